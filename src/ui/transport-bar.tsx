import { chakra, Flex, Text } from '@chakra-ui/react'
import { Pause, Play } from 'lucide-react'
import { clock } from '#routers/contract/format-measure.ts'
import { IconButton } from './button.tsx'
import type { ReactNode } from 'react'

const Range = chakra('input')

interface TransportBarProps {
  isPlaying: boolean
  /** Seconds from the start. */
  at: number
  /** Seconds; 0 while it is not known. */
  duration: number
  /** What the button does now, and what the slider moves. */
  labels: { button: string; position: string }
  isOff?: boolean
  onToggle(): void
  onSeek(seconds: number): void
}

/** Play, a place to jump to, and the time. */
export function TransportBar(props: TransportBarProps): ReactNode {
  const { isPlaying, at, duration, labels } = props
  return (
    <Flex align="center" gap="3">
      <IconButton
        borderRadius="full"
        colorPalette="orange"
        disabled={props.isOff}
        aria-label={labels.button}
        onClick={props.onToggle}
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
        aria-label={labels.position}
        aria-valuetext={clock(at)}
        onChange={(event) => props.onSeek(Number(event.target.value))}
      />
      <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {clock(at)} / {clock(duration)}
      </Text>
    </Flex>
  )
}
