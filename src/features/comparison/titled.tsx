import { Box, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface TitledProps {
  title: string
  name: string
  children: ReactNode
}

/** One of two panels, under its name. */
export function Titled({ title, name, children }: TitledProps): ReactNode {
  return (
    <Box as="figure" minWidth="0">
      <Box as="figcaption" mb="1.5">
        <Text fontWeight="600" fontSize="sm">
          {title}
        </Text>
        <Text fontSize="xs" color="fg.muted" truncate title={name}>
          {name}
        </Text>
      </Box>
      {children}
    </Box>
  )
}
