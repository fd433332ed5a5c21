import { callEndpoint, requireJson } from './endpoint-call.ts'
import { nativeBase } from './gemini-address.ts'
import type { Endpoint } from '../env.ts'
import type { CallLimits } from './endpoint-call.ts'

/**
 * One native Gemini call: the json of its answer, or an AiError. Image editing and speech are not on
 * the OpenAI-compatible address (404), and the vendor's SDK weighs 13 MB for two calls.
 */
export async function callGemini(
  endpoint: Endpoint,
  request: { path: string; body: object },
  limits: CallLimits,
): Promise<unknown> {
  const answer = await callEndpoint(
    {
      url: `${nativeBase(endpoint.baseUrl)}/${request.path}`,
      headers: {
        'content-type': 'application/json',
        'x-goog-api-key': endpoint.apiKey,
      },
      body: JSON.stringify(request.body),
    },
    limits,
  )
  return requireJson(answer)
}

/** The name alone: lists of models write `models/` before it, and the compatible address takes both. */
export function nativeModel({ model }: Endpoint): string {
  return model.replace(/^models\//, '')
}
