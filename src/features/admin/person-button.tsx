import { EllipsisVertical } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { AdminUserRow } from '#routers/contract/admin.ts'

const PersonMenu = lazy(async () => ({
  default: (await import('./person-menu.tsx')).PersonMenu,
}))

/** The menu's button, which fetches the menu on the first press and is then replaced by it, open. */
export function PersonButton({ user }: { user: AdminUserRow }): ReactNode {
  const { t } = useTranslation('admin')
  const [isWanted, setWanted] = useState(false)
  const button = (
    <IconButton
      boxSize="8"
      variant="ghost"
      aria-label={t('people.actionsFor', { email: user.email })}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
    >
      <EllipsisVertical size={16} />
    </IconButton>
  )
  return isWanted ? (
    <Suspense fallback={button}>
      <PersonMenu user={user} />
    </Suspense>
  ) : (
    button
  )
}
