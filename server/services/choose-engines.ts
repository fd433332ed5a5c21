import { createBuiltInEditor } from './built-in-editor.ts'
import { createBuiltInVoice } from './built-in-voice.ts'
import { isGemini } from './gemini-address.ts'
import { createGeminiImageEditor } from './gemini-image-editor.ts'
import { createGeminiVoice } from './gemini-voice.ts'
import { createOpenAiImageEditor } from './openai-image-editor.ts'
import { createOpenAiVoice } from './openai-voice.ts'
import type { MediaLab } from '#routers/media-lab.ts'
import type { ImageEditor } from '#routers/image-editor.ts'
import type { Voice } from '#routers/voice.ts'
import type { Env } from '../env.ts'

/** The editor for these settings: a configured model's, else the one that measures and adjusts. */
export function createImageEditor(
  { image }: Pick<Env, 'image'>,
  media: MediaLab,
): ImageEditor {
  if (!image) return createBuiltInEditor(media)
  return isGemini(image.baseUrl)
    ? createGeminiImageEditor(image, media)
    : createOpenAiImageEditor(image, media)
}

/** The hosts' voices for these settings: a configured model's, else the ones that come with the app. */
export function createVoice({ speech }: Pick<Env, 'speech'>, media: MediaLab): Voice {
  if (!speech) return createBuiltInVoice(media)
  return isGemini(speech.baseUrl) ? createGeminiVoice(speech) : createOpenAiVoice(speech)
}
