import { createHash } from 'node:crypto'
import { plain } from '#tests/support/sample-files.ts'

export const MiB = 1024 * 1024
const pieceBytes = 256 * 1024

/** A small picture with nothing behind its end up to this size: large to carry and quick to measure. */
export async function largeWork(size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size)
  const picture = await plain([90, 110, 130]).jpeg().toBuffer()
  picture.copy(bytes)
  // No two places are alike, so that none can be taken for another.
  for (let at = pieceBytes; at + 8 <= size; at += pieceBytes) bytes.writeDoubleLE(at, at)
  return bytes
}

export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

export async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceBytes)
    yield bytes.subarray(at, at + pieceBytes)
}

/** `POST /api/upload` as a browser sends it: with its length, and read from the disk as it goes. */
export function formOf(sessionId: string, works: Buffer[]): RequestInit {
  const part = (name: string, rest = '') =>
    `--quay\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n`
  const pieces = [
    Buffer.from(`${part('sessionId')}${sessionId}\r\n`),
    ...works.flatMap((work, index) => [
      Buffer.from(part('files', `; filename="quay${index}.jpg"`)),
      work,
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--quay--\r\n'),
  ]
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  async function* body() {
    for (const piece of pieces) yield* inPieces(piece)
  }
  return {
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=quay',
      'content-length': String(length),
    },
    body: body() as never,
  }
}
