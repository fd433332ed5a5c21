import { directnesses, levels } from './tutoring.ts'
import { z } from './zod.ts'
import { emailMaxLength } from './email-rule.ts'
import { errorStatus } from './errors.ts'
import { languages } from './languages.ts'
import { asLine } from './one-line.ts'
import { passwordMaxLength, passwordMinLength } from './text-lengths.ts'
import type { ErrorCode } from './errors.ts'

/** Length in code points, nothing trimmed (ASVS 6.2.9): a space or an emoji is a character. */
const codePoints = (value: string) => Array.from(value).length

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(emailMaxLength)
  .pipe(z.email({ error: 'Please enter a valid email address' }))

export const password = z
  .string()
  .refine((value) => codePoints(value) >= passwordMinLength, {
    error: 'Password must be at least 8 characters long',
  })
  .refine((value) => codePoints(value) <= passwordMaxLength, {
    error: 'Password must be at most 256 characters long',
  })

const personName = z.string().overwrite(asLine).trim().max(50)

export const registerInput = z.strictObject({
  email,
  password,
  firstName: personName.optional(),
  lastName: personName.optional(),
})
export type RegisterInput = z.infer<typeof registerInput>

export const loginInput = z.strictObject({
  email,
  password: z.string().min(1, { error: 'Password is required' }).max(1024),
})
export type LoginInput = z.infer<typeof loginInput>

export const language = z.enum(languages)
export const level = z.enum(levels)
export const directness = z.enum(directnesses)

export const tutoringInput = z.strictObject({
  level: level.nullable().optional(),
  directness: directness.optional(),
  /** Null follows the browser, and whatever the learner writes in. */
  language: language.nullable().optional(),
})
export type TutoringInput = z.infer<typeof tutoringInput>

/** The signed-in person as their own client sees them; nobody else's e-mail is ever in it. */
export const userView = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  artistStatement: z.string().nullable(),
  interests: z.array(z.string()),
  level: level.nullable(),
  directness,
  language: language.nullable(),
  profileImageUrl: z.string().nullable(),
  isAdmin: z.boolean(),
  createdAt: z.string(),
})
export type UserView = z.infer<typeof userView>

/** How long a link to a new password is good (rule D-17). */
export const resetLifeMs = 30 * 60 * 1000

export const forgotPasswordInput = z.strictObject({ email })
export type ForgotPasswordInput = z.infer<typeof forgotPasswordInput>

/** Any text may be asked about: one that is no token is as invalid as one that is used up. */
const resetToken = z.string().max(200)
export const resetTokenInput = z.strictObject({ token: resetToken })
export const resetPasswordInput = z.strictObject({ token: resetToken, password })
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>

const confirmation = z.string().max(1024).optional()

export const changePasswordInput = z.strictObject({
  /** Left out only in an account that has none yet. */
  currentPassword: confirmation,
  newPassword: password,
})
export type ChangePasswordInput = z.infer<typeof changePasswordInput>

export const removeAccountInput = z.strictObject({ password: confirmation })
export type RemoveAccountInput = z.infer<typeof removeAccountInput>

export const sessionIdInput = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{64}$/, { error: 'Expected the id of a session' }),
})

export const sessionView = z.object({
  id: z.string(),
  device: z.string().nullable(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
})
export type SessionView = z.infer<typeof sessionView>

/** An archive of everything that somebody has. */
export const exportView = z.object({
  id: z.string(),
  status: z.enum(['pending', 'done', 'failed']),
  /** In bytes, when it is there. */
  size: z.number().nullable(),
  errorCode: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]).nullable(),
  url: z.string().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
})
export type ExportView = z.infer<typeof exportView>

/** How an account can be opened: the profile offers what is missing and asks for what is there. */
export const signInWays = z.object({ hasPassword: z.boolean(), hasGoogle: z.boolean() })

/** A JSON Web Token: far longer ones than any provider makes are refused unread. */
export const nativeSignInInput = z.strictObject({ idToken: z.string().min(1).max(8192) })

/** What a visitor can come in by besides a password: the provider, if one is set up. */
export const signInDoors = z.object({
  provider: z.object({ name: z.string(), clientId: z.string() }).nullable(),
})
export type SignInDoors = z.infer<typeof signInDoors>
