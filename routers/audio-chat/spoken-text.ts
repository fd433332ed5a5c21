/** A citation with the space before it; between two of them there may be commas. */
const marks = /\s*\[[FS]\d{1,3}\](?:\s*,\s*(?=\[[FS]\d{1,3}\]))?/g
const suggestionMark = /\[S(\d{1,3})\]/g

/** What is said of a turn: the text without its `[F3]` and `[S2]`, in clean sentences. */
export function spokenText(text: string): string {
  return text
    .replaceAll(marks, '')
    .replaceAll(/\(\s*\)/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?)…”])/g, '')
    .replace(/^[\s.,;:]+/, '')
    .trim()
}

/** The numbers of the suggestions that a text names, in order, each once. */
export function citedSuggestions(text: string): number[] {
  return [...new Set([...text.matchAll(suggestionMark)].map((match) => Number(match[1])))]
}
