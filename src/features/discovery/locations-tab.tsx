import { Box, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { CircleAlert, Compass, Heart, MapPinOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '#src/lib/trpc.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { CardGrid, CardSkeletons } from './card-grid.tsx'
import { ExportButton } from './export-button.tsx'
import { FavoritesFilter } from './favorites-filter.tsx'
import { PlaceCard } from './place-card.tsx'
import { TownSearch } from './town-search.tsx'
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
  return (
    <Stack gap="5">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <FavoritesFilter value={filter} onChange={setFilter} />
        {!isAll && favorites.places.length > 0 && <ExportButton kind="places" />}
      </Flex>
      <TownSearch
        texts={{
          search: t('locations.search'),
          placeholder: t('locations.placeholder'),
          submit: t('locations.submit'),
          nearby: t('locations.nearby'),
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
              onToggle={() => favorites.togglePlace(place.id)}
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
      {current.discovery.attribution && (
        <Text fontSize="xs" color="fg.muted">
          {current.discovery.attribution}
        </Text>
      )}
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
        <Button key={id} size="xs" variant="outline" onClick={() => places.recall(id)}>
          {name.split(',')[0]}
        </Button>
      ))}
    </HStack>
  )
}

function Kept({ favorites, onOpen }: LocationsTabProps): ReactNode {
  const { t } = useTranslation('discovery')
  if (favorites.isLoading) return <CardSkeletons label={t('locations.searching')} />
  if (favorites.places.length === 0)
    return (
      <EmptyState
        icon={<Heart size={28} />}
        title={t('locations.noFavorites')}
        text={t('locations.noFavoritesText')}
      />
    )
  return (
    <Box>
      <CardGrid label={t('favorites')}>
        {favorites.places.map(({ id, location, notes }) => (
          <li key={id}>
            <PlaceCard
              place={location}
              notes={notes}
              isFavorite={favorites.hasPlace(location.id)}
              onToggle={() => favorites.togglePlace(location.id)}
              onOpen={() => onOpen(location)}
            />
          </li>
        ))}
      </CardGrid>
    </Box>
  )
}
