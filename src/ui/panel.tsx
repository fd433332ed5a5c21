import { Box } from '@chakra-ui/react'
import type { BoxProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A sheet on the wall: the one surface that everything lies on. */
export function Panel(props: BoxProps): ReactNode {
  return (
    <Box
      as="section"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.muted"
      borderRadius="card"
      shadow="card"
      p={{ base: '4', md: '5' }}
      {...props}
    />
  )
}
