import type { SuggestionView } from '#routers/contract/suggestions.ts'

/** What can be applied to a file: all that was said of it and not turned down. */
export function suggestionsFor(
  suggestions: readonly SuggestionView[],
  fileId: string,
): SuggestionView[] {
  return suggestions.filter((one) => one.fileId === fileId && one.state !== 'declined')
}
