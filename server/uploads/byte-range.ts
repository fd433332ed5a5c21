export type ByteRange =
  | { kind: 'whole' }
  | { kind: 'part'; start: number; end: number }
  | { kind: 'unsatisfiable' }

const whole: ByteRange = { kind: 'whole' }

/**
 * What a `Range` header asks of a resource of `size` bytes (RFC 9110, section 14): one range, given
 * from-to, open at the end, or as a suffix; `end` is inclusive. Several ranges, other units and
 * malformed or overlong headers are ignored, as the RFC allows (rule D-48).
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange {
  if (header === undefined || header.length > 256) return whole
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header.trim())
  if (!match) return whole
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return whole
  if (first === '') {
    const length = Number(last)
    if (length === 0 || size === 0) return { kind: 'unsatisfiable' }
    return { kind: 'part', start: Math.max(0, size - length), end: size - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return whole
  if (start >= size) return { kind: 'unsatisfiable' }
  return {
    kind: 'part',
    start,
    end: last === '' ? size - 1 : Math.min(Number(last), size - 1),
  }
}
