import { extractedNotes } from '#routers/contract/notes.ts'
import { noteLimits } from '#routers/contract/note-limits.ts'
import { findExcerpt } from '#routers/suggestions/find-excerpt.ts'
import { asTitle, bareWords, cutAtWord, withoutCitations } from './plain-text.ts'
import { ranks } from './candidate.ts'
import { saySame } from './sentences.ts'
import type { NoteDraft } from '#routers/tutor.ts'
import type { Candidate } from './candidate.ts'

export const titleMaxLength = 80
const mostTags = 5

/**
 * The notes of a reply out of all that may be kept: at most eight, no two that say the same, in the
 * order in which they were found. Reserves fill up to three, and stand for nothing by themselves.
 */
export function keepNotes(found: readonly Candidate[], reply: string): NoteDraft[] {
  const ordered = found
    .map(({ rank, note }, place) => ({ rank, place, note: finished(note, reply) }))
    .filter(({ note }) => note.title !== '' && note.content !== '')
    .toSorted((one, other) => one.rank - other.rank || one.place - other.place)
  if (!ordered.some(({ rank }) => rank < ranks.reserve)) return []
  const kept: typeof ordered = []
  for (const one of ordered) {
    const isFull =
      kept.length >=
      (one.rank < ranks.reserve ? extractedNotes.most : extractedNotes.least)
    if (!isFull && !kept.some(({ note }) => areSame(note, one.note))) kept.push(one)
  }
  return kept.toSorted((one, other) => one.place - other.place).map(({ note }) => note)
}

function areSame(one: NoteDraft, other: NoteDraft): boolean {
  return (
    bareWords(one.title) === bareWords(other.title) || saySame(one.content, other.content)
  )
}

function finished(note: NoteDraft, reply: string): NoteDraft {
  const tags = note.tags.map((tag) => cutAtWord(tag.trim(), noteLimits.tag))
  return {
    title: asTitle(note.title, titleMaxLength),
    content: cutAtWord(withoutCitations(note.content).trim(), noteLimits.content),
    category: note.category,
    tags: [...new Set(tags)].filter((tag) => tag !== '').slice(0, mostTags),
    excerpt: findExcerpt(reply, note.excerpt),
  }
}
