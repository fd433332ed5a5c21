import { z } from 'zod'
import { extractedNotes } from '#routers/contract/notes.ts'
import { noteLimits } from '#routers/contract/note-limits.ts'
import { asTitle, bareWords, cutAtWord, plainText } from './built-in/notes/plain-text.ts'
import { saySame } from './built-in/notes/sentences.ts'
import type { NoteCategory } from '#routers/contract/note-categories.ts'
import type { NoteDraft } from '#routers/tutor.ts'

/**
 * What a model is asked to fill in; flat and without limits (facts/ai-endpoints A4). Tags are one
 * string, because each list in a schema counts against Gemini's budget; servers that keep to no
 * schema send a list all the same, and it is taken.
 */
export const noteAnswer = z.object({
  notes: z.array(
    z.object({
      title: z.string(),
      content: z.string(),
      category: z.string(),
      tags: z.preprocess(
        (tags) => (Array.isArray(tags) ? tags.join(', ') : (tags ?? '')),
        z.string(),
      ),
      excerpt: z.string().nullable(),
    }),
  ),
})

/** Of an endless answer no more is looked at: patterns on it would hold the server up. */
const readAtMost = {
  notes: 4 * extractedNotes.most,
  line: 4 * noteLimits.title,
  content: 2 * noteLimits.content,
} as const

/**
 * At most eight drafts in plain text, in their order: titles in one line without marks of markdown,
 * no citations, texts cut at the end of a word. Without a title or a content there is no note, and
 * of two that say the same the first is kept. Excerpts are not looked up here.
 */
export function toNotes({ notes }: z.infer<typeof noteAnswer>): NoteDraft[] {
  const kept: NoteDraft[] = []
  for (const { title, content, category, tags, excerpt } of notes.slice(
    0,
    readAtMost.notes,
  )) {
    const draft: NoteDraft = {
      title: asTitle(title.slice(0, readAtMost.line), noteLimits.title),
      content: cutAtWord(
        plainText(content.slice(0, readAtMost.content)),
        noteLimits.content,
      ),
      category: readCategory(category.slice(0, readAtMost.line)),
      tags: readTags(tags.slice(0, readAtMost.line)),
      excerpt: excerpt?.trim() || null,
    }
    const isEmpty = draft.title === '' || draft.content === ''
    if (!isEmpty && !kept.some((one) => areSame(one, draft))) kept.push(draft)
  }
  return kept.slice(0, extractedNotes.most)
}

function areSame(one: NoteDraft, other: NoteDraft): boolean {
  return (
    bareWords(one.title) === bareWords(other.title) || saySame(one.content, other.content)
  )
}

/** Models that cannot keep to four words use these, the first that fits; all others are general. */
const spellings: ReadonlyArray<[RegExp, NoteCategory]> = [
  [/techni|craft|skill|method|principle|concept|theory|how.?to/, 'technique'],
  [
    /resourc|tool|book|link|artist|reading|exercis|practi[cs]e|material|place/,
    'resource',
  ],
  [/advi[cs]|action|tip|suggest|recommend|improve|next|to.?do|fix/, 'advice'],
]

function readCategory(spelled: string): NoteCategory {
  const words = spelled.toLowerCase()
  return spellings.find(([pattern]) => pattern.test(words))?.[1] ?? 'general'
}

function readTags(listed: string): string[] {
  const tags = listed
    .split(/[,;\n]/)
    .map((tag) => asTitle(tag.replaceAll(/[#"“”]/g, ''), noteLimits.tag).toLowerCase())
  return [...new Set(tags)].filter((tag) => tag !== '').slice(0, noteLimits.tags)
}
