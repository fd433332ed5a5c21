import { Center, Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon: ReactNode
  title: string
  text?: string
  /** It is all that the page says, and so its first heading. */
  isPage?: boolean
  children?: ReactNode
}

/** A place with nothing in it yet, or where something failed: what it is, and what to do. */
export function EmptyState(props: EmptyStateProps): ReactNode {
  const { icon, title, text, isPage = false, children } = props
  return (
    <Center py={{ base: '12', md: '20' }} px="6">
      <Stack gap="4" align="center" textAlign="center" maxWidth="28rem">
        <Center boxSize="16" borderRadius="full" bg="bg.subtle" color="accent.fg">
          {icon}
        </Center>
        <Heading as={isPage ? 'h1' : 'h2'} size="xl">
          {title}
        </Heading>
        {text && <Text color="fg.muted">{text}</Text>}
        {children}
      </Stack>
    </Center>
  )
}
