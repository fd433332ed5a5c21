/** The address of one query as the client's batching link asks for it. */
export function callPath(procedure: string, input: object): string {
  const batch = JSON.stringify({ 0: { json: input } })
  return `/trpc/${procedure}?batch=1&input=${encodeURIComponent(batch)}`
}

/** Fails when two addresses do not answer with the very same bytes: then there is nothing to compare. */
export async function requireSameAnswer(
  bare: string,
  ours: { url: string; cookie: string },
): Promise<void> {
  const [expected, got] = await Promise.all([
    fetch(bare).then((answer) => answer.text()),
    fetch(ours.url, { headers: { cookie: ours.cookie } }).then((answer) => answer.text()),
  ])
  if (expected === got) return
  let at = 0
  while (expected[at] === got[at]) at += 1
  throw new Error(
    `The answers differ at ${at}: ${expected.slice(at, at + 80)} / ${got.slice(at, at + 80)}`,
  )
}
