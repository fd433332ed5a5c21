import mammoth from 'mammoth'
import WordExtractor from 'word-extractor'
import { checkCompound } from './compound.ts'
import { checkZip } from './zip.ts'

/** A .docx may unpack to this much in all. */
const maxUnpackedBytes = 200 * 1024 * 1024

/** A part of what mammoth read: a run, a paragraph, a table, a break. */
interface Part {
  type?: string
  value?: string
  breakType?: string
  children?: Part[]
}

/** The text of a .docx: a blank line behind each paragraph, line breaks within it kept. */
export async function readDocx(bytes: Buffer): Promise<string> {
  checkZip(bytes, maxUnpackedBytes)
  let text = ''
  // mammoth's own raw text glues together what a line break parts, and so every poem.
  await mammoth.convertToHtml(
    { buffer: bytes },
    {
      transformDocument: (document: Part) => {
        text = textOf(document)
        return { ...document, children: [] }
      },
    },
  )
  return text
}

function textOf(part: Part): string {
  if (part.type === 'text') return part.value ?? ''
  if (part.type === 'tab') return '\t'
  if (part.type === 'break') return part.breakType === 'line' ? '\n' : '\n\n'
  const inner = (part.children ?? []).map(textOf).join('')
  return part.type === 'paragraph' ? `${inner}\n\n` : inner
}

/**
 * The text of a .doc of Word 97 and later, with a blank line behind each paragraph. word-extractor
 * gives line breaks within a paragraph as ends of paragraphs, so they are taken for such here.
 */
export async function readDoc(bytes: Buffer): Promise<string> {
  checkCompound(bytes)
  const document = await new WordExtractor().extract(bytes)
  // Unfiltered, or its curly quotation marks would be straight and no quotation verbatim.
  return document.getBody({ filterUnicode: false }).replaceAll('\n', '\n\n')
}
