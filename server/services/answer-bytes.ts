import { AiError } from '#routers/ai-error.ts'

/** Rule D-54. */
const pictureMaxBytes = 20 * 1024 * 1024

/** The bytes that a model sent as base64; throws AiError `ai_nonsense` when it is none or empty. */
export function decodeBase64(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64')
  // Node skips what is no base64; then fewer bytes come out than the text holds.
  const expected = Math.floor((text.replace(/=+$/, '').length * 3) / 4)
  if (bytes.length === 0 || bytes.length !== expected)
    throw new AiError('ai_nonsense', 'The AI service sent bytes that are no base64')
  return bytes
}

/** The type of a picture by its bytes alone; undefined when no model and no browser takes it. */
export async function pictureType(bytes: Buffer): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import('file-type')
  const mimeType = (await fileTypeFromBuffer(bytes))?.mime
  return mimeType && pictureTypes.has(mimeType) ? mimeType : undefined
}

const pictureTypes: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
])

/** A drawn picture, whatever the other side called it; throws AiError `ai_nonsense` when it is none. */
export async function requirePicture(base64: string): Promise<Buffer> {
  const bytes = decodeBase64(base64)
  if (bytes.length > pictureMaxBytes)
    throw new AiError('ai_nonsense', `The picture has over ${pictureMaxBytes} bytes`)
  if (!(await pictureType(bytes)))
    throw new AiError('ai_nonsense', 'The AI service sent bytes that are no picture')
  return bytes
}
