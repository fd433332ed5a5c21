import type { MediaType } from '#routers/contract/media-types.ts'
import type { Brief, Work } from '#routers/tutor.ts'

/** How one speaks of a work of this kind, and of meeting it. */
export interface Thing {
  noun: string
  /** What neither host has done: `seen`, `heard`, `read`. */
  met: string
  /** What they have instead of: `No eyes in this room, only rulers.` */
  organ: string
}

const seen = { met: 'seen', organ: 'eyes' }
const heard = { met: 'heard', organ: 'ears' }
const read = { met: 'read', organ: 'reading glasses' }

const things: Record<MediaType, Thing> = {
  photography: { noun: 'photograph', ...seen },
  painting: { noun: 'painting', ...seen },
  drawing: { noun: 'drawing', ...seen },
  music: { noun: 'piece of music', ...heard },
  film: { noun: 'film', ...seen },
  graphicDesign: { noun: 'design', ...seen },
  illustration: { noun: 'illustration', ...seen },
  dance: { noun: 'dance', ...seen },
  creativeWriting: { noun: 'piece of writing', ...read },
}

/** By the medium, or by the file where nobody named one. Verse is a poem. */
export function thingOf({ medium, works }: Brief): Thing {
  const [facts] = works.map((work) => work.facts)
  const isText = facts?.family === 'pdf' || facts?.family === 'text'
  if (isText && facts.text?.verse && (medium === null || medium === 'creativeWriting'))
    return { noun: 'poem', ...read }
  if (medium) return things[medium]
  switch (facts?.family) {
    case 'image':
      return { noun: 'picture', ...seen }
    case 'audio':
      return { noun: 'recording', ...heard }
    case 'video':
      return { noun: 'film', ...seen }
    case 'pdf':
    case 'text':
      return { noun: 'piece of writing', ...read }
    case undefined:
      return { noun: 'piece of work', ...seen }
  }
}

/** What to call one file inside a sentence such as `a dark …`. */
export function nounOf(brief: Brief, { facts }: Work): string {
  switch (facts?.family) {
    case 'image':
      return brief.medium === 'painting' || brief.medium === 'drawing'
        ? brief.medium
        : 'picture'
    case 'audio':
      return 'recording'
    case 'video':
      return 'film'
    default:
      return 'text'
  }
}
