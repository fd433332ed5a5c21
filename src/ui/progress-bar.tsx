import { Box } from '@chakra-ui/react'
import type { BoxProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface ProgressBarProps extends Omit<BoxProps, 'children'> {
  /** What it is about, for who does not see it. */
  label: string
  /** 0 to 100. */
  percent: number
}

/** How far something is. */
export function ProgressBar({ label, percent, ...rest }: ProgressBarProps): ReactNode {
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      height="1.5"
      borderRadius="full"
      overflow="hidden"
      bg="bg.muted"
      colorPalette="orange"
      {...rest}
    >
      <Box
        height="100%"
        bg="colorPalette.solid"
        transitionProperty="width"
        transitionDuration="slow"
        width={`${percent}%`}
      />
    </Box>
  )
}
