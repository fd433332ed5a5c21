import { Badge, Heading, HStack, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Panel } from '#src/ui/panel.tsx'
import { CategoryBadge } from './category-badge.tsx'
import { HeartButton } from './heart-button.tsx'
import { OwnWords } from './own-words.tsx'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { LocationView } from '#routers/contract/discovery.ts'

interface PlaceCardProps {
  place: LocationView
  /** From where was searched, in kilometres. */
  distance?: string | null
  /** The person's own words on a favourite. */
  notes?: string | null
  isFavorite: boolean
  onToggle(): void
  onOpen(): void
}

/** A place worth going to: what it is, where, and why it may suit this person. */
export function PlaceCard(props: PlaceCardProps): ReactNode {
  const { t } = useTranslation('discovery')
  const { place, notes, distance } = props
  const where = [place.address, distance && t('detail.distance', { km: distance })]
    .filter(Boolean)
    .join(' · ')
  return (
    <Panel as="article" height="100%" display="flex" flexDirection="column" gap="2">
      <HStack justify="space-between" align="flex-start" gap="2">
        <HStack gap="2" wrap="wrap">
          <CategoryBadge kind={place.category} />
          {place.aiGenerated && (
            <Badge size="sm" bg="bg.warning" color="fg.warning">
              {t('detail.aiGenerated')}
            </Badge>
          )}
        </HStack>
        <HeartButton
          name={place.name}
          isOn={props.isFavorite}
          onToggle={props.onToggle}
        />
      </HStack>
      <Heading as="h3" size="md" overflowWrap="anywhere">
        {place.name}
      </Heading>
      {where && (
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {where}
        </Text>
      )}
      <Text fontSize="sm" lineClamp={4} overflowWrap="anywhere">
        {place.description || place.culturalSignificance}
      </Text>
      {place.reason && (
        <Text fontSize="sm" color="fg.muted" lineClamp={3} overflowWrap="anywhere">
          {place.reason}
        </Text>
      )}
      <OwnWords notes={notes} />
      <Button
        mt="auto"
        size="sm"
        variant="outline"
        alignSelf="flex-start"
        aria-label={t('detail.open', { name: place.name })}
        onClick={props.onOpen}
      >
        {t('detail.more')}
      </Button>
    </Panel>
  )
}
