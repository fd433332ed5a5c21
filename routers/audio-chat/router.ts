import { z } from 'zod'
import {
  audioChatInput,
  audioChatView,
  generateAudioInput,
} from '../contract/audio-chat.ts'
import { memberProcedure, router } from '../trpc.ts'
import { generateAudio } from './generate-audio.ts'
import { readTalks } from './read-audio.ts'

export const audioChatRouter = router({
  get: memberProcedure
    .input(audioChatInput)
    .output(
      z.object({ ready: audioChatView.nullable(), making: audioChatView.nullable() }),
    )
    .query(({ ctx, input }) => readTalks(ctx, input.sessionId)),
  generate: memberProcedure
    .input(generateAudioInput)
    .output(audioChatView)
    .mutation(({ ctx, input }) => generateAudio(ctx, input)),
})
