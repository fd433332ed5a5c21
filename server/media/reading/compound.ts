const signature = 'd0cf11e0a1b11ae1'
const inHeader = 109

/**
 * Throws unless bytes are a compound file ([MS-CFB] 2) whose chains of sectors stay within the file
 * and end: word-extractor follows a chain that bites its own tail until the memory is full.
 */
export function checkCompound(bytes: Buffer): void {
  if (bytes.toString('hex', 0, 8) !== signature) throw new Error('no compound file')
  const shift = bytes.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) throw new Error('an unknown size of sectors')
  const size = 1 << shift
  const tables = tableSectors(bytes, size)
  const next = tables.flatMap((sector) =>
    Array.from({ length: size / 4 }, (_, index) =>
      bytes.readInt32LE((sector + 1) * size + index * 4),
    ),
  )
  checkChains(next, Math.ceil(bytes.length / size) - 1)
  const shortTables = chainFrom(next, bytes.readInt32LE(60))
  const nextShort = shortTables.flatMap((sector) =>
    Array.from({ length: size / 4 }, (_, index) =>
      bytes.readInt32LE((sector + 1) * size + index * 4),
    ),
  )
  checkChains(nextShort, nextShort.length)
}

/** Where the table of chains stands: named in the header, and for large files in a list behind. */
function tableSectors(bytes: Buffer, size: number): number[] {
  const count = bytes.readUInt32LE(44)
  const lists = bytes.readUInt32LE(72)
  if ((count + lists) * size > bytes.length)
    throw new Error('a table larger than the file')
  const sectors: number[] = []
  for (let index = 0; index < Math.min(count, inHeader); index += 1)
    sectors.push(bytes.readInt32LE(76 + index * 4))
  let list = bytes.readInt32LE(68)
  while (sectors.length < count) {
    const at = (list + 1) * size
    for (let index = 0; index < size / 4 - 1 && sectors.length < count; index += 1)
      sectors.push(bytes.readInt32LE(at + index * 4))
    list = bytes.readInt32LE(at + size - 4)
  }
  return sectors
}

function chainFrom(next: number[], start: number): number[] {
  const chain: number[] = []
  for (let at = start; at >= 0; at = next[at] ?? -1) chain.push(at)
  return chain
}

/** Walks each sector once: one met again on the same walk closes a ring. */
function checkChains(next: number[], sectors: number): void {
  const walkOf = new Int32Array(next.length).fill(-1)
  for (let start = 0; start < next.length; start += 1)
    for (let at = start; at >= 0; at = next[at] ?? -1) {
      if (at >= sectors || at >= next.length) {
        // Sectors that no file uses may hold anything; only a followed one must be there.
        if (at === start) break
        throw new Error('a chain leaves the file')
      }
      if (walkOf[at] === start) throw new Error('a chain has no end')
      if (walkOf[at] !== -1) break
      walkOf[at] = start
    }
}
