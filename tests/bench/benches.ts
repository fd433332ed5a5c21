import { conversation, list, search } from './bench-rows.ts'
import type { Bench } from './stage.ts'

/** By the names under which they are asked for, in the order of the table. */
export const benches: Record<string, Bench> = { list, conversation, search }
