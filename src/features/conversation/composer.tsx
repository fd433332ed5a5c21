import { Box, Flex, HStack, Text } from '@chakra-ui/react'
import { Send, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageMaxLength } from '#routers/contract/text-lengths.ts'
import { reasonOf } from '#src/lib/error-text.ts'
import { trpc } from '#src/lib/trpc.ts'
import { LengthNote } from '#src/ui/length-note.tsx'
import { showFailure } from '#src/ui/toaster.tsx'
import { useQuestionDraft } from './use-question-draft.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { Textarea } from '#src/ui/styled/textarea.ts'
import type { SuggestionView } from '#routers/contract/suggestions.ts'
import type { FormEvent, KeyboardEvent, ReactNode, RefObject } from 'react'

interface ComposerProps {
  sessionId: string
  isBusy: boolean
  repliesLeft: number | undefined
  /** The suggestion that the question is about. */
  about: SuggestionView | null
  onAboutClear(): void
  onNew(): void
  onSent(): void
}

/** Where one answers back. What was typed stays until the server has it. */
export function Composer(props: ComposerProps): ReactNode {
  const { t } = useTranslation('conversation')
  const [draft, setDraft] = useQuestionDraft(props.sessionId)
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  const utils = trpc.useUtils()
  const ask = trpc.conversation.ask.useMutation({
    onSuccess: async () => {
      setDraft('')
      setRequestId(crypto.randomUUID())
      props.onAboutClear()
      props.onSent()
      await utils.conversation.get.invalidate({ sessionId: props.sessionId })
    },
    onError: (error) =>
      showFailure({
        title: t('chat.sendFailed'),
        description: reasonOf(error) ?? t('chat.tryAgain'),
      }),
  })
  const isBusy = props.isBusy || ask.isPending
  const message = draft.trim()
  const isTooLong = message.length > messageMaxLength
  const input = useFocusAgain(isBusy)
  const aboutId = props.about?.id
  useEffect(() => {
    if (aboutId) input.current?.focus()
  }, [aboutId, input])
  const send = () => {
    if (message !== '' && !isTooLong && !isBusy)
      ask.mutate({
        sessionId: props.sessionId,
        message,
        requestId,
        ...(props.about ? { suggestionId: props.about.id } : {}),
      })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const press = (event: KeyboardEvent) => {
    // A half-composed character (Japanese, accents) is confirmed by Enter, not sent.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  if (props.repliesLeft === 0)
    return (
      <HStack
        justify="space-between"
        p="4"
        borderTopWidth="1px"
        borderColor="border.muted"
      >
        <Text color="fg.muted" fontSize="sm">
          {t('chat.noReplies')}
        </Text>
        <Button size="sm" variant="outline" onClick={props.onNew}>
          {t('chat.startAnother')}
        </Button>
      </HStack>
    )
  return (
    <Box
      as="form"
      onSubmit={submit}
      p="4"
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      {props.about && <About about={props.about} onClear={props.onAboutClear} />}
      <Flex gap="2" align="flex-end">
        <Textarea
          rows={3}
          flex="1"
          resize="none"
          bg="bg"
          borderColor="border.emphasized"
          borderRadius="control"
          aria-invalid={isTooLong}
          aria-label={t('chat.input')}
          placeholder={t('chat.placeholder')}
          value={draft}
          disabled={isBusy}
          ref={input}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={press}
        />
        <IconButton
          type="submit"
          colorPalette="orange"
          aria-label={t('chat.send')}
          disabled={message === '' || isTooLong || isBusy}
        >
          <Send size={18} />
        </IconButton>
      </Flex>
      <Flex
        justify="space-between"
        gap="3"
        mt="2"
        fontSize="xs"
        color="fg.muted"
        wrap="wrap"
      >
        <Text hideBelow="sm">{t('chat.hint')}</Text>
        <LengthNote length={message.length} most={messageMaxLength} />
        <HStack gap="3">
          {props.repliesLeft !== undefined && (
            <Text>{t('chat.repliesLeft', { count: props.repliesLeft })}</Text>
          )}
          <HStack gap="1.5">
            <Box
              boxSize="2"
              borderRadius="full"
              bg={isBusy ? 'accent.solid' : 'fg.success'}
              aria-hidden
            />
            <Text role={ask.isPaused ? 'status' : undefined}>
              {ask.isPaused ? t('queued') : isBusy ? t('chat.thinking') : t('chat.ready')}
            </Text>
          </HStack>
        </HStack>
      </Flex>
    </Box>
  )
}

interface AboutProps {
  about: SuggestionView
  onClear(): void
}

/** What the question will be about, until it is taken away. */
function About({ about, onClear }: AboutProps): ReactNode {
  const { t } = useTranslation('suggestions')
  return (
    <HStack
      gap="1"
      mb="2"
      ps="3"
      bg="accent.subtle"
      borderRadius="control"
      justify="space-between"
    >
      <Text fontSize="sm" color="accent.fg" lineClamp={1}>
        {t('about', { n: about.number, title: about.title })}
      </Text>
      <IconButton
        boxSize="8"
        variant="ghost"
        aria-label={t('aboutClear')}
        onClick={onClear}
      >
        <X size={14} />
      </IconButton>
    </HStack>
  )
}

/** A field that is switched off loses the focus; who was writing gets it back when the reply is there. */
function useFocusAgain(isOff: boolean): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null)
  const wasOff = useRef(isOff)
  useEffect(() => {
    const isBackOn = wasOff.current && !isOff
    wasOff.current = isOff
    if (isBackOn && document.activeElement === document.body)
      field.current?.focus({ preventScroll: true })
  }, [isOff])
  return field
}
