import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anchor, checkAnchor } from '#routers/contract/anchors.ts'
import { findQuote } from '#routers/contract/find-quote.ts'
import { filmFacts, pictureFacts, soundFacts, textFacts } from '#tests/support/facts.ts'
import type { Anchor } from '#routers/contract/anchors.ts'
import type { Facts } from '#routers/contract/facts.ts'

const picture = pictureFacts()

function box(x: number, y: number, width: number, height: number) {
  return { type: 'box' as const, x, y, width, height }
}

/** The judge of the property: written without a look at how a place is found. */
function plain(text: string): string {
  return text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—]/g, '-')
    .split(/\s+/)
    .join(' ')
    .trim()
}

function liesInside(place: Anchor, facts: Facts | null, pages: string[] | null): boolean {
  switch (place.type) {
    case 'whole':
      return true
    case 'box':
      return facts?.family === 'image' && isInUnitSquare(place)
    case 'time':
      return (
        (facts?.family === 'audio' || facts?.family === 'video') &&
        place.from >= 0 &&
        place.from <= place.to &&
        place.to <= facts.durationSeconds
      )
    case 'page':
      return (
        facts?.family === 'pdf' &&
        Number.isInteger(place.page) &&
        place.page >= 1 &&
        place.page <= facts.pages &&
        (place.box === null || isInUnitSquare(place.box))
      )
    case 'quote':
      return (
        plain(place.text) !== '' &&
        (pages ?? []).some((page) => plain(page).includes(plain(place.text)))
      )
  }
}

function isInUnitSquare(at: { x: number; y: number; width: number; height: number }) {
  return (
    at.x >= 0 &&
    at.y >= 0 &&
    at.width > 0 &&
    at.height > 0 &&
    at.x + at.width <= 1 &&
    at.y + at.height <= 1
  )
}

const size = fc.oneof(
  fc.double(),
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.double({ min: 0.9, max: 1.002, noNaN: true }),
  fc.double({ min: -1, max: 400, noNaN: true }),
  fc.integer({ min: -2, max: 6 }),
  fc.constantFrom(NaN, Infinity, -Infinity, -0, 0, 1, 1e300, 5e-324),
)
const hostile = fc.oneof(size, fc.anything())

const word = fc.constantFrom('train', 'don’t', '“now”', 'a', 'gone—', 'late', '…', '😀')
const space = fc.constantFrom(' ', '\n', '  ', '\t', '\r\n', '\u00a0')
const text = fc
  .array(fc.tuple(word, space), { maxLength: 12 })
  .map((parts) => parts.flat().join(''))
const pageTexts = fc.option(fc.array(fc.oneof(text, fc.string()), { maxLength: 4 }))

const duration = fc.double({ min: 0, max: 400, noNaN: true })
const someFacts: fc.Arbitrary<Facts | null> = fc.oneof(
  fc.constant(null),
  fc.constant(picture),
  duration.map((durationSeconds) => ({ ...soundFacts(), durationSeconds })),
  duration.map((durationSeconds) => ({ ...filmFacts(), durationSeconds })),
  fc.integer({ min: 0, max: 5 }).map((pages) => ({ ...textFacts(), pages })),
  fc.constant<Facts>({ family: 'text', text: null }),
)

const boxLike = (value: fc.Arbitrary<unknown>) =>
  fc.record({ x: value, y: value, width: value, height: value }, { requiredKeys: [] })

/** Well-formed often enough to reach every branch, malformed in every way besides. */
const candidate = (pages: string[] | null): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.anything(),
    fc.constant({ type: 'whole' }),
    boxLike(size).map((at) => ({ type: 'box', ...at })),
    boxLike(hostile).map((at) => ({ ...at, type: 'box' })),
    fc.record(
      { type: fc.constant('time'), from: hostile, to: hostile },
      { requiredKeys: ['type'] },
    ),
    fc.record({
      type: fc.constant('page'),
      page: fc.oneof(size, fc.integer({ min: 1, max: 5 })),
      box: fc.oneof(fc.constant(null), boxLike(size)),
    }),
    fc.record({ type: fc.constant('quote'), text: fc.oneof(text, fc.anything()) }),
    partOf(pages).map((part) => ({ type: 'quote', text: part })),
    fc.record({ type: fc.string(), text: fc.string(), page: fc.integer() }),
  )

