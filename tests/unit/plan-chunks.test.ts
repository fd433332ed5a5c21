import { expect, test } from 'vitest'
import { placesOf } from '#scripts/plan-chunks.ts'
import type { LinkedChunk } from '#scripts/plan-chunks.ts'

const linked = (fileName: string, more: Partial<LinkedChunk> = {}): LinkedChunk => ({
  name: fileName,
  fileName,
  imports: [],
  facadeModuleId: null,
  isEntry: false,
  isDynamicEntry: false,
  moduleIds: [`/app/src/${fileName}.ts`],
  code: '',
  ...more,
})
const screens = (names: string[], imports: string[]) =>
  names.map((name) => linked(name, { isDynamicEntry: true, imports }))

test('the first load is two parts, and its page stays a part of its own', () => {
  const plan = placesOf([
    linked('index', {
      isEntry: true,
      facadeModuleId: '/app/index.html',
      moduleIds: ['/app/index.html', '/app/src/main.tsx', '/app/src/router.tsx'],
      imports: ['react', 'small'],
    }),
    linked('react', { moduleIds: ['/app/node_modules/react/index.js'] }),
    linked('small'),
  ])
  expect(Object.fromEntries(plan)).toEqual({
    '/app/src/router.tsx': 'app',
    '/app/src/small.ts': 'app',
    '/app/node_modules/react/index.js': 'vendor',
  })
})

test('what another page has too is a part of those two: it would load the app', () => {
  const plan = placesOf([
    linked('index', {
      isEntry: true,
      facadeModuleId: '/app/index.html',
      imports: ['colours', 'way', 'rest'],
      moduleIds: ['/app/index.html'],
    }),
    linked('landing', {
      isEntry: true,
      facadeModuleId: '/app/src/landing.ts',
      imports: ['colours', 'way'],
    }),
    linked('colours'),
    linked('way'),
    linked('rest'),
  ])
  expect(Object.fromEntries(plan)).toEqual({
    '/app/src/colours.ts': 'of-landing',
    '/app/src/way.ts': 'of-landing',
    '/app/src/rest.ts': 'app',
  })
})

test('what the screens share and is worth a file is one part; the screens stay by themselves', () => {
  const plan = placesOf([
    ...screens(['one', 'two', 'three', 'four'], ['field', 'label', 'heavy']),
    ...screens(['five'], ['heavy', 'one']),
    linked('field', { code: 'x'.repeat(900) }),
    linked('label', { code: 'x'.repeat(900) }),
    linked('heavy', { code: 'x'.repeat(50_000) }),
  ])
  expect(Object.fromEntries(plan)).toEqual({
    '/app/src/field.ts': 'shared1',
    '/app/src/label.ts': 'shared1',
    '/app/src/heavy.ts': 'shared1',
  })
})
