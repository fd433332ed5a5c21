import { buildingLessons } from './music/building.ts'
import { expressionLessons } from './music/expression.ts'
import { finishingLessons } from './music/finishing.ts'
import { ideaLessons } from './music/ideas.ts'
import type { Lesson } from './lesson.ts'
import { soundLessons } from './music/sound.ts'
import { writingLessons } from './music/writing.ts'

/** One lesson for each concept of music, in the order of the craft store. */
export const musicLessons: readonly Lesson[] = [
  ...ideaLessons,
  ...writingLessons,
  ...buildingLessons,
  ...expressionLessons,
  ...soundLessons,
  ...finishingLessons,
]
