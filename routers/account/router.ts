import { z } from 'zod'
import { findUser, updateTutoring } from '#db/queries/users.ts'
import {
  changePasswordInput,
  exportView,
  forgotPasswordInput,
  loginInput,
  nativeSignInInput,
  registerInput,
  removeAccountInput,
  resetPasswordInput,
  resetTokenInput,
  sessionIdInput,
  sessionView,
  signInDoors,
  signInWays,
  tutoringInput,
  userView,
} from '../contract/account.ts'
import { profileInput } from '../contract/profile.ts'
import { AppError } from '../errors.ts'
import { readExport, startExport } from '../export/start-export.ts'
import { memberProcedure, publicProcedure, router } from '../trpc.ts'
import { changePassword } from './change-password.ts'
import { forgotPassword } from './forgot-password.ts'
import { login } from './login.ts'
import { beginNativeSignIn, nativeSignIn } from './native-sign-in.ts'
import { unlinkProvider } from './unlink-provider.ts'
import { register } from './register.ts'
import { removeAccount } from './remove-account.ts'
import { checkResetToken, resetPassword } from './reset-password.ts'
import { saveProfile } from './save-profile.ts'
import { endOtherSessions, endSession, listOwnSessions } from './sessions.ts'
import { toUserView } from './user-view.ts'
import type { Context } from '../context.ts'
import type { SignInDoors } from '../contract/account.ts'

/** Google by its name, any other by its host. */
function providerOf({ openId }: Pick<Context, 'openId'>): SignInDoors['provider'] {
  if (!openId) return null
  const { clientId, issuer } = openId
  const { host } = new URL(issuer)
  return { name: host === 'accounts.google.com' ? 'Google' : host, clientId }
}

const success = z.object({ success: z.boolean() })
const endedSessions = success.extend({ endedSessions: z.int() })

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
  /** Which doors are there besides the password. */
  signInWays: publicProcedure
    .output(signInDoors)
    .query(({ ctx }) => ({ provider: providerOf(ctx) })),
  /** Answers alike whether or not there is such an account. */
  forgotPassword: publicProcedure
    .input(forgotPasswordInput)
    .output(z.object({ success: z.boolean(), message: z.string() }))
    .mutation(({ ctx, input }) => forgotPassword(ctx, input)),
  checkReset: publicProcedure
    .input(resetTokenInput)
    .output(z.object({ valid: z.boolean() }))
    .query(({ ctx, input }) => checkResetToken(ctx, input.token)),
  resetPassword: publicProcedure
    .input(resetPasswordInput)
    .output(success)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
  /** For the sign-in of a native app: what its request has to carry. */
  beginNativeSignIn: publicProcedure
    .output(z.object({ clientId: z.string(), nonce: z.string() }))
    .mutation(({ ctx }) => beginNativeSignIn(ctx)),
  nativeSignIn: publicProcedure
    .input(nativeSignInInput)
    .output(z.object({ success: z.boolean(), message: z.string() }))
    .mutation(({ ctx, input }) => nativeSignIn(ctx, input.idToken)),
  changePassword: memberProcedure
    .input(changePasswordInput)
    .output(endedSessions)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  /** What the own account can be opened with. */
  ownWays: memberProcedure.output(signInWays).query(async ({ ctx }) => {
    const user = await findUser(ctx.db, ctx.caller.id)
    return {
      hasPassword: user?.password != null,
      hasGoogle: user?.googleId != null,
    }
  }),
  unlinkGoogle: memberProcedure
    .output(endedSessions)
    .mutation(({ ctx }) => unlinkProvider(ctx)),
  sessions: memberProcedure
    .output(z.object({ sessions: z.array(sessionView) }))
    .query(async ({ ctx }) => ({ sessions: await listOwnSessions(ctx) })),
  endSession: memberProcedure
    .input(sessionIdInput)
    .output(success)
    .mutation(({ ctx, input }) => endSession(ctx, input.id)),
  endOtherSessions: memberProcedure
    .output(endedSessions)
    .mutation(({ ctx }) => endOtherSessions(ctx)),
  /** An archive of everything, for this session and a day. */
  startExport: memberProcedure.output(exportView).mutation(({ ctx }) => startExport(ctx)),
  export: memberProcedure
    .output(exportView.nullable())
    .query(({ ctx }) => readExport(ctx)),
  remove: memberProcedure
    .input(removeAccountInput)
    .output(success)
    .mutation(({ ctx, input }) => removeAccount(ctx, input)),
  /** Harmless when nobody is signed in: the browser is cleaned all the same. */
  logout: publicProcedure.output(success).mutation(async ({ ctx }) => {
    await ctx.session.end()
    return { success: true }
  }),
})
