import { Box, Flex, HStack, Skeleton, Spinner, Stack, Text } from '@chakra-ui/react'
import { Check, Copy, RotateCw, Square, ThumbsUp } from 'lucide-react'
import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { textForCode, errorText } from '#src/lib/error-text.ts'
import { clockTime } from '#src/lib/format-time.ts'
import { shownName } from '#src/lib/i18n.ts'
import { trpc } from '#src/lib/trpc.ts'
import { Alert } from '#src/ui/alert.tsx'
import { showFailure, showToast } from '#src/ui/toaster.tsx'
import { linksOf } from './crit-links.ts'
import { MessageBoundary } from './message-boundary.tsx'
import { failureOf } from './outcome-text.ts'
import { ReplyLinksContext } from './reply-marks.ts'
import { ReplyWords } from './reply-words.ts'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { MessageView } from '#routers/contract/conversation.ts'
import type { CritLinks } from './crit-links.ts'

interface MessageItemProps {
  message: MessageView
  links: CritLinks
  sessionId: string
  /** What has arrived of a reply that is being written. */
  liveText: string | undefined
  isLast: boolean
}

/** One turn of the conversation, with what can be done about it. */
export function MessageItem(props: MessageItemProps): ReactNode {
  const { t } = useTranslation('conversation')
  const { message } = props
  const broken = <Alert tone="error">{t('chat.broken')}</Alert>
  if (message.role === 'user')
    return (
      <Flex as="article" justify="flex-end" aria-label={t('chat.you')}>
        <Box
          bg="accent.subtle"
          borderRadius="card"
          borderBottomEndRadius="4px"
          px="4"
          py="3"
          maxWidth="85%"
        >
          <AboutTag message={message} links={props.links} />
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {message.content}
          </Text>
          <Text fontSize="xs" color="fg.muted" mt="1" textAlign="end">
            <time dateTime={message.createdAt}>{clockTime(message.createdAt)}</time>
          </Text>
        </Box>
      </Flex>
    )
  return (
    <Box as="article" maxWidth="100%" aria-label={nameOf(message) ?? t('chat.tutor')}>
      <MessageBoundary fallback={broken}>
        <TutorMessage {...props} />
      </MessageBoundary>
    </Box>
  )
}

/** Who wrote it, as the screen names them. */
function nameOf({ model }: MessageView): string | null {
  return model && shownName('engineNames', model)
}

function TutorMessage({
  message,
  links,
  sessionId,
  liveText,
  isLast,
}: MessageItemProps): ReactNode {
  const { t } = useTranslation('conversation')
  const isOpen = message.status === 'pending' || message.status === 'writing'
  const text = isOpen ? (liveText ?? '') : message.content
  const { suggestions } = links
  const marks = useMemo(() => linksOf(message, suggestions), [message, suggestions])
  const replyLinks = { ...links, ...marks }
  return (
    <Stack gap="3">
      <HStack gap="2" color="fg.muted" fontSize="xs">
        <Text fontWeight="600">{nameOf(message) ?? t('chat.tutor')}</Text>
        <time dateTime={message.createdAt}>{clockTime(message.createdAt)}</time>
      </HStack>
      {links.renderAbove(message)}
      {/* A refyn shows as a picture; its words are for copying. */}
      {text !== '' && message.kind !== 'refyn' && (
        <ReplyLinksContext value={replyLinks}>
          <Suspense
            fallback={
              // As high as the words will be, about; as they are stored they have marks that nobody is to read.
              <Skeleton>
                <Text whiteSpace="pre-wrap" lineHeight="1.45">
                  {text}
                </Text>
              </Skeleton>
            }
          >
            <ReplyWords text={text} marks={marks} isLive={isOpen} />
          </Suspense>
        </ReplyLinksContext>
      )}
      {isOpen && <WritingState message={message} hasText={text !== ''} />}
      {message.status === 'stopped' && (
        <Alert tone="warning">
          {t(text === '' ? 'chat.stoppedEmpty' : 'chat.stopped')}
        </Alert>
      )}
      {message.status === 'failed' && (
        <Alert tone="error">
          <Text fontWeight="600">
            {message.kind === 'reply' ? t('chat.failed') : failureOf(message).title}
          </Text>
          <Text>
            {message.kind === 'reply'
              ? textForCode(message.errorCode ?? 'internal')
              : failureOf(message).description}
          </Text>
        </Alert>
      )}
      {links.renderBelow(message)}
      <HStack gap="1" wrap="wrap" ms="-2">
        {isOpen && <StopButton message={message} />}
        {!isOpen && text !== '' && (
          <>
            <CopyButton text={message.content} />
            <HelpfulButton message={message} sessionId={sessionId} />
            {links.renderActions(message)}
          </>
        )}
        {isLast && (message.status === 'failed' || message.status === 'stopped') && (
          <RetryButton message={message} />
        )}
      </HStack>
    </Stack>
  )
}

