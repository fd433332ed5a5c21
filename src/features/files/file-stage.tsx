import { Box, Button, Center, chakra, Stack } from '@chakra-ui/react'
import { Maximize2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { familyOf } from '#routers/contract/file-types.ts'
import { fileUrl } from '#src/lib/file-urls.ts'
import { FilePicture } from '#src/ui/file-picture.tsx'
import type { ReactNode } from 'react'
import type { FileView } from '#routers/contract/files.ts'

const Video = chakra('video')
const Audio = chakra('audio')

interface FileStageProps {
  file: FileView
  /** Opens the viewer; absent inside it. */
  onOpen?: () => void
  /** What shows beside a picture that does not fill its place. */
  ground?: string
}

/** The work itself, whole and never cropped: looked at, watched, heard, or leafed through. */
export function FileStage({ file, onOpen, ground }: FileStageProps): ReactNode {
  const { t } = useTranslation('files')
  const family = familyOf(file.mimeType)
  if (family === 'audio')
    return (
      <Center height="100%" width="100%" p="6">
        <Stack gap="5" width="100%" maxWidth="36rem">
          <Box height="10rem">
            <FilePicture
              file={file}
              width={480}
              fit="contain"
              alt=""
              ground="transparent"
            />
          </Box>
          <Audio
            key={file.id}
            controls
            preload="metadata"
            src={fileUrl(file.id)}
            width="100%"
          />
        </Stack>
      </Center>
    )
  if (family === 'video')
    return (
      <Box position="relative" width="100%" height="100%">
        <Video
          key={file.id}
          controls
          playsInline
          preload="metadata"
          src={fileUrl(file.id)}
          poster={fileUrl(file.id, 960)}
          width="100%"
          height="100%"
          objectFit="contain"
          onClick={(event) => {
            if (!onOpen) return
            event.preventDefault()
            onOpen()
          }}
        />
        {onOpen && <OpenButton name={file.originalName} onOpen={onOpen} />}
      </Box>
    )
  if (family === 'image' && onOpen)
    return (
      <chakra.button
        type="button"
        width="100%"
        height="100%"
        cursor="zoom-in"
        aria-label={t('gallery.open', { name: file.originalName })}
        onClick={onOpen}
      >
        <FilePicture
          file={file}
          width={800}
          fit="contain"
          ground={ground}
          fallback={t('gallery.noPreview')}
        />
      </chakra.button>
    )
  return (
    <Box position="relative" width="100%" height="100%">
      <FilePicture
        file={file}
        width={800}
        fit="contain"
        ground={ground}
        fallback={t('gallery.noPreview')}
      />
      {family === 'pdf' && (
        <Button
          asChild
          size="sm"
          position="absolute"
          bottom="4"
          left="50%"
          translate="-50% 0"
        >
          <a href={fileUrl(file.id)} target="_blank" rel="noopener noreferrer">
            {t('gallery.openPdf')}
          </a>
        </Button>
      )}
    </Box>
  )
}

function OpenButton({ name, onOpen }: { name: string; onOpen(): void }): ReactNode {
  const { t } = useTranslation('files')
  return (
    <Button
      size="xs"
      position="absolute"
      top="3"
      right="3"
      aria-label={t('gallery.open', { name })}
      onClick={onOpen}
    >
      <Maximize2 size={14} />
    </Button>
  )
}
