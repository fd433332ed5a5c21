import { z } from 'zod'

const count = z.number().int().nonnegative().optional().catch(undefined)

/** The names that OpenAI's images and Gemini's two interfaces give to the same two counts. */
const told = z.object({
  usage: z
    .object({
      input_tokens: count,
      output_tokens: count,
      total_input_tokens: count,
      total_output_tokens: count,
      total_tokens: count,
    })
    .optional()
    .catch(undefined),
  usageMetadata: z
    .object({
      promptTokenCount: count,
      candidatesTokenCount: count,
      totalTokenCount: count,
    })
    .optional()
    .catch(undefined),
})

/** The tokens that an answer says it took; 0 of what it does not say. */
export function tokensIn(answer: unknown): { inputTokens: number; outputTokens: number } {
  const { usage, usageMetadata } = told.safeParse(answer).data ?? {}
  return countTokens({
    input:
      usage?.input_tokens ?? usage?.total_input_tokens ?? usageMetadata?.promptTokenCount,
    output:
      usage?.output_tokens ??
      usage?.total_output_tokens ??
      usageMetadata?.candidatesTokenCount,
    total: usage?.total_tokens ?? usageMetadata?.totalTokenCount,
  })
}

/** Gemini counts what it thought in the total alone; it is paid for as what it says. */
export function countTokens(
  told: Partial<Record<'input' | 'output' | 'total', number | null | undefined>>,
): { inputTokens: number; outputTokens: number } {
  const inputTokens = told.input ?? 0
  const outputTokens = Math.max(told.output ?? 0, (told.total ?? 0) - inputTokens)
  return { inputTokens, outputTokens }
}
