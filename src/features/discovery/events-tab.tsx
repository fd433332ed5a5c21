import { Flex, Stack, Text } from '@chakra-ui/react'
import { CalendarDays, CalendarX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusAfterRemoval } from '#src/lib/use-focus-after-removal.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { CardGrid, CardSkeletons } from './card-grid.tsx'
import { EventCard } from './event-card.tsx'
import { byEnd } from './event-dates.ts'
import { ExportButton } from './export-button.tsx'
import { FavoritesFilter, favoritesFilter } from './favorites-filter.tsx'
import { KeptEvents } from './kept-events.tsx'
import { TownSearch } from './town-search.tsx'
import { eventKey } from './use-favorite-events.ts'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { Shown } from './favorites-filter.tsx'
import type { EventsSearch } from './use-events.ts'
import type { AnyEvent } from './use-favorite-events.ts'
import type { Favorites } from './use-favorites.ts'

interface EventsTabProps {
  events: EventsSearch
  favorites: Favorites
  /** Whether this server can be asked for events; undefined until it is known. */
  hasSource: boolean | undefined
  isLocating: boolean
  onNearby(): void
  onOpen(event: AnyEvent): void
}

const shownAtOnce = 24
/** More than these a search does not answer with. */
const mostEvents = 100

/** What is on in the next weeks, or what a person keeps of it. */
export function EventsTab(props: EventsTabProps): ReactNode {
  const { t } = useTranslation('discovery')
  const { events, favorites } = props
  const [filter, setFilter] = useState<Shown>('all')
  const isAll = filter === 'all'
  const [now] = useState(() => new Date())
  const { toCome, over } = byEnd(favorites.events.list, now)
  const holder = useFocusAfterRemoval(
    isAll ? undefined : [...toCome, ...over].map(eventKey),
    favoritesFilter,
  )
  const card = (event: AnyEvent, notes: string | null = null) => (
    <li key={eventKey(event)}>
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
    <Stack ref={holder} gap="5">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <FavoritesFilter value={filter} onChange={setFilter} />
        {!isAll && favorites.events.list.length > 0 && <ExportButton kind="events" />}
      </Flex>
      <TownSearch
        texts={{
          search: t('events.search'),
          placeholder: t('events.placeholder'),
          submit: t('events.submit'),
          nearby: t('events.nearby'),
          locating: t('position.locating'),
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
      ) : (
        <KeptEvents of={favorites.events} now={now} card={card} />
      )}
    </Stack>
  )
}

interface FoundProps extends EventsTabProps {
  card(event: AnyEvent): ReactNode
}

function Found({ events, hasSource, card }: FoundProps): ReactNode {
  const { t } = useTranslation('discovery')
  const [shown, setShown] = useState(shownAtOnce)
  const count = events.events.length
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
        {t(count === mostEvents ? 'events.first' : 'events.count', { count })}
      </Text>
      {count === 0 && (
        <EmptyState
          icon={<CalendarX size={28} />}
          title={t('events.none')}
          text={t('events.noneText')}
        />
      )}
      <CardGrid label={t('tabs.events')}>
        {events.events.slice(0, shown).map((event) => card(event))}
      </CardGrid>
      {shown < count && (
        <Button
          variant="outline"
          alignSelf="center"
          onClick={() => setShown(shown + shownAtOnce)}
        >
          {t('locations.more')}
        </Button>
      )}
    </>
  )
}
