/** What one answer was, when its last byte has come. */
export interface ReadAnswer {
  status: number
  bytes: number
}

/**
 * Tells where answers end on a connection that is kept, and keeps nothing of them: a client that made
 * strings and streams of everything would be measured itself.
 */
export class AnswerReader {
  #head = ''
  #left = -1
  #isChunked = false
  #tail = ''
  #status = 0
  #bytes = 0
  readonly #done: (answer: ReadAnswer) => void

  constructor(done: (answer: ReadAnswer) => void) {
    this.#done = done
  }

  take(piece: Buffer): void {
    let body = piece
    if (this.#left === -1) {
      const headEnd = piece.indexOf('\r\n\r\n')
      if (headEnd === -1) {
        this.#head += piece.toString('latin1')
        return
      }
      this.#begin(this.#head + piece.toString('latin1', 0, headEnd))
      this.#head = ''
      body = piece.subarray(headEnd + 4)
    }
    this.#bytes += body.length
    if (this.#isChunked) {
      // Only json comes in chunks here, and no line break stands in json as it is.
      this.#tail = (this.#tail + body.toString('latin1', body.length - 7)).slice(-7)
      if (this.#tail === '\r\n0\r\n\r\n') this.#end()
    } else {
      this.#left -= body.length
      if (this.#left === 0) this.#end()
    }
  }

  #begin(head: string): void {
    this.#status = Number(head.slice(9, 12))
    this.#bytes = 0
    this.#tail = ''
    this.#isChunked = /\r\ntransfer-encoding: chunked/i.test(head)
    this.#left = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
  }

  #end(): void {
    this.#left = -1
    this.#done({ status: this.#status, bytes: this.#bytes })
  }
}
