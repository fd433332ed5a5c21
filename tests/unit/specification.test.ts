import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Row {
  line: number
  cells: string[]
}

/** The cells of each row; a bar inside backticks or behind a backslash is text. */
function rowsIn(markdown: string): Row[] {
  return markdown.split('\n').flatMap((text, index) => {
    if (!text.startsWith('|') || /^\|[\s|:-]+\|$/.test(text) || text.startsWith('| id |'))
      return []
    const cells = text
      .slice(1, text.trimEnd().lastIndexOf('|'))
      .split(/(?<!\\)\|(?=(?:[^`]*`[^`]*`)*[^`]*$)/)
      .map((cell) => cell.trim())
    return [{ line: index + 1, cells }]
  })
}

/** The names of all tests and groups in a file, as they stand between their quotes. */
function namesIn(source: string): Set<string> {
  const call =
    /\b(?:test|it|describe|journey)(?:\.\w+)*\s*(?:\((?:[^()'"`]|\([^()]*\))*?\)\s*)?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g
  const tabled = /\]\s*(?:as const)?\s*,?\s*\)\s*\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g
  return new Set(
    [...source.matchAll(call), ...source.matchAll(tabled)].map((match) =>
      (match[2] ?? '').replaceAll(/\\(['"`\\])/g, '$1'),
    ),
  )
}

function faultOf(proof: string): string | undefined {
  const [path = '', name = '', ...rest] = proof.split(' › ')
  if (name === '' || rest.length > 0) return `expected “path › name”, got “${proof}”`
  if (!/^tests\/[\w/-]+\.test\.tsx?$/.test(path))
    return `“${path}” is no test file's path`
  if (!existsSync(join(root, path))) return `${path} does not exist`
  const isThere = namesIn(readFileSync(join(root, path), 'utf8')).has(name)
  return isThere ? undefined : `${path} has no test “${name}”`
}

const rows = rowsIn(readFileSync(join(root, 'docs/specification.md'), 'utf8'))

describe('docs/specification.md', () => {
  test('has statements, each with an id, a text, an issue and a proof', () => {
    expect(rows.length).toBeGreaterThan(100)
    const odd = rows.filter(
      ({ cells }) => cells.length !== 4 || cells.some((cell) => cell === ''),
    )
    expect(odd).toEqual([])
    const malformed = rows.filter(
      ({ cells: [id = '', , issue = ''] }) =>
        !/^[A-Z]+-\d{2,}$/.test(id) || !/^\d+$/.test(issue),
    )
    expect(malformed).toEqual([])
  })

  test('gives every statement an id of its own', () => {
    const ids = rows.map(({ cells }) => cells[0])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('names only tests that exist', () => {
    const faults = rows.flatMap(({ line, cells }) => {
      const proven = cells[3] ?? ''
      if (proven === 'later') return []
      return proven.split(' ; ').flatMap((proof) => {
        const fault = faultOf(proof.trim())
        return fault ? [`line ${line}: ${fault}`] : []
      })
    })
    expect(faults).toEqual([])
  })
})

describe('the reading of tests', () => {
  test('finds names in every kind of quotes and call', () => {
    const source = [
      "test('plain', () => {})",
      'it("in double quotes: it\'s", () => {})',
      'test.for([[1, (2)], [3]])(`of %s`, () => {})',
      "test.for([\n  ['a (b)', 1],\n] as const)(\n  'over lines',\n  () => {})",
      "describe.for(list)('a group', () => {})",
      "test('with \\'escapes\\'', () => {})",
    ].join('\n')
    expect([...namesIn(source)]).toEqual(
      expect.arrayContaining([
        'plain',
        "in double quotes: it's",
        'of %s',
        'over lines',
        'a group',
        "with 'escapes'",
      ]),
    )
  })

  test('says what is wrong with a proof', () => {
    const own = 'tests/unit/specification.test.ts'
    expect(faultOf(`${own} › says what is wrong with a proof`)).toBeUndefined()
    expect(faultOf(`${own} › never written`)).toContain('has no test')
    expect(faultOf('tests/unit/none.test.ts › x')).toContain('does not exist')
    expect(faultOf('later, perhaps')).toContain('expected')
    expect(faultOf('../x.test.ts › y')).toContain('no test file')
  })
})
