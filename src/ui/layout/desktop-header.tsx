import { Flex, HStack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { LogOut, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Wordmark } from '#src/ui/wordmark.tsx'
import { InstallButton } from './install-button.tsx'
import { navItems } from './nav-items.ts'
import { ProfileButton } from './profile-button.tsx'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { UserView } from '#routers/contract/account.ts'

interface DesktopHeaderProps {
  user: UserView
  onNew(): void
  onProfile(): void
  onShortcuts(): void
  onSignOut(): void
}

export function DesktopHeader({
  user,
  onNew,
  onProfile,
  onShortcuts,
  onSignOut,
}: DesktopHeaderProps): ReactNode {
  const { t } = useTranslation()
  return (
    <Flex
      as="header"
      align="center"
      gap="6"
      px="8"
      height="16"
      borderBottomWidth="1px"
      borderColor="border.muted"
      bg="bg"
      position="sticky"
      top="0"
      zIndex="docked"
    >
      <Link to="/" aria-label={t('nav.home')}>
        <Wordmark size="2xl" />
      </Link>
      <HStack as="nav" aria-label={t('nav.main')} gap="1" flex="1" ms="4">
        {navItems.map(({ to, wideLabel }) => (
          <Button
            key={to}
            asChild
            variant="ghost"
            size="sm"
            color="fg.muted"
            css={active}
          >
            <Link to={to} activeOptions={{ exact: true, includeSearch: false }}>
              {t(`nav.${wideLabel}`)}
            </Link>
          </Button>
        ))}
      </HStack>
      <HStack gap="2">
        <Button size="sm" colorPalette="orange" onClick={onNew}>
          <Plus size={16} aria-hidden />
          {t('nav.new')}
        </Button>
        <InstallButton isCompact={false} />
        <ProfileButton
          user={user}
          onProfile={onProfile}
          onShortcuts={onShortcuts}
          onSignOut={onSignOut}
          hasSignOut={false}
        />
        <Button size="sm" variant="ghost" color="fg.muted" onClick={onSignOut}>
          <LogOut size={16} aria-hidden />
          {t('menu.signOut')}
        </Button>
      </HStack>
    </Flex>
  )
}

/** The router marks the link of the present page with aria-current. */
const active = {
  '&[aria-current=page]': {
    color: 'fg',
    bg: 'bg.muted',
    // Where the system's colours hold there is no ground to tell it by.
    '@media (forced-colors: active)': { outline: '2px solid' },
  },
}
