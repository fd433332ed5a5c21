import { mediaLabels } from '#routers/contract/media-types.ts'
import { mediaType } from '#routers/contract/media-type.ts'
import { bareWords } from './built-in/notes/plain-text.ts'
import { groupOf } from './guide-reasons.ts'
import type { GuideBrief } from '#routers/place-guide.ts'
import type { MediaGroup } from './guide-reasons.ts'

/** What a person leans to, and how that is told them. */
export interface Leaning {
  group: MediaGroup
  /** Such as `You are working on photography: `; empty for `any`. */
  lead: string
}

/** The words, or beginnings of words, by which an interest belongs to a group. */
const stems: ReadonlyArray<[MediaGroup, RegExp]> = [
  ['photography', /\b(?:photo|camera|darkroom)/],
  ['film', /\b(?:film|cinema|video|movie|documentar|animation|screenwr|screenpl)/],
  ['dance', /\b(?:danc|ballet|choreo|tango|salsa|flamenco)/],
  [
    'music',
    /\b(?:music|jazz|song|sing|choir|choral|opera|concert|guitar|piano|violin|orchestra|folk|hip hop|dj|band)/,
  ],
  [
    'writing',
    /\b(?:writ|poe[tm]|novel|fiction|litera|story|stories|storytell|book|reading|playwr|journalis)/,
  ],
  ['design', /\b(?:design|typogra|letter|illustrat|comic|graphic|poster|print)/],
  [
    'picture',
    /\b(?:paint|draw|sketch|watercolo|oil|portrait|sculpt|ceramic|pottery|art|craft|textile|collage)/,
  ],
]

/** The media of the crits, the one worked on most first, then what the interests belong to. */
export function findLeanings({ crits, interests }: GuideBrief): Leaning[] {
  const leanings = new Map<MediaGroup, Leaning>()
  const add = (group: MediaGroup, lead: string) => {
    if (!leanings.has(group)) leanings.set(group, { group, lead })
  }
  for (const medium of mediaOf(crits))
    add(groupOf[medium], `You are working on ${mediaLabels[medium].toLowerCase()}: `)
  for (const interest of interests) {
    const spelled = bareWords(interest)
    const group = stems.find(([, pattern]) => pattern.test(spelled))?.[0]
    if (group) add(group, `You named ${nameOf(interest)} among your interests: `)
  }
  return leanings.size > 0 ? [...leanings.values()] : [{ group: 'any', lead: '' }]
}

function mediaOf(crits: GuideBrief['crits']) {
  const counts = new Map<keyof typeof groupOf, number>()
  for (const { medium } of crits) {
    const known = mediaType.safeParse(medium)
    if (known.success) counts.set(known.data, (counts.get(known.data) ?? 0) + 1)
  }
  return [...counts.entries()]
    .sort(([, one], [, other]) => other - one)
    .map(([medium]) => medium)
}

/** The first interest whose own words are in what is known of a place. */
export function findInterest(text: string, interests: string[]): string | null {
  const known = ` ${bareWords(text)} `
  const found = interests.find((interest) => {
    const spelled = bareWords(interest)
    return spelled.length > 2 && known.includes(` ${spelled} `)
  })
  return found === undefined ? null : nameOf(found)
}

const longestName = 60

function nameOf(interest: string): string {
  return interest.replaceAll(/\s+/g, ' ').trim().slice(0, longestName)
}
