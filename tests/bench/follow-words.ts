import { Agent, request } from 'node:http'
import process from 'node:process'

const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

/** How long each word of a stream took from the model to here, in milliseconds. */
export interface HeardWords {
  delays: number[]
}

/**
 * Opens a stream and collects its words, which are the moments at which they were said, until there are
 * so many; `isOpen` resolves when the stream has begun.
 */
export function followWords(
  url: string,
  { cookie = '', count }: { cookie?: string; count: number },
): { isOpen: Promise<void>; heard: Promise<HeardWords> } {
  const open = Promise.withResolvers<void>()
  const heard = new Promise<HeardWords>((done, fail) => {
    const delays: number[] = []
    let rest = ''
    const asked = request(url, { agent, headers: { cookie } }, (answer) => {
      open.resolve()
      answer.setEncoding('utf8')
      answer.on('data', (text: string) => {
        const now = Number(process.hrtime.bigint() / 1000n)
        // A word may come in two pieces; no other number here has so many digits.
        const words = (rest + text).split(/[^0-9]+/)
        rest = words.pop() ?? ''
        for (const word of words)
          if (word.length === digits) delays.push((now - Number(word)) / 1000)
        if (delays.length < count) return
        asked.destroy()
        done({ delays })
      })
      answer.on('error', fail)
    })
    asked.on('error', (error) => {
      if (delays.length < count) fail(error)
    })
    asked.end()
  })
  return { isOpen: open.promise, heard }
}

/** As many as the clock shows now. */
const digits = String(process.hrtime.bigint() / 1000n).length
