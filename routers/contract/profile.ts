import { z } from './zod.ts'
import { asLine } from './one-line.ts'
import { interests } from './interests.ts'
import { profileLimits } from './profile-limits.ts'

/** The address of a picture that was uploaded here. */
const ownPicture = /^\/api\/files\/([a-z2-7]{26})\/content(?:\?w=\d{1,4})?$/

/** Which of the person's files an address means; null for one of the web. */
export function pictureIdOf(url: string): string | null {
  return ownPicture.exec(url)?.[1] ?? null
}

const isWebAddress = (url: string) => /^https?:\/\//i.test(url) && URL.canParse(url)

const name = (required: string) =>
  z.string().overwrite(asLine).trim().min(1, { error: required }).max(profileLimits.name)

export const profileInput = z.strictObject({
  firstName: name('First name is required'),
  lastName: name('Last name is required'),
  artistStatement: z
    .string()
    .trim()
    .max(profileLimits.statement, { error: 'Artist statement must be under 500 words' })
    .nullish()
    .transform((text) => text || null),
  interests: z
    .array(z.enum(interests))
    .max(profileLimits.interests, { error: 'Select up to 10 interests' })
    .refine((list) => new Set(list).size === list.length, {
      error: 'Each interest can be chosen once',
    })
    .default([]),
  profileImageUrl: z
    .string()
    .trim()
    .max(500)
    .nullish()
    .transform((url) => url || null)
    .refine((url) => url === null || pictureIdOf(url) !== null || isWebAddress(url), {
      error: 'Expected a web address',
    }),
})
export type ProfileInput = z.infer<typeof profileInput>
