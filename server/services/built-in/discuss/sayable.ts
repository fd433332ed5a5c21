import { counted } from '#routers/contract/format-measure.ts'

/** A time as one says it: `42 seconds in`, `1 minute and 5 seconds in`, `at the very start`. */
export function moment(seconds: number): string {
  return Math.round(seconds) === 0 ? 'at the very start' : `${lasting(seconds)} in`
}

/** A length of time as one says it, to the second. */
export function lasting(seconds: number): string {
  const whole = Math.round(seconds)
  const minutes = Math.floor(whole / 60)
  const rest = whole % 60
  const parts = [
    ...(minutes > 0 ? [counted(minutes, 'minute')] : []),
    ...(rest > 0 || minutes === 0 ? [counted(rest, 'second')] : []),
  ]
  return parts.join(' and ')
}

export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** For the middle of a sentence; `I` and `EQ` stay as they are. */
export function lower(text: string): string {
  return /^\p{Lu}(?:\p{Ll}|\s(?!\p{Lu}))/u.test(text) && !/^I\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0
}

/** Whole sentences from the beginning, of at most so many words; the first one is cut if need be. */
export function firstSentences(text: string, mostWords: number): string {
  const sentences = text.split(/(?<=[.!?]["”’]?)\s+(?=[\p{Lu}\p{N}“"[])/u)
  let kept = ''
  for (const sentence of sentences) {
    const longer = kept === '' ? sentence : `${kept} ${sentence}`
    if (countWords(longer) > mostWords) break
    kept = longer
  }
  return kept === '' ? firstWords(sentences[0] ?? '', mostWords) : kept
}

/** With the stop that it lacks. */
export function stopped(text: string): string {
  return /[.!?…]["”’]?$/.test(text) ? text : `${text.replace(/[\s,;:–-]+$/, '')}.`
}

export function firstWords(text: string, most: number): string {
  const words = text.split(/\s+/)
  if (words.length <= most) return text
  return `${words
    .slice(0, most)
    .join(' ')
    .replace(/[\s,;:.–-]+$/, '')}…`
}

/** Our own written prose for the ear: a minus that every voice knows, times and colours in words. */
export function forTheEar(text: string): string {
  return text
    .replaceAll('−', '-')
    .replaceAll(/\b(\d+):(\d\d)\b/g, (_, minutes: string, seconds: string) =>
      lasting(Number(minutes) * 60 + Number(seconds)),
    )
    .replaceAll(/ ?\(?#[0-9a-f]{6}\)?/gi, '')
    .replaceAll(/(\d) s\b/g, '$1 seconds')
}
