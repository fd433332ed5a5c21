import { z } from 'zod'

export const passwordMinLength = 8
export const passwordMaxLength = 256

/** Length in code points, nothing trimmed (ASVS 6.2.9): a space or an emoji is a character. */
const codePoints = (value: string) => Array.from(value).length

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email({ error: 'Please enter a valid email address' }))

export const password = z
  .string()
  .refine((value) => codePoints(value) >= passwordMinLength, {
    error: 'Password must be at least 8 characters long',
  })
  .refine((value) => codePoints(value) <= passwordMaxLength, {
    error: 'Password must be at most 256 characters long',
  })

const personName = z.string().trim().max(50)

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

/** Where the learner stands, and how plainly the tutor speaks. */
export const levels = ['beginning', 'practising', 'professional'] as const
export const directnesses = ['gentle', 'straight', 'blunt'] as const
export const level = z.enum(levels)
export const directness = z.enum(directnesses)
export type Level = (typeof levels)[number]
export type Directness = (typeof directnesses)[number]

export const tutoringInput = z.strictObject({
  level: level.nullable().optional(),
  directness: directness.optional(),
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
  profileImageUrl: z.string().nullable(),
  isAdmin: z.boolean(),
  createdAt: z.string(),
})
export type UserView = z.infer<typeof userView>
