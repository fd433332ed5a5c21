import { useEffect, useRef, useState } from 'react'
import { textForCode } from '#src/lib/error-text.ts'
import { whenIdle } from '#src/lib/when-idle.ts'
import { showFailure } from './toaster.tsx'
import type { ComponentType, FunctionComponent } from 'react'

/**
 * A dialog with code of its own, which is fetched when the page around it has nothing better to do, or at the
 * latest when it is opened: one without `isOpen` is open as long as it is there. When the code cannot be had
 * that is told, and `close` is to take the wish back.
 */
export function laterDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
): FunctionComponent<Props> {
  let fetched: ComponentType<Props> | undefined
  let fetching: Promise<ComponentType<Props>> | undefined
  const fetchOnce = async () => {
    fetching ??= load()
    fetched = await fetching
    return fetched
  }
  return function LaterDialog(props) {
    const [Part, setPart] = useState(() => fetched)
    const isOpen = 'isOpen' in props ? props.isOpen === true : true
    const latest = useRef(props)
    useEffect(() => {
      latest.current = props
    })
    useEffect(() => whenIdle(() => void fetchOnce().catch(() => undefined)), [])
    useEffect(() => {
      if (!isOpen || Part) return
      let isLeft = false
      fetchOnce().then(
        (part) => !isLeft && setPart(() => part),
        () => {
          if (isLeft) return
          showFailure({ title: textForCode('offline') })
          close(latest.current)
        },
      )
      return () => {
        isLeft = true
      }
    }, [isOpen, Part])
    return Part && <Part {...props} />
  }
}
