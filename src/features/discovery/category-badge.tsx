import { HStack } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { markerIcons } from './map/marker-icons.ts'
import type { ReactNode } from 'react'
import type { MarkerKind } from '#routers/contract/discovery.ts'

/** What kind of place it is: sign, word and the colour of its marker. */
export function CategoryBadge({ kind }: { kind: MarkerKind }): ReactNode {
  const { t } = useTranslation('discovery')
  const Icon = markerIcons[kind]
  return (
    <HStack
      as="span"
      gap="1"
      flex="none"
      px="2"
      py="0.5"
      borderRadius="full"
      fontSize="xs"
      fontWeight="600"
      bg={`marker.${kind}`}
      color="marker.text"
    >
      <Icon size={12} aria-hidden />
      {t(`category.${kind}`)}
    </HStack>
  )
}
