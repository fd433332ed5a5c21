import { z } from 'zod'
import { mostCharacters, wordsKept } from './significance-source.ts'
import { SourceFault } from './source-fault.ts'
import { oneLine } from './tag-text.ts'
import type { SignificanceSource } from './significance-source.ts'

/** The longest list that wbgetentities takes. */
const mostIds = 50

export function wikidataKey(id: string): string {
  return `wikidata/${id}`
}

/** As wbgetentities answers; an id without an entity comes as `{id, missing: ""}`. */
const answer = z.object({
  entities: z.record(
    z.string(),
    z
      .object({
        descriptions: z.object({ en: z.object({ value: z.string() }) }).optional(),
      })
      .catch({}),
  ),
})

/**
 * Asks for the English descriptions of those ids that are not known freshly and keeps each, also that
 * there is none. Throws what `askJson` throws, and SourceFault for an answer of another shape.
 */
export async function askWikidata(
  ids: readonly string[],
  { wikidataUrl, askJson, kept }: SignificanceSource,
  signal: AbortSignal,
): Promise<void> {
  const unknown: string[] = []
  for (const id of new Set(ids)) {
    const known = await kept.peek({ key: wikidataKey(id), ...wordsKept })
    if (!known?.isFresh) unknown.push(id)
  }
  for (let start = 0; start < unknown.length; start += mostIds) {
    const some = unknown.slice(start, start + mostIds)
    const asked = new URLSearchParams({
      action: 'wbgetentities',
      ids: some.join('|'),
      props: 'descriptions',
      languages: 'en',
      format: 'json',
    })
    const json = await askJson({ url: `${wikidataUrl}?${asked.toString()}` }, signal)
    const parsed = answer.safeParse(json)
    if (!parsed.success) throw new SourceFault('Wikidata sent json of another shape')
    for (const id of some) {
      const value = parsed.data.entities[id]?.descriptions?.en.value
      await kept.put(wikidataKey(id), oneLine(value, mostCharacters) || null)
    }
  }
}
