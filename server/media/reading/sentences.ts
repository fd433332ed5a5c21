const sentenceBreaks = new Intl.Segmenter('en', { granularity: 'sentence' })
const wordBreaks = new Intl.Segmenter('en', { granularity: 'word' })
/** Behind these a sentence goes on, at the end of a text so far. */
export const abbreviation =
  /(?:^|[\s("“‘])(?:Mr|Mrs|Ms|Dr|St|Prof|Mt|Messrs|Capt|Col|Gen|Rev|Lt)\.\s*$/
const unwrappedLine = 160

/** The text with every run of white space as one space: what quotes are searched in. */
export function flatten(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Intl's sentences, with a quotation kept whole when its speaker follows: `"Are you?" she asked.` */
export function splitSentences(text: string): string[] {
  const joined: string[] = []
  let last = ''
  for (const { segment } of sentenceBreaks.segment(flatten(text))) {
    if (continues(last, segment)) joined[joined.length - 1] += segment
    else joined.push(segment)
    last = segment
  }
  return joined.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '')
}

function continues(last: string, next: string): boolean {
  if (abbreviation.test(last.slice(-12))) return true
  return /["”’»]\s*$/.test(last.slice(-4)) && /^\p{Ll}/u.test(next)
}

export function splitWords(text: string): string[] {
  const words: string[] = []
  for (const { segment, isWordLike } of wordBreaks.segment(text))
    if (isWordLike) words.push(segment)
  return words
}

/**
 * Paragraphs as their author set them, each flattened: by blank lines, or by every line break where
 * lines run on as they do in a file that nobody wrapped. A page that ends in mid-sentence leaves a
 * blank line behind which the paragraph goes on in lower case: it is joined again.
 */
export function splitParagraphs(text: string): string[] {
  const parts = text.split(isUnwrapped(text) ? /\n/ : /\n[^\S\n]*\n/)
  const paragraphs: string[] = []
  for (const part of parts.map(flatten)) {
    const last = paragraphs.at(-1)
    if (part === '') continue
    if (last !== undefined && /^\p{Ll}/u.test(part) && !/[.!?…:]["”’»)]*$/.test(last))
      paragraphs[paragraphs.length - 1] = `${last} ${part}`
    else paragraphs.push(part)
  }
  return paragraphs
}

function isUnwrapped(text: string): boolean {
  const lines = text.split('\n')
  const inLong = lines.reduce(
    (total, line) => total + (line.length > unwrappedLine ? line.length : 0),
    0,
  )
  return inLong > text.length / 2
}
