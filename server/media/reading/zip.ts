import { inflateRawSync } from 'node:zlib'

interface Entry {
  name: string
  method: number
  packed: number
  unpacked: number
  /** Where its local header stands. */
  at: number
}

const entryMark = 0x02014b50
const endLength = 22
const entryLength = 46
const localLength = 30
const deflated = 8

/**
 * Throws unless an archive unpacks to at most `limit` bytes in all. Believes the central directory
 * (PKWARE APPNOTE 4.3.12) about pictures and the like, which nobody unpacks; each part in XML is
 * unpacked once to see that it keeps its word. Zip64 is refused: no document needs it.
 */
export function checkZip(bytes: Buffer, limit: number): void {
  const entries = readDirectory(bytes)
  const total = entries.reduce((sum, { unpacked }) => sum + unpacked, 0)
  if (total > limit) throw new Error('the archive unpacks to too much')
  for (const entry of entries)
    if (entry.method === deflated && /\.(?:xml|rels)$/i.test(entry.name))
      inflateRawSync(packedBytes(bytes, entry), {
        maxOutputLength: Math.max(1, entry.unpacked),
      })
}

function readDirectory(bytes: Buffer): Entry[] {
  const end = bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  if (end < 0 || end + endLength > bytes.length) throw new Error('no directory')
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  const entries: Entry[] = []
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== entryMark) throw new Error('a broken directory')
    const nameEnd = at + entryLength + bytes.readUInt16LE(at + 28)
    entries.push({
      name: bytes.toString('utf8', at + entryLength, nameEnd),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    })
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

function packedBytes(bytes: Buffer, { at, packed }: Entry): Buffer {
  const start =
    at + localLength + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  return bytes.subarray(start, start + packed)
}
