import { Box, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { contextMaxLength } from '#routers/contract/text-lengths.ts'
import { mediaTypes } from '#routers/contract/media-types.ts'
import { Alert } from '#src/ui/alert.tsx'
import { LengthNote } from '#src/ui/length-note.tsx'
import { MediumIcon } from '#src/ui/medium-icon.tsx'
import { Panel } from '#src/ui/panel.tsx'
import type { FormEvent, ReactNode } from 'react'
import type { ConversationView } from '#routers/contract/conversation.ts'
import type { MediaType } from '#routers/contract/media-types.ts'
import { TutoringFields } from './tutoring-fields.tsx'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/styled/field.ts'
import { NativeSelect } from '#src/ui/styled/native-select.ts'
import { Textarea } from '#src/ui/styled/textarea.ts'
import type { CritDraft } from './use-crit-draft.ts'

interface ContextPanelProps {
  draft: CritDraft
  conversation: ConversationView | null
  /** The brief of an assignment that is handed in, or null. */
  assignment: string | null
  missing: string[]
  isAnalyzing: boolean
  /** What was sent waits for the line. */
  isQueued: boolean
  /** The month is used up: said before anyone has filled in everything. */
  isLimitReached: boolean
  onSubmit(): void
}

/** What the work is and what its maker was after: asked once, then settled. */
export function ContextPanel(props: ContextPanelProps): ReactNode {
  const { t } = useTranslation(['conversation', 'common'])
  const { conversation, assignment } = props
  const isAssignment = assignment !== null || conversation?.isAssignment === true
  return (
    <Panel aria-labelledby="context-title">
      <Heading as="h2" size="lg" id="context-title" mb="4">
        {t(isAssignment ? 'context.assignmentTitle' : 'context.title')}
      </Heading>
      {conversation ? (
        <SettledContext conversation={conversation} />
      ) : (
        <ContextForm {...props} isAssignment={isAssignment} />
      )}
    </Panel>
  )
}

function SettledContext({ conversation }: { conversation: ConversationView }): ReactNode {
  const { t } = useTranslation(['conversation', 'common'])
  return (
    <Stack gap="3">
      {!conversation.isAssignment && (
        <HStack gap="2">
          <MediumIcon medium={conversation.mediaType} />
          <Text fontWeight="600">
            {t(`common:media.${conversation.mediaType ?? 'none'}`)}
          </Text>
        </HStack>
      )}
      {conversation.courseId && (
        <Button asChild size="sm" variant="outline" alignSelf="flex-start">
          <Link to="/micro-courses" search={{ course: conversation.courseId }}>
            {t('backToCourse')}
          </Link>
        </Button>
      )}
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {conversation.contextPrompt}
      </Text>
      <Text fontSize="xs" color="fg.muted">
        {t('context.locked')}
      </Text>
      <TutoringFields />
    </Stack>
  )
}

function ContextForm(props: ContextPanelProps & { isAssignment: boolean }): ReactNode {
  const { t } = useTranslation(['conversation', 'common'])
  const { draft, missing } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onSubmit()
  }
  return (
    <Stack as="form" gap="4" onSubmit={submit}>
      {props.assignment !== null && (
        <Box bg="bg.subtle" p="4" borderRadius="control">
          <Text fontSize="sm" color="fg.muted" mb="1">
            {t('context.brief')}
          </Text>
          <Text whiteSpace="pre-wrap">{props.assignment}</Text>
        </Box>
      )}
      {!props.isAssignment && (
        <MediumField value={draft.medium} onChange={draft.setMedium} />
      )}
      <Field.Root invalid={draft.context.length > contextMaxLength}>
        <Field.Label>{t('context.label')}</Field.Label>
        <Textarea
          rows={5}
          placeholder={t('context.placeholder')}
          borderColor="border.emphasized"
          borderRadius="control"
          bg="bg"
          value={draft.context}
          onChange={(event) => draft.setContext(event.target.value)}
        />
        <LengthNote length={draft.context.length} most={contextMaxLength} />
      </Field.Root>
      <TutoringFields />
      <Button
        type="submit"
        size="lg"
        colorPalette="orange"
        disabled={missing.length > 0 || props.isAnalyzing || props.isLimitReached}
      >
        {props.isAnalyzing
          ? t('context.analyzing')
          : t(props.isAssignment ? 'context.submitAssignment' : 'context.submit')}
      </Button>
      {props.isQueued && (
        <Alert tone="warning">
          <span role="status">{t('queued')}</span>
        </Alert>
      )}
      {props.isLimitReached && (
        <Alert tone="warning">{t('common:errors.conversation_limit')}</Alert>
      )}
      {missing.length > 0 && (
        <Text fontSize="sm" color="fg.muted" textAlign="center">
          {t('context.missing', { what: missing.join(', ') })}
        </Text>
      )}
    </Stack>
  )
}

interface MediumFieldProps {
  value: MediaType | null
  onChange(medium: MediaType): void
}

function MediumField({ value, onChange }: MediumFieldProps): ReactNode {
  const { t } = useTranslation(['conversation', 'common'])
  return (
    <Field.Root>
      <Field.Label>
        {t('context.medium')}
        {value && <MediumIcon medium={value} size={16} />}
      </Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          bg="bg"
          borderColor="border.emphasized"
          borderRadius="control"
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value as MediaType)}
        >
          <option value="" disabled>
            {t('context.chooseMedium')}
          </option>
          {mediaTypes.map((medium) => (
            <option key={medium} value={medium}>
              {t(`common:media.${medium}`)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  )
}
