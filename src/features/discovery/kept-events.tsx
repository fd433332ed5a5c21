import { Heading } from '@chakra-ui/react'
import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { CardGrid } from './card-grid.tsx'
import { byEnd } from './event-dates.ts'
import { KeptNotReady } from './kept-not-ready.tsx'
import type { ReactNode } from 'react'
import type { FavoriteEventView } from '#routers/contract/discovery.ts'
import type { FavoriteList } from './use-favorite-places.ts'

interface KeptEventsProps {
  of: FavoriteList<FavoriteEventView>
  now: Date
  card(event: FavoriteEventView, notes: string | null): ReactNode
}

/** What a person keeps of events: what is to come, then what is over. */
export function KeptEvents({ of, now, card }: KeptEventsProps): ReactNode {
  const { t } = useTranslation('discovery')
  if (of.state !== 'ready') return <KeptNotReady of={of} />
  if (of.list.length === 0)
    return (
      <EmptyState
        icon={<Heart size={28} />}
        title={t('events.noFavorites')}
        text={t('events.noFavoritesText')}
      />
    )
  const { toCome, over } = byEnd(of.list, now)
  return (
    <>
      {toCome.length > 0 && (
        <CardGrid label={t('favorites')}>
          {toCome.map((event) => card(event, event.notes))}
        </CardGrid>
      )}
      {over.length > 0 && (
        <>
          <Heading as="h2" size="sm" color="fg.muted">
            {t('events.over')}
          </Heading>
          <CardGrid label={t('events.over')}>
            {over.map((event) => card(event, event.notes))}
          </CardGrid>
        </>
      )}
    </>
  )
}
