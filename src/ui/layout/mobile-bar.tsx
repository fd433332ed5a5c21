import { Flex, HStack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, CircleHelp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Wordmark } from '#src/ui/wordmark.tsx'
import { InstallButton } from './install-button.tsx'
import { ProfileButton } from './profile-button.tsx'
import { IconButton } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { UserView } from '#routers/contract/account.ts'

interface MobileBarProps {
  user: UserView
  /** Off the home screen the first button leads back to it. */
  hasBack: boolean
  onProfile(): void
  onSignOut(): void
}

export function MobileBar({
  user,
  hasBack,
  onProfile,
  onSignOut,
}: MobileBarProps): ReactNode {
  const { t } = useTranslation()
  return (
    <Flex
      as="header"
      align="center"
      justify="space-between"
      px="2"
      minHeight="14"
      pt="env(safe-area-inset-top)"
      borderBottomWidth="1px"
      borderColor="border.muted"
      bg="bg"
      position="sticky"
      top="0"
      zIndex="docked"
    >
      <IconButton
        asChild
        variant="ghost"
        aria-label={t(hasBack ? 'nav.back' : 'nav.help')}
      >
        <Link to={hasBack ? '/' : '/info'}>
          {hasBack ? <ArrowLeft size={22} /> : <CircleHelp size={22} />}
        </Link>
      </IconButton>
      <Link to="/" aria-label={t('nav.home')}>
        <Wordmark />
      </Link>
      <HStack gap="0">
        <InstallButton isCompact />
        <ProfileButton
          user={user}
          onProfile={onProfile}
          onSignOut={onSignOut}
          hasSignOut
        />
      </HStack>
    </Flex>
  )
}
