import fc from 'fast-check'
import { createElement } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { closeMarkup } from '#src/features/conversation/close-markup.ts'
import { MarkdownText } from '#src/features/conversation/markdown-text.tsx'
import { noLinks } from '#src/features/conversation/reply-marks.ts'
import { startTexts } from '#src/lib/i18n.ts'
import { writeCritique } from '#server/services/built-in/critique.ts'
import { aBrief } from '#tests/support/briefs.ts'
import { render } from './render.ts'

beforeAll(startTexts)

test.for([
  ['*a', '*a*'],
  ['*a ', '*a* '],
  ['**a', '**a**'],
  ['**a*', '**a**'],
  ['**a *b', '**a *b***'],
  ['**a *b* c', '**a *b* c**'],
  ['***a', '***a***'],
  ['***a* b', '***a* b**'],
  ['_a', '_a_'],
  ['`a', '`a`'],
  ['``a ` b', '``a ` b``'],
  ['**`a', '**`a`**'],
  ['So **', 'So '],
  ['So `', 'So '],
  ['Dark [F2', 'Dark '],
  ['**Dark [F2', '**Dark** '],
  ['See [text](http', 'See '],
  ['See ![a', 'See '],
  ['A \\', 'A '],
  ['First.\n\n*Then', 'First.\n\n*Then*'],
  ['* one *two\n* **three', '* one *two\n* **three**'],
  ['## What **I', '## What **I**'],
])('what is open at the end is closed or left out: %j', ([text, drawn]) => {
  expect(closeMarkup(text!)).toBe(drawn)
})

test.for([
  '',
  'Plain words.',
  '*a*',
  '**a** and *b*',
  '* a',
  '- a',
  '2 * 3',
  '2*3 and 4',
  'snake_case and more',
  'a \\*b',
  'Dark [F2], and [text](https://example.org).',
  '`a * b`',
  'An *old one.\n\nThen a new block',
  '```\nconst a = *b\n',
])('what is whole, or no markup, stays as it is: %j', (text) => {
  expect(closeMarkup(text)).toBe(text)
})

test('the words of a critique are drawn without a marker, wherever they stop', async () => {
  const text = writeCritique(aBrief())
  for (let end = 1; end < text.length; end += 7) {
    const marks = { citations: [], numberMarks: [], sentences: [] }
    const live = createElement(MarkdownText, {
      text: text.slice(0, end),
      marks: { ...noLinks, ...marks },
      isLive: true,
    })
    const words = (await render(live)).text
    expect(words.replaceAll(/\[F\d+\]/g, '')).not.toMatch(/[*`[]/)
  }
})

test('whatever is written, nothing but markers and a link that has begun is taken away', () => {
  const anyText = fc.string({ unit: fc.constantFrom(...'ab *_`[]()\\\n#-2'.split('')) })
  fc.assert(
    fc.property(anyText, (text) => {
      const plain = (words: string) => words.replaceAll(/[*_`\\]/g, '')
      const shown = plain(closeMarkup(text)).trimEnd()
      expect(plain(text).startsWith(shown)).toBe(true)
      // No more is left out than a link that has begun.
      expect(plain(text).slice(shown.length).trim()).toMatch(/^$|^!?\[/)
    }),
  )
})

test('a model that loops on line ends holds nobody up', () => {
  const text = `a *b${'\n'.repeat(19_000)}`
  const began = performance.now()
  closeMarkup(text)
  expect(performance.now() - began).toBeLessThan(200)
})
