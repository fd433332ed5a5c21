import type { z } from 'zod'

export type Parsed<T> = { value: T } | { fault: string }

/**
 * A model's answer as the shape it was asked for. Thoughts that some servers leave in, code fences and
 * words around the object are taken off; what then does not fit is told in words a model can mend by.
 */
export function parseAnswer<T>(text: string, shape: z.ZodType<T>): Parsed<T> {
  const spoken = text.replaceAll(/<think>[\s\S]*?<\/think>/g, '')
  // Some servers leave the opening mark of a thought away.
  const bare = spoken.slice(spoken.lastIndexOf('</think>') + 1)
  const from = bare.indexOf('{')
  const to = bare.lastIndexOf('}')
  if (from < 0 || to <= from) return { fault: 'There is no JSON object in the answer.' }
  let json: unknown
  try {
    json = JSON.parse(bare.slice(from, to + 1))
  } catch (error) {
    return { fault: `The JSON cannot be read: ${String(error).slice(0, 200)}` }
  }
  const parsed = shape.safeParse(json)
  if (parsed.success) return { value: parsed.data }
  const [issue] = parsed.error.issues
  return {
    fault: `At ${issue?.path.join('.') || 'the top'}: ${issue?.message ?? 'wrong'}`,
  }
}
