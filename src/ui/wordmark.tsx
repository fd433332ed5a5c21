import { HStack, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'

/** The name, set in the display face with the dot of the logo. */
export function Wordmark({ size = 'xl' }: { size?: string }): ReactNode {
  const { t } = useTranslation()
  return (
    <HStack as="span" gap="0" align="baseline" display="inline-flex">
      <Text
        as="span"
        fontFamily="heading"
        fontSize={size}
        fontWeight="600"
        letterSpacing="-0.02em"
      >
        {t('product')}
      </Text>
      <Text
        aria-hidden
        as="span"
        color="accent.fg"
        fontFamily="heading"
        fontSize={size}
        fontWeight="700"
      >
        .
      </Text>
    </HStack>
  )
}