/** What a question was about, when it was about one suggestion. */
function AboutTag({
  message,
  links,
}: Pick<MessageItemProps, 'message' | 'links'>): ReactNode {
  const { t } = useTranslation('suggestions')
  const about = links.suggestions.find(({ id }) => id === message.suggestionId)
  if (!about) return null
  return (
    <Button
      size="sm"
      height="6"
      variant="outline"
      mb="1"
      onClick={() => links.onPin(about.id)}
      aria-label={t('pin', { n: about.number, title: about.title })}
    >
      {t('aboutMessage', { n: about.number })}
    </Button>
  )
}

function WritingState({
  message,
  hasText,
}: {
  message: MessageView
  hasText: boolean
}): ReactNode {
  const { t } = useTranslation('conversation')
  const label = message.retryAt
    ? t('chat.waiting', { time: clockTime(message.retryAt) })
    : t(`chat.${workOf(message, hasText)}`)
  return (
    <HStack gap="2" color="fg.muted" fontSize="sm">
      <Spinner size="xs" color="accent.solid" />
      <Text>{label}</Text>
    </HStack>
  )
}

/** What is being done, in a word of the catalogue. */
function workOf({ kind }: MessageView, hasText: boolean) {
  if (hasText) return 'writing'
  return ({ reply: 'pending', refyn: 'refyning', comparison: 'comparing' } as const)[kind]
}

function CopyButton({ text }: { text: string }): ReactNode {
  const { t } = useTranslation('conversation')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ title: t('chat.copied') })
    } catch {
      // Without https browsers have no clipboard: selecting by hand is what is left.
      showFailure({ title: t('chat.copyFailed') })
    }
  }
  return (
    <Button variant="ghost" size="sm" color="fg.muted" onClick={() => void copy()}>
      <Copy size={14} aria-hidden />
      {t('chat.copy')}
    </Button>
  )
}

function HelpfulButton({
  message,
  sessionId,
}: Pick<MessageItemProps, 'message' | 'sessionId'>): ReactNode {
  const { t } = useTranslation('conversation')
  const utils = trpc.useUtils()
  const mark = trpc.conversation.markHelpful.useMutation({
    onSuccess: () => utils.conversation.get.invalidate({ sessionId }),
    onError: showRefusal,
  })
  const isHelpful = message.isHelpful === true
  return (
    <Button
      variant={isHelpful ? 'secondary' : 'ghost'}
      size="sm"
      color={isHelpful ? 'accent.fg' : 'fg.muted'}
      aria-pressed={isHelpful}
      onClick={() => mark.mutate({ messageId: message.id, isHelpful: !isHelpful })}
    >
      {isHelpful ? <Check size={14} aria-hidden /> : <ThumbsUp size={14} aria-hidden />}
      {t('chat.helpful')}
    </Button>
  )
}

function StopButton({ message }: { message: MessageView }): ReactNode {
  const { t } = useTranslation('conversation')
  const stop = trpc.conversation.stop.useMutation({ onError: showRefusal })
  return (
    <ReplyButton message={message} change={stop}>
      <Square size={12} aria-hidden />
      {t('chat.stop')}
    </ReplyButton>
  )
}

function RetryButton({ message }: { message: MessageView }): ReactNode {
  const { t } = useTranslation()
  const retry = trpc.conversation.retry.useMutation({ onError: showRefusal })
  return (
    <ReplyButton message={message} change={retry}>
      <RotateCw size={14} aria-hidden />
      {t('retry')}
    </ReplyButton>
  )
}

function showRefusal(error: unknown): void {
  showFailure({ title: errorText(error) })
}

interface ReplyButtonProps {
  message: MessageView
  change: { isPending: boolean; mutate(input: { messageId: string }): void }
  children: ReactNode
}

/** What changes a reply; how it then stands comes over the conversation's stream. */
function ReplyButton({ message, change, children }: ReplyButtonProps): ReactNode {
  return (
    <Button
      variant="outline"
      size="sm"
      ms="2"
      loading={change.isPending}
      onClick={() => change.mutate({ messageId: message.id })}
    >
      {children}
    </Button>
  )
}
