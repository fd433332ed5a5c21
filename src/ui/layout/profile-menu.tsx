import { Box, Portal, Text } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseColourMode, readColourMode } from '#src/lib/colour-mode.ts'
import { ProfilePicture } from '#src/ui/profile-picture.tsx'
import { useAfterMenu } from '#src/ui/use-after-menu.ts'
import { initialsOf } from './initials.tsx'
import { IconButton } from '#src/ui/button.tsx'
import { Menu } from '#src/ui/styled/menu.ts'
import type { ReactNode } from 'react'
import type { UserView } from '#routers/contract/account.ts'
import type { ColourMode } from '#src/lib/colour-mode.ts'

export interface ProfileMenuProps {
  user: UserView
  onProfile(): void
  /** A phone has no keys to list. */
  onShortcuts?(): void
  onSignOut(): void
  /** The phone has no other place for it. */
  hasSignOut: boolean
}

const modes: readonly ColourMode[] = ['system', 'light', 'dark']

/** Comes with the library that places menus, so only when someone asks for it. */
export function ProfileMenu({
  user,
  onProfile,
  onShortcuts,
  onSignOut,
  hasSignOut,
}: ProfileMenuProps): ReactNode {
  const { t } = useTranslation()
  const [mode, setMode] = useState(readColourMode)
  const { button, opening, onExit } = useAfterMenu()
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  return (
    <Menu.Root
      defaultOpen
      positioning={{ placement: 'bottom-end' }}
      onExitComplete={onExit}
    >
      <Menu.Trigger asChild>
        <IconButton
          ref={button}
          variant="ghost" // What is seen on it stands in its name, for who speaks to the screen.
          aria-label={`${t('menu.open')} ${initialsOf(user)}`}
          borderRadius="full"
        >
          <ProfilePicture user={user} />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="16rem" bg="bg.panel" borderRadius="card" p="2">
            <Box px="2" py="2">
              <Text fontSize="xs" color="fg.muted">
                {t('menu.signedInAs')}
              </Text>
              <Text fontWeight="600" truncate>
                {name || user.email}
              </Text>
              {name && (
                <Text fontSize="sm" color="fg.muted" truncate>
                  {user.email}
                </Text>
              )}
            </Box>
            <Menu.Separator />
            <Menu.RadioItemGroup
              value={mode}
              onValueChange={({ value }) => {
                chooseColourMode(value as ColourMode)
                setMode(value as ColourMode)
              }}
            >
              <Menu.ItemGroupLabel>{t('menu.appearance')}</Menu.ItemGroupLabel>
              {modes.map((choice) => (
                <Menu.RadioItem key={choice} value={choice}>
                  <Menu.ItemIndicator>
                    <Check size={16} />
                  </Menu.ItemIndicator>
                  {t(`menu.${choice}`)}
                </Menu.RadioItem>
              ))}
            </Menu.RadioItemGroup>
            <Menu.Separator />
            <Menu.Item value="profile" onClick={opening(onProfile)}>
              {t('menu.profile')}
            </Menu.Item>
            <Menu.Item value="info" asChild>
              <Link to="/info">{t('menu.howToUse')}</Link>
            </Menu.Item>
            {onShortcuts && (
              <Menu.Item value="shortcuts" onClick={opening(onShortcuts)}>
                {t('menu.shortcuts')}
              </Menu.Item>
            )}
            {user.isAdmin && (
              <Menu.Item value="admin" asChild>
                <Link to="/admin">{t('menu.admin')}</Link>
              </Menu.Item>
            )}
            {hasSignOut && (
              <Menu.Item value="logout" onClick={onSignOut}>
                {t('menu.logout')}
              </Menu.Item>
            )}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
