import { describe, expect, test } from 'vitest'
import { noteLimits } from '#routers/contract/note-limits.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { aConversation, aNote, aUser } from '#tests/support/factories.ts'
import { codeOf, refusalOf } from '#tests/support/refusals.ts'
import type { CreateNoteInput } from '#routers/contract/notes.ts'

const light = { title: 'Light', content: 'Mind where it comes from.' }

async function titles(
  { api }: Awaited<ReturnType<typeof buildContext>>,
  wanted: Parameters<typeof api.notes.list>[0],
): Promise<string[]> {
  const { notes } = await api.notes.list(wanted)
  return notes.map(({ title }) => title)
}

describe('a note by hand', () => {
  test('is kept as it was written, trimmed, and is the newest', async () => {
    const world = await buildContext()
    await world.api.notes.create({ title: 'Older', content: 'x' })
    world.clock.move(1000)
    const note = await world.api.notes.create({
      title: '  Light ',
      content: ' Mind where it comes from. ',
      link: 'example.org/light',
      category: 'technique',
      tags: ['light', 'light', 'window'],
    })
    expect(note).toMatchObject({
      title: 'Light',
      content: 'Mind where it comes from.',
      link: 'https://example.org/light',
      type: 'manual',
      category: 'technique',
      tags: ['light', 'window'],
      conversationId: null,
      sessionId: null,
      excerpt: null,
      found: null,
    })
    expect(await titles(world, {})).toEqual(['Light', 'Older'])
  })

  test('is of the category general and has no tags unless it is said', async () => {
    const { api } = await buildContext()
    expect(await api.notes.create(light)).toMatchObject({
      category: 'general',
      tags: [],
      link: null,
    })
  })

  test('is one, however often one click arrives, and another person’s click is theirs', async () => {
    const world = await buildContext()
    const requestId = crypto.randomUUID()
    const [one, other] = await Promise.all([
      world.api.notes.create({ ...light, requestId }),
      world.api.notes.create({ ...light, requestId }),
    ])
    expect(one.id).toBe(other.id)
    const theirs = world.as(await aUser(world.db)).api
    expect((await theirs.notes.create({ ...light, requestId })).id).not.toBe(one.id)
    expect(await titles(world, {})).toEqual(['Light'])
  })

  test.for([
    ['no title', { ...light, title: '  ' }],
    ['no content', { ...light, content: '' }],
  ] as const)(
    'with %s is refused in the words of the specification',
    async ([, note]) => {
      const { api } = await buildContext()
      const refusal = await refusalOf(api.notes.create(note))
      expect([refusal.appCode, JSON.stringify(refusal.cause)]).toEqual([
        'invalid',
        expect.stringContaining('Please provide both title and content for the note.'),
      ])
    },
  )

  test.for<[string, CreateNoteInput | object]>([
    ['a title of 256', { ...light, title: 'x'.repeat(noteLimits.title + 1) }],
    ['a link of 501', { ...light, link: `https://${'x'.repeat(noteLimits.link)}.org` }],
    ['a link that runs', { ...light, link: 'javascript:alert(1)' }],
    ['a link that is none', { ...light, link: 'not an address' }],
    ['an unknown category', { ...light, category: 'gossip' }],
    ['too many tags', { ...light, tags: Array.from({ length: 13 }, (_, n) => `${n}`) }],
  ])('with %s is refused', async ([, note]) => {
    const { api } = await buildContext()
    expect(await codeOf(api.notes.create(note as CreateNoteInput))).toBe('invalid')
  })

  test('with a title of 255 is taken', async () => {
    const { api } = await buildContext()
    const title = 'x'.repeat(noteLimits.title)
    expect((await api.notes.create({ ...light, title })).title).toBe(title)
  })

  test('is changed in what is named, and nowhere else', async () => {
    const world = await buildContext()
    const { id } = await world.api.notes.create({ ...light, tags: ['a'], link: 'a.org' })
    world.clock.move(5000)
    const changed = await world.api.notes.update({ id, title: 'Shade' })
    expect(changed).toMatchObject({ ...light, title: 'Shade', tags: ['a'] })
    expect(changed.updatedAt > changed.createdAt).toBe(true)
    expect((await world.api.notes.update({ id, link: '' })).link).toBeNull()
  })

  test('of someone else can be neither read, changed nor deleted', async () => {
    const world = await buildContext()
    const { id } = await world.api.notes.create(light)
    const { api } = world.as(await aUser(world.db))
    expect((await api.notes.list({})).notes).toEqual([])
    expect((await api.notes.list({ q: 'light' })).notes).toEqual([])
    expect((await api.notes.export({})).markdown).not.toContain('Mind where')
    expect(await codeOf(api.notes.update({ id, title: 'Mine' }))).toBe('not_found')
    expect(await codeOf(api.notes.remove({ id }))).toBe('not_found')
    expect(await titles(world, {})).toEqual(['Light'])
  })

  test('that is deleted is gone, from the search too', async () => {
    const world = await buildContext()
    const { id } = await world.api.notes.create(light)
    expect(await world.api.notes.remove({ id })).toEqual({ success: true })
    expect(await titles(world, {})).toEqual([])
    expect(await titles(world, { q: 'light' })).toEqual([])
    expect(await codeOf(world.api.notes.remove({ id }))).toBe('not_found')
  })
})

