import { Box } from '@chakra-ui/react'
import { mapColors } from '#src/theme/map-colors.ts'
import type { ReactNode } from 'react'
import type { MapMode } from '#src/theme/map-colors.ts'
import type { Shift } from './spread-markers.ts'

interface LeaderLineProps {
  shift: Shift
  mode: MapMode
}

/** From a marker that had to make room to where it belongs. */
export function LeaderLine({ shift, mode }: LeaderLineProps): ReactNode {
  const { fill, text } = mapColors[mode].group
  if (shift.x === 0 && shift.y === 0) return null
  return (
    <Box
      position="absolute"
      top="0"
      left="0"
      h="1.5px"
      w={`${Math.hypot(shift.x, shift.y)}px`}
      transform={`rotate(${Math.atan2(-shift.y, -shift.x)}rad)`}
      transformOrigin="0 50%"
      bg={fill}
      outline="1px solid"
      outlineColor={text}
      _after={{
        content: '""',
        position: 'absolute',
        right: '-3px',
        top: '-2px',
        boxSize: '6px',
        borderRadius: 'full',
        bg: fill,
        outline: '1px solid',
        outlineColor: text,
      }}
    />
  )
}
