import { expect, test } from 'vitest'
import { checkBudgets, sizesOf } from '#scripts/check-budgets.ts'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { tempFolder } from '#tests/support/temp-folder.ts'

const manifest = {
  'index.html': { file: 'a.js', imports: ['_shared.js'] },
  '_shared.js': { file: 's.js' },
  'src/page.tsx': {
    file: 'p.js',
    isDynamicEntry: true,
    imports: ['_shared.js', '_own.js'],
  },
  '_own.js': { file: 'o.js', imports: ['_shared.js'] },
  'src/landing.ts': { file: 'l.js', imports: ['_of-both.js'] },
  'src/landing-later.ts': { file: 'f.js', imports: ['_of-both.js'] },
  '_of-both.js': { file: 'b.js' },
}

test('a screen is charged with what it adds to the first load, each file once', () => {
  const gzipped = new Map([
    ['a.js', 1000],
    ['s.js', 200],
    ['p.js', 30],
    ['o.js', 4],
    ['l.js', 50],
    ['f.js', 20],
  ])
  expect(sizesOf(manifest, gzipped)).toEqual([
    { name: 'the first load', bytes: 1200, budget: expect.any(Number) as number },
    { name: 'the landing page', bytes: 70, budget: 75_000 },
    { name: 'src/page.tsx', bytes: 34, budget: 40_000 },
  ])
})

test('a build with a part that has outgrown its budget fails and names it', async () => {
  const folder = await tempFolder()
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest))
  for (const name of ['a.js', 's.js', 'p.js', 'o.js', 'l.js', 'f.js', 'b.js'])
    await writeFile(join(folder, name), '')
  await checkBudgets(folder)
  await writeFile(join(folder, 'o.js'), randomBytes(40_500))
  await expect(checkBudgets(folder)).rejects.toThrow(/src\/page\.tsx: 41 kB of 40 kB/)
})
