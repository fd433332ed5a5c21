import { Box, chakra, Heading, HStack, Text } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnplayable } from '#src/lib/use-unplayable.ts'
import { TransportBar } from '#src/ui/transport-bar.tsx'
import { Transcript } from './transcript.tsx'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { AudioChatView } from '#routers/contract/audio-chat.ts'
import type { TranscriptLinks } from './transcript.tsx'

const Audio = chakra('audio')

interface TalkPlayerProps extends TranscriptLinks {
  talk: AudioChatView
}

/** `Alex & Henry Discuss Your Work`: a player whose transcript follows what is heard. */
export function TalkPlayer({ talk, ...links }: TalkPlayerProps): ReactNode {
  const { t } = useTranslation('audioChat')
  const audio = useRef<HTMLAudioElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'playing'>('loading')
  const [at, setAt] = useState(0)
  const { isUnplayable, onError } = useUnplayable(audio, talk.id)
  // What was loaded while React still built the page is said again, now that someone listens.
  useEffect(() => {
    if (audio.current && audio.current.readyState > 0)
      audio.current.dispatchEvent(new Event('loadedmetadata'))
  }, [])
  const isPlaying = state === 'playing'
  const seek = (seconds: number) => {
    if (!audio.current) return
    audio.current.currentTime = seconds
    setAt(seconds)
  }
  const toggle = () => {
    if (isPlaying) audio.current?.pause()
    else void audio.current?.play().catch(() => setState('ready'))
  }
  if (!talk.audioUrl) return null
  return (
    <Box
      as="section"
      aria-label={t('title')}
      p="4"
      bg="bg.subtle"
      borderRadius="card"
      borderWidth="1px"
      borderColor="border.muted"
    >
      <HStack justify="space-between" align="flex-start" gap="3" mb="3">
        <Box>
          <Heading as="h3" size="md">
            {t('title')}
          </Heading>
          <Text fontSize="sm" color="fg.muted">
            {t(talk.isBuiltIn ? 'captionBuiltIn' : 'caption')}
          </Text>
        </Box>
        <Button asChild size="sm" variant="ghost">
          <a href={talk.audioUrl} download={`${t('title')}.mp3`}>
            <Download size={14} aria-hidden />
            {t('download')}
          </a>
        </Button>
      </HStack>
      <Audio
        ref={audio}
        src={talk.audioUrl}
        preload="metadata"
        onCanPlay={() => setState((now) => (now === 'loading' ? 'ready' : now))}
        onLoadedMetadata={() => setState((now) => (now === 'loading' ? 'ready' : now))}
        onPlay={() => setState('playing')}
        onPause={() => setState('ready')}
        onEnded={() => setState('ready')}
        onError={onError}
        onTimeUpdate={(event) => setAt(event.currentTarget.currentTime)}
      />
      {isUnplayable ? (
        <Text role="status" fontSize="sm">
          {t('unplayable')}
        </Text>
      ) : (
        <TransportBar
          isPlaying={isPlaying}
          at={at}
          duration={talk.durationSeconds ?? 0}
          labels={{
            button: t(state === 'loading' ? 'loading' : isPlaying ? 'pause' : 'play'),
            position: t('position'),
          }}
          isOff={state === 'loading'}
          onToggle={toggle}
          onSeek={seek}
        />
      )}
      <Transcript talk={talk} at={at} isPlaying={isPlaying} onSeek={seek} {...links} />
    </Box>
  )
}
