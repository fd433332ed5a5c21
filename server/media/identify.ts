import { fileTypeFromFile } from 'file-type'
import { acceptedTypes, typeForExtension } from '#routers/contract/file-types.ts'

/** What file-type calls some of our types. */
const names: Record<string, string> = {
  'audio/x-m4a': 'audio/mp4',
  'audio/vnd.wave': 'audio/wav',
  'audio/x-wav': 'audio/wav',
  'video/vnd.avi': 'video/x-msvideo',
}

/**
 * The stored type of a file: what its bytes are, if that is on the allow-list and of the same family
 * as its name says (rule D-46). A JPEG named .png is served as the JPEG it is; a script named .png,
 * an SVG, or a video named .mp3 is nothing. Null when not taken.
 */
export async function identify(file: {
  path: string
  name: string
}): Promise<string | null> {
  const claimed = typeForExtension(file.name)
  const found = await fileTypeFromFile(file.path)
  if (!claimed || !found) return null
  const mimeType = names[found.mime] ?? found.mime
  const actual = acceptedTypes.find((type) => type.mimeType === mimeType)
  if (actual?.family === claimed.family) return actual.mimeType
  // A song in an mp4 container and a film without a picture share their first bytes.
  const isMp4 = (type: string) => type === 'audio/mp4' || type === 'video/mp4'
  return actual && isMp4(actual.mimeType) && isMp4(claimed.mimeType)
    ? claimed.mimeType
    : null
}
