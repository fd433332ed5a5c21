import { open, readFile } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import {
  acceptedTypes,
  familyOf,
  typeForExtension,
} from '#routers/contract/file-types.ts'
import { decodeText, isText } from './reading/decode.ts'

/** What file-type calls some of our types. */
const names: Record<string, string> = {
  'audio/x-m4a': 'audio/mp4',
  'audio/vnd.wave': 'audio/wav',
  'audio/x-wav': 'audio/wav',
  'video/vnd.avi': 'video/x-msvideo',
}

const compoundFile = 'application/x-cfb'
const word = 'application/msword'
const headBytes = 64 * 1024
/** Text that a browser might run, behind any comments. */
const markup =
  /^(?:\s|<!--(?:(?!-->)[\s\S])*-->)*(?:<!doctype|<html|<svg|<\?xml|<script|\{\\rtf)/i

/**
 * The stored type of a file: what its bytes are, if that is on the allow-list and of the same family
 * as its name says (rule D-46). A JPEG named .png is served as the JPEG it is; a script named .png,
 * an SVG, or a video named .mp3 is nothing. Plain text has no signature: it is taken by a name for
 * text when nothing in its head is anything else. Null when not taken.
 */
export async function identify(file: {
  path: string
  name: string
}): Promise<string | null> {
  const claimed = typeForExtension(file.name)
  if (!claimed) return null
  const found = await fileTypeFromFile(file.path)
  const isPlain =
    claimed.mimeType === 'text/plain' || claimed.mimeType === 'text/markdown'
  if (!found) return isPlain && (await isPlainText(file.path)) ? claimed.mimeType : null
  const mimeType = found && (names[found.mime] ?? found.mime)
  const actual = acceptedTypes.find((type) => type.mimeType === mimeType)
  if (!actual) return identifyText(file.path, claimed.mimeType, mimeType)
  if (actual.family === claimed.family) return actual.mimeType
  // A song in an mp4 container and a film without a picture share their first bytes.
  const isMp4 = (type: string) => type === 'audio/mp4' || type === 'video/mp4'
  return isMp4(actual.mimeType) && isMp4(claimed.mimeType) ? claimed.mimeType : null
}

/** What bytes without a signature of their own are; `BMW` at the head of a text looks like a bitmap. */
async function identifyText(
  path: string,
  claimed: string,
  found: string | undefined,
): Promise<string | null> {
  if (found === compoundFile)
    return familyOf(claimed) === 'text' && (await isWord(path)) ? word : null
  const isPlain = claimed === 'text/plain' || claimed === 'text/markdown'
  return isPlain && (await isPlainText(path)) ? claimed : null
}

async function isPlainText(path: string): Promise<boolean> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(
      Buffer.alloc(headBytes),
      0,
      headBytes,
      0,
    )
    const head = buffer.subarray(0, bytesRead)
    return isText(head) && !markup.test(decodeText(head))
  } finally {
    await handle.close()
  }
}

/** Sheets and slides are compound files too; only Word's have this stream ([MS-DOC] 2.1.1). */
async function isWord(path: string): Promise<boolean> {
  return (await readFile(path)).includes(Buffer.from('WordDocument', 'utf16le'))
}
