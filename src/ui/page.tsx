import { Box } from '@chakra-ui/react'
import type { BoxProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The measure of a page: one gutter and one greatest width for all. */
export function Page(props: BoxProps): ReactNode {
  return (
    <Box
      width="100%"
      maxWidth="76rem"
      mx="auto"
      px={{ base: '4', md: '8' }}
      py={{ base: '6', md: '10' }}
      {...props}
    />
  )
}
