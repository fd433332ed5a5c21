import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isHarmlessMarkdown, safeUrl } from '#src/lib/safe-url.ts'

const id = 'abcdefghijklmnopqrstuvwx23'

test.for([
  'https://example.org/a?b=c#d',
  'http://example.org',
  'mailto:ada@example.org',
  'HTTPS://EXAMPLE.ORG',
])('the link %s stays', (url) => {
  expect(safeUrl(url, 'href')).toBe(url)
})

test.for([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'blob:https://example.org/x',
  'ftp://example.org',
  '//evil.example/x',
  '/api/logout',
  'no address',
  '',
])('the link %j becomes empty', (url) => {
  expect(safeUrl(url, 'href')).toBe('')
})

test.for([
  `/api/files/${id}/content`,
  `/api/files/${id}/content?w=960`,
  'data:image/png;base64,iVBORw0KGgo=',
  'data:image/jpeg;base64,AAAA',
])('the picture %s stays', (url) => {
  expect(safeUrl(url, 'src')).toBe(url)
})

test.for([
  'https://evil.example/pixel.png',
  `https://evil.example/api/files/${id}/content`,
  `//evil.example/api/files/${id}/content`,
  `/api/files/${id}/content?w=960&x=1`,
  `/api/files/${id}/content/../../logout`,
  `/api/files/${id.slice(1)}/content`,
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:text/html;base64,PHN2Zz4=',
  'data:image/png;base64,a"onerror="x',
  `data:image/png;base64,${'A'.repeat(8 * 1024 * 1024)}`,
  'javascript:alert(1)',
])('the picture %.60j becomes empty', (url) => {
  expect(safeUrl(url, 'src')).toBe('')
})

test('whatever stands there, only the web and mail are linked to and nothing is fetched from elsewhere', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.domain()), (url) => {
      const link = safeUrl(url, 'href')
      if (link !== '') expect(new URL(link).protocol).toMatch(/^(https?|mailto):$/)
      expect(safeUrl(url, 'src')).toBe('')
    }),
  )
})

test('a critique is harmless, and text that would take a parser to its knees is not', () => {
  const critique =
    '## What I see\n\n**Light** from *behind*.\n\n1. One [link](https://x.org).\n'
  expect(isHarmlessMarkdown(critique)).toBe(true)
  expect(isHarmlessMarkdown(critique.repeat(100))).toBe(true)
  for (const hostile of [
    'x'.repeat(20_001),
    '*a_ '.repeat(600),
    '['.repeat(1000),
    '('.repeat(200),
    `${'> '.repeat(300)}x`,
    '>'.repeat(1000),
  ])
    expect([hostile.slice(0, 8), isHarmlessMarkdown(hostile)]).toEqual([
      hostile.slice(0, 8),
      false,
    ])
})
