import { Center } from '@chakra-ui/react'
import { UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { UserView } from '#routers/contract/account.ts'

/** Up to two letters, or none when there is no name. */
export function initialsOf(user: UserView): string {
  return [user.firstName, user.lastName]
    .map((name) => Array.from(name ?? '')[0] ?? '')
    .join('')
    .toUpperCase()
}

interface InitialsProps {
  user: UserView
  size?: '9' | '20'
}

export function Initials({ user, size = '9' }: InitialsProps): ReactNode {
  return (
    <Center
      boxSize={size}
      flex="none"
      borderRadius="full"
      bg="bg.muted"
      color="fg"
      fontSize={size === '9' ? 'sm' : '2xl'}
      fontWeight="600"
    >
      {initialsOf(user) || <UserRound size={18} aria-hidden />}
    </Center>
  )
}
