import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import process from 'node:process'

export interface Ran {
  code: number | null
  out: string
  err: string
  ms: number
}

/** The operator's command in a process of its own, on the data in `folder`; `input` is piped in. */
export function runCli(
  folder: string,
  words: string[],
  { input = '', env = {} }: { input?: string; env?: Record<string, string> } = {},
): Promise<Ran> {
  const began = Date.now()
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, ['server/cli/refyn.ts', ...words], {
      cwd: resolve('.'),
      env: {
        PATH: process.env['PATH'] ?? '',
        DATABASE_URL: `file:${join(folder, 'refyn.sqlite')}`,
        UPLOADS_DIR: join(folder, 'uploads'),
        ...env,
      },
    })
    let out = ''
    let err = ''
    child.stdout.on('data', (piece) => (out += String(piece)))
    child.stderr.on('data', (piece) => (err += String(piece)))
    child.once('error', fail)
    child.once('close', (code) => done({ code, out, err, ms: Date.now() - began }))
    // A command that reads nothing may have ended before.
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}
