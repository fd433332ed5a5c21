import { Box, chakra, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { fileUrl } from '#src/lib/file-urls.ts'
import { decimal } from '#src/lib/format-number.ts'
import { TransportBar } from '#src/ui/transport-bar.tsx'
import { Unplayable } from '#src/ui/unplayable.tsx'
import { matchLoudness } from './match-loudness.ts'
import { usePairedPlayers } from './use-paired-players.ts'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { FileView } from '#routers/contract/files.ts'
import type { Pair } from './side-by-side.tsx'

const Audio = chakra('audio')

/** A and B at one place and equally loud: what is louder sounds better, whatever it is. */
export function SoundPair({ before, after }: Pair): ReactNode {
  const { t } = useTranslation('comparison')
  const match = matchLoudness(lufsOf(before), lufsOf(after))
  const first = useRef<HTMLAudioElement>(null)
  const second = useRef<HTMLAudioElement>(null)
  const players = usePairedPlayers(first, second, match?.volumes)
  const lost = [before, after].filter((_file, which) => players.unplayable[which])
  const choice = (which: 0 | 1, file: FileView, title: string) => (
    <Button
      flex="1"
      height="auto"
      py="3"
      px="4"
      justifyContent="flex-start"
      variant={players.heard === which ? 'secondary' : 'outline'}
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
      {lost.length < 2 && (
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
      )}
      <Stack gap="1" mt="2" _empty={{ display: 'none' }}>
        {lost.map((file) => (
          <Unplayable key={file.id} file={file} />
        ))}
      </Stack>
      <Text fontSize="xs" color="fg.muted" mt="2">
        {match ? t('matched', { db: decimal(match.loweredDb, 1) }) : t('unmatched')}
      </Text>
    </Box>
  )
}

function lufsOf({ facts }: FileView): number | null {
  return facts?.family === 'audio' ? facts.sound.integratedLufs : null
}
