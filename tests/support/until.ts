/** Asks again and again until the answer is truthy, and returns it; fails at the deadline. */
export async function until<T>(
  ask: () => T | Promise<T>,
  deadlineMs = 5000,
): Promise<NonNullable<T>> {
  const end = Date.now() + deadlineMs
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (Date.now() > end)
      throw new Error(`Nothing came within ${deadlineMs} ms: ${ask.toString()}`)
    await new Promise((resolve) => setTimeout(resolve, 4))
  }
}
