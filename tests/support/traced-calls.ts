import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'

/** A system call as strace wrote it, by the lines on which it began and was over. */
export interface TracedCall {
  name: string
  text: string
  began: number
  over: number
}

const traced =
  'openat,rename,renameat,renameat2,fsync,fdatasync,write,writev,sendto,sendmsg'

/** What a command is run through to have its calls in a file; the process stays the child itself. */
export function tracing(file: string): string[] {
  return ['strace', '-D', '-f', '-y', '-s', '48', '-e', `trace=${traced}`, '-o', file]
}

/** Whether this machine has strace, and lets it look. */
export function canTrace(): boolean {
  try {
    execFileSync('strace', ['-o', '/dev/null', 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** The calls in a file, in the order in which they began; threads write into each other's lines. */
export async function readCalls(file: string): Promise<TracedCall[]> {
  const calls: TracedCall[] = []
  const under = new Map<string, TracedCall>()
  const lines = (await readFile(file, 'utf8')).split('\n')
  for (const [line, text] of lines.entries()) {
    const [, thread = '', rest = ''] = /^(\d+) +(.*)$/.exec(text) ?? []
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest)
    if (resumed) {
      const call = under.get(thread)
      if (call) {
        call.over = line
        call.text += resumed[1] ?? ''
      }
      under.delete(thread)
      continue
    }
    const name = /^(\w+)\(/.exec(rest)?.[1]
    if (!name) continue
    const isUnder = rest.includes('<unfinished ...>')
    const call = { name, text: rest, began: line, over: isUnder ? Infinity : line }
    calls.push(call)
    if (isUnder) under.set(thread, call)
  }
  return calls
}
