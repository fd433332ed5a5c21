import { execFileSync } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import process from 'node:process'

// Builds the client when there is no build or a source is newer. An image ships the build without
// the sources and without Vite: then there is nothing to compare, and nothing to do.
const stamp = 'dist/.built-from'
const sources = [
  // What the build itself makes there is no source; the script that makes it is.
  ...globSync('src/**/*', {
    exclude: ['src/features/discovery/map/basemap/**', 'src/features/pages/gallery/**'],
  }),
  ...globSync('scripts/{check-*,compress-*,inline-*,make-*,plan-*}.ts'),
  ...globSync('scripts/gallery/*'),
  'server/kept-pages.ts',
  ...globSync('docs/policies/*'),
  ...globSync('routers/contract/**/*'),
  ...globSync('public/**/*'),
  'index.html',
  'api-docs.html',
  'vite.config.ts',
  'package-lock.json',
].filter((path) => existsSync(path) && statSync(path).isFile())

const state = sources
  .map((path) => `${path} ${statSync(path).size} ${statSync(path).mtimeMs}`)
  .sort()
  .join('\n')
const isFresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === state
const canBuild = existsSync('node_modules/vite')

if (!isFresh && canBuild) {
  process.stdout.write('Building the client …\n')
  execFileSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    {
      stdio: 'inherit',
    },
  )
  mkdirSync('dist', { recursive: true })
  writeFileSync(stamp, state)
}
