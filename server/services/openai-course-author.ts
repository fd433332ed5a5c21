import { lessonForm, outlineForm, quizForm, solveForm } from './course-answer.ts'
import {
  lessonMessages,
  outlineMessages,
  quizMessages,
  solveMessages,
} from './course-prompt.ts'
import { createFillForm } from './fill-form.ts'
import { modelLabel } from './model-label.ts'
import { usualTimes } from './openai-model.ts'
import type { CourseAuthor } from '#routers/course-author.ts'
import type { Endpoint } from '../env.ts'
import type { EndpointTimes } from './stream-limit.ts'

/** A course author behind any OpenAI-compatible server: four forms, each its own call. */
export function createOpenAiCourseAuthor(
  endpoint: Endpoint,
  times: EndpointTimes = usualTimes,
): CourseAuthor {
  const fill = createFillForm(endpoint, times)

  return {
    label: modelLabel(endpoint.model),
    outline: (brief, signal) => fill(outlineMessages(brief), outlineForm(brief), signal),
    write: (brief, place, signal) =>
      fill(lessonMessages(brief, place), lessonForm(), signal),
    question: (part, lesson, signal) =>
      fill(quizMessages(part, lesson), quizForm(), signal),
    solve: (lesson, questions, signal) =>
      fill(solveMessages(lesson, questions), solveForm(questions), signal),
  }
}
