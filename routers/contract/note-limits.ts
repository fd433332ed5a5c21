/** Part 2, section 9; the content has no limit there, and a page is enough. */
export const noteLimits = {
  title: 255,
  content: 20_000,
  link: 500,
  tags: 12,
  tag: 40,
  query: 200,
} as const
