import { Box } from '@chakra-ui/react'
import type { BoxProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface ScrollerProps extends BoxProps {
  /** What is in it, for those who do not see it. */
  label: string
}

/**
 * What may be larger than its place and moves inside it. It takes the focus, as not every browser lets the
 * keyboard move what has nothing in it to stop at (WCAG 2.1.1).
 */
export function Scroller({ label, ...rest }: ScrollerProps): ReactNode {
  return <Box role="group" aria-label={label} tabIndex={0} {...rest} />
}
