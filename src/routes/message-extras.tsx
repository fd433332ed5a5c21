import { Box } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { laterPart } from '#src/ui/later-part.tsx'
import type { ComponentProps, ReactNode } from 'react'
import type { MessageView } from '#routers/contract/conversation.ts'
import type { FileView } from '#routers/contract/files.ts'
import type { SuggestionView } from '#routers/contract/suggestions.ts'
import type { TranscriptLinks } from '#src/features/audio-chat/transcript.tsx'
import type { Talk } from '#src/features/audio-chat/use-talk.ts'

const ComparisonFindings = lazy(async () => ({
  default: (await import('#src/features/comparison/comparison-findings.tsx'))
    .ComparisonFindings,
}))
const RefynMessage = lazy(async () => ({
  default: (await import('#src/features/refyn/refyn-message.tsx')).RefynMessage,
}))
const TalkProgress = laterPart(
  async () => (await import('#src/features/audio-chat/talk-progress.tsx')).TalkProgress,
  () => null,
)
const TalkPlayer = lazy(async () => ({
  default: (await import('#src/features/audio-chat/talk-player.tsx')).TalkPlayer,
}))

interface AboveWordsProps {
  message: MessageView
  /** All files of the session, refyns included. */
  files: readonly FileView[]
  suggestions: readonly SuggestionView[]
  onPin(id: string): void
}

/** What a message shows besides words: a picture with suggestions applied, or two versions. */
export function AboveWords(props: AboveWordsProps): ReactNode {
  const { message, files } = props
  const { status } = message
  const isOpen = status === 'pending' || status === 'writing'
  if (message.refyn)
    return (
      <Suspense fallback={<Box height="20rem" />}>
        <RefynMessage refyn={message.refyn} files={files} isOpen={isOpen} />
      </Suspense>
    )
  if (message.comparison && status !== 'failed')
    return (
      <Suspense fallback={<Box height="20rem" />}>
        <ComparisonFindings
          comparison={message.comparison}
          files={files}
          suggestions={props.suggestions}
          isDone={status === 'done'}
          onPin={props.onPin}
        />
      </Suspense>
    )
  return null
}

/** The hosts' talk under the latest reply: how far it is, or the talk itself. */
export function Talked({ talk, ...links }: { talk: Talk } & TranscriptLinks): ReactNode {
  return (
    <>
      {talk.making && <TalkProgress talk={talk} making={talk.making} />}
      {talk.ready && (
        <Suspense fallback={<Box height="10rem" />}>
          <TalkPlayer key={talk.ready.id} talk={talk.ready} {...links} />
        </Suspense>
      )}
    </>
  )
}

const SuggestionList = laterPart(
  async () =>
    (await import('#src/features/suggestions/suggestion-list.tsx')).SuggestionList,
  () => null,
)

/** What a critique comes down to, once there is any of it. */
function SomeSuggestions(props: ComponentProps<typeof SuggestionList>): ReactNode {
  if (props.suggestions.length === 0 && props.making === 'none') return null
  return <SuggestionList {...props} />
}

export const Suggestions = Object.assign(SomeSuggestions, {
  preload: SuggestionList.preload,
})
