import { useState } from 'react'
import { latePart } from '#src/lib/late-part.ts'
import { useLatePart } from './use-late-part.ts'
import type { ComponentType, FunctionComponent, ReactNode } from 'react'

/**
 * A piece of a screen with code of its own. `instead` stands in its place until that has come, and stays
 * when it cannot be had, which is told: the screen around it goes on.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: (props: Props, isMissing: boolean) => ReactNode,
): FunctionComponent<Props> & { preload(): void } {
  const late = latePart(load)
  function LaterPart(props: Props) {
    const [isMissing, setMissing] = useState(false)
    const Part = useLatePart(late, !isMissing, () => setMissing(true))
    return Part ? <Part {...props} /> : instead(props, isMissing)
  }
  return Object.assign(LaterPart, { preload: late.preload })
}
