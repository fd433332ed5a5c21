import { z } from 'zod'
import { placeRules } from './place-rules.ts'
import { mappedPlace, readElements } from './read-elements.ts'
import { SourceFault } from './source-fault.ts'
import { rounded } from './distance.ts'
import type { GeoPoint } from '#routers/contract/discovery.ts'
import type { Kept } from './kept-answers.ts'
import type { AskJson } from './ask-json.ts'
import type { MappedPlace } from './read-elements.ts'
import { keptDays } from './kept-answers.ts'

/** A wider search follows while there are fewer places than `enough`. */
const searches = [
  { radiusM: 3000, enough: 12 },
  { radiusM: 10_000, enough: 4 },
  { radiusM: 25_000, enough: 0 },
] as const

/** What the server may use for one query: seconds, fewer than are waited for, and bytes of its memory. */
const settings = '[out:json][timeout:14][maxsize:67108864]'
/** More elements than this are not sent; 2,000 are about 2 MB. */
const mostElements = 4000

/**
 * One query in Overpass QL for all that `placeRules` can use around a point; `meta` is for the times
 * of the last changes, `center` for the positions of ways and relations.
 */
export function placesQuery(centre: GeoPoint, radiusM: number): string {
  const around = `(around:${radiusM},${centre.latitude},${centre.longitude})`
  const lines = [...selectors()].map((selector) => `  nwr${around}["name"]${selector};`)
  return `${settings};\n(\n${lines.join('\n')}\n);\nout meta center ${mostElements};`
}

function selectors(): string[] {
  const known = '[~"^wiki(data|pedia)$"~"."]'
  const valuesOf = new Map<string, { key: string; known: string; values: string[] }>()
  for (const { key, values, isKnown } of placeRules) {
    const asked = isKnown ? known : ''
    const entry = valuesOf.get(key + asked) ?? { key, known: asked, values: [] }
    entry.values.push(...(values ?? []))
    valuesOf.set(key + asked, entry)
  }
  return [...valuesOf.values()].map(({ key, known, values }) => {
    // Open to the sides of a semicolon: one key may have several values.
    const pattern = `(^|; ?)(${[...new Set(values)].join('|')})( ?;|$)`
    return values.length === 0 ? `["${key}"]${known}` : `["${key}"~"${pattern}"]${known}`
  })
}

/** `remark` tells that the query was broken off; what came before it is not all there is. */
const overpassAnswer = z.object({
  elements: z.array(z.unknown()),
  remark: z.string().optional(),
})

/**
 * The places of culture around a position from OpenStreetMap, nearest first, at most 120: within
 * 3 km, or 10 or 25 km where there are few. Throws SourceFault or PlacesError when the server gives
 * none of these answers; a wider search that fails, or is aborted, leaves what the narrower one found.
 */
export async function findMapped(
  point: GeoPoint,
  { url, askJson, kept, signal }: OverpassSource,
): Promise<MappedPlace[]> {
  const centre = rounded(point)
  let found: MappedPlace[] = []
  for (const { radiusM, enough } of searches) {
    try {
      found = await kept.get({
        key: `places/${centre.latitude},${centre.longitude}/${radiusM}`,
        days: keptDays.places,
        shape: z.array(mappedPlace),
        signal,
        ask: async (signal) =>
          readElements(
            readAnswer(
              await askJson(
                { url, form: { data: placesQuery(centre, radiusM) } },
                signal,
              ),
            ),
            { centre, radiusM },
          ),
      })
    } catch (error) {
      if (found.length === 0) throw error
      return found
    }
    if (found.length >= enough) break
  }
  return found
}

export interface OverpassSource {
  /** The interpreter's full address. */
  url: string
  askJson: AskJson
  kept: Kept
  signal: AbortSignal
}

function readAnswer(json: unknown): unknown[] {
  const parsed = overpassAnswer.safeParse(json)
  if (!parsed.success) throw new SourceFault('Overpass sent json of another shape')
  const { elements, remark } = parsed.data
  if (remark?.includes('error'))
    throw new SourceFault(`Overpass broke off: ${remark.slice(0, 200)}`)
  return elements
}
