import { colourLessons } from './photography/colour.ts'
import { framingLessons } from './photography/framing.ts'
import { lensLessons } from './photography/lens.ts'
import { lightLessons } from './photography/light.ts'
import { peopleLessons } from './photography/people.ts'
import { showingLessons } from './photography/showing.ts'
import { toneLessons } from './photography/tones.ts'
import type { Lesson } from './lesson.ts'

/** One lesson for each photography concept, in the order of the craft store. */
export const photographyLessons: readonly Lesson[] = [
  ...lightLessons,
  ...toneLessons,
  ...lensLessons,
  ...framingLessons,
  ...colourLessons,
  ...peopleLessons,
  ...showingLessons,
]
