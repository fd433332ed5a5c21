export const timeoutMs = 5000

export type Asked =
  | { isAnswered: true; status: number; text: string }
  | { isAnswered: false; why: string }

const readBytes = 1024 * 1024

/** One GET that ends within five seconds and follows no redirect; never throws. */
export async function ask(
  url: string,
  headers: Record<string, string> = {},
): Promise<Asked> {
  try {
    const answer = await fetch(url, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { isAnswered: true, status: answer.status, text: await textOf(answer) }
  } catch (error) {
    return { isAnswered: false, why: whyOf(error) }
  }
}

async function textOf(answer: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const piece of answer.body ?? []) {
    text += decoder.decode(piece, { stream: true })
    if (text.length > readBytes) break
  }
  return text
}

/** The cause's code alone: messages of fetch repeat the address, which may hold a key. */
function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer'
  if (error.name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} s`
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no answer'
}
