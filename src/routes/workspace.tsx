import { Box, Skeleton } from '@chakra-ui/react'
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addTexts } from '#src/lib/i18n.ts'
import { conversation as conversationTexts } from '#src/locales/en/conversation.ts'
import { files as filesTexts } from '#src/locales/en/files.ts'
import { suggestions as suggestionsTexts } from '#src/locales/en/suggestions.ts'
import { usageLevel } from '#routers/contract/usage-level.ts'
import { AnalysisOverlay } from '#src/features/conversation/analysis-overlay.tsx'
import { ChatPanel } from '#src/features/conversation/chat-panel.tsx'
import { ContextPanel } from '#src/features/conversation/context-panel.tsx'
import { ReplyWords } from '#src/features/conversation/reply-words.ts'
import { useAnalyze } from '#src/features/conversation/use-analyze.ts'
import { useCritDraft } from '#src/features/conversation/use-crit-draft.ts'
import { failureOf, successOf } from '#src/features/conversation/outcome-text.ts'
import { useThread } from '#src/features/conversation/use-thread.ts'
import { FileGallery } from '#src/features/files/file-gallery.tsx'
import { FileList } from '#src/features/files/file-list.tsx'
import { UploadPanel } from '#src/features/files/upload-panel.tsx'
import { NotesButton } from '#src/features/notes/notes-button.tsx'
import { useNoteTaking } from '#src/features/notes/use-note-taking.ts'
import { useLedger } from '#src/features/suggestions/use-ledger.ts'
import { trpc } from '#src/lib/trpc.ts'
import { useWorkFocus } from '#src/lib/use-work-focus.ts'
import { useIsMobile } from '#src/lib/use-is-mobile.ts'
import { TalkButton } from '#src/features/audio-chat/talk-button.tsx'
import { useTalk } from '#src/features/audio-chat/use-talk.ts'
import { usePreload } from '#src/ui/use-late-part.ts'
import { AboveWords, Suggestions, Talked } from './message-extras.tsx'
import { useNamedFiles } from './use-named-files.ts'
import { useWorkFiles } from './use-work-files.ts'
import { WorkspaceColumns } from './workspace-columns.tsx'
import { WorkspaceHeader } from './workspace-header.tsx'
import { Panel } from '#src/ui/panel.tsx'
import { showFailure, showToast } from '#src/ui/toaster.tsx'
import { shorten } from '#src/lib/shorten.ts'
import { useTitle } from '#src/lib/use-title.ts'
import type { ReactNode } from 'react'

addTexts('conversation', conversationTexts)
addTexts('files', filesTexts)
addTexts('suggestions', suggestionsTexts)

const FactsPanel = lazy(async () => ({
  default: (await import('#src/features/facts/facts-panel.tsx')).FactsPanel,
}))

const WaysOn = lazy(async () => ({
  default: (await import('./ways-on.tsx')).WaysOn,
}))

function celebrate(): void {
  import('#src/features/conversation/fireworks.ts').then(
    ({ playFireworks }) => playFireworks(),
    // An answer is as good without them.
    () => undefined,
  )
}

export interface WorkspaceProps {
  userId: string
  sessionId: string
  assignment: { prompt: string; courseId: string | undefined } | null
  onSelect(sessionId: string): void
  onNew(): void
  /** The conversation that is shown has been deleted. */
  onGone(): void
}

