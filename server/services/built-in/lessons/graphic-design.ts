import { colourLessons } from './graphic-design/colour.ts'
import { deliveryLessons } from './graphic-design/delivery.ts'
import { layoutLessons } from './graphic-design/layout.ts'
import { pictureAndSeriesLessons } from './graphic-design/pictures-and-series.ts'
import { purposeLessons } from './graphic-design/purpose.ts'
import { typeLessons } from './graphic-design/type.ts'
import type { Lesson } from './lesson.ts'

/** One lesson for every concept of graphic design, in the order of the craft store. */
export const graphicDesignLessons: readonly Lesson[] = [
  ...purposeLessons,
  ...layoutLessons,
  ...typeLessons,
  ...colourLessons,
  ...pictureAndSeriesLessons,
  ...deliveryLessons,
]
