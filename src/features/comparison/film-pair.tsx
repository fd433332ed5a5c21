import { chakra, Flex, Grid, IconButton, Text } from '@chakra-ui/react'
import { Pause, Play } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { clock } from '#routers/contract/format-measure.ts'
import { fileUrl } from '#src/lib/file-urls.ts'
import { Segments } from '#src/ui/segments.tsx'
import { Titled } from './titled.tsx'
import { usePairedPlayers } from './use-paired-players.ts'
import type { ReactNode } from 'react'
import type { FileView } from '#routers/contract/files.ts'
import type { Pair } from './side-by-side.tsx'

const Video = chakra('video')
const Range = chakra('input')

/** Two films that run together; one of them is heard. */
export function FilmPair({ before, after }: Pair): ReactNode {
  const { t } = useTranslation('comparison')
  const first = useRef<HTMLVideoElement>(null)
  const second = useRef<HTMLVideoElement>(null)
  const players = usePairedPlayers(first, second)
  const player = (file: FileView, ref: typeof first, title: string) => (
    <Titled title={title} name={file.originalName}>
      <Video
        ref={ref}
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
    </Titled>
  )
  return (
    <div>
      <Grid templateColumns="1fr 1fr" gap="3" mb="3">
        {player(before, first, t('before'))}
        {player(after, second, t('after'))}
      </Grid>
      <Flex align="center" gap="3" mb="2">
        <IconButton
          borderRadius="full"
          colorPalette="orange"
          aria-label={t(players.isPlaying ? 'pause' : 'play')}
          onClick={players.toggle}
        >
          {players.isPlaying ? <Pause size={18} /> : <Play size={18} />}
        </IconButton>
        <Range
          type="range"
          flex="1"
          minWidth="0"
          min={0}
          max={players.duration || 1}
          step="0.1"
          value={players.at}
          accentColor="accent.solid"
          aria-label={t('position')}
          aria-valuetext={clock(players.at)}
          onChange={(event) => players.seek(Number(event.target.value))}
        />
        <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {clock(players.at)} / {clock(players.duration)}
        </Text>
      </Flex>
      <Segments
        label={t('listening')}
        value={players.heard === 0 ? 'before' : 'after'}
        onChange={(value) => players.hear(value === 'before' ? 0 : 1)}
        options={[
          { value: 'before', text: `${t('listening')}: ${t('before')}` },
          { value: 'after', text: t('after') },
        ]}
      />
    </div>
  )
}
