import { Box, Heading, HStack, Spinner, Stack, Text } from '@chakra-ui/react'
import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/lib/error-text.ts'
import { trpc } from '#src/lib/trpc.ts'
import { Alert } from '#src/ui/alert.tsx'
import { showFailure } from '#src/ui/toaster.tsx'
import { SuggestionCard } from './suggestion-card.tsx'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { SuggestionLedger, SuggestionView } from '#routers/contract/suggestions.ts'

interface SuggestionListProps {
  sessionId: string
  suggestions: readonly SuggestionView[]
  making: SuggestionLedger['making']
  litId: string | null
  onLight(id: string | null): void
  onShow(id: string): void
  onAsk(suggestion: SuggestionView): void
}

/** What a critique comes down to: numbered things to try, and what became of each. */
export function SuggestionList(props: SuggestionListProps): ReactNode {
  const { t } = useTranslation('suggestions')
  const { suggestions, making } = props
  return (
    <Box as="section" aria-label={t('title')}>
      <Heading as="h3" size="sm" mb="3" mt="2">
        {t('title')}
      </Heading>
      {making === 'pending' && (
        <HStack gap="2" color="fg.muted" fontSize="sm" role="status">
          <Spinner size="xs" color="accent.solid" />
          <Text>{t('making')}</Text>
        </HStack>
      )}
      {making === 'failed' && <Failed sessionId={props.sessionId} />}
      <Stack as="ol" gap="3" listStyleType="none">
        {suggestions.map((suggestion) => (
          <li key={suggestion.id}>
            <SuggestionCard
              suggestion={suggestion}
              sessionId={props.sessionId}
              isLit={props.litId === suggestion.id}
              onLight={props.onLight}
              onShow={props.onShow}
              onAsk={props.onAsk}
            />
          </li>
        ))}
      </Stack>
    </Box>
  )
}

function Failed({ sessionId }: { sessionId: string }): ReactNode {
  const { t } = useTranslation('suggestions')
  const utils = trpc.useUtils()
  const retry = trpc.suggestions.retry.useMutation({
    onSuccess: () => utils.suggestions.list.invalidate({ sessionId }),
    onError: (error) => showFailure({ title: errorText(error) }),
  })
  return (
    <Alert tone="warning">
      <HStack justify="space-between" gap="3" wrap="wrap">
        <Text>{t('failed')}</Text>
        <Button
          size="sm"
          variant="outline"
          loading={retry.isPending}
          onClick={() => retry.mutate({ sessionId })}
        >
          <RotateCw size={14} aria-hidden />
          {t('retry')}
        </Button>
      </HStack>
    </Alert>
  )
}
