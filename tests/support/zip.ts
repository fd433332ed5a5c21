import { crc32, deflateRawSync } from 'node:zlib'

/** A zip archive; `deflate` packs its parts, and `claim` lies about how large they unpack. */
export function zip(
  parts: Record<string, string | Buffer>,
  { deflate = false, claim }: { deflate?: boolean; claim?: number } = {},
): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(parts)) {
    const data = Buffer.from(content)
    const packed = deflate ? deflateRawSync(data) : data
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(deflate ? 8 : 0, 4)
    common.writeUInt32LE(crc32(data), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(claim ?? data.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([
      Buffer.from('PK\u0003\u0004'),
      common,
      Buffer.from(name),
      packed,
    ])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    directory.push(
      Buffer.from('PK\u0001\u0002\u0014\u0000'),
      common,
      rest,
      Buffer.from(name),
    )
    locals.push(local)
    at += local.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006')
  end.writeUInt16LE(locals.length, 8)
  end.writeUInt16LE(locals.length, 10)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, index, end])
}

const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`
const relations = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
<Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`

/** The parts of a .docx of paragraphs; a line break in one is a line break there. */
export function docxParts(paragraphs: string[]): Record<string, string> {
  const body = paragraphs
    .map((paragraph) => {
      const lines = paragraph
        .split('\n')
        .map((line) => `<w:t xml:space="preserve">${line}</w:t>`)
      return `<w:p><w:r>${lines.join('<w:br/>')}</w:r></w:p>`
    })
    .join('')
  return {
    '[Content_Types].xml': types,
    '_rels/.rels': relations,
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  }
}
