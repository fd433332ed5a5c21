/** What a documented path is about: how the API's own page groups them. */
const tags: Array<[RegExp, string]> = [
  [/^\/api\/(?:auth|logout|profile|upload-profile-image)\b/, 'Account'],
  [/subscription|stripe/, 'Plan'],
  [/^\/api\/(?:upload$|files)/, 'Files'],
  [/^\/api\/(?:conversations?|analyze|chat)\b/, 'Feedback'],
  [/^\/api\/(?:compare-files|edit-image|generate-audio)\b/, 'Ways on'],
  [/notes/, 'Notes'],
  [/course/, 'Courses'],
  [/discover|favorite/, 'Discovery'],
  [/^\/api\/admin/, 'Administration'],
]

/** Throws for a path that belongs nowhere: a new one needs its place here. */
export function tagOf(path: string): string {
  const tag = tags.find(([pattern]) => pattern.test(path))?.[1]
  if (tag === undefined) throw new Error(`${path} has no tag (server/rest/tags.ts)`)
  return tag
}
