import { wikidataKey, askWikidata } from './wikidata.ts'
import { askWikipedia, readArticle } from './wikipedia.ts'
import { wordsKept } from './significance-source.ts'
import { SharedWork } from './shared-work.ts'
import { SourceFault } from './source-fault.ts'
import type { FoundPlace } from '#routers/places.ts'
import type { Kept } from './kept-answers.ts'
import type { MappedPlace } from './read-elements.ts'
import type { SignificanceSource } from './significance-source.ts'

type Significance = NonNullable<FoundPlace['significance']>

const mostPlaces = 20

/** Tells by `sourceId` what makes the nearest 20 tagged places significant; throws only after an abort. */
export type FindSignificance = (
  nearestFirst: readonly MappedPlace[],
  signal: AbortSignal,
) => Promise<Map<string, Significance>>

/**
 * What Wikipedia, else Wikidata, says of places tagged with either. What is not known yet is looked
 * up, Wikidata first, because it answers for all at once. People wait `budgetMs` at most: the lookup
 * goes on behind until `closing`, and what it finds is there the next time. A fault of either leaves
 * places out, or what was kept of them.
 */
export function createFindSignificance(
  source: SignificanceSource,
  { budgetMs, closing }: { budgetMs: number; closing: AbortSignal },
): FindSignificance {
  const shared = new SharedWork()

  async function lookUp(places: readonly MappedPlace[]): Promise<void> {
    const ids = places.flatMap(({ wikidata }) => wikidata ?? [])
    await attempt(() => askWikidata(ids, source, closing))
    for (const { wikipedia } of places) {
      const article = readArticle(wikipedia)
      if (article) await attempt(() => askWikipedia(article, source, closing))
    }
  }

  /** What one of them fails to say keeps nobody from asking for the rest. */
  async function attempt(ask: () => Promise<void>): Promise<void> {
    try {
      await ask()
    } catch (error) {
      if (!closing.aborted && error instanceof SourceFault)
        source.log.warn({ err: error }, 'What makes a place significant was not told')
    }
  }

  return async (nearestFirst, signal) => {
    const tagged = nearestFirst
      .filter(({ wikidata, wikipedia }) => wikidata !== null || readArticle(wikipedia))
      .slice(0, mostPlaces)
    const key = tagged.map(({ sourceId }) => sourceId).join()
    await inTime(
      shared.do(key, () => lookUp(tagged), closing),
      budgetMs,
      signal,
    )
    const known = new Map<string, Significance>()
    for (const place of tagged) {
      const significance = await knownOf(place, source.kept)
      if (significance) known.set(place.sourceId, significance)
    }
    return known
  }
}

async function knownOf(
  { wikidata, wikipedia }: MappedPlace,
  kept: Kept,
): Promise<Significance | undefined> {
  const article = readArticle(wikipedia)
  const extract = article && (await kept.peek({ key: article.key, ...wordsKept }))
  if (extract?.answer) return { text: extract.answer, source: 'wikipedia' }
  const described =
    wikidata !== null
      ? await kept.peek({ key: wikidataKey(wikidata), ...wordsKept })
      : undefined
  return described?.answer ? { text: described.answer, source: 'wikidata' } : undefined
}

/** Waits for the work, but not for longer; its errors are not told, an abort is. */
async function inTime(
  work: Promise<void>,
  ms: number,
  signal: AbortSignal,
): Promise<void> {
  const limit = AbortSignal.any([AbortSignal.timeout(ms), signal])
  signal.throwIfAborted()
  await new Promise<void>((resolve) => {
    limit.addEventListener('abort', () => resolve(), { once: true })
    work.then(resolve, () => resolve())
  })
  signal.throwIfAborted()
}
