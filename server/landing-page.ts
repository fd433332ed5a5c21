import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { escapeToBuffer } from 'hono/utils/html'

/** Stands in the built page where the operator's name will. */
export const operatorMark = 'OPERATOR-NAME-OF-THIS-SERVER'

type Encoding = 'br' | 'gzip' | 'identity'

export interface LandingPage {
  etag: string
  body: Record<Encoding, Uint8Array<ArrayBuffer>>
}

/** The built landing page with the operator's name, or without the line that would hold it. */
export async function readLanding(
  path: string,
  operatorName: string | null,
): Promise<LandingPage> {
  const built = await readFile(path, 'utf8')
  const page =
    operatorName === null
      ? built.replace(new RegExp(`<p[^>]*>[^<]*${operatorMark}[^<]*</p>`), '')
      : built.replaceAll(operatorMark, () => escaped(operatorName))
  const bytes = Buffer.from(page)
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes),
    promisify(gzip)(bytes),
  ])
  return {
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    body: {
      br: new Uint8Array(br),
      gzip: new Uint8Array(gzipped),
      identity: new Uint8Array(bytes),
    },
  }
}

function escaped(text: string): string {
  const buffer: [string] = ['']
  escapeToBuffer(text, buffer)
  return buffer[0]
}
