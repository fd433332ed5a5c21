import { plainWords } from './quote.ts'
import { firstWords, upper } from './sayable.ts'
import type { Work } from '#routers/tutor.ts'

/** How the two call one of several files. */
export function nameOf(work: Work): string {
  const title = titleOf(work.originalName)
  return title ? `“${title}”` : 'another file'
}

/** A file name as a title; null for the names that cameras and programs give. */
export function titleOf(originalName: string): string | null {
  const stem = plainWords(
    originalName.replace(/\.[a-z0-9]{1,5}$/i, '').replaceAll(/[_-]+/g, ' '),
  )
  const isGiven =
    /^(img|dscn?f?|pxl|mvi|vid|gopr|screen ?shot|scan|untitled|image|photo|audio|video|document|download|whatsapp|rec|new|final)?[\s\d.]*$/i.test(
      stem,
    )
  const letters = stem.replaceAll(/[^\p{L}]/gu, '')
  return isGiven || letters.length < 2 ? null : upper(firstWords(stem, 8))
}
