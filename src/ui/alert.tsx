import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface AlertProps {
  tone?: 'info' | 'warning' | 'error' | 'success'
  children: ReactNode
}

/** A sentence that matters where it stands. */
export function Alert({ tone = 'info', children }: AlertProps): ReactNode {
  return (
    <Box
      bg={`bg.${tone}`}
      color={`fg.${tone}`}
      borderRadius="control"
      px="4"
      py="3"
      fontSize="sm"
      role={tone === 'error' ? 'alert' : undefined}
    >
      {children}
    </Box>
  )
}
