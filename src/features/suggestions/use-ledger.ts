import { trpc } from '#src/lib/trpc.ts'
import type { SuggestionLedger } from '#routers/contract/suggestions.ts'

const none: SuggestionLedger = { suggestions: [], making: 'none' }
/** News comes over the conversation's stream; this is for a line that was down at that moment. */
const whileMakingMs = 3000

/** What was suggested in a session and what became of it, kept true by the stream. */
export function useLedger(sessionId: string): SuggestionLedger {
  const { data } = trpc.suggestions.list.useQuery(
    { sessionId },
    {
      refetchInterval: ({ state }) =>
        state.data?.making === 'pending' ? whileMakingMs : false,
    },
  )
  return data ?? none
}
