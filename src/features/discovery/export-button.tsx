import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { offerFile } from '#src/lib/offer-file.ts'
import { trpc } from '#src/lib/trpc.ts'
import { showFailure } from '#src/ui/toaster.tsx'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'

/** Takes the favourites along: places as GeoJSON, events as a calendar. */
export function ExportButton({ kind }: { kind: 'places' | 'events' }): ReactNode {
  const { t } = useTranslation('discovery')
  const utils = trpc.useUtils()
  const save = async () => {
    const fresh = { staleTime: 0 }
    try {
      if (kind === 'places') {
        const { geojson } = await utils.discovery.exportLocations.fetch(undefined, fresh)
        const file = new Blob([geojson], { type: 'application/geo+json' })
        offerFile(file, t('favorite.placesName'))
      } else {
        const { ics } = await utils.discovery.exportEvents.fetch(undefined, fresh)
        offerFile(new Blob([ics], { type: 'text/calendar' }), t('favorite.eventsName'))
      }
    } catch {
      showFailure({ title: t('favorite.exportFailed') })
    }
  }
  return (
    <Button size="sm" variant="outline" onClick={() => void save()}>
      <Download size={16} aria-hidden />
      {t(kind === 'places' ? 'favorite.exportPlaces' : 'favorite.exportEvents')}
    </Button>
  )
}
