import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { ArchiveEntry } from '#routers/file-store.ts'

/** Pictures, sound and film are as small as they get; words are worth the work. */
const options = (isText: boolean) => ({ compress: isText })

/** Streams entries to a ZIP with yazl, which reads one file at a time and knows ZIP64. */
export async function writeZip(
  entries: AsyncIterable<ArchiveEntry>,
  to: { target: string; signal: AbortSignal; pathOf(filename: string): string },
): Promise<void> {
  const { ZipFile } = await import('yazl')
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream, createWriteStream(to.target), {
    signal: to.signal,
  })
  const broken = new Promise<never>((_, fail) => {
    zip.once('error', fail)
  })
  const add = async () => {
    for await (const entry of entries) {
      to.signal.throwIfAborted()
      if ('text' in entry) {
        zip.addBuffer(Buffer.from(entry.text), entry.path, options(true))
        continue
      }
      const path = to.pathOf(entry.filename)
      if (await isReadable(path)) zip.addFile(path, entry.path, options(false))
    }
    zip.end()
    await written
  }
  await Promise.race([add(), written.then(() => broken), broken])
}

async function isReadable(path: string): Promise<boolean> {
  const file = await open(path).catch(() => null)
  const found = await file?.stat()
  await file?.close()
  return found?.isFile() ?? false
}
