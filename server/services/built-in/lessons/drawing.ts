import { beginningLessons } from './drawing/beginning.ts'
import { comparingLessons } from './drawing/comparing.ts'
import { formLessons } from './drawing/form.ts'
import { toneLessons } from './drawing/tone.ts'
import { marksAndPlacingLessons } from './drawing/marks-and-placing.ts'
import { sourcesAndFinishLessons } from './drawing/sources-and-finish.ts'
import type { Lesson } from './lesson.ts'

export const drawingLessons: readonly Lesson[] = [
  ...beginningLessons,
  ...comparingLessons,
  ...formLessons,
  ...toneLessons,
  ...marksAndPlacingLessons,
  ...sourcesAndFinishLessons,
]
