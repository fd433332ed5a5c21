import { SourceFault } from '../places/source-fault.ts'

export interface Gotten {
  status: number
  headers: Headers
  /** Empty unless the status is wanted. */
  bytes: Buffer
}

export interface GetOptions {
  headers: Record<string, string>
  /** Of the answer, unpacked. */
  maxBytes: number
  signal: AbortSignal
  /** Whose body is of use. */
  wants(status: number): boolean
}

/**
 * Asks once and follows no redirect: it is returned as the answer that it is. Throws SourceFault when
 * the other side cannot be reached, breaks off, is too slow by the signal, or sends too much; its words
 * never hold the address, which may be a secret.
 */
export async function getBytes(
  url: URL,
  { headers, maxBytes, signal, wants }: GetOptions,
): Promise<Gotten> {
  try {
    const response = await fetch(url, { headers, signal, redirect: 'manual' })
    const answer = { status: response.status, headers: response.headers }
    if (!wants(response.status)) {
      await response.body?.cancel()
      return { ...answer, bytes: Buffer.alloc(0) }
    }
    return { ...answer, bytes: await readBounded(response, maxBytes) }
  } catch (error) {
    if (error instanceof SourceFault) throw error
    throw new SourceFault(signal.aborted ? 'no whole answer in time' : reasonOf(error))
  }
}

async function readBounded(response: Response, maxBytes: number): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let sizeBytes = 0
  for await (const piece of response.body ?? []) {
    sizeBytes += piece.byteLength
    if (sizeBytes > maxBytes) throw new SourceFault(`an answer of over ${maxBytes} bytes`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces, sizeBytes)
}

/** By its code alone: the messages of fetch may quote the address. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const code =
    cause instanceof Error && 'code' in cause ? String(cause.code) : 'no answer'
  return `it cannot be reached (${code})`
}

/** Milliseconds that Retry-After asks for, in seconds or as a date (RFC 9110, section 10.2.3). */
export function retryAfterMs(headers: Headers, now: Date): number | null {
  const value = headers.get('retry-after')
  if (value === null) return null
  const ms = /^\d+$/.test(value)
    ? Number(value) * 1000
    : Date.parse(value) - now.getTime()
  return Number.isFinite(ms) && ms >= 0 ? ms : null
}
