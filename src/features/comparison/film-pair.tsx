import { Box, chakra, Grid } from '@chakra-ui/react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { fileUrl } from '#src/lib/file-urls.ts'
import { FilePicture } from '#src/ui/file-picture.tsx'
import { Segments } from '#src/ui/segments.tsx'
import { TransportBar } from '#src/ui/transport-bar.tsx'
import { Unplayable } from '#src/ui/unplayable.tsx'
import { Titled } from './titled.tsx'
import { usePairedPlayers } from './use-paired-players.ts'
import type { ReactNode, RefObject } from 'react'
import type { FileView } from '#routers/contract/files.ts'
import type { Pair } from './side-by-side.tsx'

const Video = chakra('video')

/** Two films that run together; one of them is heard. */
export function FilmPair({ before, after }: Pair): ReactNode {
  const { t } = useTranslation('comparison')
  const first = useRef<HTMLVideoElement>(null)
  const second = useRef<HTMLVideoElement>(null)
  const players = usePairedPlayers(first, second)
  const [isFirstLost, isSecondLost] = players.unplayable
  return (
    <div>
      <Grid templateColumns="1fr 1fr" gap="3" mb="3">
        <Film file={before} player={first} title={t('before')} isLost={isFirstLost} />
        <Film file={after} player={second} title={t('after')} isLost={isSecondLost} />
      </Grid>
      {!(isFirstLost && isSecondLost) && (
        <>
          <TransportBar
            isPlaying={players.isPlaying}
            at={players.at}
            duration={players.duration}
            labels={{
              button: t(players.isPlaying ? 'pause' : 'play'),
              position: t('position'),
            }}
            onToggle={players.toggle}
            onSeek={players.seek}
          />
          <Box mt="2">
            <Segments
              label={t('listening')}
              value={players.heard === 0 ? 'before' : 'after'}
              onChange={(value) => players.hear(value === 'before' ? 0 : 1)}
              options={[
                { value: 'before', text: `${t('listening')}: ${t('before')}` },
                { value: 'after', text: t('after') },
              ]}
            />
          </Box>
        </>
      )}
    </div>
  )
}

interface FilmProps {
  file: FileView
  player: RefObject<HTMLVideoElement | null>
  title: string
  /** The browser cannot play it. */
  isLost: boolean
}

/** One of the two; in place of what cannot be played a frame of it and the file to take away. */
function Film({ file, player, title, isLost }: FilmProps): ReactNode {
  return (
    <Titled title={title} name={file.originalName}>
      {isLost ? (
        <>
          <Box height="10rem" mb="2">
            <FilePicture file={file} width={480} fit="contain" ground="transparent" />
          </Box>
          <Unplayable file={file} />
        </>
      ) : (
        <Video
          ref={player}
          src={fileUrl(file.id)}
          poster={fileUrl(file.id, 480)}
          preload="metadata"
          playsInline
          width="100%"
          maxHeight="20rem"
          bg="stage"
          borderRadius="control"
          aria-label={`${title}: ${file.originalName}`}
        />
      )}
    </Titled>
  )
}
