import { Box, Button, Field, Flex, Input } from '@chakra-ui/react'
import { Check, FlaskConical, RotateCcw, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reasonMaxLength } from '#routers/contract/suggestions.ts'
import { errorText } from '#src/lib/error-text.ts'
import { trpc } from '#src/lib/trpc.ts'
import { showFailure } from '#src/ui/toaster.tsx'
import type { FormEvent, ReactNode } from 'react'
import type { SuggestionState, SuggestionView } from '#routers/contract/suggestions.ts'

interface StateButtonsProps {
  suggestion: SuggestionView
  sessionId: string
}

/** What became of a suggestion: tried, done, or not for me, which may say why. */
export function StateButtons({ suggestion, sessionId }: StateButtonsProps): ReactNode {
  const { t } = useTranslation('suggestions')
  const utils = trpc.useUtils()
  const [isDeclining, setDeclining] = useState(false)
  const set = trpc.suggestions.set.useMutation({
    onSuccess: () => {
      setDeclining(false)
      return utils.suggestions.list.invalidate({ sessionId })
    },
    onError: (error) =>
      showFailure({ title: t('setFailed'), description: errorText(error) }),
  })
  const change = (state: SuggestionState, reason = '') =>
    set.mutate({ id: suggestion.id, state, ...(reason ? { reason } : {}) })
  if (isDeclining)
    return (
      <ReasonForm
        onSave={(reason) => change('declined', reason)}
        isSaving={set.isPending}
      />
    )
  const { state, number } = suggestion
  const toggle = (to: SuggestionState, icon: ReactNode) => (
    <Button
      size="xs"
      variant={state === to ? 'subtle' : 'ghost'}
      aria-pressed={state === to}
      disabled={set.isPending}
      onClick={() =>
        state === to
          ? change('open')
          : to === 'declined'
            ? setDeclining(true)
            : change(to)
      }
    >
      {icon}
      {t(`state.${to}`)}
    </Button>
  )
  return (
    <Flex role="group" aria-label={t('stateOf', { n: number })} wrap="wrap" gap="1">
      {state === 'declined' ? (
        <Button
          size="xs"
          variant="ghost"
          disabled={set.isPending}
          onClick={() => change('open')}
        >
          <RotateCcw size={14} aria-hidden />
          {t('reopen')}
        </Button>
      ) : (
        <>
          {toggle('tried', <FlaskConical size={14} aria-hidden />)}
          {toggle('done', <Check size={14} aria-hidden />)}
          {toggle('declined', <X size={14} aria-hidden />)}
        </>
      )}
    </Flex>
  )
}

interface ReasonFormProps {
  isSaving: boolean
  onSave(reason: string): void
}

function ReasonForm({ isSaving, onSave }: ReasonFormProps): ReactNode {
  const { t } = useTranslation('suggestions')
  const [reason, setReason] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave(reason.trim())
  }
  return (
    <Box as="form" onSubmit={submit} width="100%" ps="2">
      <Field.Root>
        <Field.Label fontSize="sm">{t('reason')}</Field.Label>
        <Input
          autoFocus
          size="sm"
          bg="bg"
          borderColor="border.emphasized"
          borderRadius="control"
          maxLength={reasonMaxLength}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field.Root>
      <Flex gap="2" mt="2">
        <Button type="submit" size="xs" colorPalette="orange" loading={isSaving}>
          {t(reason.trim() === '' ? 'reasonSkip' : 'reasonSave')}
        </Button>
      </Flex>
    </Box>
  )
}
