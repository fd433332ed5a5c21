import { createReadStream, createWriteStream, statSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import process from 'node:process'
import { pipeline } from 'node:stream/promises'
import { tellPort } from './tell-port.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'

/*
 * The limit of bytes: a request straight to a file that is safe on the disk when the answer goes out, and a
 * file straight to an answer, in reads of 64 KiB.
 */
const [folder = '', served = ''] = process.argv.slice(2)
const size = statSync(served).size
const smallBytes = 12 * 1024
let count = 0

async function receive(request: IncomingMessage, answer: ServerResponse): Promise<void> {
  count += 1
  const path = join(folder, `plain${count}`)
  await pipeline(request, createWriteStream(path))
  if (request.url !== '/unsynced') {
    const file = await open(path, 'r+')
    await file.sync()
    await file.close()
  }
  answer.end('{}')
  await rm(path)
}

function send(request: IncomingMessage, answer: ServerResponse): void {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  const whole = request.url === '/small' ? smallBytes : size
  const [start, end] = first ? [Number(first), Number(last)] : [0, whole - 1]
  answer.writeHead(first ? 206 : 200, {
    'content-type': 'image/jpeg',
    'content-length': end - start + 1,
    ...(first ? { 'content-range': `bytes ${start}-${end}/${size}` } : {}),
  })
  createReadStream(served, { start, end }).pipe(answer)
}

tellPort(
  createServer((request, answer) =>
    request.method === 'POST' ? void receive(request, answer) : send(request, answer),
  ),
)
