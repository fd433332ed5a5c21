import { extractedNotes } from '#routers/contract/notes.ts'
import { countWords } from './discuss/sayable.ts'
import { reserves } from './notes/from-craft.ts'
import { fromProse } from './notes/from-prose.ts'
import { keysCited } from './notes/from-rules.ts'
import { keepNotes } from './notes/keep-notes.ts'
import { knownNotes } from './notes/known-notes.ts'
import { plainText } from './notes/plain-text.ts'
import type { Brief, NoteDraft } from '#routers/tutor.ts'

/** Characters; nobody writes a critique of more. */
const mostRead = 40_000
/** Words; what is shorter is a line, and what thanks in so many is thanks. */
const shortest = 16
const longestThanks = 40

/**
 * What is worth keeping of one reply: three to eight notes, or none of thanks, of a single line and of
 * words that ask for nothing and explain nothing. Replies of the built-in tutor are recognised by the
 * words of its rules and of the store of craft, and noted with their criterion and their concept;
 * any other reply is read by its shape. No note says what neither the reply nor the store says.
 * Of a very long reply the first 40 000 characters are read. The same reply gives the same notes.
 */
export function noteDown(brief: Brief, reply: string): NoteDraft[] {
  const read = reply.slice(0, mostRead)
  if (isCourtesy(read)) return []
  const { found, keys, rest, isOurs } = knownNotes(brief, read)
  const readings = [false, true].map((isFine) => {
    const all = [...found, ...fromProse(brief, rest, { isFine, isOurs })]
    return { all, kept: keepNotes(all, read) }
  })
  const enough = readings.find(({ kept }) => kept.length >= extractedNotes.least)
  if (enough) return enough.kept
  const [best] = readings.toSorted((one, other) => other.kept.length - one.kept.length)
  if (!best) return []
  const titles = isOurs ? [] : best.kept.map(({ title }) => title)
  const words = [...titles, brief.question ?? ''].join(' ')
  const near = { keys: [...keys, ...keysCited(brief, read)], words }
  return keepNotes([...best.all, ...reserves(brief, near)], read)
}

const thanks =
  /^\W*(?:you(?:['’]re| are)? (?:very |most |so )?welcome|my pleasure|with pleasure|no problem|any ?time|glad|happy|thank(?:s| you)|cheers|good luck)\b/i

function isCourtesy(reply: string): boolean {
  const plain = plainText(reply)
  const words = countWords(plain)
  const isLine = !plain.includes('\n')
  return (isLine && words < shortest) || (thanks.test(plain) && words < longestThanks)
}
