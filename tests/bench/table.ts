import { availableParallelism } from 'node:os'
import process from 'node:process'
import type { Row } from './row.ts'

const head = ['what', 'unit', 'bare', 'ours', 'ratio', 'goal', 'met']

function shown(value: number | null): string {
  if (value === null) return ''
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-US')
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2)
}

/** The rows as a table of markdown, which is read on a screen as well. */
export function toTable(rows: Row[]): string {
  const cells = rows.map((row) => [
    row.what,
    row.unit,
    shown(row.bare),
    shown(row.ours),
    shown(row.ratio),
    row.goal,
    row.met === null ? '' : row.met ? 'yes' : 'no',
  ])
  const lines = [head, head.map(() => '---'), ...cells]
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n')
}

/** `docs/benchmarks.md`: what was measured, where, and how to read it. */
export function toDocument(rows: Row[], date: Date): string {
  return `# Benchmarks

\`npm run bench\`, ${availableParallelism()} cores, Node ${process.version}, ${date.toISOString().slice(0, 10)}.

*Bare* is the same done with nothing around it: node's own server with prepared statements, a stream to the
disk, a stream from a file, a pipe. Both are measured in turn in one run, after a round to warm up, and each
figure is the median of the rounds. *Ratio* says how near ours comes: 1 is as good as bare, more is better.
Absolute figures belong to the machine; ratios can be compared.

${toTable(rows)}
`
}
