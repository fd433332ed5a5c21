import { mediaTypes } from '#routers/contract/media-types.ts'
import type { MediaType } from '#routers/contract/media-types.ts'
import type { Lesson } from './lesson.ts'

/** Read on first use: a server that makes no course keeps none of it in memory. */
const stores: Record<MediaType, () => Promise<readonly Lesson[]>> = {
  photography: async () => (await import('./photography.ts')).photographyLessons,
  painting: async () => (await import('./painting.ts')).paintingLessons,
  drawing: async () => (await import('./drawing.ts')).drawingLessons,
  music: async () => (await import('./music.ts')).musicLessons,
  film: async () => (await import('./film.ts')).filmLessons,
  graphicDesign: async () => (await import('./graphic-design.ts')).graphicDesignLessons,
  illustration: async () => (await import('./illustration.ts')).illustrationLessons,
  dance: async () => (await import('./dance.ts')).danceLessons,
  creativeWriting: async () =>
    (await import('./creative-writing.ts')).creativeWritingLessons,
}

/** A lesson with the medium whose craft it teaches. */
export interface Taught {
  medium: MediaType
  lesson: Lesson
}

/** The lesson of one concept; there is one for each concept of the craft store. */
export async function lessonOf(medium: MediaType, conceptId: string): Promise<Lesson> {
  const lesson = (await stores[medium]()).find(({ id }) => id === conceptId)
  if (!lesson) throw new Error(`No lesson on ${conceptId} in ${medium}`)
  return lesson
}

/** The first lesson of any medium that is the one meant. */
export async function findLesson(
  isMeant: (lesson: Lesson) => boolean,
): Promise<Taught | undefined> {
  for (const medium of mediaTypes) {
    const lesson = (await stores[medium]()).find(isMeant)
    if (lesson) return { medium, lesson }
  }
  return undefined
}
