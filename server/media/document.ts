import { readFile } from 'node:fs/promises'
import { openPdf, readText } from './pdf.ts'
import { decodeText } from './reading/decode.ts'
import { stripMarkdown } from './reading/markdown.ts'
import { readDoc, readDocx } from './reading/word.ts'

/** In UTF-16 code units: about three hundred thousand words. */
const maxCharacters = 2_000_000
const damaged = 'This document could not be opened: it seems to be damaged.'
const locked = 'This document is locked with a password and could not be opened.'

type Reader = (path: string) => Promise<string[]>

const readers: Record<string, Reader> = {
  'application/pdf': readPdf,
  'text/plain': readBytes((bytes) => decodeText(bytes)),
  'text/markdown': readBytes((bytes) =>
    stripMarkdown(decodeText(bytes).slice(0, maxCharacters)),
  ),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
    readBytes(readDocx),
  'application/msword': readBytes(readDoc),
}

/**
 * The text of a document by pages: those of a PDF, the first 200 of them; any other document is one
 * page. Line breaks are kept and a blank line ends a paragraph; Markdown comes without its marks.
 * At most two million characters in all. Throws with a sentence for people when the file cannot be
 * read. Nothing in the file is run, and nothing outside of it is fetched.
 */
export async function readDocument(file: {
  path: string
  mimeType: string
}): Promise<string[]> {
  const read = readers[file.mimeType]
  if (!read) throw new Error(`There is no way to read text from ${file.mimeType}.`)
  return capped(await explained(file.path, read))
}

async function explained(path: string, read: Reader): Promise<string[]> {
  try {
    return await read(path)
  } catch (cause) {
    const isLocked = cause instanceof Error && cause.name === 'PasswordException'
    throw new Error(isLocked ? locked : damaged, { cause })
  }
}

async function readPdf(path: string): Promise<string[]> {
  const pdf = await openPdf(path)
  try {
    return await readText(pdf)
  } finally {
    await pdf.loadingTask.destroy()
  }
}

function readBytes(toText: (bytes: Buffer) => string | Promise<string>): Reader {
  return async (path) => {
    const text = await toText(await readFile(path))
    return [text.replaceAll(/\r\n?/g, '\n').trim()]
  }
}

function capped(pages: string[]): string[] {
  let left = maxCharacters
  const kept: string[] = []
  for (const page of pages) {
    if (left <= 0) break
    kept.push(page.slice(0, left))
    left -= page.length
  }
  return kept
}
