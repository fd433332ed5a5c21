import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

interface Source {
  /** What is there as soon as this file is. */
  imports: string[]
  /** What it asks for later. */
  later: string[]
  adds: string[]
  /** Namespaces that it shows words of. */
  says: string[]
}

/** Of the first load: `i18n.ts` has these itself. */
const always = ['common', 'dashboard']

function readSource(path: string): Source {
  const code = readFileSync(path, 'utf8')
  const resolved = (pattern: RegExp) =>
    [...code.matchAll(pattern)].flatMap(([, name = '']) =>
      name.startsWith('#src/')
        ? name.slice(1)
        : name.startsWith('.')
          ? join(dirname(path), name)
          : [],
    )
  const found = (pattern: RegExp) =>
    [...code.matchAll(pattern)].map(([, one = '']) => one)
  const hooks = found(/useTranslation\(([^)]*)\)/g).flatMap((names) =>
    [...names.matchAll(/'(\w+)'/g)].map(([, one = '']) => one),
  )
  return {
    imports: resolved(
      /^(?:import|export) (?!type\b)[^'"]*?from '([^']+)'|^import '([^']+)'/gm,
    ),
    later: resolved(/import\('([^']+)'\)/g),
    adds: found(/addTexts\('(\w+)'/g),
    says: [...hooks, ...found(/\bt\([`'](\w+):/g)],
  }
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('locales/'))
  .map((name) => join('src', name))
const sources = new Map(files.map((path) => [path, readSource(path)]))

function withImports(path: string): Set<string> {
  const reached = new Set<string>()
  const waiting = [path]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    waiting.push(...(sources.get(next)?.imports ?? []))
  }
  return reached
}

/**
 * What is surely there when a part of the client is drawn: its own texts, and those of each part that may
 * have asked for it, whichever did.
 */
function textsAtHand(): Map<string, { reached: Set<string>; texts: Set<string> }> {
  const first = 'src/main.tsx'
  const parts = new Map<string, { reached: Set<string>; texts: Set<string> | null }>()
  const waiting = [first]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (parts.has(next) || !sources.has(next)) continue
    const reached = withImports(next)
    parts.set(next, { reached, texts: next === first ? new Set(always) : null })
    for (const path of reached) waiting.push(...(sources.get(path)?.later ?? []))
  }
  // Again and again until nothing changes: a part knows what all that lead to it have in common.
  for (let isSettled = false; !isSettled;) {
    isSettled = true
    for (const [path, part] of parts) {
      if (path === first) continue
      const before = [...parts.values()].filter(
        ({ reached, texts }) =>
          texts && [...reached].some((one) => sources.get(one)?.later.includes(path)),
      )
      if (before.length === 0) continue
      const common = before
        .map(({ texts }) => texts ?? new Set<string>())
        .reduce((one, other) => new Set([...one].filter((name) => other.has(name))))
      const own = [...part.reached].flatMap((one) => sources.get(one)?.adds ?? [])
      const texts = new Set([...common, ...own])
      if (part.texts?.size === texts.size) continue
      part.texts = texts
      isSettled = false
    }
  }
  return new Map(
    [...parts].map(([path, { reached, texts }]) => [
      path,
      { reached, texts: texts ?? new Set() },
    ]),
  )
}

test('whatever part of the client is drawn, the texts that it shows have come', () => {
  const parts = textsAtHand()
  expect(parts.size).toBeGreaterThan(30)
  const missing = [...parts].flatMap(([part, { reached, texts }]) =>
    [...reached].flatMap((path) =>
      (sources.get(path)?.says ?? [])
        .filter((name) => !texts.has(name))
        .map((name) => `${part}: ${path} says ${name}`),
    ),
  )
  expect([...new Set(missing)]).toEqual([])
})
