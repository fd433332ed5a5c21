import { existsSync, rmSync } from 'node:fs'
import process from 'node:process'
import { lockDatabase } from '#db/database-lock.ts'
import { databasePath, openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { loadEnv } from '#server/env.ts'

// Starts the local database and uploads anew. Refused while a server owns the database.
if (existsSync('.env')) process.loadEnvFile('.env')
const env = loadEnv(process.env)
const path = databasePath(env.databaseUrl)
const unlock = lockDatabase(path)
for (const file of [path, `${path}-wal`, `${path}-shm`]) rmSync(file, { force: true })
rmSync(env.uploadsDir, { recursive: true, force: true })
const database = openDatabase(path)
const applied = await migrate(database)
await database.db.destroy()
unlock()
process.stdout.write(`${path} is new: ${applied.join(', ')}\n`)
