import {
  Box,
  Button,
  chakra,
  Flex,
  Heading,
  HStack,
  IconButton,
  Text,
} from '@chakra-ui/react'
import { Download, Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clock } from '#routers/contract/format-measure.ts'
import { Transcript } from './transcript.tsx'
import type { ReactNode } from 'react'
import type { AudioChatView } from '#routers/contract/audio-chat.ts'
import type { TranscriptLinks } from './transcript.tsx'

const Audio = chakra('audio')
const Range = chakra('input')

interface TalkPlayerProps extends TranscriptLinks {
  talk: AudioChatView
}

/** `Alex & Henry Discuss Your Work`: a player whose transcript follows what is heard. */
export function TalkPlayer({ talk, ...links }: TalkPlayerProps): ReactNode {
  const { t } = useTranslation('audioChat')
  const audio = useRef<HTMLAudioElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'playing'>('loading')
  const [at, setAt] = useState(0)
  // What was loaded while React still built the page is said again, now that someone listens.
  useEffect(() => {
    if (audio.current && audio.current.readyState > 0)
      audio.current.dispatchEvent(new Event('loadedmetadata'))
  }, [])
  const duration = talk.durationSeconds ?? 0
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
            {t(talk.voice === 'Built-in voices' ? 'captionBuiltIn' : 'caption')}
          </Text>
        </Box>
        <Button asChild size="xs" variant="ghost">
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
        onTimeUpdate={(event) => setAt(event.currentTarget.currentTime)}
      />
      <Flex align="center" gap="3">
        <IconButton
          borderRadius="full"
          colorPalette="orange"
          disabled={state === 'loading'}
          aria-label={t(state === 'loading' ? 'loading' : isPlaying ? 'pause' : 'play')}
          onClick={toggle}
        >
          {isPlaying ? <Pause size={18} /> : <Play size={18} />}
        </IconButton>
        <Range
          type="range"
          flex="1"
          minWidth="0"
          min={0}
          max={duration || 1}
          step="0.1"
          value={Math.min(at, duration)}
          accentColor="accent.solid"
          aria-label={t('position')}
          aria-valuetext={clock(at)}
          onChange={(event) => seek(Number(event.target.value))}
        />
        <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {clock(at)} / {clock(duration)}
        </Text>
      </Flex>
      <Transcript talk={talk} at={at} isPlaying={isPlaying} onSeek={seek} {...links} />
    </Box>
  )
}
