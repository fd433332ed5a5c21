import { stripMarkdown } from '../reading/markdown.ts'
import { sayUnits } from './units.ts'

type Step = readonly [pattern: RegExp, words: string]

const signs: readonly Step[] = [
  [/\bhttps?:\/\/(?:www\.)?([\w.-]+)[^\s)]*/gi, '$1'],
  [/\b([A-G])[#♯](?!\w)/g, '$1 sharp'],
  [/\b([A-G])♭/g, '$1 flat'],
  [/&(?!amp;)(?:[a-z]{2,6}|#\d{1,5});/gi, ' '],
  [/&(?:amp;)?/g, ' and '],
  [/[-=]+>|→/g, ' to '],
  [/<=|≤/g, ' at most '],
  [/>=|≥/g, ' at least '],
  [/</g, ' less than '],
  [/>/g, ' more than '],
  [/=/g, ' equals '],
]

const numbers: readonly Step[] = [
  [/(?<=\d)\s*[x×*]\s*(?=\d)/g, ' by '],
  [/(?<![\d-])(\d+(?:\.\d+)?)\s*[-–]\s*(?=\d+(?:\.\d+)?(?![\d-]))/g, '$1 to '],
  [/(?<![\p{L}\d])[-−–](?=\.?\d)/gu, 'minus '],
  [/(?<![\p{L}\d.])\.(?=\d)/gu, '0.'],
  [/\bf\/(?=\d)/gi, 'f '],
  // A clock has two digits behind its colon; in a ratio there is one, or no minute has as many.
  [/\b(\d+):(?=(?:\d|[6-9]\d|\d{3,})\b)/g, '$1 to '],
  [/\b(\d+)\s*[/⁄]\s*(?=\d)/g, '$1 over '],
  [/#(?=\d)/g, 'number '],
  [/~(?=\d)/g, 'about '],
  [/\$(\d+(?:[.,]\d+)*)/g, '$1 dollars'],
  [/£(\d+(?:[.,]\d+)*)/g, '$1 pounds'],
  [/€(\d+(?:[.,]\d+)*)/g, '$1 euros'],
]

const pauses: readonly Step[] = [
  [/(?<=\p{L})\s*\/\s*(?!or\b)(?=\p{L})/gu, ' or '],
  [/\.{3,}(?=\s*[\p{Ll}\d])/gu, ', '],
  [/\.{3,}/g, '. '],
  [/\s[-–]+\s|\s*[—―]+\s*/g, ', '],
  [/(?<![.!?:;,\s])\s*\n\s*/g, '. '],
]

const remains: readonly Step[] = [
  // What is left has no sign that the engine takes for SSML, phonemes or a command, or would name.
  [/[^\p{Script=Latin}\d\s.,;:!?'"()%+-]/gu, ' '],
  [/([.,;:!?'"()%+-])(?:\s*\1)+/g, '$1'],
  [/\(\s*\)/g, ' '],
  [/\s+(?=[.,;:!?])/g, ''],
  [/([.,;:!?])[.,;:]+/g, '$1'],
  [/\s+/g, ' '],
  [/^[\s.,;:!?)-]+|[\s,;:(-]+$/g, ''],
]

/**
 * A turn as words that an English voice can say: units, ratios and signs are spelled out, Markdown
 * and tags lose their marks, and letters that are not Latin, emoji and control characters go. Empty
 * when no word is left. What comes out holds Latin letters, digits, spaces and the signs
 * `.,;:!?'"()%+-` only, and ends as a sentence does.
 */
export function sayable(text: string): string {
  const plain = stripMarkdown(text.toWellFormed().normalize('NFKC')).replaceAll('’', "'")
  const counted = sayUnits(apply(plain, [...signs, ...numbers]))
  const words = apply(counted, [...pauses, ...remains])
  if (!/[\p{L}\d]/u.test(words)) return ''
  return /[.!?]$/.test(words) ? words : `${words}.`
}

function apply(text: string, steps: readonly Step[]): string {
  return steps.reduce((line, [pattern, words]) => line.replaceAll(pattern, words), text)
}
