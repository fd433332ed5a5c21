import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '#db/database.ts'
import { openForReading } from '#db/queries/operator.ts'
import { storeFolders } from '#server/services/disk-file-store.ts'
import { reconcile } from '#server/uploads/reconcile.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { hourMs, movableClock } from '#tests/support/clock.ts'
import { rowsOf } from '#tests/support/database.ts'
import { trustingMedia } from '#tests/support/fakes.ts'
import { createDiskFileStore } from '#server/services/disk-file-store.ts'
import type { OpenDatabase } from '#db/database.ts'
import type { ServerProcess } from '#tests/support/run-server.ts'
import type { Visitor } from '#tests/support/visitor.ts'

/** A file as the client that sent it knows it. */
export interface Sent {
  member: Visitor
  sessionId: string
  bytes: Buffer
  /** What it was answered with; null until then. */
  id: string | null
  /** From when its removal was asked for until it was answered nobody knows. */
  removal: 'none' | 'asked' | 'answered'
}

/** A resumable upload: where it is, and how far the server said it had come. */
export interface Resumable extends Sent {
  place: string
  acknowledged: number
}

export function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** What is served for a file that was acknowledged, when it is not what was sent. */
export async function faultOf(sent: Sent): Promise<string | undefined> {
  if (sent.removal === 'asked') return undefined
  const answer = await sent.member.request(`/api/files/${sent.id}/content`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  if (sent.removal === 'answered')
    return answer.status === 404 ? undefined : `removed file ${sent.id} is back`
  if (answer.status !== 200) return `file ${sent.id} is lost: ${answer.status}`
  if (digest(bytes) !== digest(sent.bytes)) return `file ${sent.id} has other bytes`
  return undefined
}

/** An upload under way that has fallen behind what was acknowledged. */
export async function offsetFaultOf(upload: Resumable): Promise<string | undefined> {
  const answer = await upload.member.request(upload.place, {
    method: 'HEAD',
    headers: { 'tus-resumable': '1.0.0' },
  })
  // Its end was under way: the answer got lost, and the file is asked for by its upload.
  if (answer.status !== 200) return undefined
  const offset = Number(answer.headers.get('upload-offset'))
  if (offset < upload.acknowledged)
    return `${upload.place} is at ${offset}, acknowledged were ${upload.acknowledged}`
  return undefined
}

/** Rows without bytes: after a start there may be none, of files or of uploads. */
export async function rowsWithoutBytes(server: ServerProcess): Promise<string[]> {
  const open = openForReading(join(server.folder, 'refyn.sqlite'))
  const named = rowsOf(open, 'files').map((row) => String(row['filename']))
  const begun = rowsOf(open, 'uploads').filter(({ state }) => state === 'open')
  open.sqlite.close()
  const folders = storeFolders(join(server.folder, 'uploads'))
  const blobs = new Set(await readdir(folders.blobs))
  const arriving = new Set([...(await readdir(folders.tus)), ...blobs])
  const unknown = begun.map(({ id }) => String(id)).filter((id) => !arriving.has(id))
  return [
    ...unknown.map((id) => `upload ${id} keeps a place, and nobody was told of it`),
    ...named.filter((name) => !blobs.has(name)).map((name) => `no bytes for ${name}`),
  ]
}

/**
 * What is wrong between rows and bytes once all is over and a day has gone by: scraps that nobody was
 * told of are set aside or gone by then, and everything else belongs together. The server has ended.
 */
export async function leftovers(server: ServerProcess): Promise<string[]> {
  const uploads = join(server.folder, 'uploads')
  const folders = storeFolders(uploads)
  const open = openDatabase(join(server.folder, 'refyn.sqlite'))
  try {
    const later = new Date(Date.now() + 25 * hourMs).toISOString()
    const { services } = await buildContext({
      open,
      clock: movableClock(later),
      files: await createDiskFileStore(uploads),
      media: trustingMedia(),
    })
    await reconcile(services, folders)
    const named = new Set(
      ['files', 'exports'].flatMap((table) =>
        rowsOf(open, table).map((row) => String(row['filename'])),
      ),
    )
    const blobs = await readdir(folders.blobs)
    const derived = await readdir(folders.derived)
    return [
      ...blobs.filter((name) => !named.has(name)).map((name) => `no row for ${name}`),
      ...[...named]
        .filter((name) => !blobs.includes(name))
        .map((n) => `no bytes for ${n}`),
      ...derived.filter((name) => !named.has(name)).map((name) => `a folder of ${name}`),
      ...(await readdir(folders.tmp)).map((name) => `a scrap in tmp: ${name}`),
      ...(await readdir(folders.tus)).map((name) => `a scrap in tus: ${name}`),
      ...rowsOf(open, 'uploads').map((row) => `an upload for ever: ${String(row['id'])}`),
      ...rowsOf(open, 'files')
        .filter((row) => row['state'] === 'missing')
        .map((row) => `marked missing: ${String(row['id'])}`),
      ...faultsOfDatabase(open),
    ]
  } finally {
    await open.db.destroy()
  }
}

/** What SQLite itself finds wrong. */
export function faultsOfDatabase({ sqlite }: Pick<OpenDatabase, 'sqlite'>): string[] {
  const integrity = sqlite.pragma('integrity_check', { simple: true })
  const keys = sqlite.pragma('foreign_key_check') as unknown[]
  return [
    ...(integrity === 'ok' ? [] : [`integrity: ${String(integrity)}`]),
    ...keys.map((key) => `foreign key: ${JSON.stringify(key)}`),
  ]
}
