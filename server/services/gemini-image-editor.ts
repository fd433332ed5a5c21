import { z } from 'zod'
import { AiError } from '#routers/ai-error.ts'
import { requirePicture } from './answer-bytes.ts'
import { editInstruction } from './edit-instruction.ts'
import { answerMaxBytes, wholeAnswerTimes } from './endpoint-call.ts'
import { callGemini, nativeModel } from './gemini-native.ts'
import { modelLabel } from './model-label.ts'
import { tokensIn } from './tokens-in.ts'
import { recordAiUse } from './usage-meter.ts'
import { shownPicture } from './shown-picture.ts'
import type { Endpoint } from '../env.ts'
import type { MediaLab } from '#routers/media-lab.ts'
import type { ImageFacts } from '#routers/contract/facts.ts'
import type { EditRequest, ImageEditor } from '#routers/image-editor.ts'
import type { ShownPicture } from './shown-picture.ts'

/**
 * About 2048 pixels: the smallest size that is not below the copy that the model is shown (1568).
 * 4K costs more, and what it adds is made up.
 */
const imageSize = '2K'

/** https://ai.google.dev/gemini-api/docs/image-generation, aspect ratios that all image models take. */
const aspectRatios = [
  '1:1',
  '2:3',
  '3:2',
  '3:4',
  '4:3',
  '4:5',
  '5:4',
  '9:16',
  '16:9',
  '21:9',
] as const

/**
 * An image model of Gemini, asked once per edit by its native generateContent. It is shown the copy
 * without metadata, and what it draws is brought to the source's shape and size.
 */
export function createGeminiImageEditor(
  endpoint: Endpoint,
  media: MediaLab,
  limits = { times: wholeAnswerTimes, maxBytes: answerMaxBytes },
): ImageEditor {
  return {
    label: modelLabel(endpoint.model),
    isAi: true,
    async edit(request, target, signal) {
      const picture = await shownPicture(media, request.file)
      const answer = await callGemini(
        endpoint,
        {
          path: `models/${encodeURIComponent(nativeModel(endpoint))}:generateContent`,
          body: drawingRequest(request, picture),
        },
        { ...limits, signal },
      )
      recordAiUse({ model: endpoint.model, images: 1, ...tokensIn(answer) })
      await media.fitDrawn(request.file, await drawnPicture(answer), target, signal)
      return {
        mimeType: 'image/jpeg',
        made: request.changes.map(() => ({ adjustments: [], isApplied: true })),
      }
    },
  }
}

function drawingRequest({ changes, facts }: EditRequest, picture: ShownPicture): object {
  return {
    contents: [
      {
        role: 'user',
        parts: [
          { text: editInstruction(changes) },
          {
            inlineData: {
              mimeType: picture.mimeType,
              data: picture.data.toString('base64'),
            },
          },
        ],
      },
    ],
    generationConfig: {
      responseModalities: ['IMAGE'],
      // Without a ratio the model keeps about that of the picture it is shown.
      imageConfig: { ...(facts ? { aspectRatio: nearestRatio(facts) } : {}), imageSize },
    },
  }
}

/** By the quotient and not the difference, so that upright and lying pictures are alike. */
export function nearestRatio({ width, height }: Pick<ImageFacts, 'width' | 'height'>) {
  const distance = (ratio: string) => {
    const [across = 1, down = 1] = ratio.split(':').map(Number)
    return Math.abs(Math.log((width / height) * (down / across)))
  }
  return aspectRatios.reduce((best, ratio) =>
    distance(ratio) < distance(best) ? ratio : best,
  )
}

const drawing = z.object({
  candidates: z
    .array(
      z.object({
        content: z
          .object({
            parts: z
              .array(
                z.object({
                  thought: z.boolean().nullish(),
                  text: z.string().nullish(),
                  inlineData: z
                    .object({ mimeType: z.string(), data: z.string() })
                    .nullish(),
                }),
              )
              .nullish(),
          })
          .nullish(),
        finishReason: z.string().nullish(),
      }),
    )
    .nullish(),
  promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish(),
})

/** The first picture that is no thought; a model that refuses says why in words or by a reason. */
async function drawnPicture(answer: unknown): Promise<Buffer> {
  const parsed = drawing.safeParse(answer)
  if (!parsed.success)
    throw new AiError('ai_nonsense', 'The AI service sent an answer of another shape')
  const { candidates, promptFeedback } = parsed.data
  const candidate = candidates?.[0]
  const parts = (candidate?.content?.parts ?? []).filter(({ thought }) => !thought)
  const drawn = parts.find(({ inlineData }) => inlineData?.mimeType.startsWith('image/'))
  if (drawn?.inlineData) return requirePicture(drawn.inlineData.data)
  const reason = promptFeedback?.blockReason ?? candidate?.finishReason ?? 'no reason'
  const words = parts.map(({ text }) => text ?? '').join(' ')
  throw new AiError(
    'ai_nonsense',
    `The AI service sent no picture (${reason}) ${words.slice(0, 200)}`.trim(),
  )
}
