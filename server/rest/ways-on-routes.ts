import { z } from 'zod'
import { generateAudioInput } from '#routers/contract/audio-chat.ts'
import { compareInput } from '#routers/contract/comparison.ts'
import { messageView } from '#routers/contract/conversation.ts'
import { editImageInput } from '#routers/contract/refyn.ts'
import { awaitTalk } from '#routers/audio-chat/read-audio.ts'
import { awaitReply } from '#routers/conversation/await-reply.ts'
import { toMemberContext } from '../request-context.ts'
import { editedImage } from './documented-message.ts'
import { readJson } from './rest-route.ts'
import { settledBy, waitOf } from './waiting.ts'
import type { HttpParts } from '../request-context.ts'
import type { RestRoute } from './rest-route.ts'

/** A critique applied, tried again and talked about; each call waits for its work. */
export function waysOnRoutes(parts: HttpParts): RestRoute[] {
  const settled = settledBy(parts)
  return [
    {
      method: 'post',
      path: '/api/compare-files',
      summary: 'Compare an improved version with an earlier file and wait for the result',
      access: 'member',
      status: 200,
      body: compareInput,
      answer: z.object({ message: messageView }),
      run: async (c, api) => ({
        message: await settled(c, await api.comparison.create(await readJson(c))),
      }),
    },
    {
      method: 'post',
      path: '/api/edit-image',
      summary: 'Apply suggestions to an image and wait for the picture',
      access: 'member',
      status: 200,
      body: editImageInput,
      answer: z.object({
        success: z.boolean(),
        /** A data URL of the whole picture. */
        editedImage: z.string(),
      }),
      async run(c, api) {
        const ctx = toMemberContext(parts, c)
        const begun = await api.refyn.createFromWords(await readJson(c))
        const { refyn } = await awaitReply(ctx, begun, waitOf(c))
        const picture = await editedImage(ctx, refyn?.fileId ?? '')
        return { success: picture !== '', editedImage: picture }
      },
    },
    {
      method: 'post',
      path: '/api/generate-audio',
      summary: 'Have two hosts discuss the work and wait for the audio',
      access: 'member',
      status: 200,
      body: generateAudioInput,
      answer: z.object({ audioUrl: z.string() }),
      async run(c, api) {
        const ctx = toMemberContext(parts, c)
        const begun = await api.audioChat.generate(await readJson(c))
        const { audioUrl } = await awaitTalk(ctx, begun, waitOf(c))
        return { audioUrl }
      },
    },
  ]
}
