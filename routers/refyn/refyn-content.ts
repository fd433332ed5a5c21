import type { RefynSettings } from '../contract/refyn.ts'

/** The heading under which the documented messages show a refyn. */
export const refynHeading = '## Refynd Image'

/** A refyn in words: for the history that the tutor reads, for copying and for callers of `/api`. */
export function refynContent({ changes }: RefynSettings): string {
  const listOf = (isApplied: boolean) =>
    changes
      .filter((change) => change.isApplied === isApplied)
      .map(({ title, how }) => `- ${title.replace(/[.\s]+$/, '')}: ${how}`)
      .join('\n')
  const [applied, left] = [listOf(true), listOf(false)]
  return [
    refynHeading,
    applied && `Applied:\n\n${applied}`,
    left && `Left for your own hand:\n\n${left}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
