import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { laterPart } from '#src/ui/later-part.tsx'
import { IconButton } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { AdminUserRow } from '#routers/contract/admin.ts'

const PersonMenu = laterPart(
  async () => (await import('./person-menu.tsx')).PersonMenu,
  ({ user }) => <PlainButton user={user} />,
)

interface PersonButtonProps {
  user: AdminUserRow
}

/** The menu's button, which fetches the menu on the first press and is then replaced by it, open. */
export function PersonButton({ user }: PersonButtonProps): ReactNode {
  const [isWanted, setWanted] = useState(false)
  return isWanted ? (
    <PersonMenu user={user} />
  ) : (
    <PlainButton user={user} onPress={() => setWanted(true)} />
  )
}

function PlainButton({
  user,
  onPress,
}: PersonButtonProps & { onPress?: () => void }): ReactNode {
  const { t } = useTranslation('admin')
  return (
    <IconButton
      boxSize="8"
      variant="ghost"
      aria-label={t('people.actionsFor', { email: user.email })}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={onPress}
    >
      <EllipsisVertical size={16} />
    </IconButton>
  )
}
