import { execFileSync } from 'node:child_process'
import {
  existsSync,
  globSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import process from 'node:process'

// Builds the client and the server where there is no build or a source is newer. An image ships the builds
// without Vite: then there is nothing to compare, and nothing to do.
interface Build {
  name: string
  folder: string
  config: string
  sources: string[]
}

const builds: Build[] = [
  {
    name: 'client',
    folder: 'dist',
    config: 'vite.config.ts',
    sources: [
      // What the build itself makes there is no source; the script that makes it is.
      ...globSync('src/**/*', {
        exclude: [
          'src/features/discovery/map/basemap/**',
          'src/features/pages/gallery/**',
        ],
      }),
      ...globSync(
        'scripts/{check-*,compress-*,follow-*,gather-*,inline-*,leave-*,make-*,plan-*}.ts',
      ),
      ...globSync('scripts/gallery/*'),
      'server/kept-pages.ts',
      ...globSync('docs/policies/*'),
      ...globSync('routers/contract/**/*'),
      ...globSync('public/**/*'),
      'index.html',
      'api-docs.html',
    ],
  },
  {
    name: 'server',
    folder: 'dist-server',
    config: 'vite.server.config.ts',
    sources: [...globSync('{server,db,routers}/**/*.ts'), 'package.json'],
  },
]

const weekMs = 7 * 24 * 60 * 60 * 1000

for (const build of builds) ensure(build)

function ensure({ name, folder, config, sources }: Build): void {
  if (!existsSync('node_modules/vite')) {
    if (existsSync(folder)) return
    process.stderr.write(
      `There is no built ${name} in ${folder}/ and nothing to build it with: run "npm ci && npm run build" first.\n`,
    )
    process.exit(1)
  }
  const stamp = `${folder}/.built-from`
  const state = [...sources, config, 'package-lock.json']
    .filter((path) => existsSync(path) && statSync(path).isFile())
    .map((path) => `${path} ${statSync(path).size} ${statSync(path).mtimeMs}`)
    .sort()
    .join('\n')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return
  process.stdout.write(`Building the ${name} …\n`)
  // Parts of the builds before stay for a server that still runs one of them (vite.server.config.ts).
  for (const path of globSync(`${folder}/*.js`))
    if (statSync(path).mtimeMs < Date.now() - weekMs) rmSync(path)
  const command = ['node_modules/vite/bin/vite.js', 'build']
  execFileSync(process.execPath, [...command, '--config', config, '--logLevel', 'warn'], {
    stdio: 'inherit',
    // Whoever asks for it, a test too: what is shipped is what is built.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  writeFileSync(stamp, state)
}
