import { creativeWriting } from './creative-writing.ts'
import { dance } from './dance.ts'
import { drawing } from './drawing.ts'
import { film } from './film.ts'
import { graphicDesign } from './graphic-design.ts'
import { illustration } from './illustration.ts'
import { music } from './music.ts'
import { painting } from './painting.ts'
import { photography } from './photography.ts'
import type { FactKey } from '#routers/contract/facts.ts'
import type { MediaType } from '#routers/contract/media-types.ts'
import type { Work } from '#routers/tutor.ts'
import type { Concept } from './concept.ts'

/** What a good teacher of each medium would say in the first two years. */
export const craftStore: Record<MediaType, readonly Concept[]> = {
  photography,
  painting,
  drawing,
  music,
  film,
  graphicDesign,
  illustration,
  dance,
  creativeWriting,
}

/** The medium whose craft bears on a work when nobody said which it is. */
export function mediumOf(medium: MediaType | null, works: readonly Work[]): MediaType {
  if (medium) return medium
  switch (works[0]?.facts?.family) {
    case 'audio':
      return 'music'
    case 'video':
      return 'film'
    case 'pdf':
    case 'text':
      return 'creativeWriting'
    default:
      return 'photography'
  }
}

/** The concept that a measure tells most about: one that names it first, else one that names it. */
export function conceptFor(medium: MediaType, key: FactKey): Concept | undefined {
  const concepts = craftStore[medium]
  return (
    concepts.find(({ facts }) => facts[0] === key) ??
    concepts.find(({ facts }) => facts.includes(key))
  )
}

/** The concept a question asks about, by the longest of its words that the question has. */
export function conceptAsked(medium: MediaType, question: string): Concept | undefined {
  const asked = question.toLowerCase()
  let best: { concept: Concept; length: number } | undefined
  for (const concept of craftStore[medium])
    for (const stem of [concept.name.toLowerCase(), ...concept.words])
      if (stem.length > (best?.length ?? 0) && hasWord(asked, stem))
        best = { concept, length: stem.length }
  return best?.concept
}

/** Whether a word of the text begins with the stem: `light` is in `lighting`, not in `highlight`. */
export function hasWord(text: string, stem: string): boolean {
  for (let at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return true
  return false
}
