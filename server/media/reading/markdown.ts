/**
 * The prose of a Markdown document: without code, tables' rules, marks of headings, lists,
 * quotations and emphasis; a link or picture leaves its words. Line breaks stay where they were.
 */
export function stripMarkdown(source: string): string {
  return withoutCode(withoutFrontMatter(source))
    .split('\n')
    .map(stripLine)
    .join('\n')
    .replaceAll(
      /!?\[([^[\]\n]{0,1000})\](?:\([^)\n]{0,2000}\)|\[[^\]\n]{0,200}\])/g,
      '$1',
    )
    .replaceAll(/<(https?:[^>\s]+)>/g, '$1')
    .replaceAll(/<\/?[a-z][^<>\n]{0,1000}>|<!--(?:(?!<!--|-->)[\s\S]){0,9999}-->/gi, '')
    .replaceAll(
      /(?<![\p{L}\p{N}\\])(\*{1,3}|_{1,3}|~~)(?=\S)([^\n]{0,500}?\S)\1(?![\p{L}\p{N}])/gu,
      '$2',
    )
    .replaceAll(/`([^`\n]+)`/g, '$1')
    .replaceAll(/\\([\\`*_{}[\]()#+.!~>-])/g, '$1')
}

function withoutFrontMatter(source: string): string {
  return source.replaceAll(/\r\n?/g, '\n').replace(/^---\n[\s\S]*?\n---(?:\n|$)/, '')
}

function withoutCode(source: string): string {
  return source.replaceAll(
    /^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\1[`~]*[ \t]*$|$(?![\s\S]))/gm,
    '',
  )
}

function stripLine(line: string): string {
  // No mark of a line is this long, and some patterns below are slow in what is none.
  if (line.length > 20_000) return line
  // Rules, underlines of headings, and where a link leads.
  if (/^ {0,3}(?:[-*_=] *){3,}$|^ {0,3}\[[^\]]+\]:\s|^(?=.*\|)[\s|:-]+$/.test(line))
    return ''
  return line
    .replace(/^\s*(?:>\s?)+/, '')
    .replace(/^ {0,3}#{1,6}\s+(.*?)(?:\s+#+)?\s*$/, '$1')
    .replace(/^\s*(?:[-*+]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?/, '')
    .replace(/^\|(.*)\|\s*$/, (_, cells: string) => cells.replaceAll('|', ' ').trim())
}
