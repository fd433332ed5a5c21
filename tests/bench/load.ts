import { connect } from 'node:net'
import { percentile } from './rounds.ts'
import { AnswerReader } from './answer-reader.ts'
import { processorMs } from './process-figures.ts'

export interface Load {
  /** Such as http://localhost:3000. */
  url: string
  headers?: Record<string, string>
  /** Asked for in turn. */
  paths: readonly string[]
  connections?: number
  ms: number
  /** The process that answers, to count what an answer costs it. */
  pid: number
}

export interface LoadResult {
  perSecond: number
  megabytesPerSecond: number
  p50: number
  p99: number
  /** Processor time of an answer, which says the same however busy the machine is. */
  processorUs: number
}

const readBytes = 256 * 1024

/** Asks on kept connections, on each for the next as soon as the last has come, for so long. */
export async function load({
  url,
  headers = {},
  paths,
  connections = 32,
  ms,
  pid,
}: Load): Promise<LoadResult> {
  const { hostname, port, host } = new URL(url)
  const lines = Object.entries({ host, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  const latencies: number[] = []
  let asked = 0
  let bytes = 0
  const tookBefore = processorMs(pid)
  const startedAt = performance.now()
  const endsAt = startedAt + ms

  const onOne = () =>
    new Promise<void>((done, fail) => {
      let sentAt = 0
      const ask = () => {
        sentAt = performance.now()
        socket.write(requests[asked % requests.length] ?? '')
        asked += 1
      }
      const reader = new AnswerReader((answer) => {
        if (answer.status !== 200 && answer.status !== 206) {
          socket.destroy()
          fail(new Error(`${paths[0]} answered ${answer.status}`))
          return
        }
        const now = performance.now()
        latencies.push(now - sentAt)
        bytes += answer.bytes
        if (now < endsAt) ask()
        else socket.end(() => done())
      })
      const onread = {
        buffer: Buffer.allocUnsafe(readBytes),
        callback(size: number, buffer: Uint8Array) {
          reader.take(Buffer.from(buffer.buffer, buffer.byteOffset, size))
          return true
        },
      }
      const socket = connect({ host: hostname, port: Number(port), onread }, ask)
      socket.setNoDelay(true)
      socket.on('error', fail)
    })

  await Promise.all(Array.from({ length: connections }, onOne))
  const seconds = (performance.now() - startedAt) / 1000
  return {
    perSecond: latencies.length / seconds,
    megabytesPerSecond: bytes / seconds / 1e6,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    processorUs: ((processorMs(pid) - tookBefore) * 1000) / latencies.length,
  }
}
