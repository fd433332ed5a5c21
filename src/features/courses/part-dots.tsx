import { Box, HStack } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** One dot a part, filled when its quiz is passed; the words beside it say the same. */
export function PartDots({
  passed,
  total,
}: {
  passed: number
  total: number
}): ReactNode {
  return (
    <HStack gap="1" aria-hidden>
      {Array.from({ length: total }, (_, index) => (
        <Box
          // Dots of one course keep their places.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          boxSize="2.5"
          borderRadius="full"
          borderWidth="2px"
          borderColor="accent.solid"
          bg={index < passed ? 'accent.solid' : 'transparent'}
        />
      ))}
    </HStack>
  )
}
