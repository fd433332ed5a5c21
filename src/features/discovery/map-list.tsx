import { Box, chakra, HStack, Stack, Text } from '@chakra-ui/react'
import { Info } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CategoryBadge } from './category-badge.tsx'
import { distanceText } from './distance-text.ts'
import { HeartButton } from './heart-button.tsx'
import { IconButton } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { GeoPoint } from '#routers/contract/discovery.ts'
import type { MapItem } from './map-items.ts'

const Row = chakra('button')

interface MapListProps {
  items: readonly MapItem[]
  focusedId: string | null
  /** Where was searched; distances are told from there. */
  centre: GeoPoint | null
  isKept(item: MapItem): boolean
  onFocus(id: string): void
  onOpen(id: string): void
  onToggle(item: MapItem): void
}

/** The same places as on the map, by the same numbers; a row takes the map there. */
export function MapList(props: MapListProps): ReactNode {
  const { t } = useTranslation('discovery')
  const listId = useId()
  const whereOf = (item: MapItem) => {
    const km = distanceText(props.centre, item)
    return [item.address, km && t('detail.distance', { km })].filter(Boolean).join(' · ')
  }
  return (
    <Stack as="ol" listStyleType="none" gap="1" maxHeight="64" overflowY="auto">
      {props.items.map((item, index) => (
        <HStack
          as="li"
          key={item.id}
          gap="2"
          px="2"
          borderRadius="control"
          bg={item.id === props.focusedId ? 'accent.subtle' : undefined}
        >
          <Row
            type="button"
            display="flex"
            flex="1"
            minWidth="0"
            gap="3"
            py="2"
            alignItems="center"
            textAlign="start"
            cursor="pointer"
            aria-current={item.id === props.focusedId || undefined}
            onClick={() => props.onFocus(item.id)}
          >
            <Text as="span" width="7" flex="none" color="fg.muted" textAlign="end">
              {index + 1}
            </Text>
            <Box as="span" minWidth="0" flex="1">
              <Text
                as="span"
                id={`${listId}-${index}`}
                display="block"
                fontWeight="600"
                overflowWrap="anywhere"
              >
                {item.name}
              </Text>
              <Text
                as="span"
                display="block"
                fontSize="sm"
                color="fg.muted"
                lineClamp={1}
              >
                {whereOf(item)}
              </Text>
              <Box as="span" display="inline-flex" hideFrom="md" mt="1">
                <CategoryBadge kind={item.kind} />
              </Box>
            </Box>
            <Box as="span" hideBelow="md">
              <CategoryBadge kind={item.kind} />
            </Box>
          </Row>
          <IconButton
            boxSize="9"
            variant="ghost"
            flex="none"
            color="fg.muted"
            aria-label={t('map.info')}
            aria-describedby={`${listId}-${index}`}
            onClick={() => props.onOpen(item.id)}
          >
            <Info size={18} />
          </IconButton>
          <HeartButton
            name={item.name}
            isOn={props.isKept(item)}
            onToggle={() => props.onToggle(item)}
          />
        </HStack>
      ))}
    </Stack>
  )
}
