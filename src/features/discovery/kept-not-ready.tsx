import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { CardSkeletons } from './card-grid.tsx'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { FavoriteList } from './use-favorite-places.ts'

/** Favourites that are on their way, or that could not be read. */
export function KeptNotReady({ of }: { of: FavoriteList<unknown> }): ReactNode {
  const { t } = useTranslation(['discovery', 'common'])
  if (of.state === 'loading') return <CardSkeletons label={t('favorites')} />
  return (
    <EmptyState icon={<CircleAlert size={28} />} title={t('favorite.loadFailed')}>
      <Button variant="outline" onClick={of.reload}>
        {t('common:retry')}
      </Button>
    </EmptyState>
  )
}
