/** A line as a page has it: where it begins, in points; `y` is its baseline and grows upwards. */
export interface PageLine {
  text: string
  x: number
  y: number
}

/** What is usual in a document. */
interface Usual {
  pitch: number
  /** Where lines begin; null in verse and tables, whose indents open no paragraph. */
  margin: number | null
}

/** Line distances vary by a little; a paragraph's gap is clearly more than that. */
const clearGap = 1.3
const leastHyphenated = 40
const leastProseLength = 48
const indent = { least: 6, most: 60 }
const sentenceEnd = /[.!?…]["”’»)]*$/

/**
 * Pages of lines as text: a blank line where the gap above a line is clearly larger than the usual
 * distance of lines in this document, or where a line of prose is indented behind the end of a
 * sentence. A word that was divided at the end of a long line is whole.
 */
export function joinLines(pages: PageLine[][]): string[] {
  const pitch = usualPitch(pages)
  return pages.map((lines) => {
    const usual = { pitch, margin: usualMargin(lines) }
    let text = lines[0]?.text ?? ''
    for (const [index, line] of lines.slice(1).entries())
      text = join(text, lines[index] ?? line, line, usual)
    return text.trim()
  })
}

function join(text: string, last: PageLine, line: PageLine, usual: Usual): string {
  if (last.y - line.y > usual.pitch * clearGap || isIndented(last, line, usual.margin))
    return `${text}\n\n${line.text}`
  const isDivided =
    /\p{Ll}[-\u00ad]$/u.test(last.text) &&
    last.text.length >= leastHyphenated &&
    /^\p{Ll}/u.test(line.text)
  return isDivided ? text.slice(0, -1) + line.text : `${text}\n${line.text}`
}

function isIndented(last: PageLine, line: PageLine, margin: number | null): boolean {
  if (margin === null || !sentenceEnd.test(last.text)) return false
  const depth = line.x - margin
  return depth >= indent.least && depth <= indent.most
}

/** Towards the small end: where paragraphs are short, gaps between them are the commoner. */
function usualPitch(pages: PageLine[][]): number {
  const pitches = pages
    .flatMap((lines) =>
      lines.slice(1).map((line, index) => (lines[index]?.y ?? line.y) - line.y),
    )
    .filter((pitch) => pitch > 1)
    .toSorted((one, other) => one - other)
  return pitches[Math.floor(pitches.length * 0.3)] ?? Infinity
}

/** The leftmost place at which a fifth of the lines of a page of prose begin. */
function usualMargin(lines: PageLine[]): number | null {
  const lengths = lines
    .map((line) => line.text.length)
    .toSorted((one, other) => one - other)
  if ((lengths[Math.floor(lengths.length / 2)] ?? 0) < leastProseLength) return null
  const starts = lines.map((line) => line.x).toSorted((one, other) => one - other)
  const others = Math.ceil(starts.length / 5) - 1
  return starts.find((x, index) => (starts[index + others] ?? Infinity) - x < 2) ?? null
}
