import { colourLessons } from './painting/colour.ts'
import { designLessons } from './painting/design.ts'
import { emphasisLessons } from './painting/emphasis.ts'
import { finishingLessons } from './painting/finishing.ts'
import { observationLessons } from './painting/observation.ts'
import { surfaceLessons } from './painting/surface.ts'
import type { Lesson } from './lesson.ts'

/** The lessons of painting, one for each concept and in the order of the craft store. */
export const paintingLessons: readonly Lesson[] = [
  ...designLessons,
  ...emphasisLessons,
  ...colourLessons,
  ...surfaceLessons,
  ...observationLessons,
  ...finishingLessons,
]
