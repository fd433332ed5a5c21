const sector = 512
const streamSectors = 8
const endOfChain = -2

/** A .doc of Word 97 by [MS-CFB] and [MS-DOC], as small as can be read: one run of Unicode text. */
export function doc(paragraphs: string[]): Buffer {
  const text = Buffer.from(`${paragraphs.join('\r')}\r`, 'utf16le')
  return Buffer.concat([
    header(),
    table(),
    directory(),
    main(text),
    pieces(text.length / 2),
  ])
}

function header(): Buffer {
  const bytes = Buffer.alloc(sector)
  bytes.write('d0cf11e0a1b11ae1', 0, 'hex')
  bytes.writeUInt16LE(3, 26)
  bytes.writeUInt16LE(0xfffe, 28)
  bytes.writeUInt16LE(9, 30)
  bytes.writeUInt16LE(6, 32)
  bytes.writeInt32LE(1, 44)
  bytes.writeInt32LE(1, 48)
  bytes.writeInt32LE(4096, 56)
  bytes.writeInt32LE(endOfChain, 60)
  bytes.writeInt32LE(endOfChain, 68)
  for (let at = 80; at < sector; at += 4) bytes.writeInt32LE(-1, at)
  return bytes
}

/** The first sector, which says for each sector which one follows it. */
function table(): Buffer {
  const bytes = Buffer.alloc(sector, 0xff)
  bytes.writeInt32LE(-3, 0)
  bytes.writeInt32LE(endOfChain, 4)
  for (let index = 0; index < streamSectors * 2; index += 1) {
    const isLast = index % streamSectors === streamSectors - 1
    bytes.writeInt32LE(isLast ? endOfChain : index + 3, (index + 2) * 4)
  }
  return bytes
}

function directory(): Buffer {
  const bytes = Buffer.alloc(sector)
  const entries = [
    { name: 'Root Entry', type: 5, right: -1, child: 1, start: endOfChain, size: 0 },
    { name: 'WordDocument', type: 2, right: 2, child: -1, start: 2, size: 4096 },
    { name: '0Table', type: 2, right: -1, child: -1, start: 10, size: 4096 },
  ]
  for (const [index, entry] of entries.entries()) {
    const at = index * 128
    bytes.write(entry.name, at, 'utf16le')
    bytes.writeUInt16LE(entry.name.length * 2 + 2, at + 64)
    bytes.writeUInt8(entry.type, at + 66)
    bytes.writeInt32LE(-1, at + 68)
    bytes.writeInt32LE(entry.right, at + 72)
    bytes.writeInt32LE(entry.child, at + 76)
    bytes.writeInt32LE(entry.start, at + 116)
    bytes.writeInt32LE(entry.size, at + 120)
  }
  return bytes
}

const textAt = 1024

function main(text: Buffer): Buffer {
  const bytes = Buffer.alloc(sector * streamSectors)
  bytes.writeUInt16LE(0xa5ec, 0)
  bytes.writeUInt32LE(textAt, 0x18)
  bytes.writeUInt32LE(text.length / 2, 0x4c)
  text.copy(bytes, textAt)
  return bytes
}

function pieces(characters: number): Buffer {
  const bytes = Buffer.alloc(sector * streamSectors)
  bytes.writeUInt8(2, 0)
  bytes.writeUInt32LE(16, 1)
  bytes.writeUInt32LE(characters, 9)
  bytes.writeUInt32LE(textAt, 15)
  return bytes
}
