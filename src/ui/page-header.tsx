import { Box, Flex, Heading, HStack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface PageHeaderProps {
  title: string
  intro: string
  /** What can be done on the page. */
  children: ReactNode
}

/** The name of a page, what it is for, and its actions. */
export function PageHeader({ title, intro, children }: PageHeaderProps): ReactNode {
  return (
    <Flex justify="space-between" align="flex-start" gap="4" wrap="wrap" mb="6">
      <Box flex="1 1 16rem">
        <Heading as="h1" size="2xl">
          {title}
        </Heading>
        <Text color="fg.muted">{intro}</Text>
      </Box>
      {/* The last is what most come for: where they do not fit beside each other it stands on top. */}
      <HStack gap="2" wrap="wrap-reverse">
        {children}
      </HStack>
    </Flex>
  )
}
