import { defineConfig } from 'kysely-ctl'
import { databasePath, openDatabase } from './db/database.ts'
import { migrations } from './db/migrations/index.ts'
import { loadEnv } from './server/env.ts'

// For `npm run db:migrate` and `npm run db:new`; the server brings its database up to date itself.
const { databaseUrl } = loadEnv(process.env)

export default defineConfig({
  kysely: openDatabase(databasePath(databaseUrl)).db,
  migrations: {
    provider: { getMigrations: () => Promise.resolve(migrations) },
  },
})
