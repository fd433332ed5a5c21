import { storyLessons } from './illustration/story.ts'
import { stagingLessons } from './illustration/staging.ts'
import { shapesAndValuesLessons } from './illustration/shapes-and-values.ts'
import { lightAndDepthLessons } from './illustration/light-and-depth.ts'
import { colourAndEdgesLessons } from './illustration/colour-and-edges.ts'
import { handAndPageLessons } from './illustration/hand-and-page.ts'
import type { Lesson } from './lesson.ts'

export const illustrationLessons: readonly Lesson[] = [
  ...storyLessons,
  ...stagingLessons,
  ...shapesAndValuesLessons,
  ...lightAndDepthLessons,
  ...colourAndEdgesLessons,
  ...handAndPageLessons,
]
