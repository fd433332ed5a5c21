import { Box, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { ChangeEvent, ReactNode } from 'react'

const Range = chakra('input')

interface BeforeAfterProps {
  before: ReactNode
  after: ReactNode
  /** What is written on the two halves. */
  labels: { before: string; after: string }
  /** What the slider moves, for who cannot see it. */
  label: string
  /** A line that parts the two, or the later one fading in over the earlier. */
  mode: 'line' | 'fade'
}

/**
 * Two pictures of the same shape in one place, parted or blended by a slider that works by pointer,
 * touch and arrow keys.
 */
export function BeforeAfter(props: BeforeAfterProps): ReactNode {
  const { before, after, labels, label, mode } = props
  const [at, setAt] = useState(50)
  const isLine = mode === 'line'
  const slider = {
    type: 'range',
    min: 0,
    max: 100,
    value: at,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setAt(Number(event.target.value)),
    'aria-label': label,
  }
  return (
    <Box>
      <Box position="relative" width="100%" height="100%" overflow="hidden">
        <Box>{before}</Box>
        <Box
          position="absolute"
          inset="0"
          style={isLine ? { clipPath: `inset(0 0 0 ${at}%)` } : { opacity: at / 100 }}
        >
          {after}
        </Box>
        {isLine && (
          <Box
            position="absolute"
            top="0"
            bottom="0"
            width="2px"
            bg="plot.labelText"
            boxShadow="0 0 0 1px {colors.plot.label}"
            translate="-50% 0"
            style={{ left: `${at}%` }}
            aria-hidden
          />
        )}
        <Tag side="left">{labels.before}</Tag>
        <Tag side="right">{labels.after}</Tag>
        {isLine && (
          <Range
            {...slider}
            position="absolute"
            inset="0"
            width="100%"
            height="100%"
            opacity="0"
            cursor="ew-resize"
            css={{ '&:focus-visible + div': { opacity: 1 } }}
          />
        )}
        {isLine && (
          <Box
            position="absolute"
            inset="0"
            pointerEvents="none"
            outline="3px solid"
            outlineColor="accent.focusRing"
            outlineOffset="-3px"
            opacity="0"
            aria-hidden
          />
        )}
      </Box>
      {!isLine && (
        <Range {...slider} width="100%" height="8" accentColor="accent.solid" />
      )}
    </Box>
  )
}

function Tag({
  side,
  children,
}: {
  side: 'left' | 'right'
  children: string
}): ReactNode {
  return (
    <Box
      position="absolute"
      top="2"
      {...{ [side]: '2' }}
      px="2"
      py="0.5"
      borderRadius="control"
      bg="plot.label"
      color="plot.labelText"
      fontSize="xs"
      fontWeight="600"
      pointerEvents="none"
    >
      {children}
    </Box>
  )
}
