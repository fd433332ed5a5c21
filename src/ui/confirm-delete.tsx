import { Button, Dialog, Portal, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'

interface ConfirmDeleteProps {
  isOpen: boolean
  title: string
  text: string
  isDeleting: boolean
  onConfirm(): void
  onCancel(): void
}

/** Asks before anything is deleted; a click beside it does not answer. */
export function ConfirmDelete(props: ConfirmDeleteProps): ReactNode {
  const { t } = useTranslation()
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog.Root
      role="alertdialog"
      open={props.isOpen}
      closeOnInteractOutside={false}
      initialFocusEl={() => cancel.current}
      onOpenChange={({ open }) => {
        if (!open && !props.isDeleting) props.onCancel()
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
                disabled={props.isDeleting}
              >
                {t('cancel')}
              </Button>
              <Button
                colorPalette="red"
                onClick={props.onConfirm}
                disabled={props.isDeleting}
              >
                {props.isDeleting ? t('deleting') : t('delete')}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
