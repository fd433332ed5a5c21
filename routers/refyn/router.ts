import { messageView } from '../contract/conversation.ts'
import { createRefynInput, editImageInput } from '../contract/refyn.ts'
import { z } from 'zod'
import { memberProcedure, router } from '../trpc.ts'
import { chooseById, chooseByWords } from './choose-changes.ts'
import { startRefyn } from './start-refyn.ts'

export const refynRouter = router({
  /** Who will make it, as the screen names them, and whether a model draws. */
  editor: memberProcedure
    .output(z.object({ label: z.string(), isAi: z.boolean() }))
    .query(({ ctx }) => ({ label: ctx.editor.label, isAi: ctx.editor.isAi })),
  create: memberProcedure
    .input(createRefynInput)
    .output(messageView)
    .mutation(({ ctx, input: { suggestionIds, ...asked } }) =>
      startRefyn(ctx, {
        ...asked,
        choose: (suggestions) => chooseById(suggestions, suggestionIds),
      }),
    ),
  /** The same by the words of the suggestions, as `/api/edit-image` has them. */
  createFromWords: memberProcedure
    .input(editImageInput)
    .output(messageView)
    .mutation(({ ctx, input: { suggestions: words, ...asked } }) =>
      startRefyn(ctx, {
        ...asked,
        choose: (suggestions) => chooseByWords(suggestions, words),
      }),
    ),
})
