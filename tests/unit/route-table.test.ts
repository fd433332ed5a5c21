import { readFileSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { accessOf, routeTable } from '#routers/contract/screens.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The table of part 1, section 2, and part 2, section 2, written down a second time on purpose. */
const promised = {
  '/': 'member',
  '/auth': 'visitor',
  '/login': 'visitor',
  '/register': 'visitor',
  '/reset-password': 'everyone',
  '/notes': 'member',
  '/micro-courses': 'member',
  '/cultural-discovery': 'member',
  '/info': 'member',
  '/admin': 'member',
  '/success': 'member',
}

test('the routes are those of the specification, each with its access, and no more', () => {
  expect(routeTable).toEqual(promised)
})

test('every address of the table has a screen, and no screen another address', () => {
  const addresses = globSync('src/routes/*.tsx', { cwd: root }).flatMap((file) => {
    const source = readFileSync(`${root}${file}`, 'utf8')
    return [...source.matchAll(/^ {2}path: '([^']+)',$/gm)].map((match) => match[1] ?? '')
  })
  expect(addresses.toSorted()).toEqual(Object.keys(promised).toSorted())
})

test('an address keeps its access with a slash at its end, and an unknown one is for members', () => {
  for (const [path, access] of Object.entries(promised)) {
    expect(accessOf(path)).toBe(access)
    if (path !== '/') expect(accessOf(`${path}/`)).toBe(access)
  }
  for (const path of ['/nowhere', '/auth/x', '/Notes'])
    expect([path, accessOf(path)]).toEqual([path, 'member'])
})
