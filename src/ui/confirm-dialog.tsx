import { Portal, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './styled/dialog.ts'
import type { ReactNode } from 'react'

export interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  text: string
  isBusy: boolean
  confirm: string
  /** In place of `confirm` while it is being done. */
  busy: string
  cancel: string
  onConfirm(): void
  onCancel(): void
}

/** Asks before something that is hard to take back; a click beside it does not answer. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog.Root
      role="alertdialog"
      open={props.isOpen}
      closeOnInteractOutside={false}
      initialFocusEl={() => cancel.current}
      onOpenChange={({ open }) => {
        if (!open && !props.isBusy) props.onCancel()
      }}
      placement="center"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content bg="bg.panel" borderRadius="card">
            <Dialog.Header>
              <Dialog.Title fontFamily="heading">{props.title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Text color="fg.muted">{props.text}</Text>
            </Dialog.Body>
            <Dialog.Footer>
              <Button
                ref={cancel}
                variant="outline"
                onClick={props.onCancel}
                disabled={props.isBusy}
              >
                {props.cancel}
              </Button>
              <Button
                variant="destructive"
                onClick={props.onConfirm}
                disabled={props.isBusy}
              >
                {props.isBusy ? props.busy : props.confirm}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
