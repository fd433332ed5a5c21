import { Stack, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { localDate } from '#src/lib/format-time.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { DetailSection } from './detail-section.tsx'
import { FavoriteNotes } from './favorite-notes.tsx'
import { FavoriteToggle } from './favorite-toggle.tsx'
import { hasPosition } from './has-position.ts'
import { useNote } from './use-note.ts'
import { WebLink } from './web-link.tsx'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { LocationView } from '#routers/contract/discovery.ts'
import type { NoteOptions } from './use-note.ts'

interface PlaceDialogProps {
  place: LocationView
  note: NoteOptions
  onToggle(hasNote: boolean): void
  onClose(): void
}

/** All that is known of a place, and from whom. */
export function PlaceDialog(props: PlaceDialogProps): ReactNode {
  const { t } = useTranslation('discovery')
  const { place } = props
  const note = useNote(props.note)
  const { latitude, longitude, significanceSource, source, sourceId, sourceDate } = place
  return (
    <Sheet
      isOpen
      isRead
      title={place.name}
      intro={t(`category.${place.category}`)}
      closeLabel={t('close')}
      onClose={props.onClose}
      footer={
        <>
          <FavoriteToggle note={note} onToggle={props.onToggle} />
          {place.website && <WebLink url={place.website}>{t('detail.website')}</WebLink>}
          {hasPosition(place) && (
            <WebLink url={directionsTo(place)}>{t('detail.directions')}</WebLink>
          )}
          <Button variant="outline" onClick={props.onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        {place.aiGenerated && <Alert tone="warning">{t('detail.aiGeneratedText')}</Alert>}
        {place.reason && (
          <DetailSection title={t('detail.reason')}>
            <Text>{place.reason}</Text>
          </DetailSection>
        )}
        <DetailSection title={t('detail.description')}>
          <Text overflowWrap="anywhere">
            {place.description || t('detail.noDescription')}
          </Text>
        </DetailSection>
        <DetailSection title={t('detail.location')}>
          <Text overflowWrap="anywhere">{place.address || t('detail.noAddress')}</Text>
          {hasPosition(place) && (
            <Text fontSize="sm" color="fg.muted">
              {t('detail.coordinates', {
                latitude: shortened(latitude),
                longitude: shortened(longitude),
              })}
            </Text>
          )}
        </DetailSection>
        <DetailSection title={t('detail.significance')}>
          <Text overflowWrap="anywhere">
            {place.culturalSignificance ?? t('detail.noSignificance')}
          </Text>
          {significanceSource && (
            <Text fontSize="sm" color="fg.muted">
              {t(`detail.by.${significanceSource}`)}
            </Text>
          )}
        </DetailSection>
        {place.openingHours && (
          <DetailSection title={t('detail.hours')}>
            <Text whiteSpace="pre-wrap">{place.openingHours.replaceAll('; ', '\n')}</Text>
          </DetailSection>
        )}
        {place.phone && (
          <DetailSection title={t('detail.phone')}>
            <Text>{place.phone}</Text>
          </DetailSection>
        )}
        <FavoriteNotes note={note} />
        <Text fontSize="xs" color="fg.muted">
          {t(`detail.source.${source}`, { id: sourceId })}
          {sourceDate && `, ${t('detail.changed', { date: localDate(sourceDate) })}`}
        </Text>
      </Stack>
    </Sheet>
  )
}

/** To about a metre. */
function shortened(coordinate: string): number {
  return Number(Number(coordinate).toFixed(5))
}

/** The way there, by OpenStreetMap; from where one is, the page there asks. */
function directionsTo({ latitude, longitude }: LocationView): string {
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(`${latitude},${longitude}`)}`
}
