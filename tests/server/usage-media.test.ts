import { describe, expect, test } from 'vitest'
import { createGeminiImageEditor } from '#server/services/gemini-image-editor.ts'
import { createGeminiVoice } from '#server/services/gemini-voice.ts'
import { createOpenAiImageEditor } from '#server/services/openai-image-editor.ts'
import { createOpenAiVoice } from '#server/services/openai-voice.ts'
import { aCopy, anEdit, drawingMedia } from '#tests/support/edits.ts'
import { patient } from '#tests/support/endpoint-faults.ts'
import { geminiServer, inlineData } from '#tests/support/gemini-server.ts'
import { counted, nothing } from '#tests/support/metered.ts'
import { plain, sine, wav } from '#tests/support/sample-files.ts'
import { scriptedServer, sends, sendsJson } from '#tests/support/scripted-server.ts'
import type { SpokenTurn } from '#routers/voice.ts'

const key = 'secret-key'
const open = new AbortController().signal
const drawn = await plain([10, 20, 30]).png().toBuffer()
const copy = await aCopy()
const spoken = wav(0.5, sine(220, -12), 1, 24_000)
const talk: SpokenTurn[] = [{ host: 'Alex', text: 'Look at the light.' }]

describe('a picture is counted', () => {
  test('of Gemini, with its tokens and its thoughts', async () => {
    const answer = {
      candidates: [
        {
          content: { parts: [inlineData('image/png', drawn)] },
          finishReason: 'STOP',
          index: 0,
        },
      ],
      usageMetadata: {
        promptTokenCount: 300,
        candidatesTokenCount: 1290,
        thoughtsTokenCount: 50,
        totalTokenCount: 1640,
      },
    }
    const server = await geminiServer(sendsJson(200, answer))
    const endpoint = { baseUrl: server.baseUrl, apiKey: key, model: 'gemini-draw-1' }
    const editor = createGeminiImageEditor(endpoint, drawingMedia([copy]), patient)
    expect(await counted('refyn', () => editor.edit(anEdit(), '/target', open))).toEqual([
      {
        kind: 'refyn',
        model: 'gemini-draw-1',
        inputTokens: 300,
        outputTokens: 1340,
        images: 1,
        seconds: 0,
      },
    ])
  })

  test.for([
    [{ input_tokens: 200, output_tokens: 4000, total_tokens: 4200 }, [200, 4000]],
    [undefined, [0, 0]],
    [{ input_tokens: 'many', output_tokens: -1 }, [0, 0]],
    ['odd', [0, 0]],
  ] as const)('of OpenAI, with the usage %j', async ([usage, [input, output]]) => {
    const data = [{ b64_json: drawn.toString('base64') }]
    const server = await scriptedServer(sendsJson(200, { created: 1, data, usage }))
    const endpoint = { baseUrl: `${server.origin}/v1`, apiKey: key, model: 'gpt-image-2' }
    const editor = createOpenAiImageEditor(endpoint, drawingMedia([copy]), patient)
    expect(await counted('refyn', () => editor.edit(anEdit(), '/target', open))).toEqual([
      {
        ...nothing,
        kind: 'refyn',
        model: 'gpt-image-2',
        inputTokens: input,
        outputTokens: output,
        images: 1,
      },
    ])
  })
})

describe('speech is counted by its seconds', () => {
  test('of Gemini, with its tokens', async () => {
    const server = await geminiServer(
      sendsJson(200, {
        status: 'completed',
        steps: [
          {
            type: 'model_output',
            content: [
              { type: 'audio', mime_type: 'audio/wav', data: spoken.toString('base64') },
            ],
          },
        ],
        usage: { total_input_tokens: 40, total_output_tokens: 600, total_tokens: 640 },
      }),
    )
    const endpoint = { baseUrl: server.baseUrl, apiKey: key, model: 'gemini-tts' }
    const voice = createGeminiVoice(endpoint, patient)
    expect(await counted('audio', () => voice.speak(talk, open))).toEqual([
      {
        kind: 'audio',
        model: 'gemini-tts',
        inputTokens: 40,
        outputTokens: 600,
        images: 0,
        seconds: 0.5,
      },
    ])
  })

  test('of OpenAI, as WAV whose header tells no length and as mp3 behind a tag', async () => {
    const endless = Buffer.from(spoken)
    endless.writeUInt32LE(0xffffffff, 40)
    // 128 kbit/s of layer III: 16,000 bytes a second.
    const frames = Buffer.alloc(32_000, 0x55)
    frames.set([0xff, 0xfb, 0x90, 0x00])
    const tag = Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 1, 0])
    const mp3 = Buffer.concat([tag, Buffer.alloc(128), frames])
    const server = await scriptedServer(sends(200, endless), sends(200, mp3))
    const endpoint = { baseUrl: `${server.origin}/v1`, apiKey: key, model: 'tts-1' }
    const voice = createOpenAiVoice(endpoint, patient)
    const rows = await counted('audio', async () => {
      await voice.speak(talk, open)
      await voice.speak(talk, open)
    })
    expect(rows).toEqual([
      { ...nothing, kind: 'audio', model: 'tts-1', seconds: 0.5 },
      { ...nothing, kind: 'audio', model: 'tts-1', seconds: 2 },
    ])
  })
})
