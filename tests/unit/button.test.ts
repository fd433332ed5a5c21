import { createElement } from 'react'
import { expect, test } from 'vitest'
import { Button } from '#src/ui/button.tsx'
import { render } from './render.ts'
import type { ButtonProps } from '#src/ui/button.tsx'

const variants = [
  'default',
  'destructive',
  'outline',
  'secondary',
  'ghost',
  'link',
] as const
const sizes = ['default', 'sm', 'lg', 'icon'] as const

/** The rules of the button alone. */
async function rulesOf(props: ButtonProps): Promise<string> {
  const { html, css } = await render(createElement(Button, props, 'Go on'))
  const [, name = ''] = /class="[^"]*?(css-[\w]+)"/.exec(html) ?? []
  return css
    .split('}')
    .filter((rule) => rule.includes(`.${name}`))
    .map((rule) => rule.replaceAll(name, 'button'))
    .join('}')
}

test('a button has six variants and four sizes, each with a look of its own', async () => {
  const looks = new Set<string>()
  for (const variant of variants)
    for (const size of sizes) looks.add(await rulesOf({ variant, size }))
  expect(looks.size).toBe(variants.length * sizes.length)
  expect(await rulesOf({})).toBe(await rulesOf({ variant: 'default', size: 'default' }))
})

test('a destructive one is red, and a link has no room at its sides', async () => {
  expect(await rulesOf({ variant: 'destructive' })).toContain('--chakra-colors-red-solid')
  expect(await rulesOf({ variant: 'default' })).not.toContain('--chakra-colors-red-solid')
  for (const size of sizes)
    expect(await rulesOf({ variant: 'link', size })).toMatch(/padding-inline:\s*0/)
})

test('a button that is at work takes no click and says so', async () => {
  const { html, text } = await render(
    createElement(Button, { loading: true, loadingText: 'Saving...' }, 'Save'),
  )
  expect(html).toMatch(/<button[^>]*type="button"[^>]*disabled=""/)
  expect(text).toContain('Saving...')
  expect(text).not.toContain('|Save|')
})

test('what is a button by looks only is none by its element', async () => {
  const { html } = await render(
    createElement(Button, { asChild: true }, createElement('a', { href: '/auth' }, 'Go')),
  )
  expect(html).toMatch(/<a[^>]*href="\/auth"/)
  expect(html).not.toMatch(/<button|type="button"/)
})
