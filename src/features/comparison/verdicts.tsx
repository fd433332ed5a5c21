import { Badge, Box, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { PinMark } from '#src/ui/pin-mark.tsx'
import { PlaceCrop } from './place-crop.tsx'
import type { ReactNode } from 'react'
import type { Verdict, VerdictKind } from '#routers/contract/comparison.ts'
import type { FileView } from '#routers/contract/files.ts'
import type { SuggestionView } from '#routers/contract/suggestions.ts'

const tones: Record<VerdictKind, { bg: string; color: string }> = {
  addressed: { bg: 'bg.success', color: 'fg.success' },
  partly: { bg: 'bg.warning', color: 'fg.warning' },
  not: { bg: 'bg.subtle', color: 'fg.muted' },
  worse: { bg: 'bg.error', color: 'fg.error' },
  unknown: { bg: 'bg.info', color: 'fg.info' },
}

interface VerdictsProps {
  verdicts: readonly Verdict[]
  suggestions: readonly SuggestionView[]
  before: FileView | undefined
  after: FileView | undefined
  onPin(id: string): void
}

/** What became of each suggestion, with its place in both versions where there is one to see. */
export function Verdicts(props: VerdictsProps): ReactNode {
  const { t } = useTranslation('comparison')
  return (
    <Box>
      <Heading as="h3" size="sm" mb="2">
        {t('verdicts')}
      </Heading>
      <Stack as="ol" gap="3" listStyleType="none">
        {props.verdicts.map((verdict) => (
          <li key={verdict.suggestionId}>
            <VerdictCard {...props} verdict={verdict} />
          </li>
        ))}
      </Stack>
    </Box>
  )
}

function VerdictCard({
  verdict,
  suggestions,
  before,
  after,
  onPin,
}: VerdictsProps & { verdict: Verdict }): ReactNode {
  const { t } = useTranslation('comparison')
  const suggestion = suggestions.find(({ id }) => id === verdict.suggestionId)
  const place = suggestion?.anchor?.type === 'box' ? suggestion.anchor : null
  const pin = {
    id: verdict.suggestionId,
    number: verdict.number,
    title: suggestion?.title ?? '',
    isSettled: verdict.verdict === 'addressed',
  }
  return (
    <Flex
      gap="3"
      p="3"
      borderWidth="1px"
      borderColor="border.muted"
      borderRadius="control"
    >
      <Box flex="none">
        <PinMark pin={pin} isLit={false} onLight={() => undefined} onChoose={onPin} />
      </Box>
      <Box flex="1" minWidth="0">
        <HStack justify="space-between" align="baseline" gap="2">
          <Text fontWeight="600">{suggestion?.title}</Text>
          <Badge flex="none" {...tones[verdict.verdict]}>
            {t(`verdict.${verdict.verdict}`)}
          </Badge>
        </HStack>
        <Text fontSize="sm" mt="1">
          {verdict.note}
        </Text>
        {place && before && after && (
          <Flex gap="2" mt="2" role="img" aria-label={t('place')} wrap="wrap">
            <PlaceCrop file={before} box={place} label={t('before')} />
            <PlaceCrop file={after} box={place} label={t('after')} />
          </Flex>
        )}
      </Box>
    </Flex>
  )
}
