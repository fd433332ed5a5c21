import { factMeanings } from '#src/locales/en/fact-meanings.ts'
import { i18n } from '#src/lib/i18n.ts'
import type { MediaType } from '#routers/contract/media-types.ts'
import type { ChartId } from './chart-of.ts'

/** What a chart means for a medium, else in general; null for a chart that explains itself. */
export function useMeaning(chart: ChartId, medium: MediaType | null): string | null {
  if (!(chart in factMeanings)) return null
  const lines = factMeanings[chart as keyof typeof factMeanings]
  const key = medium && medium in lines ? medium : 'other'
  return i18n.t(`facts:meaning.${chart}.${key}` as 'facts:meaning.histogram.other')
}
