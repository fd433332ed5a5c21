import { createElement } from 'react'
import { expect, test } from 'vitest'
import { Prose } from '#src/ui/prose.tsx'
import { render } from './render.ts'

const shown = async (text: string) => (await render(createElement(Prose, { text }))).html

test.for([
  '[look](javascript:alert(1))',
  '[look](JaVaScRiPt:alert(1))',
  '[look](vbscript:x)',
  '[look](data:text/html,x)',
  '[look][1]\n\n[1]: javascript:alert(1)',
  '<javascript:alert(1)>',
])('%s leads nowhere', async (text) => {
  expect(await shown(text)).not.toMatch(/<a\b|href=/)
})

test('a picture from elsewhere is asked of nobody, and its words stay', async () => {
  const html = await shown('![A pier](https://elsewhere.example/p.png?seen=1)')
  expect(html).not.toMatch(/<img|src=/)
  expect(html).toContain('A pier')
})

test('markup is not run and not shown as markup', async () => {
  const html = await shown('One <img src=x onerror=alert(1)> <b onclick="x()">two</b>')
  expect(html).not.toMatch(/<img|<b\b|onerror|onclick/)
})

test('a link that may be followed says where it leads, and follows no trace', async () => {
  const html = await shown('[the museum](https://example.org/opening)')
  expect(html).toContain('href="https://example.org/opening"')
  expect(html).toContain('rel="noopener noreferrer nofollow ugc"')
  expect(html).toContain('(example.org)')
})
