import { listWholeCourses } from '#db/queries/courses.ts'
import { listOwnRows, ownTables } from '#db/queries/exports.ts'
import { toUserView } from '../account/user-view.ts'
import { storedPlan } from '../billing/limits.ts'
import { courseMarkdown } from './course-markdown.ts'
import { critMarkdown } from './crit-markdown.ts'
import { pathNames } from './path-names.ts'
import { readme } from './readme.ts'
import { toPlainRow } from './plain-row.ts'
import type { OwnTable } from '#db/queries/exports.ts'
import type { UserRow } from '#db/tables/people.ts'
import type { ArchiveEntry } from '../file-store.ts'
import type { Services } from '../context.ts'
import type { PlainRow } from './plain-row.ts'

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** More than anyone makes at five a day. */
const allCourses = { limit: 100_000, offset: 0 }

/** Where each kind of file lies beside its crit. */
const folders: Record<string, string> = {
  work: 'works',
  improved: 'improved',
  refyn: 'refyns',
  audio: 'audio',
  profile: 'profile',
}

/**
 * Everything that a person has, as files that open without Refyn: originals, refyns and talks under
 * their own names, crits, notes and courses as Markdown, and every row as json. Secrets (password,
 * sessions, stored names) are not in it.
 */
export async function* archiveEntries(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  user: UserRow,
): AsyncGenerator<ArchiveEntry> {
  const rows = async (table: OwnTable) => listOwnRows(db, user.id, table)
  yield { path: 'README.txt', text: readme(settings.appUrl) }
  yield {
    path: 'profile.json',
    text: json({
      ...toUserView(user),
      subscriptionPlan: storedPlan(user.subscriptionPlan),
      isAcademic: user.isAcademic === 1,
      lastLoginAt: user.lastLoginAt,
    }),
  }
  for (const table of ownTables)
    yield {
      path: `data/${table}.json`,
      text: json((await rows(table)).map(toPlainRow)),
    }

  const conversations = (await rows('conversations')).map(toPlainRow)
  const messages = (await rows('messages')).map(toPlainRow)
  const suggestions = (await rows('suggestions')).map(toPlainRow)
  const names = pathNames()
  const folderOf = new Map<string, string>()
  for (const conversation of conversations) {
    const id = String(conversation['id'])
    const title = String(conversation['contextPrompt']).split('\n')[0] ?? ''
    const day = String(conversation['createdAt']).slice(0, 10)
    const folder = `crits/${names.unique('crits', `${day} ${title}`)}`
    folderOf.set(id, folder)
    const own = (list: PlainRow[]) => list.filter((row) => row['conversationId'] === id)
    const crit = {
      conversation,
      messages: own(messages).toSorted(
        (one, other) => Number(one['position']) - Number(other['position']),
      ),
      suggestions: own(suggestions),
    }
    yield { path: `${folder}/crit.json`, text: json(crit) }
    yield { path: `${folder}/crit.md`, text: critMarkdown(crit) }
  }

  for (const file of await rows('files')) {
    const folder = folderOf.get(String(file['conversationId'])) ?? 'files'
    const kind = folders[String(file['kind'])] ?? 'works'
    const place = `${folder}/${kind}`
    yield {
      path: `${place}/${names.unique(place, String(file['originalName']))}`,
      filename: String(file['filename']),
    }
  }

  for (const course of await listWholeCourses(db, user.id, allCourses))
    yield {
      path: `courses/${names.unique('courses', `${course.title}.md`)}`,
      text: courseMarkdown(course),
    }
  const notes = (await rows('notes')).map(toPlainRow)
  yield { path: 'notes.md', text: notesMarkdown(notes) }
}

function notesMarkdown(notes: PlainRow[]): string {
  const parts = notes.map((note) =>
    [
      `## ${String(note['title']).replaceAll(/\s+/g, ' ')}`,
      `*${String(note['createdAt']).slice(0, 10)} · ${String(note['category'])}*`,
      String(note['content']),
      ...(note['link'] ? [`<${note['link'] as string}>`] : []),
    ].join('\n\n'),
  )
  return `${['# Notes', ...parts].join('\n\n')}\n`
}
