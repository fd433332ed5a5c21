import { Box, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** One heading of a detail dialog with what stands below it. */
export function DetailSection({
  title,
  children,
}: {
  title: string
  children: ReactNode
}): ReactNode {
  return (
    <Box as="section">
      <Heading as="h3" size="sm" mb="1">
        {title}
      </Heading>
      {children}
    </Box>
  )
}
