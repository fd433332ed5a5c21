import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, LocateFixed } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addTexts } from '#src/lib/i18n.ts'
import { trpc } from '#src/lib/trpc.ts'
import { useIsMobile } from '#src/lib/use-is-mobile.ts'
import { useTitle } from '#src/lib/use-title.ts'
import { discovery as texts } from '#src/locales/en/discovery.ts'
import { Page } from '#src/ui/page.tsx'
import { showFailure } from '#src/ui/toaster.tsx'
import { DiscoveryTabs } from './discovery-tabs.tsx'
import { EventDialog } from './event-dialog.tsx'
import { EventsTab } from './events-tab.tsx'
import { LocationsTab } from './locations-tab.tsx'
import { MapTab } from './map-tab.tsx'
import { PlaceDialog } from './place-dialog.tsx'
import { useEvents } from './use-events.ts'
import { useFavorites } from './use-favorites.ts'
import { usePlaces } from './use-places.ts'
import { usePosition } from './use-position.ts'
import type { ReactNode } from 'react'
import type { LocationView } from '#routers/contract/discovery.ts'
import type { DiscoveryTab } from './discovery-tabs.tsx'
import type { AnyEvent } from './use-favorites.ts'
import type { PositionFault } from './use-position.ts'

addTexts('discovery', texts)

interface DiscoveryPageProps {
  tab: DiscoveryTab
  onTab(tab: DiscoveryTab): void
}

/** Places and events near a person: found, kept, and on a map. */
export function DiscoveryPage({ tab, onTab }: DiscoveryPageProps): ReactNode {
  const { t } = useTranslation('discovery')
  useTitle(t('title'))
  const isMobile = useIsMobile()
  const settings = trpc.discovery.settings.useQuery()
  const places = usePlaces()
  const events = useEvents()
  const favorites = useFavorites()
  const position = usePosition(
    useCallback(
      (fault: PositionFault) =>
        showFailure({ title: t('position.title'), description: t(`position.${fault}`) }),
      [t],
    ),
  )
  const [open, setOpen] = useState<{ place: LocationView } | { event: AnyEvent } | null>(
    null,
  )
  const findNear = async () => {
    const point = await position.ask()
    if (point) places.searchNear(point)
  }
  const findEventsNear = async () => {
    const point = position.point ?? (await position.ask())
    if (point) events.searchNear(point)
    else showFailure({ title: t('events.failed'), description: t('events.needPosition') })
  }
  return (
    <Page>
      {!isMobile && (
        <Button asChild variant="ghost" size="sm" mb="3" ms="-3">
          <Link to="/">
            <ArrowLeft size={16} aria-hidden />
            {t('home')}
          </Link>
        </Button>
      )}
      <Flex justify="space-between" align="flex-start" gap="4" wrap="wrap" mb="6">
        <Box>
          <Heading as="h1" size="2xl">
            {t('title')}
          </Heading>
          <Text color="fg.muted">{t('intro')}</Text>
        </Box>
        <Button
          colorPalette="orange"
          disabled={places.isSearching || position.isAsking}
          onClick={() => {
            onTab('locations')
            void findNear()
          }}
        >
          <LocateFixed size={16} aria-hidden />
          {t('nearMe')}
        </Button>
      </Flex>
      <DiscoveryTabs tab={tab} onTab={onTab}>
        {tab === 'locations' ? (
          <LocationsTab
            places={places}
            favorites={favorites}
            isLocating={position.isAsking}
            onNearby={() => void findNear()}
            onOpen={(place) => setOpen({ place })}
          />
        ) : tab === 'events' ? (
          <EventsTab
            events={events}
            favorites={favorites}
            hasSource={settings.data?.hasEvents}
            isLocating={position.isAsking}
            onNearby={() => void findEventsNear()}
            onOpen={(event) => setOpen({ event })}
          />
        ) : (
          <MapTab
            places={places}
            events={events}
            favorites={favorites}
            position={position.point}
            styleUrl={settings.data?.mapStyleUrl ?? null}
            onOpenPlace={(place) => setOpen({ place })}
            onOpenEvent={(event) => setOpen({ event })}
          />
        )}
      </DiscoveryTabs>
      {open && 'place' in open && (
        <PlaceDialog
          place={open.place}
          favorite={favorites.places.find(
            ({ locationId }) => locationId === open.place.id,
          )}
          isFavorite={favorites.hasPlace(open.place.id)}
          onToggle={() => favorites.togglePlace(open.place.id)}
          onClose={() => setOpen(null)}
        />
      )}
      {open && 'event' in open && (
        <EventDialog
          event={open.event}
          favorite={favorites.eventLike(open.event)}
          onToggle={() => favorites.toggleEvent(open.event)}
          onClose={() => setOpen(null)}
        />
      )}
    </Page>
  )
}
