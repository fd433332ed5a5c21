import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProfilePicture } from '#src/ui/profile-picture.tsx'
import { initialsOf } from './initials.tsx'
import { IconButton } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { ProfileMenuProps } from './profile-menu.tsx'

const ProfileMenu = lazy(async () => ({
  default: (await import('./profile-menu.tsx')).ProfileMenu,
}))

/** The menu's button, which fetches the menu on the first press and is then replaced by it, open. */
export function ProfileButton(props: ProfileMenuProps): ReactNode {
  const { t } = useTranslation()
  const [isWanted, setWanted] = useState(false)
  const button = (
    <IconButton
      variant="ghost"
      // What is seen on it stands in its name, for who speaks to the screen.
      aria-label={`${t('menu.open')} ${initialsOf(props.user)}`}
      aria-haspopup="menu"
      aria-expanded={false}
      borderRadius="full"
      onClick={() => setWanted(true)}
    >
      <ProfilePicture user={props.user} />
    </IconButton>
  )
  return isWanted ? (
    <Suspense fallback={button}>
      <ProfileMenu {...props} />
    </Suspense>
  ) : (
    button
  )
}
