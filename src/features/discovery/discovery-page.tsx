import { Link } from '@tanstack/react-router'
import { ArrowLeft, LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addTexts } from '#src/lib/i18n.ts'
import { trpc } from '#src/lib/trpc.ts'
import { useIsMobile } from '#src/lib/use-is-mobile.ts'
import { useTitle } from '#src/lib/use-title.ts'
import { discovery as texts } from '#src/locales/en/discovery.ts'
import { ConfirmDelete } from '#src/ui/confirm-delete.tsx'
import { laterDialog } from '#src/ui/later-dialog.tsx'
import { laterPart } from '#src/ui/later-part.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { Page } from '#src/ui/page.tsx'
import { SpinnerPage } from '#src/ui/spinner-page.tsx'
import { showFailure } from '#src/ui/toaster.tsx'
import { usePreload } from '#src/ui/use-late-part.ts'
import { DiscoveryTabs } from './discovery-tabs.tsx'
import { LocationsTab } from './locations-tab.tsx'
import { useEvents } from './use-events.ts'
import { useFavorites } from './use-favorites.ts'
import { usePlaces } from './use-places.ts'
import { usePosition } from './use-position.ts'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { LocationView } from '#routers/contract/discovery.ts'
import type { DiscoveryTab } from './discovery-tabs.tsx'
import type { AnyEvent } from './use-favorite-events.ts'

addTexts('discovery', texts)

const EventsTab = laterPart(
  async () => (await import('./events-tab.tsx')).EventsTab,
  (_, isMissing) => !isMissing && <SpinnerPage />,
)
const MapTab = laterPart(
  async () => (await import('./map-tab.tsx')).MapTab,
  (_, isMissing) => !isMissing && <SpinnerPage />,
)
const EventDialog = laterDialog(
  async () => (await import('./event-dialog.tsx')).EventDialog,
)
const PlaceDialog = laterDialog(
  async () => (await import('./place-dialog.tsx')).PlaceDialog,
)

interface DiscoveryPageProps {
  tab: DiscoveryTab
  onTab(tab: DiscoveryTab): void
}

/** Places and events near a person: found, kept, and on a map. */
export function DiscoveryPage({ tab, onTab }: DiscoveryPageProps): ReactNode {
  const { t } = useTranslation('discovery')
  useTitle(t('title'))
  usePreload(PlaceDialog, EventDialog, EventsTab, MapTab)
  const isMobile = useIsMobile()
  const settings = trpc.discovery.settings.useQuery()
  const places = usePlaces()
  const events = useEvents()
  const favorites = useFavorites()
  const position = usePosition()
  const [open, setOpen] = useState<{ place: LocationView } | { event: AnyEvent } | null>(
    null,
  )
  const findNear = async () => {
    const found = await position.ask()
    if (typeof found !== 'string') places.searchNear(found)
    else showFailure({ title: t('position.title'), description: t(`position.${found}`) })
  }
  const findEventsNear = async () => {
    const found = position.point ?? (await position.ask())
    if (typeof found !== 'string') events.searchNear(found)
    else if (found === 'unknown')
      showFailure({ title: t('position.title'), description: t('position.unknown') })
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
      <PageHeader title={t('title')} intro={t('intro')}>
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
      </PageHeader>
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
          key={open.place.id}
          place={open.place}
          note={favorites.noteOfPlace(open.place.id)}
          onToggle={(hasNote) => favorites.togglePlace(open.place, hasNote)}
          onClose={() => setOpen(null)}
        />
      )}
      {open && 'event' in open && (
        <EventDialog
          event={open.event}
          note={favorites.noteOfEvent(open.event)}
          onToggle={(hasNote) => favorites.toggleEvent(open.event, hasNote)}
          onClose={() => setOpen(null)}
        />
      )}
      <ConfirmDelete
        isOpen={favorites.asked !== null}
        title={t('favorite.removeTitle')}
        text={t('favorite.removeText', { name: favorites.asked?.name ?? '' })}
        isDeleting={false}
        onConfirm={() => favorites.answer(true)}
        onCancel={() => favorites.answer(false)}
      />
    </Page>
  )
}
