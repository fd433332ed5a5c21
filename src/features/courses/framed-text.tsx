import { Box, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface FramedTextProps {
  title: string
  text: string
}

/** What one is asked to do, apart from what one reads. */
export function FramedText({ title, text }: FramedTextProps): ReactNode {
  return (
    <Box
      borderWidth="1px"
      borderColor="border"
      borderInlineStartWidth="3px"
      borderInlineStartColor="accent.solid"
      bg="bg.subtle"
      p="4"
    >
      <Heading as="h4" size="sm" mb="1">
        {title}
      </Heading>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Text>
    </Box>
  )
}