describe('a list of notes', () => {
  test('can be of one category, and of one conversation with the way back to it', async () => {
    const world = await buildContext()
    const crit = await aConversation(world.db, world.user)
    await aNote(world.db, world.user, { title: 'Mine', category: 'advice' })
    await aNote(world.db, world.user, {
      title: 'Drawn',
      category: 'technique',
      conversationId: crit.id,
      type: 'ai_extracted',
    })
    expect(await titles(world, { category: 'advice' })).toEqual(['Mine'])
    const { notes } = await world.api.notes.list({ conversationId: crit.id })
    expect(notes).toMatchObject([
      { title: 'Drawn', type: 'ai_extracted', sessionId: crit.sessionId },
    ])
  })

  test('comes in pages that leave nothing out', async () => {
    const world = await buildContext()
    for (let n = 0; n < 7; n += 1)
      await aNote(world.db, world.user, { title: `Note ${n}` })
    const all = await titles(world, {})
    const first = await world.api.notes.list({ limit: 3 })
    const second = await world.api.notes.list({ limit: 3, cursor: first.nextCursor })
    const third = await world.api.notes.list({ limit: 3, cursor: second.nextCursor })
    const paged = [first, second, third].flatMap(({ notes }) => notes)
    expect(paged.map(({ title }) => title)).toEqual(all)
    expect(third.nextCursor).toBeNull()
  })
})

describe('a search', () => {
  async function searched() {
    const world = await buildContext()
    await aNote(world.db, world.user, {
      title: 'Where the light comes from',
      content: 'Walk round it.',
    })
    await aNote(world.db, world.user, {
      title: 'Edges',
      content: 'Soft light makes soft edges, and a façade shows it.',
      category: 'technique',
    })
    await aNote(world.db, world.user, {
      title: 'Sound',
      content: 'Leave silence.',
      tags: JSON.stringify(['light touch']),
    })
    return world
  }

  test('wants all words, takes the beginning of the last, and is blind to case and accents', async () => {
    const world = await searched()
    expect(await titles(world, { q: 'soft light' })).toEqual(['Edges'])
    expect(await titles(world, { q: 'SOFT edg' })).toEqual(['Edges'])
    expect(await titles(world, { q: 'facade' })).toEqual(['Edges'])
    expect(await titles(world, { q: 'soft silence' })).toEqual([])
  })

  test('puts a word in the title first, then in the tags, then in the text', async () => {
    const world = await searched()
    expect(await titles(world, { q: 'light' })).toEqual([
      'Where the light comes from',
      'Sound',
      'Edges',
    ])
  })

  test('can be held to a category', async () => {
    const world = await searched()
    expect(await titles(world, { q: 'light', category: 'technique' })).toEqual(['Edges'])
  })

  test('marks what was found, and joined the pieces are the text', async () => {
    const world = await searched()
    const { notes } = await world.api.notes.list({ q: 'soft' })
    const found = notes[0]?.found
    expect(found?.content.filter(({ isHit }) => isHit)).toEqual([
      { text: 'Soft', isHit: true },
      { text: 'soft', isHit: true },
    ])
    expect(found?.content.map(({ text }) => text).join('')).toBe(notes[0]?.content)
    expect(found?.title).toEqual([{ text: 'Edges', isHit: false }])
  })

  test.for([
    '"',
    'light"',
    'AND',
    'NOT light',
    'light*',
    'title:light',
    '(',
    '-light',
    '—',
  ])('for %s is a search for its words and never an error', async (q) => {
    const world = await searched()
    expect(Array.isArray(await titles(world, { q }))).toBe(true)
  })

  test('knows a note as it was changed', async () => {
    const world = await searched()
    const { notes } = await world.api.notes.list({ q: 'silence' })
    await world.api.notes.update({ id: notes[0]!.id, content: 'Leave room.' })
    expect(await titles(world, { q: 'silence' })).toEqual([])
    expect(await titles(world, { q: 'room' })).toEqual(['Sound'])
  })

  test('of 10,000 notes of one person answers in good time', async () => {
    const world = await buildContext()
    const words = ['light', 'edge', 'rhythm', 'colour', 'frame', 'silence', 'weight']
    world.open.sqlite.exec('begin')
    for (let n = 0; n < 10_000; n += 1)
      await aNote(world.db, world.user, {
        title: `Note ${n} on ${words[n % 7]}`,
        content: `${words[(n * 3) % 7]} and ${words[(n * 5) % 7]} ${'word '.repeat(60)} ${n}`,
      })
    world.open.sqlite.exec('commit')
    const times: number[] = []
    for (const q of ['light', 'rhythm fra', 'silence weight', 'note 99', 'colour']) {
      const from = performance.now()
      await world.api.notes.list({ q, limit: 60 })
      times.push(performance.now() - from)
    }
    // 20 ms are asked for on a quiet machine; a busy one gets five times that.
    expect(times.toSorted((a, b) => a - b)[2]).toBeLessThan(100)
  })
})

test('the export has every note of the list as Markdown, with what it stands for', async () => {
  const world = await buildContext()
  await aNote(world.db, world.user, {
    title: 'Light\nand shade',
    content: 'Mind it.',
    link: 'https://example.org/',
    category: 'advice',
    tags: JSON.stringify(['low sun']),
    excerpt: 'The light is low.',
  })
  await aNote(world.db, world.user, { title: 'Other', category: 'general' })
  const { markdown } = await world.api.notes.export({ category: 'advice' })
  expect(markdown).toBe(
    [
      '# Notes',
      '## Light and shade',
      '*2026-11-10 · advice · #low-sun*',
      'Mind it.',
      '> The light is low.',
      '<https://example.org/>\n',
    ].join('\n\n'),
  )
})
