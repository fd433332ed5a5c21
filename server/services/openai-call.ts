import type { Endpoint } from '../env.ts'
import type { EndpointCall } from './endpoint-call.ts'

/** A call to a path below the base address, with the key as OpenAI-compatible servers take it. */
export function openAiCall(endpoint: Endpoint, path: string, body: object): EndpointCall {
  return {
    url: urlOf(endpoint, path),
    headers: { ...keyOf(endpoint), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
}

/**
 * The same with a form, written out in memory: given the form itself, Node's fetch goes on reading
 * it after an abort and leaves a rejection that nobody can catch, which ends the process.
 */
export async function openAiForm(
  endpoint: Endpoint,
  path: string,
  form: FormData,
): Promise<EndpointCall> {
  const written = new Response(form)
  return {
    url: urlOf(endpoint, path),
    headers: {
      ...keyOf(endpoint),
      'content-type': written.headers.get('content-type') ?? 'multipart/form-data',
    },
    body: new Uint8Array(await written.arrayBuffer()),
  }
}

function urlOf({ baseUrl }: Endpoint, path: string): string {
  return `${baseUrl.replace(/\/+$/, '')}/${path}`
}

function keyOf({ apiKey }: Endpoint): { authorization: string } {
  return { authorization: `Bearer ${apiKey}` }
}
