import { expect, test } from 'vitest'
import { findPicture } from '#routers/courses/find-picture.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { aCrit, measured } from '#tests/support/crits.ts'
import { soundFacts, textFacts } from '#tests/support/facts.ts'
import { aFile, aMessage, aNote, aUser } from '#tests/support/factories.ts'
import { plainDrawings, scriptedAuthor } from '#tests/support/scripted-author.ts'
import { until } from '#tests/support/until.ts'
import { buildWorking } from '#tests/support/working.ts'
import type { NewFileRow } from '#db/tables/files.ts'
import type { NoteRow } from '#db/tables/learning.ts'
import type { UserRow } from '#db/tables/people.ts'
import type { Drawings } from '#routers/course-author.ts'
import type { TestWorld } from '#tests/support/build-context.ts'
import type { Crit } from '#tests/support/crits.ts'

type Words = Parameters<Drawings['choose']>

async function aStudio() {
  const author = scriptedAuthor()
  const chosen: Words[] = []
  const drawings: Drawings = {
    choose(...words) {
      chosen.push(words)
      return plainDrawings.choose(...words)
    },
  }
  return { ...(await buildWorking({ author, drawings })), author, chosen }
}

/** A note that was drawn from the critique of a crit. */
function drawn({ db, user }: TestWorld, crit: Crit, over: Partial<NoteRow> = {}) {
  return aNote(db, user, {
    conversationId: crit.conversation.id,
    messageId: crit.critique.id,
    type: 'ai_extracted',
    title: 'Lift the shadows',
    ...over,
  })
}

async function courseOf({ api }: TestWorld, notes: NoteRow[]) {
  const selectedNotes = notes.map(({ id }) => id)
  const { id } = await api.courses.generate({ courseTitle: 'Light', selectedNotes })
  return until(async () => {
    const course = await api.courses.get({ id })
    return course.status === 'ready' ? course : undefined
  })
}

test('a note from a crit brings the own work with the place that is meant, once', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  const { parts } = await courseOf(studio, [await drawn(studio, crit)])
  expect(parts?.map(({ picture }) => picture)).toEqual([
    {
      type: 'work',
      fileId: crit.work.id,
      originalName: 'quay.jpg',
      mimeType: 'image/jpeg',
      pin: {
        number: 1,
        title: 'Lift the shadows',
        anchor: { type: 'box', x: 0.1, y: 0.2, width: 0.3, height: 0.4 },
      },
    },
    { type: 'drawing', ...plainDrawings.choose('photography', '', []) },
  ])
  expect(parts?.map(({ imageUrl }) => imageUrl)).toEqual([
    `/api/files/${crit.work.id}/content?w=1200`,
    '/api/drawings/side-light.svg',
  ])
})

test('each note brings its own work, and a part of no note a drawing', async () => {
  const studio = await aStudio()
  const [first, second] = [
    await aCrit(studio, studio.user),
    await aCrit(studio, studio.user),
  ]
  const { outlined } = studio.author
  studio.author.outlined = {
    ...outlined,
    parts: [1, null, 0, 9].map((note) => ({ title: `${note}`, goal: 'g', note })),
  }
  const notes = [await drawn(studio, first), await drawn(studio, second)]
  const { parts } = await courseOf(studio, notes)
  expect(
    parts?.map(({ picture }) => (picture.type === 'work' ? picture.fileId : 'drawing')),
  ).toEqual([second.work.id, 'drawing', first.work.id, 'drawing'])
})

test('the drawing is chosen by the medium of the note and the words of the part', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  await courseOf(studio, [await drawn(studio, crit)])
  expect(studio.chosen.map(([medium]) => medium)).toEqual(['photography', 'photography'])
  expect(studio.chosen[1]?.[1]).toBe(
    `Space\nTell space apart.\n${studio.author.lesson.content}`,
  )
})

test('a note by hand brings drawings', async () => {
  const studio = await aStudio()
  const { parts } = await courseOf(studio, [await aNote(studio.db, studio.user)])
  expect(parts?.map(({ picture }) => picture.type)).toEqual(['drawing', 'drawing'])
  expect(studio.chosen.map(([medium]) => medium)).toEqual([null, null])
})

