import { plainText } from './plain-text.ts'

/** A piece of a reply; its text is as it stands there, without the mark of a heading or a list. */
export interface Block {
  kind: 'heading' | 'item' | 'paragraph'
  text: string
  /** Of a heading 1 to 7, where 7 is a line in bold; of an item how deep it stands. */
  level: number
}

/** Longer lines are no prose. */
const longestLine = 8000

/** A reply in any shape as headings, list items and paragraphs; code, quotes and rules are left out. */
export function readBlocks(reply: string): Block[] {
  const blocks: Block[] = []
  let isCode = false
  let isOpen = false
  for (const whole of reply.split('\n')) {
    const line = whole.slice(0, longestLine).trimEnd()
    if (/^\s{0,6}(?:```|~~~)/.test(line)) isCode = !isCode
    const last = blocks.at(-1)
    const found = isCode ? null : readLine(line)
    // What is indented behind an empty line still belongs to its item.
    const isContinued =
      found?.kind === 'paragraph' &&
      last !== undefined &&
      last.kind !== 'heading' &&
      (isOpen || (last.kind === 'item' && /^\s{2,}/.test(line)))
    if (found && isContinued) last.text += `\n${line}`
    else if (found) blocks.push(found)
    isOpen = found !== null && found.kind !== 'heading'
  }
  return blocks.map((block) => ({ ...block, text: block.text.trim() }))
}

function readLine(line: string): Block | null {
  const text = line.trim()
  if (text === '' || text.startsWith('>') || /^(?:-{3,}|\*{3,}|_{3,}|```|~~~)/.test(text))
    return null
  const heading = /^(#{1,6})\s+(\S.*)$/.exec(text)
  if (heading)
    return {
      kind: 'heading',
      level: heading[1]?.length ?? 1,
      text: (heading[2] ?? '').replace(/\s#{1,6}$/, ''),
    }
  if (/^\*\*[^*]{1,80}\*\*:?$/.test(text)) return { kind: 'heading', level: 7, text }
  if (text.startsWith('|')) return readRow(text)
  const item = /^(\s*)(?:[-*+•]|\d{1,3}[.)])\s+(\S.*)$/.exec(line)
  if (item)
    return {
      kind: 'item',
      level: (item[1]?.length ?? 0) >= 2 ? 2 : 1,
      text: item[2] ?? '',
    }
  return { kind: 'paragraph', level: 0, text: line }
}

/** A row of a table as an item that is named by its first cell. */
function readRow(row: string): Block | null {
  const [first = '', ...rest] = row
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
  if (/^:?-+:?$/.test(first) || rest.length === 0) return null
  const cells = rest.map((cell) => (/[.!?:]$/.test(cell) ? cell : `${cell}.`))
  return {
    kind: 'item',
    level: 1,
    text: `**${plainText(first)}** ${cells.join(' ')}`,
  }
}
