import { Box, Center } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface FittedProps {
  /** Width over height of what is shown. */
  ratio: number
  children: ReactNode
}

/** A place in the proportions of a picture, as large as fits: what lies over it lies at its place. */
export function Fitted({ ratio, children }: FittedProps): ReactNode {
  return (
    <Center width="100%" height="100%" css={{ containerType: 'size' }}>
      <Box
        position="relative"
        width={`min(100cqw, 100cqh * ${ratio})`}
        height={`min(100cqh, 100cqw / ${ratio})`}
      >
        {children}
      </Box>
    </Center>
  )
}
