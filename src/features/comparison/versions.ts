import type { MessageView } from '#routers/contract/conversation.ts'
import type { FileView } from '#routers/contract/files.ts'

/** A file's place in its line: 1 is the work that was first handed in. */
export interface Version {
  file: FileView
  number: number
  /** The work at the beginning of its line. */
  root: FileView
}

/** Works and improved versions, each with its number, in the order in which they came. */
export function versionsOf(files: readonly FileView[]): Version[] {
  return files
    .filter(({ kind }) => kind === 'work' || kind === 'improved')
    .map((file) => {
      const line = lineOf(files, file)
      return { file, number: line.length, root: line[0] ?? file }
    })
}

/** The files that one came from, the first first, itself last. */
export function lineOf(files: readonly FileView[], file: FileView): FileView[] {
  const line = [file]
  let parent = files.find(({ id }) => id === file.parentId)
  while (parent && !line.includes(parent)) {
    line.unshift(parent)
    const next = parent.parentId
    parent = files.find(({ id }) => id === next)
  }
  return line
}

/** Versions that arrived and were never compared: the page went, or the request failed. */
export function waitingVersions(
  files: readonly FileView[],
  messages: readonly MessageView[],
): FileView[] {
  // One whose comparison failed or was stopped can be compared anew, further down the thread too.
  const standing = messages.filter(
    ({ status }) => status !== 'failed' && status !== 'stopped',
  )
  const compared = new Set(standing.map(({ comparison }) => comparison?.newFileId))
  return files.filter(({ id, kind }) => kind === 'improved' && !compared.has(id))
}
