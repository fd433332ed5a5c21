import type { Lesson } from './lesson.ts'
import { finishingLessons } from './creative-writing/finishing.ts'
import { sentenceLessons } from './creative-writing/sentences.ts'
import { speechLessons } from './creative-writing/speech.ts'
import { storyLessons } from './creative-writing/story.ts'
import { tellingLessons } from './creative-writing/telling.ts'
import { timeAndVerseLessons } from './creative-writing/time-and-verse.ts'

/** A lesson for each concept of creative writing, in the order of the craft store. */
export const creativeWritingLessons: readonly Lesson[] = [
  ...storyLessons,
  ...tellingLessons,
  ...speechLessons,
  ...sentenceLessons,
  ...timeAndVerseLessons,
  ...finishingLessons,
]
