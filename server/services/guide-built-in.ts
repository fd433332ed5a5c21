import { findInterest, findLeanings } from './guide-leanings.ts'
import { guideReasons, mediaGroups } from './guide-reasons.ts'
import type { PlaceCategory } from '#routers/contract/discovery.ts'
import type { GuideBrief, GuidedPlace, PlaceGuide } from '#routers/place-guide.ts'
import type { Leaning } from './guide-leanings.ts'

/** How much a kind of place does for a medium, from 0 to 3, in the order of `mediaGroups`. */
const fit: Record<PlaceCategory, readonly number[]> = {
  museum: [2, 2, 2, 1, 2, 1, 2, 2],
  gallery: [3, 3, 3, 1, 2, 1, 1, 2],
  historic_site: [2, 2, 1, 1, 2, 1, 2, 1],
  performance_venue: [1, 1, 1, 3, 3, 3, 2, 2],
  artist_studio: [2, 3, 2, 1, 1, 1, 1, 1],
  library: [1, 1, 2, 2, 1, 0, 3, 1],
  creative_district: [3, 2, 2, 1, 2, 1, 2, 1],
  community_space: [1, 1, 1, 2, 1, 3, 2, 1],
}

/**
 * The guide of a server without a model: a rule and hand-written reasons, so the same brief gives the
 * same order. Points of a place: how much its kind does for what the person works on or is interested
 * in (0 to 3), 2 when it speaks of one of their interests, 1 when it is known for something, and for
 * being near 2 (up to 2 km) or 1 (up to 8 km); of two alike the nearer. Of a person of whom nothing is
 * known it ranks only what speaks of an interest: no reason would be theirs. It knows no place or event.
 */
export const builtInGuide: PlaceGuide = {
  label: null,
  async rank(brief) {
    const leanings = findLeanings(brief)
    const once = new Map(brief.places.map((place) => [place.id, place]))
    const rated = [...once.values()].map((place) => rate(place, leanings, brief))
    rated.sort(
      (one, other) =>
        other.points - one.points || one.place.distanceKm - other.place.distanceKm,
    )
    const say = createReasons()
    const theirs = rated.filter(
      ({ leaning, interest }) => leaning.group !== 'any' || interest,
    )
    return theirs.map((one) => ({
      id: one.place.id,
      reason: say(one),
      significance: null,
    }))
  },
  nameEvents: async () => [],
  namePlaces: async () => [],
}

interface Rated {
  place: GuidedPlace
  leaning: Leaning
  interest: string | null
  points: number
}

function rate(place: GuidedPlace, leanings: Leaning[], brief: GuideBrief): Rated {
  const { name, category, description, significance, distanceKm } = place
  const fits = leanings.map((leaning) => ({
    leaning,
    points: fitOf(category, leaning),
  }))
  const best = fits.reduce((one, other) => (other.points > one.points ? other : one))
  const text = [name, description, significance ?? ''].join('\n')
  const interest = findInterest(text, brief.interests)
  const isKnown = significance !== null && significance !== ''
  return {
    place,
    leaning: best.leaning,
    interest,
    points: best.points + (interest ? 2 : 0) + (isKnown ? 1 : 0) + nearness(distanceKm),
  }
}

function fitOf(category: PlaceCategory, { group }: Leaning): number {
  return fit[category][mediaGroups.indexOf(group)] ?? 0
}

function nearness(distanceKm: number): number {
  if (distanceKm <= 2) return 2
  return distanceKm <= 8 ? 1 : 0
}

/** The reasons of a kind and medium take turns, so that no two places in a row have the same. */
function createReasons(): (rated: Rated) => string {
  const said = new Map<string, number>()
  return ({ place, leaning, interest }) => {
    const key = `${place.category} ${leaning.group}`
    const turn = said.get(key) ?? 0
    said.set(key, turn + 1)
    const reasons = guideReasons[place.category][leaning.group]
    const reason = reasons[turn % reasons.length] ?? reasons[0]
    const about = interest
      ? `What is known of it speaks of ${interest}, which is one of your interests. `
      : ''
    return `${about}${leaning.lead}${reason}`
  }
}
