import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { nodeFlags } from '#tests/support/run-server.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>
}

test('npm start builds client and server when needed and then starts the server', () => {
  expect(scripts['prestart']).toBe('node scripts/ensure-build.ts')
  const command = ['node', ...nodeFlags, 'dist-server/index.js']
  expect(scripts['start']).toBe(command.join(' '))
  expect(read('Dockerfile')).toContain(
    `CMD ${JSON.stringify(command).replaceAll(',', ', ')}`,
  )
})

test('npm test checks, and runs the tests of every folder but the long ones, which have a command', () => {
  expect(scripts['test']).toMatch(/^npm run check && .*vitest run --project '!long'$/)
  expect(scripts['test:long']).toBe('vitest run --project long')
  const configured = read('vitest.config.ts')
  const folders = globSync('tests/*/*.test.ts', { cwd: root }).map(
    (path) => path.split(/[\\/]/)[1] ?? '',
  )
  expect(new Set(folders)).toContain('browser')
  for (const folder of new Set(folders))
    expect(configured).toContain(`tests/${folder}/**/*.test.ts`)
})

test('what runs for a contributor is what runs for the project', () => {
  expect(read('.ci/run')).toMatch(/^npm ci\nnpm test$/m)
  expect(read('README.md')).toContain('npm ci && npm start')
  expect(read('README.md')).toContain('npm ci && npm test')
})

test('no file outside db/ opens the database or speaks SQL', () => {
  const sources = ['routers', 'server', 'src'].flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }),
  )
  expect(sources.length).toBeGreaterThan(100)
  const speaks =
    /from '(?:better-sqlite3|kysely)'|\bsql`|\bpragma\(|sqlite\.(?:prepare|exec)/
  expect(sources.filter((path) => speaks.test(read(path)))).toEqual([])
})
