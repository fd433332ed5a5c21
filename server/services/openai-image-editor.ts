import { z } from 'zod'
import { AiError } from '#routers/ai-error.ts'
import { requirePicture } from './answer-bytes.ts'
import { editInstruction } from './edit-instruction.ts'
import {
  answerMaxBytes,
  callEndpoint,
  requireJson,
  wholeAnswerTimes,
} from './endpoint-call.ts'
import { modelLabel } from './model-label.ts'
import { openAiForm } from './openai-call.ts'
import { tokensIn } from './tokens-in.ts'
import { recordAiUse } from './usage-meter.ts'
import { shownPicture } from './shown-picture.ts'
import type { Endpoint } from '../env.ts'
import type { MediaLab } from '#routers/media-lab.ts'
import type { ImageFacts } from '#routers/contract/facts.ts'
import type { ImageEditor } from '#routers/image-editor.ts'

/**
 * An image model behind `/images/edits` of an OpenAI-compatible server, asked once per edit. An
 * answer that is an address instead of bytes is refused: to fetch what the other side names would
 * let it look into the network that this server stands in.
 */
export function createOpenAiImageEditor(
  endpoint: Endpoint,
  media: MediaLab,
  limits = { times: wholeAnswerTimes, maxBytes: answerMaxBytes },
): ImageEditor {
  return {
    label: modelLabel(endpoint.model),
    isAi: true,
    async edit({ file, facts, changes }, target, signal) {
      const picture = await shownPicture(media, file)
      const form = new FormData()
      form.set('model', endpoint.model)
      form.set('prompt', editInstruction(changes))
      form.set('n', '1')
      if (facts) form.set('size', sizeFor(endpoint.model, facts))
      if (!isGptImage(endpoint.model)) form.set('response_format', 'b64_json')
      form.set(
        'image',
        new Blob([new Uint8Array(picture.data)], { type: picture.mimeType }),
        `picture.${picture.mimeType.slice('image/'.length)}`,
      )
      const call = await openAiForm(endpoint, 'images/edits', form)
      const answer = await callEndpoint(call, { ...limits, signal })
      const json = requireJson(answer)
      recordAiUse({ model: endpoint.model, images: 1, ...tokensIn(json) })
      await media.fitDrawn(file, await drawnPicture(json), target, signal)
      return {
        mimeType: 'image/jpeg',
        made: changes.map(() => ({ adjustments: [], isApplied: true })),
      }
    },
  }
}

/** These always answer with bytes and refuse a request that asks for them; others send an address. */
function isGptImage(model: string): boolean {
  return /(^|\/)(chat)?gpt-image/i.test(model)
}

const standardSizes = [
  { width: 1024, height: 1024 },
  { width: 1536, height: 1024 },
  { width: 1024, height: 1536 },
] as const
/** Its square has as many pixels as 2560 × 1440, above which sizes are experimental. */
const longEdge = 1920

/**
 * The size to draw at. GPT image models from 2 on take any that 16 divides, between 1:3 and 3:1;
 * for all others it is the nearest of the three that every one of them takes (the OpenAI API's
 * images/edits, `size`). Not `auto`: only OpenAI's own models know the word.
 */
export function sizeFor(
  model: string,
  { width, height }: Pick<ImageFacts, 'width' | 'height'>,
): string {
  const ratio = Math.min(3, Math.max(1 / 3, width / height))
  if (/(^|\/)gpt-image-([2-9]|\d\d)/i.test(model)) {
    const edge = (length: number) => Math.round(length / 16) * 16
    return ratio >= 1
      ? `${longEdge}x${edge(longEdge / ratio)}`
      : `${edge(longEdge * ratio)}x${longEdge}`
  }
  const distance = (size: (typeof standardSizes)[number]) =>
    Math.abs(Math.log((ratio * size.height) / size.width))
  const nearest = standardSizes.reduce((best, size) =>
    distance(size) < distance(best) ? size : best,
  )
  return `${nearest.width}x${nearest.height}`
}

const drawing = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })),
})

async function drawnPicture(answer: unknown): Promise<Buffer> {
  const [first] = drawing.safeParse(answer).data?.data ?? []
  if (first?.b64_json) return requirePicture(first.b64_json)
  throw new AiError(
    'ai_nonsense',
    first?.url
      ? 'The AI service sent an address instead of a picture'
      : 'The AI service sent no picture',
  )
}
