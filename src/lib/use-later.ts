import { useEffect, useState } from 'react'
import type { LatePart } from './late-part.ts'

/**
 * A part of the code that is wanted only once something is done, such as the rules of a form when it is sent. It
 * is fetched while the form is filled in. `use` gives it to what is to be done, or null when it cannot be had,
 * and whoever draws is told meanwhile that it is on its way.
 */
export function useLater<Part>(late: LatePart<Part>): {
  isComing: boolean
  use(done: (part: Part | null) => void): Promise<void>
} {
  const [isComing, setComing] = useState(false)
  useEffect(() => late.preload(), [late])
  return {
    isComing,
    async use(done) {
      setComing(true)
      const part = await late.fetch().catch(() => null)
      setComing(false)
      done(part)
    },
  }
}
