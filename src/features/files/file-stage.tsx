import { Box, Center, chakra, Stack } from '@chakra-ui/react'
import { Maximize2 } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { familyOf } from '#routers/contract/file-types.ts'
import { fileUrl } from '#src/lib/file-urls.ts'
import { useUnplayable } from '#src/lib/use-unplayable.ts'
import { FilePicture } from '#src/ui/file-picture.tsx'
import { laterPart } from '#src/ui/later-part.tsx'
import { Unplayable } from '#src/ui/unplayable.tsx'
import { BoxPins } from './box-pins.tsx'
import { FilmPlayer } from './film-player.tsx'
import { Fitted } from './fitted.tsx'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { FileView } from '#routers/contract/files.ts'
import type { Pinned } from '#src/lib/pins.ts'

const Audio = chakra('audio')
const DocumentStage = laterPart(
  async () => (await import('./document-stage.tsx')).DocumentStage,
  ({ file }) => <PaperStage file={file} />,
)
const WaveformPlayer = lazy(async () => ({
  default: (await import('./waveform-player.tsx')).WaveformPlayer,
}))

interface FileStageProps {
  file: FileView
  /** Opens the viewer; absent inside it. */
  onOpen?: () => void
  /** What shows beside a picture that does not fill its place. */
  ground?: string
  /** The places in this file that something is said of. */
  pinned?: Pinned | undefined
}

/** The work itself, whole and never cropped: looked at, watched, heard, or leafed through. */
export function FileStage(props: FileStageProps): ReactNode {
  const { file, pinned, onOpen } = props
  switch (familyOf(file.mimeType)) {
    case 'audio':
      return <SoundStage file={file} pinned={pinned} />
    case 'video':
      return (
        <Box position="relative" width="100%" height="100%">
          <FilmPlayer
            file={file}
            facts={file.facts?.family === 'video' ? file.facts : null}
            pinned={pinned}
            onOpen={onOpen}
          />
          {onOpen && <OpenButton name={file.originalName} onOpen={onOpen} />}
        </Box>
      )
    case 'pdf':
      return file.facts?.family === 'pdf' && onOpen ? (
        <DocumentStage key={file.id} file={file} facts={file.facts} pinned={pinned} />
      ) : (
        <PaperStage {...props} />
      )
    default:
      return <PictureStage {...props} />
  }
}

function SoundStage({
  file,
  pinned,
}: Pick<FileStageProps, 'file' | 'pinned'>): ReactNode {
  const audio = useRef<HTMLAudioElement>(null)
  const { isUnplayable, onError } = useUnplayable(audio, file.id)
  const [heldId, setHeldId] = useState<string | null>(null)
  // The wave arrives some seconds after the file: it takes no player from under somebody's hands.
  const hold = () => setHeldId(file.id)
  const release = () => {
    const { current } = audio
    if (!current || (current.paused && (current.currentTime === 0 || current.ended)))
      setHeldId(null)
  }
  const plain = (
    <Stack gap="5" width="100%" maxWidth="36rem">
      <Box height="10rem">
        <FilePicture file={file} width={480} fit="contain" alt="" ground="transparent" />
      </Box>
      {isUnplayable ? (
        <Unplayable file={file} />
      ) : (
        <Audio
          ref={audio}
          key={file.id}
          controls
          preload="metadata"
          src={fileUrl(file.id)}
          width="100%"
          onError={onError}
          onFocus={hold}
          onPlay={hold}
          onBlur={release}
          onEnded={release}
        />
      )}
    </Stack>
  )
  return (
    <Center height="100%" width="100%" px="16" py="6">
      {file.facts?.family === 'audio' && heldId !== file.id ? (
        <Suspense fallback={plain}>
          <WaveformPlayer key={file.id} file={file} facts={file.facts} pinned={pinned} />
        </Suspense>
      ) : (
        plain
      )}
    </Center>
  )
}

function PictureStage({ file, onOpen, ground, pinned }: FileStageProps): ReactNode {
  const { t } = useTranslation('files')
  const [failedId, setFailedId] = useState<string | null>(null)
  const picture = (
    <FilePicture
      file={file}
      width={800}
      fit="contain"
      ground={ground}
      fallback={t('gallery.noPreview')}
      onFailed={() => setFailedId(file.id)}
    />
  )
  const facts = file.facts?.family === 'image' ? file.facts : null
  const places = (pinned?.pins ?? []).flatMap((pin) =>
    pin.anchor.type === 'box' ? [{ pin, box: pin.anchor }] : [],
  )
  // What has no picture is not looked at any larger.
  const shown =
    onOpen && failedId !== file.id ? (
      <chakra.button
        type="button"
        width="100%"
        height="100%"
        cursor="zoom-in"
        aria-label={t('gallery.open', { name: file.originalName })}
        onClick={onOpen}
      >
        {picture}
      </chakra.button>
    ) : (
      picture
    )
  if (!facts || !pinned || places.length === 0) return shown
  return (
    <Fitted ratio={facts.width / facts.height}>
      {shown}
      <BoxPins {...pinned} places={places} />
    </Fitted>
  )
}

function PaperStage({ file, ground }: FileStageProps): ReactNode {
  const { t } = useTranslation('files')
  return (
    <Box position="relative" width="100%" height="100%">
      <FilePicture
        file={file}
        width={800}
        fit="contain"
        ground={ground}
        fallback={t('gallery.noPreview')}
      />
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
    </Box>
  )
}

function OpenButton({ name, onOpen }: { name: string; onOpen(): void }): ReactNode {
  const { t } = useTranslation('files')
  return (
    <Button
      size="sm"
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
