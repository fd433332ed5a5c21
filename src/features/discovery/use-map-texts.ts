import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MapTexts } from './map/map-props.ts'

/** The map's words in the language of the page; the same object as long as they are the same. */
export function useMapTexts(attribution: string): MapTexts {
  const { t } = useTranslation('discovery')
  return useMemo(
    () => ({
      label: t('map.label'),
      help: t('map.help'),
      zoomIn: t('map.zoomIn'),
      zoomOut: t('map.zoomOut'),
      scrollHint: t('map.scrollHint'),
      scrollHintMac: t('map.scrollHintMac'),
      touchHint: t('map.touchHint'),
      outlineNote: t('map.outline'),
      attribution,
      marker: ({ number, kind, title }) =>
        t('map.marker', { n: number, category: t(`category.${kind}`), name: title }),
      group: (count) => t('map.group', { count }),
    }),
    [t, attribution],
  )
}
