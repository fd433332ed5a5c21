import { storedAssignment, storedParts } from '../courses/stored-course.ts'
import type { MicroCourseRow } from '#db/tables/learning.ts'

/** A course to read: its parts with goal, lesson, exercise and questions, and the assignment. */
export function courseMarkdown(course: MicroCourseRow): string {
  const parts = storedParts(course) ?? []
  const assignment = storedAssignment(course)
  const written = [
    `# ${course.title}`,
    course.content ?? '',
    ...parts.flatMap((part, index) => [
      `## ${index + 1}. ${part.title}`,
      `*${part.goal}*`,
      part.content,
      '### Exercise',
      part.exercise,
      '### Questions',
      ...part.quiz.map(
        ({ question, options, correctAnswer }) =>
          `- ${question}\n${options
            .map((option, at) => `  - ${option}${at === correctAnswer ? ' ✓' : ''}`)
            .join('\n')}`,
      ),
    ]),
    ...(assignment
      ? [
          `## ${assignment.title}`,
          assignment.description,
          `> ${assignment.artworkPrompt}`,
        ]
      : []),
  ]
  return `${written.filter((part) => part !== '').join('\n\n')}\n`
}
