export type FileFamily = 'image' | 'audio' | 'video' | 'pdf' | 'text'

interface AcceptedType {
  /** What we store and serve; never what the browser said. */
  mimeType: string
  family: FileFamily
  extensions: readonly string[]
  /** `work` types open a crit; the others are taken for improved versions only. */
  forWork: boolean
}

/** The allow-list of the specification, part 1, section 5. SVG and HTML are in no list. */
export const acceptedTypes: readonly AcceptedType[] = [
  { mimeType: 'image/jpeg', family: 'image', extensions: ['jpg', 'jpeg'], forWork: true },
  { mimeType: 'image/png', family: 'image', extensions: ['png'], forWork: true },
  { mimeType: 'image/gif', family: 'image', extensions: ['gif'], forWork: true },
  { mimeType: 'image/webp', family: 'image', extensions: ['webp'], forWork: true },
  { mimeType: 'audio/mpeg', family: 'audio', extensions: ['mp3'], forWork: true },
  { mimeType: 'audio/wav', family: 'audio', extensions: ['wav'], forWork: true },
  { mimeType: 'audio/mp4', family: 'audio', extensions: ['m4a'], forWork: true },
  { mimeType: 'audio/aac', family: 'audio', extensions: ['aac'], forWork: true },
  { mimeType: 'video/mp4', family: 'video', extensions: ['mp4'], forWork: true },
  { mimeType: 'video/quicktime', family: 'video', extensions: ['mov'], forWork: true },
  { mimeType: 'video/x-msvideo', family: 'video', extensions: ['avi'], forWork: true },
  { mimeType: 'video/webm', family: 'video', extensions: ['webm'], forWork: true },
  { mimeType: 'application/pdf', family: 'pdf', extensions: ['pdf'], forWork: true },
  { mimeType: 'image/bmp', family: 'image', extensions: ['bmp'], forWork: false },
  {
    mimeType: 'image/tiff',
    family: 'image',
    extensions: ['tif', 'tiff'],
    forWork: false,
  },
  { mimeType: 'audio/flac', family: 'audio', extensions: ['flac'], forWork: false },
  { mimeType: 'audio/ogg', family: 'audio', extensions: ['ogg'], forWork: false },
  { mimeType: 'video/x-ms-wmv', family: 'video', extensions: ['wmv'], forWork: false },
  { mimeType: 'video/x-flv', family: 'video', extensions: ['flv'], forWork: false },
  { mimeType: 'video/x-matroska', family: 'video', extensions: ['mkv'], forWork: false },
  { mimeType: 'text/plain', family: 'text', extensions: ['txt'], forWork: false },
  { mimeType: 'text/markdown', family: 'text', extensions: ['md'], forWork: false },
  {
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    family: 'text',
    extensions: ['docx'],
    forWork: false,
  },
  { mimeType: 'application/msword', family: 'text', extensions: ['doc'], forWork: false },
]

export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
}

export function typeForExtension(name: string): AcceptedType | undefined {
  const extension = extensionOf(name)
  return acceptedTypes.find((type) => type.extensions.includes(extension))
}

/** Whether a name may be handed in: work by the short list, an improved version by all of it. */
export function isTaken(name: string, kind: 'work' | 'improved'): boolean {
  const type = typeForExtension(name)
  return type !== undefined && (kind === 'improved' || type.forWork)
}

export function familyOf(mimeType: string): FileFamily | 'other' {
  return acceptedTypes.find((type) => type.mimeType === mimeType)?.family ?? 'other'
}

/** The name under which an improved version is kept: what it is stands in it. */
export function improvedName(name: string): string {
  if (/_improved|_version/i.test(name)) return name
  const dot = name.lastIndexOf('.')
  return dot < 1 ? `${name}_improved` : `${name.slice(0, dot)}_improved${name.slice(dot)}`
}

/** Widths in which pictures of a file are kept; a request gets the next larger one. */
export const thumbnailWidths = [96, 240, 480, 960, 1600] as const

export function thumbnailWidth(asked: number): number {
  return thumbnailWidths.find((width) => width >= asked) ?? 1600
}

/** `bytes` in Bytes, KB, MB or GB of 1024, with two decimals. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} Bytes`
  const units = ['KB', 'MB', 'GB']
  let value = bytes / 1024
  let unit = 0
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024
    unit += 1
  }
  return `${value.toFixed(2)} ${units[unit] ?? 'GB'}`
}

export type UploadRefusal =
  | { code: 'file_limit'; max: number }
  | { code: 'file_too_large'; name: string; maxMb: number }
  | { code: 'wrong_type'; name: string }
  | { code: 'file_empty'; name: string }

/**
 * Whether a selection may be uploaded, judged the same in the browser (before the first byte) and
 * on the server (before and after). Types are judged by name here and by content on the server.
 */
export function checkSelection(
  selected: ReadonlyArray<{ name: string; size: number }>,
  existing: number,
  limits: { filesPerConversation: number; fileSizeMb: number },
): UploadRefusal | undefined {
  if (existing + selected.length > limits.filesPerConversation)
    return { code: 'file_limit', max: limits.filesPerConversation }
  for (const { name, size } of selected) {
    if (size > limits.fileSizeMb * 1024 * 1024)
      return { code: 'file_too_large', name, maxMb: limits.fileSizeMb }
    if (size === 0) return { code: 'file_empty', name }
    if (!isTaken(name, 'work')) return { code: 'wrong_type', name }
  }
  return undefined
}
