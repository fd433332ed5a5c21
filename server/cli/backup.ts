import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { countRunningJobs, openForReading } from '#db/queries/operator.ts'
import { Failure } from './command.ts'
import { makeBackup } from './make-backup.ts'
import { pathOfDatabase } from './with-database.ts'
import type { Command } from './command.ts'

const quietWithinMs = 10_000
const askEveryMs = 250
const MiB = 1024 * 1024

export const backup: Command = {
  usage: 'backup DIR [--now]',
  summary:
    'Copy the database and all files into a new dated folder, also of a running server',
  details: [
    'On the same disk files are linked and take no room; a copy on another disk outlives this one.',
    'For up to ten seconds it waits for replies that are being written, so that they are whole in the',
    'copy; with --now it does not. What is unfinished is taken up again after a restore.',
  ].join('\n'),
  options: { now: { type: 'boolean' } },
  arguments: { min: 1, max: 1 },
  async run(call) {
    const env = call.settings()
    const databasePath = pathOfDatabase(env)
    if (!existsSync(databasePath))
      throw new Failure(`There is no database at ${databasePath}`)
    if (!call.flags['now']) await untilQuiet(databasePath)
    const into = call.words[0] ?? ''
    const { uploadsDir } = env
    const made = await makeBackup({ databasePath, uploadsDir, into }, new Date())
    for (const id of made.leftOut)
      call.note(`File ${id} was deleted meanwhile and is left out.`)
    for (const id of made.broken)
      call.note(`File ${id} has lost or changed its bytes: npm run refyn -- verify`)
    call.say(
      `${made.folder} holds the database and ${made.files} files, ${(made.bytes / MiB).toFixed(1)} MiB.`,
    )
    if (made.broken.length === 0) return 0
    throw new Failure(
      `The backup is whole, but ${made.broken.length} files were damaged before it`,
    )
  },
}

/** Until the server has no work in hand, or the time is over: the copy is consistent either way. */
async function untilQuiet(databasePath: string): Promise<void> {
  const open = openForReading(databasePath)
  try {
    const deadline = Date.now() + quietWithinMs
    while (Date.now() < deadline) {
      if ((await countRunningJobs(open.db, new Date().toISOString())) === 0) return
      await wait(askEveryMs)
    }
  } finally {
    await open.db.destroy()
  }
}
