import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { escapeToBuffer } from 'hono/utils/html'
import type { Language } from '#routers/contract/languages.ts'

/** Stands in the built page where the operator's name will. */
export const operatorMark = 'OPERATOR-NAME-OF-THIS-SERVER'

type Encoding = 'br' | 'gzip' | 'identity'

export interface LandingPage {
  etag: string
  body: Record<Encoding, Uint8Array<ArrayBuffer>>
}

/**
 * Answers with the built page of a language, read and compressed once for each build: a client that is
 * built beside a running server names other assets. Null while there is none.
 */
export function landingPages(
  folder: string,
  operatorName: string | null,
): (language: Language) => Promise<LandingPage | null> {
  const kept = new Map<Language, { builtAt: number; page: Promise<LandingPage | null> }>()
  return async (language) => {
    const path = join(folder, `landing.${language}.html`)
    const file = await stat(path).catch(() => null)
    if (!file) return null
    const known = kept.get(language)
    if (known?.builtAt === file.mtimeMs) return known.page
    const page = readLanding(path, operatorName).catch(() => {
      // Gone between the two: the next visitor asks again.
      kept.delete(language)
      return null
    })
    kept.set(language, { builtAt: file.mtimeMs, page })
    return page
  }
}

/** The built landing page with the operator's name, or without the line that would hold it. */
async function readLanding(
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
