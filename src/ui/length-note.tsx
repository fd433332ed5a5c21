import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'

/** A text this near to its limit is told how near. */
const nearShare = 0.9

/** How long a text is and may be, once that is near; what is too long is kept and said, never cut. */
export function LengthNote({
  length,
  most,
}: {
  length: number
  most: number
}): ReactNode {
  const { t } = useTranslation()
  if (length < nearShare * most) return null
  const isOver = length > most
  return (
    <Text
      fontSize="xs"
      color={isOver ? 'fg.error' : 'fg.muted'}
      role={isOver ? 'status' : undefined}
    >
      {t('length', { count: length, most })}
    </Text>
  )
}
