import { Portal, Text } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from './button.tsx'
import { Dialog } from './styled/dialog.ts'
import type { ReactNode } from 'react'

interface SheetProps {
  isOpen: boolean
  /** It is read first: no field of it takes the focus, and on a phone no keyboard covers it. */
  isRead?: boolean
  title: string
  intro: string
  closeLabel: string
  onClose(): void
  children: ReactNode
  footer: ReactNode
}

/** A dialog with something to choose in it; the whole screen on a phone. */
export function Sheet(props: SheetProps): ReactNode {
  const content = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root
      open={props.isOpen}
      onOpenChange={({ open }) => !open && props.onClose()}
      placement="center"
      scrollBehavior="inside"
      size="lg"
      {...(props.isRead ? { initialFocusEl: () => content.current } : {})}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px={{ base: '0', md: '4' }}>
          <Dialog.Content
            ref={content}
            bg="bg.panel"
            my={{ base: '0', md: '8' }}
            minHeight={{ base: '100dvh', md: 'auto' }}
            maxHeight={{ base: '100dvh', md: 'calc(100dvh - 4rem)' }}
            borderRadius={{ base: '0', md: 'card' }}
          >
            <Dialog.Header flexDirection="column" alignItems="flex-start" gap="1" pe="14">
              <Dialog.Title fontFamily="heading" fontSize="2xl">
                {props.title}
              </Dialog.Title>
              <Text color="fg.muted" fontSize="sm">
                {props.intro}
              </Text>
            </Dialog.Header>
            <Dialog.Body>{props.children}</Dialog.Body>
            <Dialog.Footer
              borderTopWidth="1px"
              borderColor="border.muted"
              flexWrap="wrap"
              gap="3"
            >
              {props.footer}
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <IconButton variant="ghost" boxSize="9" aria-label={props.closeLabel}>
                <X size={18} />
              </IconButton>
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
