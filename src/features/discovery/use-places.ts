import { useTranslation } from 'react-i18next'
import { serverMessage } from '#src/lib/error-text.ts'
import { trpc } from '#src/lib/trpc.ts'
import { showFailure } from '#src/ui/toaster.tsx'
import type { DiscoveryView, GeoPoint } from '#routers/contract/discovery.ts'

export interface PlacesSearch {
  /** The search that is shown; null before the first. */
  current: DiscoveryView | null
  state: 'loading' | 'failed' | 'ready'
  isSearching: boolean
  searchTown(query: string): void
  searchNear(point: GeoPoint): void
  /** Shows a search from before. */
  recall(id: string): void
  reload(): void
}

/** The places of the latest search, also after a reload, and new searches. */
export function usePlaces(): PlacesSearch {
  const { t } = useTranslation('discovery')
  const utils = trpc.useUtils()
  const latest = trpc.discovery.get.useQuery({}, { refetchOnMount: 'always' })
  const show = (found: DiscoveryView | null) => utils.discovery.get.setData({}, found)
  const search = trpc.discovery.discoverLocations.useMutation({
    onSuccess: async (found) => {
      show(found)
      await utils.discovery.saved.invalidate()
    },
    onError: (error) =>
      showFailure({ title: t('locations.failed'), description: serverMessage(error) }),
  })
  const recallFound = async (id: string) => {
    try {
      show(await utils.discovery.get.fetch({ id }, { staleTime: 0 }))
    } catch (error) {
      showFailure({ title: t('locations.failed'), description: serverMessage(error) })
    }
  }
  return {
    current: latest.data ?? null,
    state: latest.isPending ? 'loading' : latest.isError ? 'failed' : 'ready',
    isSearching: search.isPending,
    searchTown(query) {
      // On submit only: each search asks servers that others share.
      if (query.trim() === '')
        showFailure({ title: t('locations.failed'), description: t('locations.blank') })
      else search.mutate({ searchQuery: query })
    },
    searchNear: (point) => search.mutate(point),
    recall: (id) => void recallFound(id),
    reload: () => void latest.refetch(),
  }
}
