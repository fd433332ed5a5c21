import { Flex, HStack, Text } from '@chakra-ui/react'
import { Camera, ImageUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acceptedTypes } from '#routers/contract/file-types.ts'
import { useIsMobile } from '#src/lib/use-is-mobile.ts'
import { chooseId } from './choose-id.ts'
import { Button } from '#src/ui/button.tsx'
import type { DragEvent, ReactNode, RefObject } from 'react'

interface DropZoneProps {
  isBusy: boolean
  onFiles(files: Iterable<File>): void
}

const accept = acceptedTypes
  .filter((type) => type.forWork)
  .flatMap((type) => [
    type.mimeType,
    ...type.extensions.map((extension) => `.${extension}`),
  ])
  .join(',')

/** Takes files by drop, click, paste, and on a phone by its camera. */
export function DropZone({ isBusy, onFiles }: DropZoneProps): ReactNode {
  const { t } = useTranslation('files')
  const isMobile = useIsMobile()
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  // What arrives while an upload runs would race it for the plan's places.
  const take = (files: Iterable<File>) => {
    if (!isBusy) onFiles(files)
  }
  usePastedFiles(take)

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <Flex
      direction="column"
      align="center"
      textAlign="center"
      gap="3"
      px={{ base: '2', md: '4' }}
      py={{ base: '6', md: '8' }}
      borderWidth="1.5px"
      borderStyle="dashed"
      borderColor={isOver ? 'accent.solid' : 'border.emphasized'}
      borderRadius="card"
      bg={isOver ? 'accent.subtle' : 'bg.subtle'}
      transition="background 120ms, border-color 120ms"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onClick={() => !isBusy && input.current?.click()}
      cursor={isBusy ? 'progress' : 'pointer'}
      aria-disabled={isBusy}
      data-testid="drop-zone"
    >
      <Flex color="accent.fg">
        <ImageUp size={30} strokeWidth={1.5} aria-hidden />
      </Flex>
      <Text fontWeight="550">{isBusy ? t('uploading') : t('drop')}</Text>
      <HStack
        gap="2"
        wrap="wrap"
        justify="center"
        onClick={(event) => event.stopPropagation()}
      >
        <Button
          id={chooseId}
          size="sm"
          variant="default"
          disabled={isBusy}
          onClick={() => input.current?.click()}
        >
          {t('choose')}
        </Button>
        {isMobile && (
          <Button size="sm" variant="outline" onClick={() => camera.current?.click()}>
            <Camera size={16} aria-hidden />
            {t('camera')}
          </Button>
        )}
      </HStack>
      <FilePicker ref={input} name={t('choose')} onFiles={onFiles} />
      {isMobile && (
        <FilePicker ref={camera} name={t('camera')} isCamera onFiles={onFiles} />
      )}
    </Flex>
  )
}

interface FilePickerProps {
  ref: RefObject<HTMLInputElement | null>
  name: string
  isCamera?: boolean
  onFiles(files: Iterable<File>): void
}

function FilePicker({
  ref,
  name,
  isCamera = false,
  onFiles,
}: FilePickerProps): ReactNode {
  return (
    <input
      ref={ref}
      hidden
      type="file"
      multiple={!isCamera}
      accept={isCamera ? 'image/*' : accept}
      capture={isCamera ? 'environment' : undefined}
      aria-label={name}
      onChange={(event) => {
        onFiles(event.target.files ?? [])
        event.target.value = ''
      }}
    />
  )
}

/** Pictures from the clipboard, wherever on the page they are pasted. */
function usePastedFiles(onFiles: (files: Iterable<File>) => void): void {
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files
      if (!files || files.length === 0) return
      event.preventDefault()
      latest.current(files)
    }
    window.addEventListener('paste', paste)
    return () => window.removeEventListener('paste', paste)
  }, [])
}
