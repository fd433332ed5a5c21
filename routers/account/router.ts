import { z } from 'zod'
import { findUser, updateTutoring } from '#db/queries/users.ts'
import {
  loginInput,
  registerInput,
  tutoringInput,
  userView,
} from '../contract/account.ts'
import { profileInput } from '../contract/profile.ts'
import { AppError } from '../errors.ts'
import { memberProcedure, publicProcedure, router } from '../trpc.ts'
import { login } from './login.ts'
import { register } from './register.ts'
import { saveProfile } from './save-profile.ts'
import { toUserView } from './user-view.ts'

export const accountRouter = router({
  me: memberProcedure.output(userView).query(async ({ ctx }) => {
    const user = await findUser(ctx.db, ctx.caller.id)
    if (!user) throw new AppError('signed_out')
    return toUserView(user)
  }),
  /** How the tutor is to speak from now on; what is left out stays as it is. */
  setTutoring: memberProcedure
    .input(tutoringInput)
    .output(userView)
    .mutation(async ({ ctx, input }) => {
      const user = await updateTutoring(ctx.db, ctx.caller.id, input)
      if (!user) throw new AppError('signed_out')
      return toUserView(user)
    }),
  /** The whole profile: what is left out is emptied, names apart, which are required. */
  saveProfile: memberProcedure
    .input(profileInput)
    .output(userView)
    .mutation(({ ctx, input }) => saveProfile(ctx, input)),
  register: publicProcedure
    .input(registerInput)
    .output(userView)
    .mutation(({ ctx, input }) => register(ctx, input)),
  login: publicProcedure
    .input(loginInput)
    .output(userView)
    .mutation(({ ctx, input }) => login(ctx, input)),
  /** Harmless when nobody is signed in: the browser is cleaned all the same. */
  logout: publicProcedure
    .output(z.object({ success: z.boolean() }))
    .mutation(async ({ ctx }) => {
      await ctx.session.end()
      return { success: true }
    }),
})
