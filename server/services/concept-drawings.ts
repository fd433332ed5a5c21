import { drawingFor } from '../drawings/drawing-for.ts'
import { drawings } from '../drawings/drawings.ts'
import { mediaTypes } from '#routers/contract/media-types.ts'
import { conceptAsked, craftStore } from './built-in/craft/store.ts'
import type { MediaType } from '#routers/contract/media-types.ts'
import type { Drawings } from '#routers/course-author.ts'

/** The drawing of the concept that the words are about, in the medium or, with none, in any. */
export const conceptDrawings: Drawings = {
  choose(medium, words) {
    const { of, id } = conceptIn(medium ? [medium] : mediaTypes, words) ?? {
      of: medium ?? 'photography',
      id: '',
    }
    const name = drawingFor(of, id)
    const { alt, caption } = drawings[name]
    return { url: `/api/drawings/${name}.svg`, alt, caption }
  },
}

/** A concept whose own words are there is meant; else the one that the words ask about. */
function conceptIn(
  media: readonly MediaType[],
  words: string,
): { of: MediaType; id: string } | undefined {
  for (const of of media) {
    const quoted = craftStore[of].find(({ what }) => words.includes(what))
    if (quoted) return { of, id: quoted.id }
  }
  for (const of of media) {
    const asked = conceptAsked(of, words)
    if (asked) return { of, id: asked.id }
  }
  return undefined
}
