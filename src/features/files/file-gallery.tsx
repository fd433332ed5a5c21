import { Box, chakra, Flex, Heading, HStack, Text } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { familyOf } from '#routers/contract/file-types.ts'
import { workElementId } from '#src/lib/use-work-focus.ts'
import { FilePicture } from '#src/ui/file-picture.tsx'
import { Panel } from '#src/ui/panel.tsx'
import { FileStage } from './file-stage.tsx'
import { IconButton } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { FileView } from '#routers/contract/files.ts'
import type { Pinned } from '#src/lib/pins.ts'

const FileViewer = lazy(async () => ({
  default: (await import('./file-viewer.tsx')).FileViewer,
}))

interface FileGalleryProps {
  files: FileView[]
  /** The piece that is shown. */
  file: FileView
  onChoose(file: FileView): void
  pinned: Pinned
}

/** The work of a session, one piece at a time, with the places that something is said of. */
export function FileGallery({
  files,
  file,
  onChoose,
  pinned,
}: FileGalleryProps): ReactNode {
  const { t } = useTranslation('files')
  const [isViewing, setViewing] = useState(false)
  const index = Math.max(
    0,
    files.findIndex(({ id }) => id === file.id),
  )
  const setChosen = (at: number) => {
    const chosen = files[at]
    if (chosen) onChoose(chosen)
  }
  const move = (by: number) => setChosen((index + by + files.length) % files.length)
  useArrowKeys(files.length > 1 && !isViewing, move)
  // What is read has words up to its edges, and an arrow would stand on them.
  const isRead = familyOf(file.mimeType) === 'pdf'
  return (
    <Panel
      id={workElementId}
      aria-labelledby="gallery-title"
      p="0"
      overflow="hidden"
      scrollMarginY="20"
    >
      <Flex justify="space-between" align="center" px={{ base: '4', md: '5' }} py="3">
        <Heading as="h2" size="md" id="gallery-title">
          {t('gallery.title')}
        </Heading>
        <Text color="fg.muted" fontSize="sm" aria-live="polite">
          {t('viewer.counter', { n: index + 1, total: files.length })}
        </Text>
      </Flex>
      <Box
        position="relative"
        bg="bg.subtle"
        minHeight="400px"
        aspectRatio="1"
        width="100%"
      >
        <Box position="absolute" inset="0">
          <FileStage file={file} onOpen={() => setViewing(true)} pinned={pinned} />
        </Box>
        {files.length > 1 && !isRead && <Arrows inset="3" onMove={move} />}
      </Box>
      {files.length > 1 && (
        <Strip files={files} index={index} onChoose={setChosen}>
          {isRead && <Arrows inset="0" onMove={move} />}
        </Strip>
      )}
      {isViewing && (
        <Suspense>
          <FileViewer files={files} start={index} onClose={() => setViewing(false)} />
        </Suspense>
      )}
    </Panel>
  )
}

interface ArrowsProps {
  /** From the edges of whatever they are in. */
  inset: '0' | '3'
  onMove(by: number): void
}

function Arrows({ inset, onMove }: ArrowsProps): ReactNode {
  const { t } = useTranslation('files')
  const arrow = {
    position: 'absolute',
    // Over the work, and under the bars of the page.
    zIndex: '1',
    top: '50%',
    translate: '0 -50%',
    boxSize: '9',
    borderRadius: 'full',
    variant: 'default',
    opacity: '0.9',
  } as const
  return (
    <>
      <IconButton
        {...arrow}
        left={inset}
        aria-label={t('gallery.previous')}
        onClick={() => onMove(-1)}
      >
        <ChevronLeft size={18} />
      </IconButton>
      <IconButton
        {...arrow}
        right={inset}
        aria-label={t('gallery.next')}
        onClick={() => onMove(1)}
      >
        <ChevronRight size={18} />
      </IconButton>
    </>
  )
}

interface StripProps {
  files: FileView[]
  index: number
  onChoose(index: number): void
  /** Beside the dots. */
  children: ReactNode
}

function Strip({ files, index, onChoose, children }: StripProps): ReactNode {
  const { t } = useTranslation('files')
  return (
    <Box px={{ base: '4', md: '5' }} py="3">
      <Box position="relative" mb="3" py={children ? '3' : undefined}>
        <HStack justify="center" gap="1.5" aria-hidden>
          {files.map((file, at) => (
            <Box
              key={file.id}
              boxSize="1.5"
              borderRadius="full"
              bg={at === index ? 'accent.solid' : 'bg.emphasized'}
            />
          ))}
        </HStack>
        {children}
      </Box>
      <HStack gap="2" overflowX="auto" p="1">
        {files.map((file, at) => (
          <chakra.button
            key={file.id}
            type="button"
            flex="none"
            boxSize="14"
            borderRadius="control"
            overflow="hidden"
            outline={at === index ? '2px solid' : undefined}
            outlineColor="accent.solid"
            outlineOffset="1px"
            aria-label={t('gallery.show', { name: file.originalName })}
            aria-current={at === index}
            onClick={() => onChoose(at)}
          >
            <FilePicture file={file} width={56} alt="" />
          </chakra.button>
        ))}
      </HStack>
    </Box>
  )
}

const typing =
  'input, textarea, select, video, audio, [contenteditable], [role=menu], [role=dialog], [role=slider]'

/** Left and right change the piece, unless a player or a field has the keys for itself. */
function useArrowKeys(isOn: boolean, move: (by: number) => void): void {
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      if (document.activeElement?.closest(typing)) return
      if (event.key === 'ArrowLeft') move(-1)
      if (event.key === 'ArrowRight') move(1)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}
