import { Stack, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#src/ui/alert.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { DetailSection } from './detail-section.tsx'
import { eventDate, eventEnd, eventWebsite } from './event-dates.ts'
import { FavoriteNotes } from './favorite-notes.tsx'
import { FavoriteToggle } from './favorite-toggle.tsx'
import { useNote } from './use-note.ts'
import { WebLink } from './web-link.tsx'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { AnyEvent } from './use-favorite-events.ts'
import type { NoteOptions } from './use-note.ts'

interface EventDialogProps {
  event: AnyEvent
  note: NoteOptions
  onToggle(hasNote: boolean): void
  onClose(): void
}

/** All that is known of an event. */
export function EventDialog(props: EventDialogProps): ReactNode {
  const { t } = useTranslation('discovery')
  const { event } = props
  const note = useNote(props.note)
  const website = eventWebsite(event.website)
  const end = eventEnd(event.startDate, event.endDate)
  return (
    <Sheet
      isOpen
      isRead
      title={event.title}
      intro={event.category || t('category.event')}
      closeLabel={t('close')}
      onClose={props.onClose}
      footer={
        <>
          <FavoriteToggle note={note} onToggle={props.onToggle} />
          {website && <WebLink url={website}>{t('detail.website')}</WebLink>}
          <Button variant="outline" onClick={props.onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        {event.mustBeChecked && (
          <Alert tone="warning">{t('events.toBeCheckedText')}</Alert>
        )}
        <DetailSection title={t('detail.description')}>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {event.description || t('detail.noDescription')}
          </Text>
        </DetailSection>
        <DetailSection title={t('detail.date')}>
          <Text>
            {eventDate(event.startDate)}
            {end && ` ${t('detail.until', { end })}`}
          </Text>
        </DetailSection>
        <DetailSection title={t('detail.venue')}>
          <Text overflowWrap="anywhere">{event.venue}</Text>
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {event.address}
          </Text>
        </DetailSection>
        {event.price && (
          <DetailSection title={t('detail.price')}>
            <Text>{event.price}</Text>
          </DetailSection>
        )}
        {event.organizer && (
          <DetailSection title={t('detail.organizer')}>
            <Text overflowWrap="anywhere">{event.organizer}</Text>
          </DetailSection>
        )}
        <FavoriteNotes note={note} />
      </Stack>
    </Sheet>
  )
}