/** The work and what was said of it, side by side. */
export function Workspace(props: WorkspaceProps): ReactNode {
  const { sessionId, userId, assignment } = props
  const { t } = useTranslation('conversation')
  const [announcement, setAnnouncement] = useState('')
  const draft = useCritDraft(sessionId)
  usePreload({ preload: () => void ReplyWords.preload() }, Suggestions)
  const isMobile = useIsMobile()
  const thread = useThread(
    sessionId,
    (message) => {
      if (message.status === 'failed') {
        showFailure(failureOf(message))
        return
      }
      showToast(successOf(message))
      setAnnouncement(t(message.kind === 'refyn' ? 'refynAnnounced' : 'chat.arrived'))
      celebrate()
    },
    props.onGone,
  )
  const { read, all, files } = useWorkFiles(sessionId)
  useNamedFiles(sessionId, { messages: thread.messages, files: read })
  const ledger = useLedger(sessionId)
  const focus = useWorkFocus(files, ledger.suggestions)
  const noteTaking = useNoteTaking(thread.conversation)
  const talk = useTalk(sessionId, thread.conversation)
  const subscription = trpc.billing.subscription.useQuery()
  const analyze = useAnalyze({ sessionId, draft, fileCount: files.length, assignment })
  const { conversation, messages, live } = thread
  const isLimitReached =
    subscription.data !== undefined &&
    usageLevel(
      subscription.data.conversationsThisMonth,
      subscription.data.conversationLimit,
    ) === 'reached'
  const hasMessages = messages.length > 0
  // The form is drawn in small pieces, between which the page hears keys and fingers.
  const state = useDeferredValue(thread.state)
  const first = messages[0]
  // Suggestions are drawn from the critique, and from each comparison of versions.
  const drawnFrom = messages.findLast(
    ({ id, kind, status }) =>
      status === 'done' && (id === first?.id || kind === 'comparison'),
  )
  const latest = messages.findLast(({ role }) => role === 'ai')
  // The form that was sent lies far down; the work and the first words stand at the top.
  useEffect(() => {
    if (hasMessages && !isMobile) window.scrollTo({ top: 0 })
  }, [hasMessages, isMobile])
  const isAwaited =
    (analyze.isPending && !analyze.isQueued) ||
    (analyze.awaited?.id === first?.id &&
      (first?.status === 'pending' || first?.status === 'writing') &&
      !first.retryAt &&
      !live[first.id]?.text)

  const title = conversation ? conversation.contextPrompt : t('newCrit')
  useTitle(shorten(title, 80))
  const chat = (
    <ChatPanel
      sessionId={sessionId}
      thread={thread}
      replyLimit={subscription.data?.limits.repliesPerConversation}
      announcement={announcement}
      isSmall={files.length > 0}
      about={focus.about}
      onAboutClear={() => focus.ask(null)}
      links={{
        suggestions: ledger.suggestions,
        litId: focus.pinned.litId,
        onLight: focus.pinned.onLight,
        onPin: focus.showPin,
        onFact: focus.showFact,
        renderAbove: (message) => (
          <AboveWords
            message={message}
            files={all}
            suggestions={ledger.suggestions}
            onPin={focus.showPin}
          />
        ),
        renderActions: (message) =>
          message.kind !== 'refyn' &&
          message.status === 'done' && (
            <>
              {conversation && (
                <NotesButton
                  taking={noteTaking}
                  conversationId={conversation.id}
                  messageId={message.id}
                />
              )}
              <TalkButton talk={talk} messageId={message.id} />
            </>
          ),
        renderBelow: (message) => (
          <>
            {message.id === latest?.id && (
              <Talked
                talk={talk}
                suggestions={ledger.suggestions}
                onFact={focus.showFact}
                onPin={focus.showPin}
              />
            )}
            <Suggestions
              sessionId={sessionId}
              suggestions={ledger.suggestions.filter(
                ({ messageId }) => messageId === message.id,
              )}
              making={message.id === drawnFrom?.id ? ledger.making : 'none'}
              litId={focus.pinned.litId}
              onLight={focus.pinned.onLight}
              onShow={focus.showPin}
              onAsk={focus.ask}
            />
          </>
        ),
      }}
      tools={
        first?.status === 'done' && (
          <Suspense fallback={<Box height="9" />}>
            <WaysOn
              userId={userId}
              sessionId={sessionId}
              files={files}
              suggestions={ledger.suggestions}
              messages={messages}
            />
          </Suspense>
        )
      }
      onNew={props.onNew}
    />
  )
  const facts = focus.file && (
    <Suspense fallback={<Panel minHeight="60rem" aria-hidden />}>
      <FactsPanel
        file={focus.file}
        medium={conversation?.mediaType ?? draft.medium}
        wanted={focus.wantedFact}
      />
    </Suspense>
  )
  const gallery = focus.file && (
    <FileGallery
      files={files}
      file={focus.file}
      onChoose={focus.choose}
      pinned={focus.pinned}
    />
  )
  // On a phone the words follow the work; what was settled before comes after them.
  const isTalking = isMobile && hasMessages
  /**
   * There is work, and nothing said of it yet: it stands with its measures where the words will be, and the
   * way to them is not pushed out of sight.
   */
  const isWaiting = !isMobile && !hasMessages && files.length > 0 && state !== 'loading'

  const isLost = state === 'failed' && files.length === 0

  return (
    <Box
      px={{ base: '4', md: '8' }}
      py={{ base: '4', md: '6' }}
      maxWidth="100rem"
      mx="auto"
      width="100%"
    >
      <WorkspaceHeader
        title={title}
        hasNew={conversation !== null}
        onNew={props.onNew}
        onSelect={props.onSelect}
        onRemoved={(removed) => removed === sessionId && props.onGone()}
      />
      <WorkspaceColumns
        isAlone={isLost}
        isRightHeld={!isWaiting}
        left={
          // What comes comes together, and pushes nothing down.
          state === 'loading' ? (
            <Skeleton minHeight="40rem" borderRadius="card" aria-hidden />
          ) : (
            <>
              {!hasMessages && state === 'ready' && (
                <UploadPanel
                  userId={userId}
                  sessionId={sessionId}
                  existing={files.length}
                />
              )}
              {!isWaiting && gallery}
              {isTalking && chat}
              {hasMessages && facts}
              <FileList
                files={files}
                sessionId={sessionId}
                isLocked={conversation !== null}
              />
              {state === 'ready' && (
                <ContextPanel
                  draft={draft}
                  conversation={conversation}
                  assignment={assignment?.prompt ?? null}
                  missing={analyze.missing}
                  isAnalyzing={isAwaited || analyze.isPending}
                  isQueued={analyze.isQueued}
                  isLimitReached={isLimitReached}
                  onSubmit={analyze.start}
                />
              )}
              {/* Before the crit the way to it comes first, and the measures after or beside it. */}
              {!hasMessages && isMobile && facts}
            </>
          )
        }
        right={
          !isTalking &&
          (!isMobile || state === 'failed') && (
            <>
              {chat}
              {isWaiting && gallery}
              {isWaiting && facts}
            </>
          )
        }
      />
      {isAwaited && <AnalysisOverlay />}
    </Box>
  )
}
