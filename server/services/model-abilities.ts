import type { ModelAbilities } from '#routers/context.ts'

/** What a server is known to take, judged by its address before any request is built. */
export interface EndpointKind extends ModelAbilities {
  /** How a PDF travels: Gemini reads it as an image part, OpenAI and OpenRouter as a file. */
  pdfAs: 'image_url' | 'file'
  /** Gemini 3 cannot switch thinking off, and low is the least that all its models accept. */
  reasoningEffort: 'low' | null
}

/** Audio goes only where the endpoint documents it; servers that are not known get pictures. */
export function endpointKind(baseUrl: string): EndpointKind {
  const { hostname } = new URL(baseUrl)
  const isOf = (domain: string) => hostname === domain || hostname.endsWith(`.${domain}`)
  if (isOf('googleapis.com'))
    return {
      images: true,
      audio: true,
      pdf: true,
      pdfAs: 'image_url',
      reasoningEffort: 'low',
    }
  if (isOf('openai.com') || isOf('openrouter.ai'))
    return { images: true, audio: false, pdf: true, pdfAs: 'file', reasoningEffort: null }
  return { images: true, audio: false, pdf: false, pdfAs: 'file', reasoningEffort: null }
}
