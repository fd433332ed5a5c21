import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from './empty-state.tsx'
import { Button } from './button.tsx'
import type { ReactNode } from 'react'

/** The last screen: shown when a page broke. */
export function ErrorScreen(): ReactNode {
  const { t } = useTranslation()
  return (
    <main>
      <EmptyState
        icon={<CircleAlert size={28} />}
        title={t('error.title')}
        text={t('error.text')}
      >
        <Button onClick={() => window.location.reload()}>{t('error.refresh')}</Button>
      </EmptyState>
    </main>
  )
}
