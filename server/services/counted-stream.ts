import { countTokens } from './tokens-in.ts'
import { recordAiUse } from './usage-meter.ts'
import type OpenAI from 'openai'

/**
 * The pieces of an answer as they are; at its end, whole or not, the call is counted. Some servers tell
 * the tokens with more than one piece: each time it is the whole so far, so the last one counts.
 */
export async function* counted(
  stream: AsyncIterable<OpenAI.Chat.ChatCompletionChunk>,
  model: string,
): AsyncGenerator<OpenAI.Chat.ChatCompletionChunk> {
  let use: OpenAI.CompletionUsage | null = null
  try {
    for await (const chunk of stream) {
      use = chunk.usage ?? use
      yield chunk
    }
  } finally {
    recordAiUse({
      model,
      ...countTokens({
        input: use?.prompt_tokens,
        output: use?.completion_tokens,
        total: use?.total_tokens,
      }),
    })
  }
}
