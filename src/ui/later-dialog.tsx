import { latePart } from '#src/lib/late-part.ts'
import { useLatePart, usePreload } from './use-late-part.ts'
import type { ComponentType, FunctionComponent } from 'react'

/**
 * A dialog with code of its own, which is fetched when the page around it has nothing better to do, or at the
 * latest when it is opened. One without `isOpen` is open as long as it is there, and its page calls `preload`.
 * When the code cannot be had that is told, and the wish is taken back.
 */
export function laterDialog<Props extends { onClose(): void } | { onCancel(): void }>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> & { preload(): void } {
  const late = latePart(load)
  function LaterDialog(props: Props) {
    const isOpen = 'isOpen' in props ? props.isOpen === true : true
    const Dialog = useLatePart(late, isOpen, () =>
      'onClose' in props ? props.onClose() : props.onCancel(),
    )
    usePreload(late)
    return Dialog && <Dialog {...props} />
  }
  return Object.assign(LaterDialog, { preload: late.preload })
}
