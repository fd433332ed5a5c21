import { latePart } from './late-part.ts'

/** What reads the events of the server, for the screens that follow some. */
export const following = latePart(() => import('./follow-link.ts'))
