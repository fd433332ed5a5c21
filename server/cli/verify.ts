import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { checkBackup } from './check-backup.ts'
import { checkData } from './check-data.ts'
import { Failure } from './command.ts'
import { pathOfDatabase } from './with-database.ts'
import type { Command } from './command.ts'
import type { Discrepancy } from './compare-bytes.ts'

/** Reads everything and says what does not agree; changes nothing. */
export const verify: Command = {
  usage: 'verify [BACKUP]',
  summary: 'Check the database and the bytes of every file, here or in a backup',
  details: [
    'Each line names a discrepancy: database (damaged), missing (a file without bytes), mismatch (other',
    'bytes than were stored), orphan (bytes that nobody knows). The exit code is 1 when there is any.',
  ].join('\n'),
  options: {},
  arguments: { min: 0, max: 1 },
  async run(call) {
    const { files, discrepancies } = await (call.words[0] === undefined
      ? checkHere()
      : checkThere(call.words[0]))
    for (const { kind, name, found } of discrepancies)
      call.say(`${kind.padEnd(8)}  ${name}: ${found}`)
    if (discrepancies.length > 0)
      throw new Failure(`${discrepancies.length} discrepancies were found`)
    call.say(`Everything agrees: the database and the bytes of ${files} files.`)
    return 0

    async function checkHere(): Promise<Checked> {
      const env = call.settings()
      const path = pathOfDatabase(env)
      if (!existsSync(path)) throw new Failure(`There is no database at ${path}`)
      return checkData(path, env.uploadsDir)
    }
  },
}

interface Checked {
  files: number
  discrepancies: Discrepancy[]
}

async function checkThere(folder: string): Promise<Checked> {
  const { manifest, discrepancies } = await checkBackup(resolve(folder))
  return { files: manifest.files.length, discrepancies }
}
