import { Box, Heading, Spinner, Stack, Text } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSameEvent } from '#routers/contract/same-event.ts'
import { mapZoom } from '#routers/contract/map-view.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Segments } from '#src/ui/segments.tsx'
import { Attribution, attributionOf } from './attribution.tsx'
import { centreOf } from './has-position.ts'
import { loadMap } from './map/load-map.ts'
import { mapCentre } from './map-centre.ts'
import { itemsOf, placedFavorites } from './map-items.ts'
import { MapBoundary } from './map-boundary.tsx'
import { MapList } from './map-list.tsx'
import { useMapMode } from './use-map-mode.ts'
import { useMapTexts } from './use-map-texts.ts'
import type { ReactNode } from 'react'
import type { GeoPoint, LocationView } from '#routers/contract/discovery.ts'
import type { EventsSearch } from './use-events.ts'
import type { AnyEvent } from './use-favorite-events.ts'
import type { Favorites } from './use-favorites.ts'
import type { PlacesSearch } from './use-places.ts'

const DiscoveryMap = lazy(async () => ({
  default: (await loadMap(() => import('./map/discovery-map.tsx'))).DiscoveryMap,
}))

interface MapTabProps {
  places: PlacesSearch
  events: EventsSearch
  favorites: Favorites
  position: GeoPoint | null
  styleUrl: string | null
  onOpenPlace(place: LocationView): void
  onOpenEvent(event: AnyEvent): void
}

/** What was found, or what is kept, on a map and in a list that go together. */
export function MapTab(props: MapTabProps): ReactNode {
  const { t } = useTranslation('discovery')
  const { places, events, favorites } = props
  const [mode, setMode] = useState<'current' | 'favorites'>('current')
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const mapMode = useMapMode()
  const isCurrent = mode === 'current'
  const shownPlaces = isCurrent
    ? (places.current?.locations ?? [])
    : favorites.places.list.map(({ location }) => location)
  const shownEvents: AnyEvent[] = isCurrent
    ? events.events
    : placedFavorites(favorites.events.list, events.events, isSameEvent)
  const items = itemsOf(shownPlaces, shownEvents)
  const eventCount = items.filter(({ event }) => event !== null).length
  const counts = { locations: items.length - eventCount, events: eventCount }
  const searched = centreOf(places.current?.discovery)
  const attribution = isCurrent
    ? (places.current?.discovery.attribution ?? null)
    : attributionOf(shownPlaces)
  const texts = useMapTexts(attribution ?? '')
  /** Also back to what was chosen before, when the map has been moved since. */
  const goTo = (id: string) => {
    setFocusedId(null)
    setTimeout(() => setFocusedId(id))
  }
  const open = (id: string) => {
    const item = items.find((one) => one.id === id)
    if (item?.place) props.onOpenPlace(item.place)
    else if (item?.event) props.onOpenEvent(item.event)
  }
  const isKept = (item: (typeof items)[number]) =>
    item.place
      ? favorites.hasPlace(item.place.id)
      : favorites.eventLike(item.event) !== undefined
  const failed = <Alert tone="error">{t('map.failed')}</Alert>

  return (
    <Stack gap="4">
      <Segments
        label={t('map.mode')}
        options={[
          { value: 'current', text: t('map.current') },
          { value: 'favorites', text: t('map.favorites') },
        ]}
        value={mode}
        onChange={(next) => {
          setMode(next)
          setFocusedId(null)
        }}
      />
      <Text fontSize="sm" color="fg.muted" role="status">
        {t(isCurrent ? 'map.showingCurrent' : 'map.showingFavorites', counts)}
      </Text>
      {hasFailed ? (
        failed
      ) : (
        <MapBoundary fallback={failed}>
          <Suspense fallback={<MapLoading />}>
            <DiscoveryMap
              markers={items.map((item, index) => ({
                id: item.id,
                kind: item.kind,
                number: index + 1,
                title: item.name,
                latitude: item.latitude,
                longitude: item.longitude,
                isFavorite: isKept(item),
              }))}
              centre={mapCentre({
                favorites: isCurrent ? null : items,
                searched: [searched, events.town],
                position: props.position,
              })}
              zoom={mapZoom.default}
              focusedId={focusedId}
              onFocus={setFocusedId}
              onOpen={open}
              styleUrl={props.styleUrl}
              mode={mapMode}
              texts={texts}
              onFailure={() => setFailed(true)}
              renderInfo={(id) => {
                const item = items.find((one) => one.id === id)
                return (
                  item && (
                    <Box maxWidth="16rem">
                      <Text fontSize="xs" color="fg.muted">
                        {t(`category.${item.kind}`)}
                      </Text>
                      <Text fontWeight="600">{item.name}</Text>
                      <Text fontSize="sm">{item.address}</Text>
                    </Box>
                  )
                )
              }}
            />
          </Suspense>
        </MapBoundary>
      )}
      <Heading as="h2" size="md">
        {t(isCurrent ? 'map.listCurrent' : 'map.listFavorites')}
      </Heading>
      {counts.locations === 0 && <Text color="fg.muted">{t('map.noLocations')}</Text>}
      {counts.events === 0 && <Text color="fg.muted">{t('map.noEvents')}</Text>}
      <MapList
        items={items}
        focusedId={focusedId}
        centre={isCurrent ? searched : null}
        isKept={isKept}
        onFocus={goTo}
        onOpen={open}
        onToggle={(item) =>
          item.place
            ? favorites.togglePlace(item.place)
            : favorites.toggleEvent(item.event)
        }
      />
      <Attribution text={attribution} />
    </Stack>
  )
}

function MapLoading(): ReactNode {
  const { t } = useTranslation('discovery')
  return (
    <Box
      height="400px"
      display="grid"
      placeItems="center"
      bg="bg.subtle"
      borderRadius="card"
      role="status"
      aria-label={t('map.loading')}
    >
      <Spinner />
    </Box>
  )
}
