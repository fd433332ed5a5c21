import { Box, Button, chakra, Flex, HStack, IconButton, Text } from '@chakra-ui/react'
import { Pause, Play } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { clock } from '#routers/contract/format-measure.ts'
import { fileUrl } from '#src/lib/file-urls.ts'
import { matchLoudness } from './match-loudness.ts'
import { usePairedPlayers } from './use-paired-players.ts'
import type { ReactNode } from 'react'
import type { FileView } from '#routers/contract/files.ts'
import type { Pair } from './side-by-side.tsx'

const Audio = chakra('audio')
const Range = chakra('input')

/** A and B at one place and equally loud: what is louder sounds better, whatever it is. */
export function SoundPair({ before, after }: Pair): ReactNode {
  const { t } = useTranslation('comparison')
  const match = matchLoudness(lufsOf(before), lufsOf(after))
  const first = useRef<HTMLAudioElement>(null)
  const second = useRef<HTMLAudioElement>(null)
  const players = usePairedPlayers(first, second, match?.volumes)
  const choice = (which: 0 | 1, file: FileView, title: string) => (
    <Button
      flex="1"
      height="auto"
      py="3"
      px="4"
      justifyContent="flex-start"
      variant={players.heard === which ? 'surface' : 'outline'}
      borderColor={players.heard === which ? 'accent.solid' : undefined}
      aria-pressed={players.heard === which}
      onClick={() => players.hear(which)}
    >
      <HStack gap="3" minWidth="0" textAlign="start">
        <Text fontFamily="heading" fontSize="xl" color="accent.fg">
          {which === 0 ? 'A' : 'B'}
        </Text>
        <Box minWidth="0">
          <Text>{title}</Text>
          <Text fontSize="xs" color="fg.muted" truncate>
            {file.originalName}
          </Text>
        </Box>
      </HStack>
    </Button>
  )
  return (
    <Box>
      <Flex gap="2" mb="3" role="group" aria-label={t('listening')} wrap="wrap">
        {choice(0, before, t('before'))}
        {choice(1, after, t('after'))}
      </Flex>
      <Audio ref={first} src={fileUrl(before.id)} preload="metadata" />
      <Audio ref={second} src={fileUrl(after.id)} preload="metadata" />
      <Flex align="center" gap="3">
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
      <Text fontSize="xs" color="fg.muted" mt="2">
        {match ? t('matched', { db: match.loweredDb.toFixed(1) }) : t('unmatched')}
      </Text>
    </Box>
  )
}

function lufsOf({ facts }: FileView): number | null {
  return facts?.family === 'audio' ? facts.sound.integratedLufs : null
}
