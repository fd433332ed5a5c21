import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { Failure } from './command.ts'
import type { Readable } from 'node:stream'
import type { Call } from './command.ts'

const maxBytes = 64 * 1024

/** Asks twice and shows nothing of the answers. */
export async function askTwice({
  input,
  note,
}: Pick<Call, 'input' | 'note'>): Promise<string> {
  // Readline echoes to its output: this one swallows it.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({
    input,
    output: nowhere,
    terminal: true,
    historySize: 0,
  })
  // An iterator keeps what is pasted at once; Ctrl+C ends it.
  const answers = lines[Symbol.asyncIterator]()
  const ask = async (question: string) => {
    note(question)
    const { value, done } = await answers.next()
    if (done) throw new Failure('No password was given')
    return value
  }
  try {
    const first = await ask('New password (nothing is shown):')
    const second = await ask('The same once more:')
    if (first !== second) throw new Failure('The two passwords are not the same')
    return first
  } finally {
    lines.close()
  }
}

/** The first line of what is piped in; spaces in it count. */
export async function readFirstLine(input: Readable): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of input) {
    const bytes = Buffer.from(piece as Buffer)
    pieces.push(bytes)
    size += bytes.length
    if (size > maxBytes || bytes.includes('\n')) break
  }
  const [line = ''] = Buffer.concat(pieces).toString('utf8').split(/\r?\n/)
  if (line === '') throw new Failure('Expected a password on standard input, got nothing')
  return line
}
