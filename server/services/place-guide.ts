import { eventForm, placeForm, rankForm } from './guide-answer.ts'
import { eventMessages, placeMessages, rankMessages } from './guide-prompt.ts'
import { endpointKind } from './model-abilities.ts'
import { modelLabel } from './model-label.ts'
import { createOpenAiModel, usualTimes } from './openai-model.ts'
import type { PlaceGuide } from '#routers/place-guide.ts'
import type { Endpoint } from '../env.ts'
import type { Carried, Message } from './openai-messages.ts'
import type { Structured } from './openai-model.ts'
import type { EndpointTimes } from './stream-limit.ts'

/** A guide behind any OpenAI-compatible server: three forms, each its own call. */
export function createModelGuide(
  endpoint: Endpoint,
  times: EndpointTimes = usualTimes,
): PlaceGuide {
  const model = createOpenAiModel(endpoint, times)
  const words: Carried = {
    parts: [],
    focus: [],
    kind: endpointKind(endpoint.baseUrl),
    model: endpoint.model,
  }

  function fill<Answer, Value>(
    messages: Message[],
    form: Structured<Answer, Value>,
    signal: AbortSignal,
  ): Promise<Value> {
    return model.answer(words, () => messages, { ...form, signal })
  }

  return {
    label: modelLabel(endpoint.model),
    async rank(brief, signal) {
      if (brief.places.length === 0) return []
      return fill(rankMessages(brief), rankForm(brief), signal)
    },
    nameEvents: (wanted, interests, signal) =>
      fill(eventMessages(wanted, interests), eventForm(wanted), signal),
    namePlaces: (town, interests, signal) =>
      fill(placeMessages(town, interests), placeForm(town), signal),
  }
}
