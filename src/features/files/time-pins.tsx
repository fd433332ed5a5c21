import { Box } from '@chakra-ui/react'
import { PinMark } from '#src/ui/pin-mark.tsx'
import type { ReactNode } from 'react'
import type { Pinned } from '#src/lib/pins.ts'

interface TimePinsProps extends Pinned {
  durationSeconds: number
}

/** Numbered places on a line of time, above whatever it is drawn on. */
export function TimePins(props: TimePinsProps): ReactNode {
  const { pins, litId, onLight, onChoose, durationSeconds } = props
  const at = (seconds: number) => `${(seconds / durationSeconds) * 100}%`
  return (
    <Box position="relative" height="8" mx="1">
      {pins.map((pin) => {
        if (pin.anchor.type !== 'time') return null
        const { from, to } = pin.anchor
        return (
          <Box key={pin.id}>
            <Box
              position="absolute"
              bottom="0"
              left={at(from)}
              width={`max(3px, ${((to - from) / durationSeconds) * 100}%)`}
              height="1"
              borderRadius="full"
              bg="plot.mark"
              opacity={litId === pin.id ? 1 : 0.45}
            />
            <PinMark
              pin={pin}
              isLit={litId === pin.id}
              onLight={onLight}
              onChoose={onChoose}
              place={{
                position: 'absolute',
                left: `clamp(0.875rem, ${at(from)}, 100% - 0.875rem)`,
                top: '0',
                translate: '-50% 0',
              }}
            />
          </Box>
        )
      })}
    </Box>
  )
}
