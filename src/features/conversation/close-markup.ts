import { isHarmlessMarkdown } from '#src/lib/safe-url.ts'

/** A blank line, a point of a list and a heading end all emphasis before them. */
const blockStart = /\n(?=[^\S\n]*(?:\n|(?:[*+-]|\d+\.)\s)|#{1,6}\s)/g
const fence = /^ {0,3}(?:```|~~~)/gm
/** `[F2` and `[text](http`, as long as they are no longer than what becomes a citation or a link. */
const halfLink = /!?\[(?:[^[\]\n]{0,80}|[^[\]\n]{1,80}\]\([^()\s]{0,300})$/
const marker = /\\[\s\S]?|`+|\*+|_+/g

/**
 * Text that is still being written, ready to be drawn: what its last block leaves open is closed, and
 * a marker or link that has only begun is left out, so that no markup flashes by. All that is whole
 * stands as it was written.
 */
export function closeMarkup(text: string): string {
  // What is too much for the parser is drawn as it is.
  if (!isHarmlessMarkdown(text)) return text
  // Within a block of code nothing is markup, and the parser takes an open one as it is.
  if ((text.match(fence)?.length ?? 0) % 2 === 1) return text
  const at = [...text.matchAll(blockStart)].at(-1)?.index ?? 0
  const begun = withoutLastMarker(text.slice(at).replace(halfLink, ''))
  // A marker behind a space would end nothing.
  const body = begun.trimEnd()
  return text.slice(0, at) + body + openIn(body) + begun.slice(body.length)
}

/** The last run of markers: an opening one without words, or a part of a closing one. */
function withoutLastMarker(block: string): string {
  const last = [...block.matchAll(marker)].at(-1)
  const isEnd = last && last.index + last[0].length === block.length
  return isEnd && !/^\\./.test(last[0]) ? block.slice(0, last.index) : block
}

/** What ends the markup that is open, the innermost first. */
function openIn(block: string): string {
  let code = ''
  const open: string[] = []
  for (const { 0: run, index } of block.matchAll(marker)) {
    if (run.startsWith('\\')) continue
    if (run.startsWith('`')) {
      if (code === '' || code === run) code = code === '' ? run : ''
      continue
    }
    if (code !== '') continue
    const before = block[index - 1] ?? ' '
    const after = block[index + run.length] ?? ' '
    const left = /\s/.test(before) ? run : run.slice(closed(open, run))
    // `2*3` and `a_b` begin nothing, nor does the star of a list or of `2 * 3`.
    const canBegin = !/\s/.test(after) && !/[\p{L}\p{N}]/u.test(before)
    if (canBegin && left.length > 0 && left.length <= 3) open.push(left)
  }
  return code + open.toReversed().join('')
}

/** Takes from what is open all that a run can end; how many of its markers that took. */
function closed(open: string[], run: string): number {
  let used = 0
  for (let last = open.at(-1); last?.startsWith(run[0] ?? ''); last = open.at(-1)) {
    const taken = Math.min(last.length, run.length - used)
    if (taken === 0) break
    used += taken
    open.pop()
    if (taken < last.length) open.push(last.slice(taken))
  }
  return used
}
