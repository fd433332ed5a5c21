import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePolicies } from '#scripts/make-policies.ts'
import { openPdf, readText } from '#server/media/pdf.ts'
import { policies } from '#src/features/pages/policies.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'refyn-policies-'))
  await makePolicies(process.cwd(), folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const pathOf = (name: string) => join(folder, 'policies', `${name}.pdf`)

test('there are the six documents of the specification', () => {
  expect([...policies].toSorted()).toEqual([
    'accessibility',
    'cookies',
    'legal-notice',
    'privacy',
    'retention',
    'terms',
  ])
})

test.for(policies)('%s is a PDF with every word of its Markdown', async (name) => {
  const pdf = await openPdf(pathOf(name))
  const written = (await readText(pdf)).join(' ').replaceAll(/[\s•]+/g, '')
  await pdf.loadingTask.destroy()
  const markdown = await readFile(join('docs', 'policies', `${name}.md`), 'utf8')
  const words = markdown
    .replaceAll(/^#+ /gm, '')
    .replaceAll(/^- /gm, '')
    .replaceAll('**', '')
    .replaceAll(/\s+/g, '')
  expect(written).toBe(words)
})

test.for(policies)('%s is tagged, in English, and named by its title', async (name) => {
  const bytes = await readFile(pathOf(name), 'latin1')
  expect(bytes.startsWith('%PDF-1.7')).toBe(true)
  expect(bytes).toContain('/Marked true')
  expect(bytes).toContain('/Lang (en)')
  expect(bytes).toContain('/DisplayDocTitle true')
})
