import { Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { CircleAlert, Compass, Heart, MapPinOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '#src/lib/trpc.ts'
import { useFocusAfterRemoval } from '#src/lib/use-focus-after-removal.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Attribution, attributionOf } from './attribution.tsx'
import { CardGrid, CardSkeletons } from './card-grid.tsx'
import { distanceText } from './distance-text.ts'
import { ExportButton } from './export-button.tsx'
import { FavoritesFilter, favoritesFilter } from './favorites-filter.tsx'
import { centreOf, positionOf, shortName } from './has-position.ts'
import { KeptNotReady } from './kept-not-ready.tsx'
import { PlaceCard } from './place-card.tsx'
import { TownSearch } from './town-search.tsx'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { Shown } from './favorites-filter.tsx'
import type { LocationView } from '#routers/contract/discovery.ts'
import type { Favorites } from './use-favorites.ts'
import type { PlacesSearch } from './use-places.ts'

interface LocationsTabProps {
  places: PlacesSearch
  favorites: Favorites
  isLocating: boolean
  onNearby(): void
  onOpen(place: LocationView): void
}

const shownAtFirst = 24
const mostRecent = 6

/** The places of the latest search, or those that a person keeps. */
export function LocationsTab(props: LocationsTabProps): ReactNode {
  const { t } = useTranslation(['discovery', 'common'])
  const { places, favorites } = props
  const [filter, setFilter] = useState<Shown>('all')
  const isAll = filter === 'all'
  const holder = useFocusAfterRemoval(
    isAll ? undefined : favorites.places.list.map(({ locationId }) => String(locationId)),
    favoritesFilter,
  )
  return (
    <Stack ref={holder} gap="5">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <FavoritesFilter value={filter} onChange={setFilter} />
        {!isAll && favorites.places.list.length > 0 && <ExportButton kind="places" />}
      </Flex>
      <TownSearch
        texts={{
          search: t('locations.search'),
          placeholder: t('locations.placeholder'),
          submit: t('locations.submit'),
          nearby: t('locations.nearby'),
          locating: t('position.locating'),
        }}
        isSearching={places.isSearching}
        isLocating={props.isLocating}
        onSearch={(query) => {
          setFilter('all')
          places.searchTown(query)
        }}
        onNearby={() => {
          setFilter('all')
          props.onNearby()
        }}
      />
      {isAll ? <Found {...props} /> : <Kept {...props} />}
    </Stack>
  )
}

function Found(props: LocationsTabProps): ReactNode {
  const { t } = useTranslation(['discovery', 'common'])
  const { places, favorites } = props
  const [isWhole, setWhole] = useState(false)
  const { current } = places
  if (places.isSearching)
    return (
      <>
        <Text color="fg.muted">{t('locations.searchingText')}</Text>
        <CardSkeletons label={t('locations.searching')} />
      </>
    )
  if (places.state === 'loading')
    return <CardSkeletons label={t('locations.searching')} />
  if (places.state === 'failed')
    return (
      <EmptyState icon={<CircleAlert size={28} />} title={t('locations.loadFailed')}>
        <Button variant="outline" onClick={places.reload}>
          {t('common:retry')}
        </Button>
      </EmptyState>
    )
  if (!current)
    return (
      <EmptyState
        icon={<Compass size={28} />}
        title={t('locations.empty')}
        text={t('locations.emptyText')}
      />
    )
  const centre = centreOf(current.discovery)
  const shown = isWhole ? current.locations : current.locations.slice(0, shownAtFirst)
  return (
    <>
      <Flex gap="3" wrap="wrap" align="baseline" justify="space-between">
        <Text fontWeight="600" role="status">
          {t('locations.around', { town: current.discovery.name })}
          {' · '}
          {t('locations.count', { count: current.locations.length })}
        </Text>
        <RecentSearches places={places} />
      </Flex>
      {current.locations.length === 0 && (
        <EmptyState
          icon={<MapPinOff size={28} />}
          title={t('locations.none')}
          text={t('locations.noneText')}
        />
      )}
      <CardGrid label={t('tabs.locations')}>
        {shown.map((place) => (
          <li key={place.id}>
            <PlaceCard
              place={place}
              isFavorite={favorites.hasPlace(place.id)}
              distance={distanceText(centre, positionOf(place))}
              onToggle={() => favorites.togglePlace(place)}
              onOpen={() => props.onOpen(place)}
            />
          </li>
        ))}
      </CardGrid>
      {shown.length < current.locations.length && (
        <Button variant="outline" alignSelf="center" onClick={() => setWhole(true)}>
          {t('locations.more')}
        </Button>
      )}
      <Attribution text={current.discovery.attribution} />
    </>
  )
}

function RecentSearches({ places }: { places: PlacesSearch }): ReactNode {
  const { t } = useTranslation('discovery')
  const saved = trpc.discovery.saved.useQuery(undefined, { refetchOnMount: 'always' })
  const others = (saved.data?.discoveries ?? [])
    .filter(({ id }) => id !== places.current?.discovery.id)
    .slice(0, mostRecent)
  if (others.length === 0) return null
  return (
    <HStack gap="2" wrap="wrap" role="group" aria-label={t('locations.recent')}>
      <Text fontSize="sm" color="fg.muted">
        {t('locations.recent')}
      </Text>
      {others.map(({ id, name }) => (
        <Button key={id} size="sm" variant="outline" onClick={() => places.recall(id)}>
          {shortName(name)}
        </Button>
      ))}
    </HStack>
  )
}

function Kept({ favorites, onOpen }: LocationsTabProps): ReactNode {
  const { t } = useTranslation('discovery')
  const { places } = favorites
  if (places.state !== 'ready') return <KeptNotReady of={places} />
  if (places.list.length === 0)
    return (
      <EmptyState
        icon={<Heart size={28} />}
        title={t('locations.noFavorites')}
        text={t('locations.noFavoritesText')}
      />
    )
  return (
    <>
      <CardGrid label={t('favorites')}>
        {places.list.map(({ location, notes }) => (
          <li key={location.id}>
            <PlaceCard
              place={location}
              notes={notes}
              isFavorite={favorites.hasPlace(location.id)}
              onToggle={() => favorites.togglePlace(location)}
              onOpen={() => onOpen(location)}
            />
          </li>
        ))}
      </CardGrid>
      <Attribution text={attributionOf(places.list.map(({ location }) => location))} />
    </>
  )
}
