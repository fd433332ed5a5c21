import fc from 'fast-check'
import { nastyText } from './fuzz-values.ts'
import { oddHeaders } from './hostile.ts'
import type { Arbitrary } from 'fast-check'

export const actors = ['nobody', 'owner', 'stranger'] as const
export type Actor = (typeof actors)[number]

export interface Fuzzed {
  /** What it is aimed at, for the table and for what is told of a fault. */
  target: string
  actor: Actor
  method: string
  path: string
  headers: Array<[name: string, value: string]>
  body: string | Array<[name: string, value: string, filename: string | null]> | null
}

export const actor = fc.constantFrom<Actor>(
  'nobody',
  'owner',
  'owner',
  'owner',
  'stranger',
  'stranger',
)

/** As it is written on the line: latin-1 without line breaks, which no client can send. */
function headerText(text: string): string {
  return text
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '')
    .slice(0, 4000)
    .trim()
}

export const header = (name: string, ...values: string[]): Arbitrary<[string, string]> =>
  fc
    .oneof(
      { weight: 3, arbitrary: fc.constantFrom('', ...values) },
      { weight: 1, arbitrary: nastyText },
    )
    .map((value) => [name, headerText(value)])

const oddHeader = fc.oneof(
  ...Object.entries(oddHeaders).map(([name, values]) => header(name, ...values)),
)

const ownSite: [string, string] = ['origin', 'http://localhost:3000']

const only = (...headers: Array<[string, string]>) => fc.constant(headers)

export const site: Arbitrary<Array<[string, string]>> = fc.oneof(
  { weight: 12, arbitrary: only(ownSite) },
  { weight: 1, arbitrary: only() },
  {
    weight: 1,
    arbitrary: header('sec-fetch-site', 'cross-site', 'none', 'same-site').map((one) => [
      one,
    ]),
  },
  {
    weight: 1,
    arbitrary: header('origin', 'null', 'https://evil.example').map((one) => [one]),
  },
)

export const json: [string, string] = ['content-type', 'application/json']

export const headers: Arbitrary<Array<[string, string]>> = fc
  .tuple<[Array<[string, string]>, Array<[string, string]>]>(
    site,
    fc.oneof(
      { weight: 3, arbitrary: only() },
      { weight: 1, arbitrary: fc.array(oddHeader, { maxLength: 3 }) },
    ),
  )
  .map(([own, odd]) => [...own, ...odd])