test('a work that is deleted since gives way to its drawing', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  const { id } = await courseOf(studio, [await drawn(studio, crit)])
  await studio.api.conversation.remove({ id: crit.conversation.id })
  const { parts } = await studio.api.courses.get({ id })
  expect(parts?.map(({ picture, imageUrl }) => [picture.type, imageUrl])).toEqual([
    ['drawing', '/api/drawings/side-light.svg'],
    ['drawing', '/api/drawings/side-light.svg'],
  ])
  expect(JSON.stringify(parts)).not.toContain(crit.work.id)
})

test('a work that is deleted while the course is made is no failure', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  studio.author.onCall = (step) =>
    step === 'outline'
      ? studio.api.conversation.remove({ id: crit.conversation.id })
      : undefined
  const { parts } = await courseOf(studio, [await drawn(studio, crit)])
  expect(parts?.[0]?.picture.type).toBe('drawing')
})

async function pictureOf(
  over: Partial<NewFileRow> = {},
  prepare: (world: TestWorld, crit: Crit) => Promise<Partial<NoteRow> | void> = () =>
    Promise.resolve(),
) {
  const world = await buildContext()
  const crit = await aCrit(world, world.user, over)
  const note = await drawn(world, crit, (await prepare(world, crit)) ?? {})
  return { ...(await pictureFor(world, world.user, note)), world, crit }
}

async function pictureFor(
  world: TestWorld,
  user: Pick<UserRow, 'id'>,
  { id, title, content, conversationId, messageId, excerpt }: NoteRow,
) {
  const note = { id, title, content, conversationId, messageId, excerpt }
  const rest = { category: 'technique' as const, tags: [], medium: null }
  return { picture: await findPicture(world.services, user.id, { ...note, ...rest }) }
}

const anchorOf = (place: object) => ({ anchor: JSON.stringify(place) })

function placed(place: object) {
  return async ({ db }: TestWorld, { critique }: Crit) => {
    const change = anchorOf(place)
    await db.updateTable('suggestions').set(change).execute()
    return { messageId: critique.id }
  }
}

test('sound and film have no still of the moment, nor have texts of a sentence', async () => {
  const sound = { mimeType: 'audio/mpeg', facts: JSON.stringify(soundFacts()) }
  const moment = placed({ type: 'time', from: 1, to: 2 })
  expect((await pictureOf(sound, moment)).picture).toBeNull()
  expect((await pictureOf(sound, placed({ type: 'whole' }))).picture).toBeNull()
  const film = { mimeType: 'video/mp4' }
  expect((await pictureOf(film, placed({ type: 'whole' }))).picture).toBeNull()
  const text = { mimeType: 'text/plain', facts: JSON.stringify(textFacts()) }
  expect((await pictureOf(text, placed({ type: 'whole' }))).picture).toBeNull()
})

test('a page of a document is shown, and only one that it has', async () => {
  const document = { mimeType: 'application/pdf', facts: JSON.stringify(textFacts()) }
  const page = { type: 'page', page: 3, box: null }
  expect((await pictureOf(document, placed(page))).picture?.anchor).toEqual(page)
  expect((await pictureOf(document, placed({ ...page, page: 4 }))).picture).toBeNull()
})

test('a page is named in the address of its picture', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user, {
    mimeType: 'application/pdf',
    facts: JSON.stringify(textFacts()),
  })
  const page = { type: 'page', page: 2, box: null }
  await studio.db.updateTable('suggestions').set(anchorOf(page)).execute()
  const { parts } = await courseOf(studio, [await drawn(studio, crit)])
  expect(parts?.[0]?.imageUrl).toBe(`/api/files/${crit.work.id}/content?w=1200&page=2`)
})

