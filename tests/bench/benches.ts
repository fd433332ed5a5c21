import { conversation, list, search } from './bench-rows.ts'
import { bytes } from './bench-bytes.ts'
import { mixed, start } from './bench-process.ts'
import { relay } from './bench-relay.ts'
import { serve } from './bench-serving.ts'
import { form, upload } from './bench-uploads.ts'
import type { Bench } from './stage.ts'

/** By the names under which they are asked for, in the order of the table. */
export const benches: Record<string, Bench> = {
  list,
  conversation,
  search,
  upload,
  form,
  serve,
  relay,
  start,
  mixed,
  bytes,
}
