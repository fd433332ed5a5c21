import { bareWords } from '../built-in/notes/plain-text.ts'
import { metresBetween } from '../places/distance.ts'
import type { FoundEvent, Town } from '#routers/places.ts'

const nearMetres = 60_000

/**
 * Whether an event of a calendar is near a town: by its position, else by the town's name in where it
 * takes place, without regard to case and accents.
 */
export function isNear({ position, venue, address }: FoundEvent, town: Town): boolean {
  if (position) return metresBetween(position, town) <= nearMetres
  const name = spelled(town.label.split(',')[0] ?? '')
  return name !== '' && ` ${spelled(`${venue} ${address}`)} `.includes(` ${name} `)
}

/** Words without accents: `Zürich` is `zurich`. */
function spelled(text: string): string {
  return bareWords(text.normalize('NFD').replaceAll(/\p{M}/gu, ''))
}
