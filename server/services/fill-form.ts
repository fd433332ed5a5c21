import { endpointKind } from './model-abilities.ts'
import { createOpenAiModel } from './openai-model.ts'
import type { Endpoint } from '../env.ts'
import type { Carried, Message } from './openai-messages.ts'
import type { Structured } from './openai-model.ts'
import type { EndpointTimes } from './stream-limit.ts'

/** Has a model fill in one form after messages of words alone; an answer that does not fit is repaired once. */
export type FillForm = <Answer, Value>(
  messages: Message[],
  form: Structured<Answer, Value>,
  signal: AbortSignal,
) => Promise<Value>

export function createFillForm(endpoint: Endpoint, times: EndpointTimes): FillForm {
  const model = createOpenAiModel(endpoint, times)
  const words: Carried = {
    parts: [],
    focus: [],
    kind: endpointKind(endpoint.baseUrl),
    model: endpoint.model,
  }
  return (messages, form, signal) =>
    model.answer(words, () => messages, { ...form, signal })
}
