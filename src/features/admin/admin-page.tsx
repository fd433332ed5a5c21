import { Badge } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { Lock, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { addTexts } from '#src/lib/i18n.ts'
import { admin as texts } from '#src/locales/en/admin.ts'
import { trpc } from '#src/lib/trpc.ts'
import { useTitle } from '#src/lib/use-title.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { Page } from '#src/ui/page.tsx'
import { AdminViews } from './admin-views.tsx'
import { StatCards } from './stat-cards.tsx'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'

addTexts('admin', texts)

/** Asks the server anew whether this person is an administrator; what the client knew may be old. */
export function AdminPage(): ReactNode {
  const { t } = useTranslation('admin')
  useTitle(t('title'))
  const utils = trpc.useUtils()
  const check = trpc.admin.check.useQuery(undefined, { refetchOnMount: 'always' })
  if (check.isPending || (check.isFetching && !check.data?.isAdmin))
    return <EmptyState isPage icon={<ShieldCheck size={28} />} title={t('checking')} />
  if (!check.data?.isAdmin)
    return (
      <EmptyState
        isPage
        icon={<Lock size={28} />}
        title={t('denied')}
        text={t('deniedText')}
      >
        <Button asChild variant="outline">
          <Link to="/">{t('backHome')}</Link>
        </Button>
      </EmptyState>
    )
  return (
    <Page maxWidth="92rem">
      <PageHeader title={t('title')} intro={t('intro')}>
        <Badge colorPalette="orange" size="lg">
          <ShieldCheck size={14} aria-hidden />
          {t('badge')}
        </Badge>
        <Button variant="outline" size="sm" onClick={() => void utils.admin.invalidate()}>
          {t('refresh')}
        </Button>
      </PageHeader>
      <StatCards />
      <AdminViews />
    </Page>
  )
}
