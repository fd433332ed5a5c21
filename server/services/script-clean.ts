import { hosts } from '#routers/contract/audio-chat.ts'

/** The numbers that may be cited. */
export interface Known {
  facts: ReadonlySet<number>
  suggestions: ReadonlySet<number>
}

/** What voices do and do not say. */
const directions =
  'laugh|chuckl|giggl|sigh|paus|smil|grin|whisper|nod|shrug|gasp|groan|hums?\\b|clears|cough|beat\\b|silence|softly|warmly|drily|dryly|excited|thoughtful|jokingly|teasing|both|music|sound of|applause|intro|outro'
const direction = `(?:${directions})[^()*]{0,40}`

const prefix = new RegExp(
  `^(?:${hosts.join('|')})\\s*(?:\\([^)]{0,40}\\))?\\s*[:：]\\s*`,
  'i',
)

/**
 * One turn as plain sentences: no name before it, no markdown, addresses, emoji or stage directions.
 * Square brackets go with what is in them, unless it is a fact or a suggestion that exists.
 */
export function cleanTurn(text: string, known: Known): string {
  return text
    .replaceAll(/<[^<>]{0,200}>/g, ' ')
    .replaceAll(/!?\[([^\]\n]*)\]\([^)\s]*\)/g, '$1')
    .replaceAll(/(?:https?:\/\/|www\.)[^\s)]+/gi, ' ')
    .replaceAll(/\[([^\]]*)\]/g, (_, inside: string) => marksOf(inside, known))
    .replaceAll(new RegExp(`\\(\\s*${direction}\\)|\\*+\\s*${direction}\\*+`, 'gi'), ' ')
    .replaceAll(/^\s*(?:#{1,6}|[-*+•]|\d{1,2}[.)]|>)\s+/gm, '')
    .replaceAll(/[*`#~|<>\\]+|(?<!\p{L})_+|_+(?!\p{L})/gu, '')
    .replaceAll(
      /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{FE0F}|\u{200D}/gu,
      '',
    )
    .replaceAll(/\[(?![FS]\d{1,3}\])/g, '')
    .replaceAll(/\](?<!\[[FS]\d{1,3}\])/g, '')
    .replaceAll(/\(\s*\)/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?)])/g, '')
    .trim()
    .replace(prefix, '')
}

/** `F3`, `F3, S2` or `f3`: the marks that name something. */
function marksOf(inside: string, { facts, suggestions }: Known): string {
  if (!/^\s*[FS]\d{1,3}(?:[\s,;&]+(?:and\s+)?[FS]\d{1,3})*\s*$/i.test(inside)) return ' '
  return [...inside.matchAll(/([FS])(\d{1,3})/gi)]
    .map(([, kind = '', digits]) => ({
      kind: kind.toUpperCase(),
      number: Number(digits),
    }))
    .filter(({ kind, number }) => (kind === 'F' ? facts : suggestions).has(number))
    .map(({ kind, number }) => `[${kind}${number}]`)
    .join(' ')
}
