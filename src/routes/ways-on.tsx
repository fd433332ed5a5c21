import { Flex } from '@chakra-ui/react'
import { isBusy } from '#routers/contract/is-busy.ts'
import { CompareWidget } from '#src/features/comparison/compare-widget.tsx'
import { RefynWidget } from '#src/features/refyn/refyn-widget.tsx'
import type { ReactNode } from 'react'
import type { MessageView } from '#routers/contract/conversation.ts'
import type { FileView } from '#routers/contract/files.ts'
import type { SuggestionView } from '#routers/contract/suggestions.ts'

interface WaysOnProps {
  userId: string
  sessionId: string
  /** Work and its improved versions. */
  files: readonly FileView[]
  suggestions: readonly SuggestionView[]
  messages: readonly MessageView[]
}

/** What can be done with a critique besides asking back. */
export function WaysOn(props: WaysOnProps): ReactNode {
  const shared = { ...props, isBusy: isBusy(props.messages) }
  return (
    <Flex gap="2" wrap="wrap">
      <RefynWidget {...shared} />
      <CompareWidget {...shared} />
    </Flex>
  )
}
