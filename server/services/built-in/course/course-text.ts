import { cutAtWord, plainText } from '../notes/plain-text.ts'
import type { CourseNote, LessonDraft } from '#routers/course-author.ts'
import type { Concept } from '../craft/concept.ts'
import type { MediaType } from '#routers/contract/media-types.ts'
import type { Lesson } from '../lessons/lesson.ts'

/** Characters of a note that a lesson begins with. */
const longestQuote = 280

/** The lesson on a concept: the note it began with, the concept, how to tell, and where it goes wrong. */
export function lessonText(
  note: CourseNote | undefined,
  concept: Concept,
  lesson: Lesson,
): Pick<LessonDraft, 'content' | 'exercise'> {
  return {
    content: [
      ...quoteOf(note, concept),
      concept.what,
      lesson.deeper,
      '### How to tell',
      concept.see,
      '### Where it goes wrong',
      lesson.mistake,
    ].join('\n\n'),
    exercise: concept.practise,
  }
}

/** What the note says, unless the lesson says it in the same words. */
function quoteOf(
  note: CourseNote | undefined,
  { what, see, practise }: Concept,
): string[] {
  if (!note || [what, see, practise].some((part) => note.content.includes(part)))
    return []
  const words = cutAtWord(
    plainText(note.content).split('\n\n')[0]?.replaceAll('\n', ' ') ?? '',
    longestQuote,
  )
  const title = note.title.replaceAll(/\s+/g, ' ')
  return words === ''
    ? []
    : [`> ${asWritten(words)}`, `That is from your note “${asWritten(title)}”.`]
}

/** Somebody's words, none of which is taken for markdown. */
function asWritten(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]()#+!|<>~&:-]/g, (mark) => `\\${mark}`)
}

/** What the course is about, and that no model wrote it. */
export function introText(names: readonly string[]): string {
  return `${names.join('; ')}. The lessons and quizzes are hand-written for this app and were chosen for your notes by rules; no model wrote them.`
}

/** One work that shows the first concept, with the others to keep in mind. */
export function assignmentText(
  taught: ReadonlyArray<{ name: string; medium: MediaType; lesson: Lesson }>,
): {
  title: string
  description: string
  artworkPrompt: string
} {
  const [main, ...others] = taught
  if (!main) throw new Error('A course without parts has no assignment')
  // A song shows no horizon: what is of another medium stays out.
  const names = others
    .filter(({ medium }) => medium === main.medium)
    .map(({ name }) => name.toLowerCase())
  return {
    title: `Show it: ${main.name}`,
    description:
      'Make one work in which the parts of this course can be seen at work, and hand it in for feedback. Look at it beside your earlier work before you do.',
    artworkPrompt: [
      main.lesson.task,
      ...(names.length > 0
        ? [
            `While you are at it, keep an eye on the other parts too: ${names.join('; ')}.`,
          ]
        : []),
      'In a sentence or two, say what you tried and where it can be seen or heard.',
    ].join(' '),
  }
}
