import { Box, Heading, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useAdjustmentText } from './use-adjustment-text.ts'
import type { ReactNode } from 'react'
import type { RefynChange } from '#routers/contract/refyn.ts'

/** What was done, in numbers one can set by hand, and what was not. */
export function RefynChanges({
  changes,
}: {
  changes: readonly RefynChange[]
}): ReactNode {
  const { t } = useTranslation('refyn')
  const done = changes.filter(({ isApplied }) => isApplied)
  const left = changes.filter(({ isApplied }) => !isApplied)
  return (
    <Stack gap="4">
      {done.length > 0 && <Changes title={t('whatWasDone')} changes={done} />}
      {left.length > 0 && <Changes title={t('left_out')} changes={left} />}
    </Stack>
  )
}

function Changes({
  title,
  changes,
}: {
  title: string
  changes: readonly RefynChange[]
}): ReactNode {
  const textOf = useAdjustmentText()
  return (
    <Box>
      <Heading as="h3" size="sm" mb="2">
        {title}
      </Heading>
      <Stack as="ol" gap="3" listStyleType="none">
        {changes.map((change) => (
          <Box as="li" key={change.suggestionId ?? change.title}>
            <Text fontWeight="600" fontSize="sm">
              {change.title}
            </Text>
            {change.adjustments.length > 0 && (
              <Text fontSize="sm" color="accent.fg" fontVariantNumeric="tabular-nums">
                {change.adjustments.map(textOf).join(' · ')}
              </Text>
            )}
            <Text fontSize="sm" color="fg.muted">
              {change.how}
            </Text>
          </Box>
        ))}
      </Stack>
    </Box>
  )
}
