import { z } from './zod.ts'
import { asLine } from './one-line.ts'

/** Part 1, section 3. Its list has fifty names, though it speaks of 49. */
export const interests = [
  'portrait photography',
  'landscape photography',
  'photo-journalism',
  'fine art',
  'painting',
  'drawing',
  'textile art',
  'sculpture',
  'poetry writing',
  'prose writing',
  'printmaking',
  'architecture',
  'weaving',
  'knitting',
  'embroidery',
  'fashion design',
  'graphic design',
  'digital illustration',
  'animation',
  'calligraphy',
  'collage',
  'ceramics',
  'pottery',
  'jewellery making',
  'short stories',
  'novels',
  'creative non-fiction',
  'screenwriting',
  'playwriting',
  'journaling',
  'memoir writing',
  'dance',
  'music',
  'singing',
  'songwriting',
  'theatre',
  'acting',
  'magic',
  'stand-up comedy',
  'puppetry',
  'culinary arts',
  'garden design',
  'bookbinding',
  'woodworking',
  'furniture design',
  'interior design',
  'miniature art',
  'music composition',
  'music theory',
  'film making',
] as const
export type Interest = (typeof interests)[number]

/** Part 1, section 5. */
export const profileLimits = {
  name: 50,
  statement: 2500,
  interests: 10,
  imageBytes: 5 * 1024 * 1024,
} as const

/** What a profile picture may be; a WebP is as harmless as the three that the screen names. */
export const profileImageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']

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
