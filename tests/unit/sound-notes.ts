import { expect } from 'vitest'
import { extractedNotes } from '#routers/contract/notes.ts'
import { noteCategories } from '#routers/contract/note-categories.ts'
import { noteDown } from '#server/services/built-in/note-down.ts'
import type { Brief, NoteDraft } from '#routers/tutor.ts'

export function titled(notes: NoteDraft[], title: string): NoteDraft | undefined {
  return notes.find((note) => note.title === title)
}

export function titles(notes: NoteDraft[]): string[] {
  return notes.map(({ category, title }) => `${category}: ${title}`)
}

/** What is true of the notes of any reply. */
export function expectSound(brief: Brief, reply: string): NoteDraft[] {
  const notes = noteDown(brief, reply)
  expect(noteDown(brief, reply)).toEqual(notes)
  expect(notes.length).toBeLessThanOrEqual(extractedNotes.most)
  expect(new Set(notes.map(({ title }) => title.toLowerCase())).size).toBe(notes.length)
  expect(new Set(notes.map(({ content }) => content)).size).toBe(notes.length)
  for (const { title, content, category, tags, excerpt } of notes) {
    expect(title).toMatch(/^.{4,80}$/)
    expect(title).not.toMatch(/\.$/)
    expect(content).not.toBe('')
    expect(title + content).not.toMatch(/\[[FS]\d|\*\*|^#/m)
    expect(content).not.toMatch(/I am the built-in tutor|By the measure,|: $/)
    expect(noteCategories).toContain(category)
    expect(tags.length).toBeLessThanOrEqual(5)
    expect(tags.every((tag) => tag === tag.toLowerCase() && tag.length <= 40)).toBe(true)
    if (excerpt !== null) expect(reply).toContain(excerpt)
  }
  return notes
}
