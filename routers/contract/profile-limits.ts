/** Part 1, section 5. */
export const profileLimits = {
  name: 50,
  statement: 2500,
  interests: 10,
  imageBytes: 5 * 1024 * 1024,
} as const

/** What a profile picture may be; a WebP is as harmless as the three that the screen names. */
export const profileImageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']
