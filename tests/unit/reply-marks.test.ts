import { createElement } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { startTexts } from '#src/lib/i18n.ts'
import { MarkdownText } from '#src/features/conversation/markdown-text.tsx'
import { noLinks, ReplyLinksContext } from '#src/features/conversation/reply-marks.ts'
import { render } from './render.ts'
import type { ReplyMarks } from '#src/features/conversation/reply-marks.ts'

beforeAll(startTexts)

const citations: ReplyMarks['citations'] = [
  {
    number: 2,
    fileId: 'one',
    key: 'brightness',
    label: 'Mean brightness',
    value: '26 %',
  },
]

async function shown(text: string, over: Partial<ReplyMarks> = {}): Promise<string> {
  const marks = { citations, numberMarks: [], sentences: [], ...over }
  const reply = createElement(MarkdownText, { text, marks })
  const value = { ...noLinks, ...marks }
  return (await render(createElement(ReplyLinksContext, { value }, reply))).html
}

function wrong(text: string, words: string): ReplyMarks['numberMarks'] {
  const start = text.indexOf(words)
  const measured = 'Mean brightness: 26 %'
  return [{ start, end: start + words.length, number: 2, measured }]
}

test.for(['It is 64 % light.', 'It is **64 %** light.', '64 %'])(
  'a wrong number is marked however it is set: %s',
  async (text) => {
    const html = await shown(text, { numberMarks: wrong(text, '64 %') })
    expect(html).toContain('measured: Mean brightness: 26 %')
    expect(await shown(text)).not.toContain('measured:')
  },
)

test('a citation is a button with its fact, and one of no fact is words', async () => {
  const html = await shown('Dark [F2], and [F9].')
  expect(html).toContain('aria-label="F2: Mean brightness, 26 %. Show the chart"')
  expect(html.match(/<button/g)).toHaveLength(1)
  expect(html).toContain('[F9]')
})

test('an escaped citation stays what somebody wrote', async () => {
  expect(await shown('You told me: my \\[F2\\] idea')).not.toContain('<button')
})

test('a sentence with a suggestion is marked across its markup and carries one pin', async () => {
  const text = 'Before. **Lights** are lost [F2] here. After.'
  const start = text.indexOf('are lost')
  const sentence = { suggestionId: 's', number: 3, title: 'Lights are lost.' }
  const end = text.indexOf(' After')
  const html = await shown(text, { sentences: [{ ...sentence, start, end }] })
  expect(html.match(/Suggestion 3: Lights are lost\./g)).toHaveLength(1)
})