function partOf(pages: string[] | null): fc.Arbitrary<string> {
  const whole = (pages ?? []).join('\n')
  return fc
    .tuple(fc.nat(whole.length), fc.nat(whole.length))
    .map(([a, b]) => whole.slice(Math.min(a, b), Math.max(a, b)))
}

const asked = fc
  .tuple(someFacts, pageTexts)
  .chain(([facts, pages]) =>
    fc.tuple(fc.constant(facts), fc.constant(pages), candidate(pages)),
  )

describe('of any answer of any model, for any file', () => {
  test('a place is in the file or it is none', () => {
    fc.assert(
      fc.property(asked, ([facts, pages, given]) => {
        const place = checkAnchor(given, facts, pages)
        if (place === null) return
        expect(anchor.safeParse(place).error).toBeUndefined()
        expect(liesInside(place, facts, pages)).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })

  test('a place that was confirmed is confirmed again, unless it shrank below a point', () => {
    fc.assert(
      fc.property(asked, ([facts, pages, given]) => {
        const place = checkAnchor(given, facts, pages)
        const again = place && checkAnchor(place, facts, pages)
        if (again) expect(again).toEqual(place)
        else if (place) expect(['box', 'page']).toContain(place.type)
      }),
      { numRuns: 1000 },
    )
  })

  test('a box inside the picture is taken as it is', () => {
    const inner = fc.double({ min: 0, max: 0.5, noNaN: true })
    const side = fc.double({ min: 0.01, max: 0.5, noNaN: true })
    fc.assert(
      fc.property(inner, inner, side, side, (x, y, width, height) => {
        const at = box(x, y, width, height)
        expect(checkAnchor(at, picture, null)).toEqual(at)
      }),
    )
  })

  test('words cut from a page are found where they stand', () => {
    const cut = fc
      .array(fc.oneof(text, fc.string()), { minLength: 1, maxLength: 3 })
      .chain((pages) =>
        fc.tuple(fc.constant(pages), fc.oneof(...pages.map((page) => partOf([page])))),
      )
    fc.assert(
      fc.property(cut, ([pages, part]) => {
        fc.pre(plain(part).length >= 3)
        const found = findQuote(pages, part)
        expect(found).toBeDefined()
        const stands = pages[found!.page]!.slice(found!.start, found!.end)
        expect(plain(stands)).toBe(plain(part))
        expect(stands).toBe(stands.trim())
      }),
      { numRuns: 1000 },
    )
  })
})

describe('what rounding added is taken off', () => {
  test('a box that ends a thousandth outside ends at the edge', () => {
    const place = checkAnchor(box(0.5, 0.75, 0.5009, 0.2509), picture, null)
    expect(place).toEqual(box(0.5, 0.75, 0.5, 0.25))
  })

  test.for([
    ['two thousandths too wide', box(0.5, 0, 0.502, 0.5)],
    ['two thousandths too high', box(0, 0.5, 0.5, 0.502)],
    ['too narrow to point at', box(0, 0, 0.009, 0.5)],
    ['too low to point at', box(0, 0, 0.5, 0.009)],
    ['left of the picture', box(-0.001, 0, 0.5, 0.5)],
    ['wider than a picture', box(0, 0, 1.0005, 0.5)],
  ] as const)('a box %s is none', ([, given]) => {
    expect(checkAnchor(given, picture, null)).toBeNull()
  })

  test('a time that ends half a second late ends with the sound', () => {
    const given = { type: 'time', from: 180, to: 187.5 }
    expect(checkAnchor(given, soundFacts(), null)).toEqual({ ...given, to: 187 })
  })

  test.for([
    ['ends later than that', { from: 180, to: 187.6 }],
    ['begins where the sound ends', { from: 187, to: 187 }],
    ['ends before it begins', { from: 20, to: 19 }],
    ['begins before the start', { from: -1, to: 5 }],
  ] as const)('a time that %s is none', ([, given]) => {
    expect(checkAnchor({ type: 'time', ...given }, soundFacts(), null)).toBeNull()
  })

  test('a moment is a time, in a film as in a sound', () => {
    const moment = { type: 'time', from: 12.5, to: 12.5 }
    expect(checkAnchor(moment, filmFacts(), null)).toEqual(moment)
    expect(checkAnchor(moment, soundFacts(), null)).toEqual(moment)
  })

  test('a box on a page is brought back to the edge like one in a picture', () => {
    const at = { x: 0.5, y: 0, width: 0.5005, height: 0.5 }
    const place = checkAnchor({ type: 'page', page: 1, box: at }, textFacts(), null)
    expect(place).toEqual({ type: 'page', page: 1, box: { ...at, width: 0.5 } })
    const outside = { type: 'page', page: 1, box: { ...at, width: 0.6 } }
    expect(checkAnchor(outside, textFacts(), null)).toBeNull()
  })
})

describe('each family has its own places', () => {
  const text: Facts = { family: 'text', text: null }
  const places = {
    whole: { type: 'whole' },
    box: box(0.1, 0.1, 0.2, 0.2),
    time: { type: 'time', from: 1, to: 2 },
    page: { type: 'page', page: 1, box: null },
    quote: { type: 'quote', text: 'had gone' },
  }
  const read = ['The train had gone.']
  test.for<[string, Facts | null, string[] | null, string[]]>([
    ['a picture', picture, null, ['whole', 'box']],
    ['a sound', soundFacts(), null, ['whole', 'time']],
    ['a film', filmFacts(), null, ['whole', 'time']],
    ['a document', textFacts(), read, ['whole', 'page', 'quote']],
    ['a text', text, read, ['whole', 'quote']],
    ['a text that cannot be read', text, null, ['whole']],
    ['what was never measured', null, null, ['whole']],
  ])('%s', ([, facts, pages, expected]) => {
    const taken = Object.entries(places).flatMap(([name, place]) =>
      checkAnchor(place, facts, pages) ? [name] : [],
    )
    expect(taken).toEqual(expected)
  })

  test.for([0, 4, 1.5, -1])('page %s of three is none', (page) => {
    expect(checkAnchor({ type: 'page', page, box: null }, textFacts(), null)).toBeNull()
  })
})

describe('words are found', () => {
  const pages = [
    'It was late. A late—ish hour.',
    'He said:\n“Don’t   go”\r\nand left – at once.\nHe said:',
  ]
  test.for([
    ['as they stand', 'It was late', 0, 'It was late'],
    ['across a line break', 'go” and left', 1, 'go”\r\nand left'],
    ['over more space than there was', 'He\n said:  “Don’t', 1, 'He said:\n“Don’t'],
    ['with straight quotes for curly ones', `"Don't go"`, 1, '“Don’t   go”'],
    ['with a hyphen for a dash', 'left - at', 1, 'left – at'],
    ['with a hyphen for a long dash', 'late-ish', 0, 'late—ish'],
    ['at the first of two places', 'He said:', 1, 'He said:'],
    ['with space around them', '  at once. ', 1, 'at once.'],
  ] as const)('%s', ([, quote, page, stands]) => {
    const found = findQuote(pages, quote)
    expect(found?.page).toBe(page)
    expect(pages[page]?.slice(found?.start, found?.end)).toBe(stands)
    expect(found?.start).toBe(pages[page]?.indexOf(stands))
  })

  test('with curly quotes where the text has straight ones', () => {
    expect(findQuote([`He said "no".`], '“no”')).toEqual({ page: 0, start: 8, end: 12 })
  })

  test('behind characters of two units, counted as JavaScript counts', () => {
    expect(findQuote(['😀😀 the end'], 'the end')).toEqual({ page: 0, start: 5, end: 12 })
  })

  test('in a text of 400,000 characters without holding the house up', () => {
    const long = 'the boy who had gone '.repeat(19_048)
    const began = performance.now()
    expect(findQuote([long], 'nobody came')).toBeUndefined()
    expect(performance.now() - began).toBeLessThan(2000)
  })

  test.for([
    ['a paraphrase', 'It was very late'],
    ['words in other case', 'it was late'],
    ['words over the end of a page', 'hour. He said'],
    ['two letters', 'It'],
    ['space alone', '   '],
    ['nothing', ''],
  ] as const)('but not %s', ([, quote]) => {
    expect(findQuote(pages, quote)).toBeUndefined()
    expect(checkAnchor({ type: 'quote', text: quote }, textFacts(), pages)).toBeNull()
  })

  test('but not more of them than 600 characters', () => {
    const long = ['x'.repeat(700)]
    const quote = (length: number) => ({ type: 'quote', text: 'x'.repeat(length) })
    expect(checkAnchor(quote(600), textFacts(), long)).toEqual(quote(600))
    expect(checkAnchor(quote(601), textFacts(), long)).toBeNull()
  })
})
