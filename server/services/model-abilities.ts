import type { ModelAbilities } from '#routers/media-lab.ts'

/** What a server is known to take, judged by its address before any request is built. */
export interface EndpointKind extends ModelAbilities {
  /** Gemini 3 cannot switch thinking off, and low is the least that all its models accept. */
  reasoningEffort: 'low' | null
}

/** Audio goes only where the endpoint documents it; servers that are not known get pictures. */
export function endpointKind(baseUrl: string): EndpointKind {
  const { hostname } = new URL(baseUrl)
  const isOf = (domain: string) => hostname === domain || hostname.endsWith(`.${domain}`)
  if (isOf('googleapis.com')) return { images: true, audio: true, reasoningEffort: 'low' }
  return { images: true, audio: false, reasoningEffort: null }
}
