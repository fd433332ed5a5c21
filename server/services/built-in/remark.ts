import type { MediaType } from '#routers/contract/media-types.ts'

/** One thing that the measures say about a file. */
export interface Remark {
  /** The fact it rests on, as `describeFacts` names it. */
  factKey: string
  /** How far from usual the measure is; the largest are spoken of first. */
  weight: number
  text: string
}

export interface Observations {
  see: string[]
  works: Remark[]
  matters: Remark[]
}

/** Media whose pictures are made by hand, by camera, or by layout ask for different actions. */
export type Craft = 'camera' | 'hand' | 'layout'

export function craftOf(medium: MediaType | null): Craft {
  switch (medium) {
    case 'painting':
    case 'drawing':
    case 'illustration':
      return 'hand'
    case 'graphicDesign':
      return 'layout'
    default:
      return 'camera'
  }
}
