import { Badge, Heading, HStack, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Panel } from '#src/ui/panel.tsx'
import { eventDate, eventEnd } from './event-dates.ts'
import { HeartButton } from './heart-button.tsx'
import { OwnWords } from './own-words.tsx'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { AnyEvent } from './use-favorite-events.ts'

interface EventCardProps {
  event: AnyEvent
  notes?: string | null
  isFavorite: boolean
  onToggle(): void
  onOpen(): void
}

/** Something that is on: when, what, where. */
export function EventCard(props: EventCardProps): ReactNode {
  const { t } = useTranslation('discovery')
  const { event, notes } = props
  const end = eventEnd(event.startDate, event.endDate)
  return (
    <Panel as="article" height="100%" display="flex" flexDirection="column" gap="2">
      <HStack justify="space-between" align="flex-start" gap="2">
        <HStack gap="2" wrap="wrap">
          {event.category && (
            <Badge size="sm" variant="subtle" colorPalette="gray">
              {event.category}
            </Badge>
          )}
          {event.mustBeChecked && (
            <Badge size="sm" bg="bg.warning" color="fg.warning">
              {t('events.toBeChecked')}
            </Badge>
          )}
        </HStack>
        <HeartButton
          name={event.title}
          isOn={props.isFavorite}
          onToggle={props.onToggle}
        />
      </HStack>
      <Heading as="h3" size="md" overflowWrap="anywhere">
        {event.title}
      </Heading>
      <Text fontSize="sm" fontWeight="600">
        <time dateTime={event.startDate}>{eventDate(event.startDate)}</time>
        {end && ` ${t('detail.until', { end })}`}
      </Text>
      <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {[event.venue, event.address].filter(Boolean).join(', ')}
      </Text>
      <OwnWords notes={notes} />
      <Button
        mt="auto"
        size="sm"
        variant="outline"
        alignSelf="flex-start"
        aria-label={t('detail.open', { name: event.title })}
        onClick={props.onOpen}
      >
        {t('detail.more')}
      </Button>
    </Panel>
  )
}
