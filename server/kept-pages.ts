import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { escapeToBuffer } from 'hono/utils/html'
import type { Context } from 'hono'

/** Stands in the built landing page where the operator's name will. */
export const operatorMark = 'OPERATOR-NAME-OF-THIS-SERVER'

type Encoding = 'br' | 'gzip' | 'identity'

export interface KeptPage {
  etag: string
  body: Record<Encoding, Uint8Array<ArrayBuffer>>
}

/**
 * Answers with a built page by its name, read and compressed once for each build: a client that is
 * built beside a running server names other assets. Null while there is none.
 */
export function keepPages(
  folder: string,
  change: (page: string) => string = (page) => page,
): (name: string) => Promise<KeptPage | null> {
  const kept = new Map<string, { builtAt: number; page: Promise<KeptPage | null> }>()
  return async (name) => {
    const path = join(folder, name)
    const file = await stat(path).catch(() => null)
    if (!file) return null
    const known = kept.get(name)
    if (known?.builtAt === file.mtimeMs) return known.page
    const page = readPage(path, change).catch(() => {
      // Gone between the two: the next visitor asks again.
      kept.delete(name)
      return null
    })
    kept.set(name, { builtAt: file.mtimeMs, page })
    return page
  }
}

async function readPage(
  path: string,
  change: (page: string) => string,
): Promise<KeptPage> {
  const bytes = Buffer.from(change(await readFile(path, 'utf8')))
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

/** Sends a page as small as the caller takes it, or says that it is the one they have. */
export function answerPage(c: Context, page: KeptPage): Response {
  c.header('Cache-Control', 'no-cache')
  c.header('ETag', page.etag)
  c.header('Vary', 'Accept-Encoding', { append: true })
  if (c.req.header('if-none-match')?.includes(page.etag)) return c.body(null, 304)
  const accepted = c.req.header('accept-encoding') ?? ''
  const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one))
  if (encoding) c.header('Content-Encoding', encoding)
  c.header('Content-Type', 'text/html; charset=UTF-8')
  return c.body(page.body[encoding ?? 'identity'])
}

/** Puts the operator's name into a page, or takes out the line that would hold it. */
export function withOperator(name: string | null): (page: string) => string {
  return (page) =>
    name === null
      ? page.replace(new RegExp(`<p[^>]*>[^<]*${operatorMark}[^<]*</p>`), '')
      : page.replaceAll(operatorMark, () => escaped(name))
}

function escaped(text: string): string {
  const buffer: [string] = ['']
  escapeToBuffer(text, buffer)
  return buffer[0]
}
