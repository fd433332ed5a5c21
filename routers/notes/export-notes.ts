import { readNotes } from './list-notes.ts'
import type { MemberContext } from '../context.ts'
import type { ListNotesInput, NoteView } from '../contract/notes.ts'

const atOnce = 1000

/** All notes of a list as one Markdown document, in its order. */
export async function exportNotes(
  ctx: MemberContext,
  wanted: Pick<ListNotesInput, 'q' | 'category' | 'conversationId'>,
): Promise<string> {
  const parts = ['# Notes']
  for (let cursor: number | null = 0; cursor !== null;) {
    const page = await readNotes(ctx, { ...wanted, cursor, limit: atOnce })
    parts.push(...page.notes.map(noteMarkdown))
    cursor = page.nextCursor
  }
  return `${parts.join('\n\n')}\n`
}

export function noteMarkdown(note: NoteView): string {
  const { title, content, link, category, tags, excerpt, createdAt } = note
  const about = [category, ...tags.map((tag) => `#${tag.replaceAll(/\s+/g, '-')}`)]
  return [
    `## ${title.replaceAll(/\s+/g, ' ')}`,
    `*${createdAt.slice(0, 10)} · ${about.join(' · ')}*`,
    content,
    ...(excerpt ? [`> ${excerpt.replaceAll('\n', '\n> ')}`] : []),
    ...(link ? [`<${link}>`] : []),
  ].join('\n\n')
}
