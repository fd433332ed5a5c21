import { eventForm, placeForm, rankForm } from './guide-answer.ts'
import { eventMessages, placeMessages, rankMessages } from './guide-prompt.ts'
import { AiError } from '#routers/ai-error.ts'
import { builtInGuide } from './guide-built-in.ts'
import { createFillForm } from './fill-form.ts'
import { modelLabel } from './model-label.ts'
import { usualTimes } from './openai-model.ts'
import type { PlaceGuide } from '#routers/place-guide.ts'
import type { Endpoint } from '../env.ts'
import type { EndpointTimes } from './stream-limit.ts'

/** Less than people wait for a ranking: there has to be time for the one that follows. */
const rankMs = 7000

/**
 * A guide behind any OpenAI-compatible server: three forms, each its own call. Where it fails to rank, or
 * takes longer than 7 s, the built-in guide does.
 */
export function createModelGuide(
  endpoint: Endpoint,
  times: EndpointTimes = usualTimes,
  rankTimeoutMs: number = rankMs,
): PlaceGuide {
  const fill = createFillForm(endpoint, times)

  return {
    label: modelLabel(endpoint.model),
    async rank(brief, signal) {
      if (brief.places.length === 0) return []
      const late = AbortSignal.timeout(rankTimeoutMs)
      const limit = AbortSignal.any([signal, late])
      try {
        return await fill(rankMessages(brief), rankForm(brief), limit)
      } catch (error) {
        const isOfModel = error instanceof AiError || late.aborted
        if (signal.aborted || !isOfModel) throw error
        return builtInGuide.rank(brief, signal)
      }
    },
    nameEvents: (wanted, interests, signal) =>
      fill(eventMessages(wanted, interests), eventForm(wanted), signal),
    namePlaces: (town, interests, signal) =>
      fill(placeMessages(town, interests), placeForm(town), signal),
  }
}
