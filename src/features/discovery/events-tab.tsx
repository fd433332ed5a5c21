import { Flex, Stack, Text } from '@chakra-ui/react'
import { CalendarDays, CalendarX, Heart } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { CardGrid, CardSkeletons } from './card-grid.tsx'
import { EventCard } from './event-card.tsx'
import { ExportButton } from './export-button.tsx'
import { FavoritesFilter } from './favorites-filter.tsx'
import { TownSearch } from './town-search.tsx'
import type { ReactNode } from 'react'
import type { Shown } from './favorites-filter.tsx'
import type { EventsSearch } from './use-events.ts'
import type { AnyEvent, Favorites } from './use-favorites.ts'

interface EventsTabProps {
  events: EventsSearch
  favorites: Favorites
  /** Whether this server can be asked for events; undefined until it is known. */
  hasSource: boolean | undefined
  isLocating: boolean
  onNearby(): void
  onOpen(event: AnyEvent): void
}

/** What is on in the next weeks, or what a person keeps of it. */
export function EventsTab(props: EventsTabProps): ReactNode {
  const { t } = useTranslation('discovery')
  const { events, favorites } = props
  const [filter, setFilter] = useState<Shown>('all')
  const isAll = filter === 'all'
  const card = (event: AnyEvent, notes: string | null = null) => (
    <li key={`${event.title} ${event.venue} ${event.startDate}`}>
      <EventCard
        event={event}
        notes={notes}
        isFavorite={favorites.eventLike(event) !== undefined}
        onToggle={() => favorites.toggleEvent(event)}
        onOpen={() => props.onOpen(event)}
      />
    </li>
  )
  return (
    <Stack gap="5">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <FavoritesFilter value={filter} onChange={setFilter} />
        {!isAll && favorites.events.length > 0 && <ExportButton kind="events" />}
      </Flex>
      <TownSearch
        texts={{
          search: t('events.search'),
          placeholder: t('events.placeholder'),
          submit: t('events.submit'),
          nearby: t('events.nearby'),
        }}
        isSearching={events.isSearching}
        isLocating={props.isLocating}
        onSearch={(query) => {
          setFilter('all')
          events.search(query)
        }}
        onNearby={() => {
          setFilter('all')
          props.onNearby()
        }}
      />
      {isAll ? (
        <Found {...props} card={card} />
      ) : favorites.events.length === 0 ? (
        <EmptyState
          icon={<Heart size={28} />}
          title={t('events.noFavorites')}
          text={t('events.noFavoritesText')}
        />
      ) : (
        <CardGrid label={t('favorites')}>
          {favorites.events.map((event) => card(event, event.notes))}
        </CardGrid>
      )}
    </Stack>
  )
}

interface FoundProps extends EventsTabProps {
  card(event: AnyEvent): ReactNode
}

function Found({ events, hasSource, card }: FoundProps): ReactNode {
  const { t } = useTranslation('discovery')
  const { town } = events
  if (events.isSearching) return <CardSkeletons label={t('events.searching')} />
  if (hasSource === false)
    return (
      <EmptyState
        icon={<CalendarX size={28} />}
        title={t('events.notConfigured')}
        text={t('events.notConfiguredText')}
      />
    )
  if (!town)
    return (
      <EmptyState
        icon={<CalendarDays size={28} />}
        title={t('events.empty')}
        text={t('events.emptyText')}
      />
    )
  return (
    <>
      <Text fontWeight="600" role="status">
        {t('events.around', { town: town.label })}
        {' · '}
        {t('events.count', { count: events.events.length })}
      </Text>
      {events.events.length === 0 && (
        <EmptyState
          icon={<CalendarX size={28} />}
          title={t('events.none')}
          text={t('events.noneText')}
        />
      )}
      <CardGrid label={t('tabs.events')}>
        {events.events.map((event) => card(event))}
      </CardGrid>
    </>
  )
}
