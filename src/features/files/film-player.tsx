import { Box, chakra, Flex } from '@chakra-ui/react'
import { useRef } from 'react'
import { fileUrl } from '#src/lib/file-urls.ts'
import { useUnplayable } from '#src/lib/use-unplayable.ts'
import { FilePicture } from '#src/ui/file-picture.tsx'
import { Unplayable } from '#src/ui/unplayable.tsx'
import { TimePins } from './time-pins.tsx'
import type { ReactNode } from 'react'
import type { VideoFacts } from '#routers/contract/facts.ts'
import type { FileView } from '#routers/contract/files.ts'
import type { Pinned } from '#src/lib/pins.ts'

const Video = chakra('video')

interface FilmPlayerProps {
  file: FileView
  facts: VideoFacts | null
  pinned: Pinned | undefined
  onOpen: (() => void) | undefined
}

/**
 * A film with the places on its time line that something is said of. One that the browser cannot play is
 * a frame of it to look at, and the file to take away.
 */
export function FilmPlayer({ file, facts, pinned, onOpen }: FilmPlayerProps): ReactNode {
  const video = useRef<HTMLVideoElement>(null)
  const { isUnplayable, onError } = useUnplayable(video, file.id)
  const choose = (id: string) => {
    const pin = pinned?.pins.find((one) => one.id === id)
    if (pin?.anchor.type === 'time' && video.current)
      video.current.currentTime = pin.anchor.from
    pinned?.onChoose(id)
  }
  const hasPins = facts && pinned?.pins.some(({ anchor }) => anchor.type === 'time')
  return (
    <Flex direction="column" width="100%" height="100%">
      <Box flex="1" minHeight="0">
        {isUnplayable ? (
          <FilePicture file={file} width={480} fit="contain" ground="transparent" />
        ) : (
          <Video
            ref={video}
            key={file.id}
            controls
            playsInline
            preload="metadata"
            src={fileUrl(file.id)}
            poster={fileUrl(file.id, 960)}
            width="100%"
            height="100%"
            objectFit="contain"
            onError={onError}
            onClick={(event) => {
              if (!onOpen) return
              event.preventDefault()
              onOpen()
            }}
          />
        )}
      </Box>
      {isUnplayable && (
        <Box p="3">
          <Unplayable file={file} />
        </Box>
      )}
      {hasPins && pinned && (
        <Box px="3" pb="2" bg="bg.subtle">
          <TimePins
            {...pinned}
            onChoose={choose}
            durationSeconds={facts.durationSeconds}
          />
          <ShotLine facts={facts} />
        </Box>
      )}
    </Flex>
  )
}

/** The shots as a line under the pins, so that a time has something to be measured by. */
function ShotLine({ facts }: { facts: VideoFacts }): ReactNode {
  const shots = facts.cut?.shots ?? []
  return (
    <Flex height="2" gap="1px" borderRadius="xs" overflow="hidden" aria-hidden>
      {shots.map(({ from, to }, at) => (
        <Box
          key={from}
          flexGrow={Math.max(0.01, to - from)}
          flexBasis="0"
          bg="plot.ink"
          opacity={at % 2 === 0 ? 0.55 : 0.3}
        />
      ))}
    </Flex>
  )
}
