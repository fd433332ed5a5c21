import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { tmpdir } from 'node:os'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

/** File, its import, and which rule of the house it breaks; null is a good one. */
const planted = [
  ['src/a.ts', `import { x } from '#server/app.ts'`, 'src takes no values of server'],
  ['src/b.ts', `import { x } from '#db/database.ts'`, 'src takes no values of db'],
  ['src/c.ts', `import { x } from '#routers/app.ts'`, 'src takes no values of routers'],
  [
    'src/d.ts',
    `import { x } from '../server/app.ts'`,
    'src reaches no server by a relative path',
  ],
  ['src/e.ts', `import { x } from 'kysely'`, 'src takes no kysely'],
  [
    'src/features/parts.ts',
    `import { Box, Dialog } from '@chakra-ui/react'`,
    'a part whose looks come later comes with them',
  ],
  ['src/ui/styled/good.ts', `import { Dialog } from '@chakra-ui/react'`, null],
  [
    'src/good.ts',
    `import type { x } from '#routers/app.ts'\nimport { y } from '#routers/contract/plans.ts'`,
    null,
  ],
  [
    'routers/a.ts',
    `import { x } from '#server/app.ts'`,
    'routers take nothing of server',
  ],
  ['routers/b.ts', `import { x } from '#src/main.ts'`, 'routers take nothing of src'],
  ['routers/c.ts', `import { x } from 'kysely'`, 'routers take no kysely'],
  ['routers/d.ts', `import { x } from 'hono'`, 'routers know no HTTP'],
  [
    'routers/e.ts',
    `import { x } from 'hono/cookie'`,
    'routers know no HTTP, however deep',
  ],
  ['routers/f.ts', `import { x } from 'openai'`, 'routers know no vendor'],
  [
    'routers/files/deep.ts',
    `import { x } from '../../db/database.ts'`,
    'nobody climbs two folders',
  ],
  [
    'routers/good.ts',
    `import { x } from '#db/database.ts'\nimport { y } from './contract/plans.ts'`,
    null,
  ],
  [
    'routers/contract/a.ts',
    `import { x } from '#db/database.ts'`,
    'the contract takes nothing of db',
  ],
  [
    'routers/contract/b.ts',
    `import { x } from '../errors.ts'`,
    'the contract takes nothing of routers',
  ],
  [
    'routers/contract/c.ts',
    `import { x } from 'superjson'`,
    'the contract takes no library but zod',
  ],
  [
    'routers/contract/d.ts',
    `import { x } from 'node:crypto'`,
    'the contract takes nothing of Node',
  ],
  [
    'routers/contract/e.ts',
    `import { x } from '@trpc/server'`,
    'the contract takes no scoped library',
  ],
  [
    'routers/contract/good.ts',
    `import { z } from 'zod'\nimport { y } from './plans.ts'`,
    null,
  ],
  ['db/a.ts', `import { x } from '#server/app.ts'`, 'db takes nothing of server'],
  [
    'db/b.ts',
    `import { x } from '#routers/app.ts'`,
    'db takes nothing of routers but the contract',
  ],
  ['db/c.ts', `import { x } from '#src/main.ts'`, 'db takes nothing of src'],
  [
    'db/good.ts',
    `import { x } from 'kysely'\nimport { y } from '#routers/contract/plans.ts'`,
    null,
  ],
  ['server/a.ts', `import { x } from 'kysely'`, 'kysely stays in db'],
  ['server/b.ts', `import { x } from 'openai'`, 'openai stays in server/services'],
  ['server/c.ts', `import { x } from 'lucia'`, 'lucia stays in server/auth'],
  ['server/d.ts', `import { x } from '#src/main.ts'`, 'server takes nothing of src'],
  ['server/services/a.ts', `import { x } from 'kysely'`, 'services take no kysely'],
  ['server/services/good.ts', `import { x } from 'openai'`, null],
  ['server/auth/a.ts', `import { x } from 'openai'`, 'sign-in takes no openai'],
  ['server/auth/good.ts', `import { x } from 'lucia'`, null],
  [
    'server/good.ts',
    `import { x } from '#routers/app.ts'\nimport { y } from '#db/database.ts'`,
    null,
  ],
] as const

const found = new Map<string, string[]>()

interface Diagnostic {
  code: string
  filename: string
}

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'refyn-layers-'))
  try {
    // Types are not needed for this rule and the tree has none.
    const text = await readFile(join(root, '.oxlintrc.json'), 'utf8')
    await writeFile(
      join(folder, '.oxlintrc.json'),
      text.replace('"typeAware": true', '"typeAware": false'),
    )
    await copyFile(join(root, 'package.json'), join(folder, 'package.json'))
    for (const [path, code] of planted) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      const uses = [...code.matchAll(/import \{ (\w) \}/g)]
        .map((match) => match[1])
        .join(', ')
      await writeFile(join(folder, path), `${code}\n\nexport const used = [${uses}]\n`)
    }
    const oxlint = join(root, 'node_modules/.bin/oxlint')
    const paths = ['src', 'routers', 'db', 'server']
    const { stdout } = await run(
      oxlint,
      ['-c', '.oxlintrc.json', '--format', 'json', ...paths],
      {
        cwd: folder,
      },
    ).catch((error: unknown) => error as { stdout: string })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] }
    for (const { code, filename } of diagnostics) {
      const path = filename.replace(/^\.\//, '')
      found.set(path, [...(found.get(path) ?? []), code])
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

function isCaught(path: string): boolean {
  return (found.get(path) ?? []).some((code) => code.includes('no-restricted-imports'))
}

describe('the linter', () => {
  const bad = planted.filter(([, , rule]) => rule !== null)
  test.for(bad)('catches in %s the line %s: %s', ([path]) => {
    expect(isCaught(path)).toBe(true)
  })

  const good = planted.filter(([, , rule]) => rule === null)
  test.for(good)('lets %s be', ([path]) => {
    expect(isCaught(path)).toBe(false)
  })
})
