import { Box, Flex } from '@chakra-ui/react'
import { Check, FlaskConical, RotateCcw, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reasonMaxLength } from '#routers/contract/text-lengths.ts'
import { errorText } from '#src/lib/error-text.ts'
import { trpc } from '#src/lib/trpc.ts'
import { useFocusHandedOn } from '#src/lib/use-focus-handed-on.ts'
import { showFailure } from '#src/ui/toaster.tsx'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/styled/field.ts'
import { Input } from '#src/ui/styled/input.tsx'
import type { FormEvent, ReactNode, Ref } from 'react'
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
  // Who gives the reason up is at `Not for me` again, the last; else the first comes in place of what goes.
  const place = useFocusHandedOn<HTMLDivElement, string>(
    isDeclining ? 'declining' : suggestion.state,
    (before, now) =>
      [...(now?.querySelectorAll('button') ?? [])].at(before === 'declining' ? -1 : 0),
  )
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
        place={place}
        onSave={(reason) => change('declined', reason)}
        onCancel={() => setDeclining(false)}
        isSaving={set.isPending}
      />
    )
  const { state, number } = suggestion
  const toggle = (to: SuggestionState, icon: ReactNode) => (
    <Button
      size="sm"
      variant={state === to ? 'secondary' : 'ghost'}
      aria-pressed={state === to}
      onClick={() => {
        if (set.isPending) return
        if (to === 'declined') setDeclining(true)
        else change(state === to ? 'open' : to)
      }}
    >
      {icon}
      {t(`state.${to}`)}
    </Button>
  )
  return (
    <Flex
      ref={place}
      role="group"
      aria-label={t('stateOf', { n: number })}
      wrap="wrap"
      gap="1"
    >
      {state === 'declined' ? (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => !set.isPending && change('open')}
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
  place: Ref<HTMLDivElement>
  isSaving: boolean
  onCancel(): void
  onSave(reason: string): void
}

function ReasonForm({ place, isSaving, onSave, onCancel }: ReasonFormProps): ReactNode {
  const { t } = useTranslation(['suggestions', 'common'])
  const [reason, setReason] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave(reason.trim())
  }
  return (
    <Box
      ref={place}
      as="form"
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      width="100%"
      ps="2"
    >
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
        <Button type="submit" size="sm" colorPalette="orange" loading={isSaving}>
          {t(reason.trim() === '' ? 'reasonSkip' : 'reasonSave')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </Flex>
    </Box>
  )
}
