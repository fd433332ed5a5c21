import { useState } from 'react'

/**
 * A part of the code that is wanted only once something is done, such as the rules of a form when it is sent.
 * `use` gives it to what is to be done; whoever draws is told meanwhile that it is on its way, and `onMissing`
 * that it cannot be had.
 */
export function useLater<Part extends object>(
  load: () => Promise<Part>,
  onMissing: () => void,
): { isComing: boolean; use(done: (part: Part) => void): Promise<void> } {
  const [isComing, setComing] = useState(false)
  return {
    isComing,
    async use(done) {
      setComing(true)
      const part = await load().catch(() => null)
      setComing(false)
      if (part) done(part)
      else onMissing()
    },
  }
}
