import { Box, Center, Flex, Portal, Text } from '@chakra-ui/react'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSwipe } from '#src/lib/use-swipe.ts'
import { FileStage } from './file-stage.tsx'
import { IconButton } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/styled/dialog.ts'
import type { KeyboardEvent, ReactNode } from 'react'
import type { FileView } from '#routers/contract/files.ts'

/** Out in 150 ms, in again in 300; keys and wheel are not heard meanwhile (part 1, section 4). */
const leaveMs = 150
const enterMs = 300

interface FileViewerProps {
  files: FileView[]
  start: number
  onClose(): void
}

/** The work alone on the whole screen. */
export function FileViewer({ files, start, onClose }: FileViewerProps): ReactNode {
  const { t } = useTranslation('files')
  const { index, isLeaving, move } = useTransition(files.length, start)
  const file = files[index]
  const hasMany = files.length > 1
  const swipe = useSwipe(move)
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp') move(-1)
    if (event.key === 'ArrowDown') move(1)
  }
  if (!file) return null
  return (
    <Dialog.Root open size="full" onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Positioner>
          <Dialog.Content
            css={{ '& :focus-visible': { outlineColor: 'stage.fg' } }}
            bg="stage"
            color="stage.fg"
            onKeyDown={press}
            {...swipe}
            onWheel={(event) =>
              Math.abs(event.deltaY) > 4 && move(event.deltaY > 0 ? 1 : -1)
            }
            aria-label={t('viewer.title')}
          >
            <Flex justify="space-between" align="center" p="3">
              <Text fontSize="sm" opacity="0.8" ps="2">
                {hasMany && t('viewer.counter', { n: index + 1, total: files.length })}
              </Text>
              <ViewerButton label={t('viewer.close')} onClick={onClose}>
                <X size={22} />
              </ViewerButton>
            </Flex>
            <Center
              flex="1"
              minHeight="0"
              px={{ base: '2', md: '16' }}
              opacity={isLeaving ? 0 : 1}
              transition={`opacity ${isLeaving ? leaveMs : enterMs}ms`}
            >
              <Box width="100%" height="calc(100dvh - 9rem)">
                <FileStage file={file} ground="transparent" />
              </Box>
            </Center>
            <Flex justify="space-between" align="center" p="3" gap="3">
              <Box minWidth="0" ps="2">
                {file.title && <Text fontWeight="600">{file.title}</Text>}
                <Dialog.Title asChild>
                  <Text truncate fontSize="sm" fontFamily="body" opacity="0.85">
                    {file.originalName}
                  </Text>
                </Dialog.Title>
              </Box>
              {hasMany && (
                <Flex gap="1">
                  <ViewerButton label={t('viewer.previous')} onClick={() => move(-1)}>
                    <ChevronUp size={22} />
                  </ViewerButton>
                  <ViewerButton label={t('viewer.next')} onClick={() => move(1)}>
                    <ChevronDown size={22} />
                  </ViewerButton>
                </Flex>
              )}
            </Flex>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

function ViewerButton(props: {
  label: string
  onClick(): void
  children: ReactNode
}): ReactNode {
  return (
    <IconButton
      variant="ghost"
      color="inherit"
      aria-label={props.label}
      onClick={props.onClick}
      opacity="0.85"
      _hover={{ opacity: 1 }}
    >
      {props.children}
    </IconButton>
  )
}

function useTransition(
  count: number,
  start: number,
): { index: number; isLeaving: boolean; move(by: number): void } {
  const [index, setIndex] = useState(start)
  const [isLeaving, setLeaving] = useState(false)
  const isMoving = useRef(false)
  const timers = useRef<Array<ReturnType<typeof setTimeout>>>([])
  useEffect(() => () => timers.current.forEach(clearTimeout), [])
  return {
    index,
    isLeaving,
    move(by) {
      if (isMoving.current || count < 2) return
      isMoving.current = true
      setLeaving(true)
      timers.current = [
        setTimeout(() => {
          setIndex((before) => (before + by + count) % count)
          setLeaving(false)
        }, leaveMs),
        setTimeout(() => {
          isMoving.current = false
        }, leaveMs + enterMs),
      ]
    },
  }
}
