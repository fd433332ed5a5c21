import { Box, Center, Flex, Heading, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { ArrowDown, CircleAlert, MessagesSquare } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isBusy } from '#routers/contract/is-busy.ts'
import { shownName } from '#src/lib/i18n.ts'
import { trpc } from '#src/lib/trpc.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Panel } from '#src/ui/panel.tsx'
import { Composer } from './composer.tsx'
import { MessageItem } from './message-item.tsx'
import { useStickToEnd } from './use-stick-to-end.ts'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { SuggestionView } from '#routers/contract/suggestions.ts'
import type { CritLinks } from './crit-links.ts'
import type { Thread } from './use-thread.ts'

interface ChatPanelProps {
  sessionId: string
  thread: Thread
  /** How many replies the plan gives to a conversation. */
  replyLimit: number | undefined
  announcement: string
  /** Takes little room while there is nothing to read in it. */
  isSmall: boolean
  links: CritLinks
  /** What can be done besides asking back. */
  tools: ReactNode
  /** The suggestion that the next question is about. */
  about: SuggestionView | null
  onAboutClear(): void
  onNew(): void
}

export function ChatPanel(props: ChatPanelProps): ReactNode {
  const { t } = useTranslation(['conversation', 'common'])
  const { thread, sessionId } = props
  const { conversation, messages, live } = thread
  const box = useRef<HTMLDivElement>(null)
  const lastText = live[messages.at(-1)?.id ?? '']?.text ?? ''
  const { isAway, toEnd } = useStickToEnd(box, `${messages.length} ${lastText.length}`)
  const tutor = trpc.conversation.tutor.useQuery()
  const isSmall = props.isSmall && messages.length === 0 && thread.state === 'ready'
  const model = messages.findLast((message) => message.model)?.model ?? tutor.data?.label
  return (
    <Panel
      p="0"
      display="flex"
      flexDirection="column"
      height={{ lg: isSmall ? undefined : 'calc(100dvh - 10.5rem)' }}
      minHeight={isSmall ? undefined : '26rem'}
      aria-labelledby="chat-title"
      position="relative"
    >
      <Flex
        justify="space-between"
        align="baseline"
        wrap="wrap"
        px="5"
        py="4"
        gap="3"
        borderBottomWidth="1px"
        borderColor="border.muted"
      >
        <Heading as="h2" size="lg" id="chat-title">
          {t('chat.title')}
        </Heading>
        {model && (
          <Text fontSize="xs" color="fg.muted">
            {t('credit', { name: shownName('engineNames', model) })}
          </Text>
        )}
      </Flex>
      <Box position={{ lg: 'relative' }} flex="1" minHeight="0">
        <Box
          ref={box}
          height={{ lg: '100%' }}
          overflowY={{ base: 'visible', lg: 'auto' }}
          px="5"
          py="5"
        >
          {thread.state === 'failed' ? (
            <EmptyState
              icon={<CircleAlert size={28} />}
              title={t('chat.loadFailed')}
              text={t('chat.tryAgain')}
            >
              <Button variant="outline" onClick={thread.reload}>
                {t('common:retry')}
              </Button>
            </EmptyState>
          ) : messages.length === 0 ? (
            <Center height="100%" minHeight={isSmall ? '7rem' : '16rem'}>
              <Stack
                align="center"
                gap="3"
                color="fg.muted"
                textAlign="center"
                maxWidth="20rem"
              >
                <MessagesSquare size={32} strokeWidth={1.4} aria-hidden />
                <Text>{t('chat.empty')}</Text>
              </Stack>
            </Center>
          ) : (
            <Stack gap="7" role="log" aria-label={t('chat.thread')} aria-live="off">
              {messages.map((message, index) => (
                <MessageItem
                  key={message.id}
                  message={message}
                  links={props.links}
                  sessionId={sessionId}
                  liveText={live[message.id]?.text}
                  isLast={index === messages.length - 1}
                />
              ))}
            </Stack>
          )}
        </Box>
        {isAway && messages.length > 0 && (
          <Button
            size="sm"
            variant="default"
            position={{ base: 'fixed', lg: 'absolute' }}
            bottom={{ base: '6rem', lg: '3' }}
            left="50%"
            translate="-50% 0"
            borderRadius="full"
            shadow="card"
            zIndex="docked"
            onClick={toEnd}
          >
            <ArrowDown size={14} aria-hidden />
            {t('chat.newest')}
          </Button>
        )}
      </Box>
      {conversation && props.tools && (
        <Box px="4" py="2.5" borderTopWidth="1px" borderColor="border.muted">
          {props.tools}
        </Box>
      )}
      {conversation && (
        <Composer
          sessionId={sessionId}
          isBusy={isBusy(messages)}
          about={props.about}
          onAboutClear={props.onAboutClear}
          repliesLeft={
            props.replyLimit === undefined
              ? undefined
              : Math.max(0, props.replyLimit - conversation.repliesUsed)
          }
          onNew={props.onNew}
          onSent={toEnd}
        />
      )}
      <VisuallyHidden role="status">{props.announcement}</VisuallyHidden>
    </Panel>
  )
}