test.for<[string, Partial<NoteRow>, number]>([
  ['of the same title', { title: 'Level the horizon' }, 2],
  ['of the same sentence', { title: 'Other', excerpt: 'It slopes. Turn it.' }, 2],
  [
    'whose action it holds',
    {
      title: 'Other',
      excerpt: null,
      content: 'Turn the picture four degrees; then look.',
    },
    2,
  ],
])('the pin is that of the suggestion %s', async ([, note, number]) => {
  const { picture } = await pictureOf({}, async ({ db }, { suggestions }) => {
    await db
      .updateTable('suggestions')
      .set({ excerpt: 'Turn it.', how: 'Turn the picture, four degrees' })
      .where('id', '=', suggestions[1].id)
      .execute()
    return note
  })
  expect(picture?.number).toBe(number)
})

test.for<[string, Partial<NoteRow>]>([
  ['that nothing was suggested for', { title: 'Other' }],
  ['of another sentence', { title: 'Other', excerpt: 'The light is fine.' }],
])('a note %s shows no other suggestion of its reply', async ([, note]) => {
  const { picture } = await pictureOf({}, async ({ db }) => {
    await db.updateTable('suggestions').set({ excerpt: 'Turn it.' }).execute()
    return note
  })
  expect(picture).toBeNull()
})

test('a sentence is nearer than a title', async () => {
  const { picture } = await pictureOf({}, async ({ db }, { suggestions }) => {
    await db
      .updateTable('suggestions')
      .set({ excerpt: 'Turn it.', how: 'Turn the picture, four degrees' })
      .where('id', '=', suggestions[1].id)
      .execute()
    return { excerpt: 'Turn it.' }
  })
  expect(picture?.number).toBe(2)
})

test('one place is shown once a course, though two notes speak of it', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  const { outlined } = studio.author
  studio.author.outlined = {
    ...outlined,
    parts: [0, 1, 2].map((note) => ({ title: `${note}`, goal: 'g', note })),
  }
  const notes = [
    await drawn(studio, crit),
    await drawn(studio, crit),
    await drawn(studio, crit, { title: 'Level the horizon' }),
  ]
  const { parts } = await courseOf(studio, notes)
  expect(
    parts?.map(({ picture }) =>
      picture.type === 'work' ? picture.pin.title : picture.type,
    ),
  ).toEqual(['Lift the shadows', 'drawing', 'Level the horizon'])
})

test('what is said of a whole picture shows it, and claims no place', async () => {
  const { picture } = await pictureOf({}, placed({ type: 'whole' }))
  expect(picture?.anchor).toEqual({ type: 'whole' })
})

test('drawings that a course has already are told', async () => {
  const studio = await aStudio()
  await courseOf(studio, [await aNote(studio.db, studio.user)])
  expect(studio.chosen.map(([, , taken]) => taken)).toEqual([
    [],
    ['/api/drawings/side-light.svg'],
  ])
})

test('a suggestion of another reply is not what the note speaks of', async () => {
  const { picture } = await pictureOf({}, async ({ db }, { conversation }) => {
    const { id: messageId } = await aMessage(db, conversation)
    return { messageId }
  })
  expect(picture).toBeNull()
})

test('a place outside the picture, as it is now measured, is not shown, nor another one', async () => {
  const { picture } = await pictureOf({}, async ({ db }, { suggestions }) => {
    await db
      .updateTable('suggestions')
      .set(anchorOf({ type: 'box', x: 0.9, y: 0.2, width: 0.3, height: 0.4 }))
      .where('id', '=', suggestions[0].id)
      .execute()
  })
  expect(picture).toBeNull()
})

test("a suggestion about no file, or about somebody else's, shows nothing", async () => {
  const { picture } = await pictureOf({}, async ({ db }, { suggestions }) => {
    const other = await aUser(db)
    const theirs = await aFile(db, other, measured())
    const [first, second] = suggestions
    for (const [id, fileId] of [
      [first.id, null],
      [second.id, theirs.id],
    ] as const)
      await db.updateTable('suggestions').set({ fileId }).where('id', '=', id).execute()
  })
  expect(picture).toBeNull()
})

test("a note that names somebody else's crit shows nothing of it", async () => {
  const { world, crit } = await pictureOf()
  const stranger = await aUser(world.db)
  const { picture } = await pictureFor(world, stranger, await drawn(world, crit))
  expect(picture).toBeNull()
})
