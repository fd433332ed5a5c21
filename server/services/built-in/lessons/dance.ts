import { materialLessons } from './dance/material.ts'
import { bodyLessons } from './dance/body.ts'
import { travelLessons } from './dance/travel.ts'
import { timeLessons } from './dance/time.ts'
import { wholeLessons } from './dance/whole.ts'
import { screenLessons } from './dance/screen.ts'
import type { Lesson } from './lesson.ts'

export const danceLessons: readonly Lesson[] = [
  ...materialLessons,
  ...bodyLessons,
  ...travelLessons,
  ...timeLessons,
  ...wholeLessons,
  ...screenLessons,
]
