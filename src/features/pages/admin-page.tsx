import { Button } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { Lock, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { trpc } from '#src/lib/trpc.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ComingPage } from './coming-page.tsx'
import type { ReactNode } from 'react'

/** Asks the server anew whether this person is an administrator; what the client knew may be old. */
export function AdminPage(): ReactNode {
  const { t } = useTranslation(['pages', 'common'])
  const check = trpc.account.me.useQuery(undefined, { refetchOnMount: 'always' })
  if (check.isFetching)
    return <EmptyState icon={<ShieldCheck size={28} />} title={t('admin.checking')} />
  if (!check.data?.isAdmin)
    return (
      <EmptyState
        icon={<Lock size={28} />}
        title={t('admin.denied')}
        text={t('admin.deniedText')}
      >
        <Button asChild variant="outline">
          <Link to="/">{t('common:backHome')}</Link>
        </Button>
      </EmptyState>
    )
  return <ComingPage topic="admin" icon={ShieldCheck} badge={t('admin.badge')} />
}
