import { z } from 'zod'
import {
  listSuggestionsInput,
  retrySuggestionsInput,
  setSuggestionInput,
  suggestionLedger,
  suggestionView,
} from '../contract/suggestions.ts'
import { memberProcedure, router } from '../trpc.ts'
import { listLedger, retrySuggestions } from './list-ledger.ts'
import { setSuggestion } from './set-suggestion.ts'

export const suggestionsRouter = router({
  list: memberProcedure
    .input(listSuggestionsInput)
    .output(suggestionLedger)
    .query(({ ctx, input }) => listLedger(ctx, input.sessionId)),
  set: memberProcedure
    .input(setSuggestionInput)
    .output(suggestionView)
    .mutation(({ ctx, input }) => setSuggestion(ctx, input)),
  retry: memberProcedure
    .input(retrySuggestionsInput)
    .output(z.object({ success: z.boolean() }))
    .mutation(async ({ ctx, input }) => {
      await retrySuggestions(ctx, input.sessionId)
      return { success: true }
    }),
})
