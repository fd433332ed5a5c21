import { communityReasons } from './guide-reasons-community.ts'
import { collectionReasons } from './guide-reasons-collections.ts'
import type { PlaceCategory } from '#routers/contract/discovery.ts'
import type { MediaType } from '#routers/contract/media-types.ts'

/** Media that look for the same things in a place; `any` for who has told nothing. */
export const mediaGroups = [
  'photography',
  'picture',
  'design',
  'music',
  'film',
  'dance',
  'writing',
  'any',
] as const
export type MediaGroup = (typeof mediaGroups)[number]

export const groupOf: Record<MediaType, MediaGroup> = {
  photography: 'photography',
  painting: 'picture',
  drawing: 'picture',
  graphicDesign: 'design',
  illustration: 'design',
  music: 'music',
  film: 'film',
  dance: 'dance',
  creativeWriting: 'writing',
}

/**
 * Why a place of a kind is worth a visit for a medium: at least two each, true of any place of the kind
 * and so of nothing on show there. Each goes on behind "You are working on photography: ".
 */
export type Reasons = Record<MediaGroup, readonly [string, string, ...string[]]>

export const guideReasons: Record<PlaceCategory, Reasons> = {
  ...collectionReasons,
  ...communityReasons,
}
