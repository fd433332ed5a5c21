import { Badge, Button } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page } from '#src/ui/page.tsx'
import type { LucideIcon } from 'lucide-react'
import { useTitle } from '#src/lib/use-title.ts'
import type { ReactNode } from 'react'

interface ComingPageProps {
  topic: 'admin' | 'reset' | 'success'
  icon: LucideIcon
  badge?: string
}

/** A place that can be reached before it is furnished: says what comes and leads back. */
export function ComingPage({ topic, icon: Icon, badge }: ComingPageProps): ReactNode {
  const { t } = useTranslation('pages')
  useTitle(t(`coming.${topic}`))
  return (
    <Page>
      <EmptyState
        icon={<Icon size={28} />}
        title={t(`coming.${topic}`)}
        text={t(`coming.${topic}Text`)}
      >
        <Badge colorPalette="orange">{badge ?? t('coming.badge')}</Badge>
        <Button asChild variant="outline">
          <Link to={topic === 'reset' ? '/auth' : '/'}>
            {t(topic === 'reset' ? 'coming.signIn' : 'coming.action')}
          </Link>
        </Button>
      </EmptyState>
    </Page>
  )
}
