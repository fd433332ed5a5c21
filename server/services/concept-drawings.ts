import { drawingFor } from '../drawings/drawing-for.ts'
import { drawings } from '../drawings/drawings.ts'
import { mediaTypes } from '#routers/contract/media-types.ts'
import { conceptAsked, craftStore } from './built-in/craft/store.ts'
import type { MediaType } from '#routers/contract/media-types.ts'
import type { Drawings } from '#routers/course-author.ts'
import type { Concept } from './built-in/craft/concept.ts'
import type { DrawingName } from '../drawings/drawings.ts'

/** The drawing of the concept that the words are about, in the medium or, with none, in any. */
export const conceptDrawings: Drawings = {
  choose(medium, words, taken) {
    const { of, concept } = conceptIn(medium ? [medium] : mediaTypes, words) ?? {
      of: medium ?? 'photography',
    }
    const own = drawingFor(of, concept?.id ?? '')
    const fitting = [own, ...(concept ? akinTo(of, concept) : []), drawingFor(of, '')]
    const name = fitting.find((one) => !taken.includes(addressOf(one))) ?? own
    const { alt, caption } = drawings[name]
    return { url: addressOf(name), alt, caption }
  },
}

function addressOf(name: DrawingName): string {
  return `/api/drawings/${name}.svg`
}

/** Drawings of concepts that a measure bears on as well, then of those that stand beside it. */
function akinTo(of: MediaType, concept: Concept): DrawingName[] {
  const all = craftStore[of]
  const place = all.indexOf(concept)
  const measured = all.filter(({ facts }) =>
    facts.some((key) => concept.facts.includes(key)),
  )
  const beside = all.filter((_, at) => Math.abs(at - place) === 1)
  return [...measured, ...beside].map(({ id }) => drawingFor(of, id))
}

/** A concept whose own words are there is meant; else the one that the words ask about. */
function conceptIn(
  media: readonly MediaType[],
  words: string,
): { of: MediaType; concept?: Concept } | undefined {
  for (const of of media) {
    const concept = craftStore[of].find(({ what }) => words.includes(what))
    if (concept) return { of, concept }
  }
  for (const of of media) {
    const concept = conceptAsked(of, words)
    if (concept) return { of, concept }
  }
  return undefined
}
