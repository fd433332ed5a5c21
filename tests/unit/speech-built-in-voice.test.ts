import { expect, test } from 'vitest'
import { AiError } from '#routers/ai-error.ts'
import { MediaError } from '#routers/media-lab.ts'
import { createBuiltInVoice } from '#server/services/built-in-voice.ts'
import type { MediaLab } from '#routers/media-lab.ts'
import type { SpokenTurn } from '#routers/voice.ts'

const turns: SpokenTurn[] = [{ host: 'Alex', text: 'Hello' }]
const never = new AbortController().signal

function voiceOf(speak: MediaLab['speak']) {
  return createBuiltInVoice({ speak })
}

test('the voice is named, takes a turn at a time and answers with WAV', async () => {
  const asked: SpokenTurn[][] = []
  const voice = voiceOf((said) => {
    asked.push(said)
    return Promise.resolve(Buffer.from('RIFF'))
  })
  expect([voice.label, voice.turnsAtOnce]).toEqual(['Built-in voices', 1])
  expect(await voice.speak(turns, never)).toEqual({
    data: Buffer.from('RIFF'),
    format: 'wav',
  })
  expect(asked).toEqual([turns])
})

test('a signal ends the wait at once, and before it begins nothing is asked', async () => {
  let asked = 0
  const voice = voiceOf(() => {
    asked += 1
    return new Promise(() => {})
  })
  const stop = new AbortController()
  const speech = voice.speak(turns, stop.signal)
  stop.abort(new Error('stopped'))
  await expect(speech).rejects.toThrow('stopped')
  await expect(voice.speak(turns, stop.signal)).rejects.toThrow('stopped')
  expect(asked).toBe(1)
})

test('a voice that fails is a fault of the other side, and can be tried again', async () => {
  const voice = voiceOf(() => Promise.reject(new MediaError('speak took too long')))
  const error = await voice.speak(turns, never).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(AiError)
  expect(error).toMatchObject({ fault: 'ai_failed', isRetryable: true })
  expect((error as AiError).message).toContain('took too long')
})
