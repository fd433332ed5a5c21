import { Box, Link as ChakraLink } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsMobile } from '#src/lib/use-is-mobile.ts'
import { BottomNav } from './bottom-nav.tsx'
import { DesktopHeader } from './desktop-header.tsx'
import { MobileBar } from './mobile-bar.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import type { ReactNode } from 'react'
import type { UserView } from '#routers/contract/account.ts'

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
}))

interface AppLayoutProps {
  user: UserView
  isHome: boolean
  onNew(): void
  onProfile(): void
  onSignOut(): void
  children: ReactNode
}

/** The frame of every screen behind sign-in. */
export function AppLayout({
  user,
  isHome,
  onNew,
  onProfile,
  onSignOut,
  children,
}: AppLayoutProps): ReactNode {
  const { t } = useTranslation()
  const isMobile = useIsMobile()
  const shortcuts = useShortcuts()
  return (
    <>
      <ChakraLink
        href="#content"
        position="absolute"
        left="-9999px"
        _focus={{ left: '4', top: '3', zIndex: 'skipNav', bg: 'bg.panel', p: '2' }}
      >
        {t('nav.skip')}
      </ChakraLink>
      {isMobile ? (
        <MobileBar
          user={user}
          hasBack={!isHome}
          onProfile={onProfile}
          onSignOut={onSignOut}
        />
      ) : (
        <DesktopHeader
          user={user}
          onNew={onNew}
          onProfile={onProfile}
          onShortcuts={shortcuts.open}
          onSignOut={onSignOut}
        />
      )}
      <Box
        as="main"
        id="content"
        flex="1"
        width="100%"
        display="flex"
        flexDirection="column"
      >
        {children}
      </Box>
      {isMobile && <BottomNav />}
      {shortcuts.isOpen && (
        <Suspense fallback={null}>
          <ShortcutsDialog onClose={shortcuts.close} />
        </Suspense>
      )}
    </>
  )
}
