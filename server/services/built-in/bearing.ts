import type { FactKey, Facts } from '#routers/contract/facts.ts'
import type { MediaType } from '#routers/contract/media-types.ts'
import type { Work } from '#routers/tutor.ts'

type Family = Facts['family']

/** Which files are the work itself; the others of a crit are its surroundings. */
const own: Record<MediaType, readonly Family[]> = {
  photography: ['image'],
  painting: ['image'],
  drawing: ['image'],
  illustration: ['image'],
  graphicDesign: ['image', 'pdf'],
  music: ['audio'],
  film: ['video'],
  dance: ['video'],
  creativeWriting: ['pdf', 'text'],
}

const cutKeys: ReadonlySet<FactKey> = new Set([
  'shots',
  'shotExposure',
  'black',
  'frozen',
])
/** Tones of a film are those of one frame, and its sound serves the picture. */
const besideTheCut = 0.5

/** Whether a file is the work that the crit is about, and not what stands beside it. */
export function isOwnWork(medium: MediaType | null, { facts }: Work): boolean {
  return facts !== null && (medium === null || own[medium].includes(facts.family))
}

/** How much a measure bears on a file: all that is not the cut counts for less in a film. */
export function bearingOf({ facts }: Work, key: FactKey): number {
  return facts?.family === 'video' && !cutKeys.has(key) ? besideTheCut : 1
}
