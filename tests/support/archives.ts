import { crc32, inflateRawSync } from 'node:zlib'
import { until } from './until.ts'
import type { ExportView } from '#routers/contract/account.ts'
import type { Services } from '#routers/context.ts'
import type { Answer, Visitor } from './visitor.ts'

/** Asks for an archive of everything. */
export function startExport(member: Visitor): Promise<Answer> {
  return member.send('POST', '/trpc/account.startExport', { json: null })
}

export async function readExport(member: Visitor): Promise<ExportView | null> {
  const { body } = await member.get('/trpc/account.export')
  return (body as { result: { data: { json: ExportView | null } } }).result.data.json
}

/** The archive when it is made, or has failed. */
export function untilMade(member: Visitor): Promise<ExportView> {
  return until(async () => {
    const view = await readExport(member)
    return view && view.status !== 'pending' ? view : null
  }, 10_000)
}

export async function fetchArchive(member: Visitor, url: string): Promise<Buffer> {
  const answer = await member.request(url)
  if (answer.status !== 200) throw new Error(`The archive answered ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}

/** An archive from the question to its entries. */
export async function anArchive(member: Visitor): Promise<Map<string, Buffer>> {
  await startExport(member)
  const { url } = await untilMade(member)
  return unzipped(await fetchArchive(member, url ?? 'no address'))
}

/**
 * The entries of a ZIP by its directory, each with its checksum proven (PKWARE APPNOTE 4.3). Written for
 * tests alone, and by the format: it shares nothing with what packs.
 */
export function unzipped(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf('PK\u0005\u0006')
  if (end < 0) throw new Error('No end of a ZIP directory')
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  const entries = new Map<string, Buffer>()
  for (let index = 0; index < count; index += 1) {
    if (bytes.toString('latin1', at, at + 4) !== 'PK\u0001\u0002')
      throw new Error('The directory is damaged')
    const [method, crc] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 16)]
    const [packed, size] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)]
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const local = bytes.readUInt32LE(at + 42)
    const from =
      local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const raw = bytes.subarray(from, from + packed)
    const data = method === 8 ? inflateRawSync(raw) : raw
    if (data.length !== size || crc32(data) !== crc)
      throw new Error(`The entry ${name} is damaged`)
    if (entries.has(name)) throw new Error(`The entry ${name} stands twice`)
    entries.set(name, data)
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/** Puts bytes where stored ones lie. */
export async function putBytes(
  { files }: Pick<Services, 'files'>,
  filename: string,
  bytes: Buffer,
): Promise<void> {
  const pieces = (async function* () {
    await Promise.resolve()
    yield bytes
  })()
  await files.publish(await files.stage(pieces, bytes.length), filename)
}
