import { storyLessons } from './film/story.ts'
import { cameraLessons } from './film/camera.ts'
import { peopleLessons } from './film/people.ts'
import { lightAndColourLessons } from './film/light-and-colour.ts'
import { editingLessons } from './film/editing.ts'
import { soundAndDeliveryLessons } from './film/sound-and-delivery.ts'
import type { Lesson } from './lesson.ts'

export const filmLessons: readonly Lesson[] = [
  ...storyLessons,
  ...cameraLessons,
  ...peopleLessons,
  ...lightAndColourLessons,
  ...editingLessons,
  ...soundAndDeliveryLessons,
]
