import { chooseConcepts } from './built-in/course/choose-concepts.ts'
import { assignmentText, introText, lessonText } from './built-in/course/course-text.ts'
import { craftStore } from './built-in/craft/store.ts'
import { findLesson, lessonOf } from './built-in/lessons/store.ts'
import type { CourseAuthor, LessonDraft } from '#routers/course-author.ts'
import type { Lesson } from './built-in/lessons/lesson.ts'

/**
 * The author of a server with nothing configured: hand-written lessons on the concepts of the craft
 * store that the notes are about. The same notes give the same course.
 */
export const builtInCourseAuthor: CourseAuthor = {
  label: 'Built-in tutor',

  async outline(brief) {
    const chosen = chooseConcepts(brief)
    const taught = await Promise.all(
      chosen.map(async ({ medium, concept, note }) => ({
        name: concept.name,
        medium,
        lesson: await lessonOf(medium, concept.id),
        note,
      })),
    )
    const names = taught.map(({ name }) => name)
    return {
      intro: introText(names),
      parts: taught.map(({ name, lesson, note }) => ({
        title: name,
        goal: lesson.goal,
        note,
      })),
      assignment: assignmentText(taught),
    }
  },

  async write(brief, { outline, index }) {
    const part = outline.parts[index]
    // A goal is written for one lesson alone.
    const taught = await findLesson(({ goal }) => goal === part?.goal)
    const concept =
      taught && craftStore[taught.medium].find(({ id }) => id === taught.lesson.id)
    if (!part || !taught || !concept) throw new Error(`No lesson for part ${index}`)
    // A note's words stand before the lesson that is nearest to it, and before no other.
    const chosen = chooseConcepts(brief).find((one) => one.concept === concept)
    const note = chosen?.isNearest ? brief.notes[chosen.note ?? -1] : undefined
    return {
      ...lessonText(note, concept, taught.lesson),
      cards: [...taught.lesson.cards],
    }
  },

  async question(_part, lesson) {
    const { questions } = await lessonBehind(lesson)
    return questions.map(({ question, right, wrong }) => ({
      question,
      options: [
        { ...right, isRight: true },
        ...wrong.map((choice) => ({ ...choice, isRight: false })),
      ],
    }))
  },

  /** By the words of the answer, not by a place: the options have been shuffled. */
  async solve(lesson, questions) {
    const known = (await lessonBehind(lesson)).questions
    return questions.map(({ question, options }) => {
      const right = known.find((one) => one.question === question)?.right.text
      const index = right === undefined ? -1 : options.indexOf(right)
      return index < 0 ? null : index
    })
  },
}

async function lessonBehind({ content }: LessonDraft): Promise<Lesson> {
  const taught = await findLesson(({ deeper }) => content.includes(deeper))
  if (!taught) throw new Error('The lesson is none of the store')
  return taught.lesson
}
