import { createServer } from 'node:http'
import process from 'node:process'
import { tellPort } from './tell-port.ts'
import type { ServerResponse } from 'node:http'

/*
 * A model that says a hundred words a second on each line, and each word is the moment at which it was
 * said, in microseconds of the machine's own clock, which all processes share.
 */
const [wordCount = '200'] = process.argv.slice(2)
const everyMs = 10

function event(content: string | null, finish: string | null = null): string {
  const delta = content === null ? {} : { content }
  const choices = [{ index: 0, delta, finish_reason: finish }]
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices })}\n\n`
}

function speak(answer: ServerResponse): void {
  answer.writeHead(200, { 'content-type': 'text/event-stream' })
  let said = 0
  const timer = setInterval(() => {
    said += 1
    answer.write(event(`${process.hrtime.bigint() / 1000n} `))
    if (said < Number(wordCount)) return
    clearInterval(timer)
    answer.write(event(null, 'stop'))
    answer.end('data: [DONE]\n\n')
  }, everyMs)
  answer.on('close', () => clearInterval(timer))
}

tellPort(
  createServer((request, answer) => {
    request.resume()
    request.on('end', () => speak(answer))
  }),
)
