import { readFile } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import {
  acceptedTypes,
  familyOf,
  typeForExtension,
} from '#routers/contract/file-types.ts'
import { readBitmapSize } from './bitmap.ts'
import { hasAsfFilm, isOggSound } from './containers.ts'
import { readHead } from './read-head.ts'
import { decodeText, isText } from './reading/decode.ts'

/** What file-type calls some of our types. */
const names: Record<string, string> = {
  'audio/x-m4a': 'audio/mp4',
  'audio/vnd.wave': 'audio/wav',
  'audio/x-wav': 'audio/wav',
  'video/vnd.avi': 'video/x-msvideo',
  'video/matroska': 'video/x-matroska',
}

const ogg = (head: Uint8Array) => (isOggSound(head) ? 'audio/ogg' : null)
const asf = (head: Uint8Array) => (hasAsfFilm(head) ? 'video/x-ms-wmv' : null)

/**
 * Types that file-type tells by letters with which a text may begin as well, or by the first of several
 * streams: what their headers say; null for what is not taken.
 */
const closerLooks: Record<string, (head: Uint8Array) => string | null> = {
  'image/bmp': (head) => (readBitmapSize(head) ? 'image/bmp' : null),
  'audio/flac': (head) => (isText(head) ? null : 'audio/flac'),
  'audio/ogg': ogg,
  'audio/ogg; codecs=opus': ogg,
  'video/ogg': ogg,
  'application/ogg': ogg,
  'audio/x-ms-asf': asf,
  'video/x-ms-asf': asf,
  'application/vnd.ms-asf': asf,
}

const compoundFile = 'application/x-cfb'
const word = 'application/msword'
const headBytes = 64 * 1024
/** A header of ASF may have a cover picture before its streams. */
const headerBytes = 1024 * 1024
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
  const mimeType = await sniff(file.path)
  const actual = acceptedTypes.find((type) => type.mimeType === mimeType)
  if (!actual) return identifyText(file.path, claimed.mimeType, mimeType)
  // A name that opens a crit stands for a type that does: a TIFF named .png would slip in there.
  if (claimed.forWork && !actual.forWork) return null
  if (actual.family === claimed.family) return actual.mimeType
  // A song in an mp4 container and a film without a picture share their first bytes.
  const isMp4 = (type: string) => type === 'audio/mp4' || type === 'video/mp4'
  return isMp4(actual.mimeType) && isMp4(claimed.mimeType) ? claimed.mimeType : null
}

async function sniff(path: string): Promise<string | null> {
  const found = (await fileTypeFromFile(path))?.mime
  if (!found) return null
  const look = closerLooks[found]
  return look ? look(await readHead(path, headerBytes)) : (names[found] ?? found)
}

/** What bytes without a signature of their own are; `BMW` at the head of a text looks like a bitmap. */
async function identifyText(
  path: string,
  claimed: string,
  found: string | null,
): Promise<string | null> {
  if (found === compoundFile)
    return familyOf(claimed) === 'text' && (await isWord(path)) ? word : null
  const isPlain = claimed === 'text/plain' || claimed === 'text/markdown'
  return isPlain && (await isPlainText(path)) ? claimed : null
}

async function isPlainText(path: string): Promise<boolean> {
  const head = await readHead(path, headBytes)
  return isText(head) && !markup.test(decodeText(head))
}

/** Sheets and slides are compound files too; only Word's have this stream ([MS-DOC] 2.1.1). */
async function isWord(path: string): Promise<boolean> {
  return (await readFile(path)).includes(Buffer.from('WordDocument', 'utf16le'))
}
