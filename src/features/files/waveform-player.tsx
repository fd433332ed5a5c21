import { Box, Flex, Text } from '@chakra-ui/react'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import WaveSurfer from 'wavesurfer.js'
import { fileUrl } from '#src/lib/file-urls.ts'
import { clock } from '#routers/contract/format-measure.ts'
import { Unplayable } from '#src/ui/unplayable.tsx'
import { TimePins } from './time-pins.tsx'
import { IconButton } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { AudioFacts } from '#routers/contract/facts.ts'
import type { FileView } from '#routers/contract/files.ts'
import type { Pinned } from '#src/lib/pins.ts'

interface WaveformPlayerProps {
  file: FileView
  facts: AudioFacts
  pinned: Pinned | undefined
}

/**
 * A song as its wave, played by clicking into it. The peaks were measured on the server, so nothing is
 * decoded here and the wave is there before the sound is.
 */
export function WaveformPlayer({ file, facts, pinned }: WaveformPlayerProps): ReactNode {
  const { t } = useTranslation('files')
  const place = useRef<HTMLDivElement>(null)
  const surfer = useRef<WaveSurfer>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [at, setAt] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const { durationSeconds, sound } = facts
  useEffect(() => {
    const container = place.current
    if (!container) return
    const style = getComputedStyle(container)
    const made = WaveSurfer.create({
      container,
      url: fileUrl(file.id),
      peaks: [sound.peaks],
      duration: durationSeconds,
      height: 'auto',
      barWidth: 3,
      barGap: 1,
      barRadius: 2,
      normalize: true,
      waveColor: style.getPropertyValue('--wave'),
      progressColor: style.getPropertyValue('--played'),
      cursorColor: style.getPropertyValue('--played'),
      dragToSeek: true,
    })
    surfer.current = made
    made.on('play', () => setPlaying(true))
    made.on('pause', () => setPlaying(false))
    made.on('finish', () => setPlaying(false))
    made.on('timeupdate', setAt)
    // One that is torn down may still complain of its sound.
    made.on('error', () => setFailed(surfer.current === made))
    return () => {
      surfer.current = null
      made.destroy()
    }
  }, [file.id, durationSeconds, sound.peaks])
  const choose = (id: string) => {
    const pin = pinned?.pins.find((one) => one.id === id)
    if (pin?.anchor.type === 'time') surfer.current?.setTime(pin.anchor.from)
    pinned?.onChoose(id)
  }
  return (
    <Box width="100%" maxWidth="44rem">
      {pinned && (
        <TimePins {...pinned} onChoose={choose} durationSeconds={durationSeconds} />
      )}
      <Box
        ref={place}
        height="8rem"
        my="2"
        css={{ '--wave': '{colors.fg.subtle}', '--played': '{colors.accent.solid}' }}
        role="slider"
        tabIndex={0}
        aria-label={t('player.position')}
        aria-valuemin={0}
        aria-valuemax={Math.round(durationSeconds)}
        aria-valuenow={Math.round(at)}
        aria-valuetext={clock(at)}
        onKeyDown={(event) => {
          const step = { ArrowRight: 5, ArrowLeft: -5 }[event.key]
          if (!step) return
          event.preventDefault()
          surfer.current?.setTime(Math.min(durationSeconds, Math.max(0, at + step)))
        }}
      />
      {hasFailed ? (
        <Unplayable file={file} />
      ) : (
        <Flex align="center" gap="3">
          <IconButton
            boxSize="9"
            borderRadius="full"
            colorPalette="orange"
            aria-label={t(isPlaying ? 'player.pause' : 'player.play', {
              name: file.originalName,
            })}
            onClick={() => void surfer.current?.playPause()}
          >
            {isPlaying ? <Pause size={16} /> : <Play size={16} />}
          </IconButton>
          <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {clock(at)} / {clock(durationSeconds)}
          </Text>
        </Flex>
      )}
    </Box>
  )
}
