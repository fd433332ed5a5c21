import { resolve } from 'node:path'
import { restoreBackup } from './restore-backup.ts'
import { pathOfDatabase } from './with-database.ts'
import type { Command } from './command.ts'

export const restore: Command = {
  usage: 'restore BACKUP [--force]',
  summary: 'Put a backup in place; the server has to be stopped',
  details: [
    'The whole backup is checked first. The database and the uploads folder of the settings have to be',
    'empty; --force moves what is there aside, as before-restore-DATE, and says where it lies.',
  ].join('\n'),
  options: { force: { type: 'boolean' } },
  arguments: { min: 1, max: 1 },
  async run(call) {
    const env = call.settings()
    const databasePath = pathOfDatabase(env)
    const target = {
      databasePath,
      uploadsDir: env.uploadsDir,
      isForced: call.flags['force'] === true,
    }
    const backup = resolve(call.words[0] ?? '')
    const { files, aside } = await restoreBackup(backup, target, new Date())
    for (const path of aside) call.say(`What was there lies in ${path}`)
    call.say(`${databasePath} and ${files} files are as they were in the backup.`)
    return 0
  },
}
