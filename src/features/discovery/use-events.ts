import { useTranslation } from 'react-i18next'
import { serverMessage } from '#src/lib/error-text.ts'
import { trpc } from '#src/lib/trpc.ts'
import { showFailure } from '#src/ui/toaster.tsx'
import type { DiscoveredEvent, GeoPoint } from '#routers/contract/discovery.ts'

export interface EventsSearch {
  events: DiscoveredEvent[]
  /** Where was looked; null before the first search. */
  town: (GeoPoint & { label: string }) | null
  isSearching: boolean
  search(location: string): void
  searchNear(point: GeoPoint): void
}

/** Events of the next weeks, as they were found last; they are not kept over a reload. */
export function useEvents(): EventsSearch {
  const { t } = useTranslation('discovery')
  const search = trpc.discovery.discoverEvents.useMutation({
    onError: (error) =>
      showFailure({ title: t('events.failed'), description: serverMessage(error) }),
  })
  return {
    events: search.data?.events ?? [],
    town: search.data?.town ?? null,
    isSearching: search.isPending,
    search(location) {
      if (location.trim() === '')
        showFailure({ title: t('events.failed'), description: t('events.blank') })
      else search.mutate({ location })
    },
    searchNear: ({ latitude, longitude }) =>
      search.mutate({ location: `${latitude}, ${longitude}` }),
  }
}
