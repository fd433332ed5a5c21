import { z } from 'zod'
import { keptDays } from './kept-answers.ts'
import type { Log } from '#routers/context.ts'
import type { AskJson } from './ask-json.ts'
import type { Kept } from './kept-answers.ts'

export interface SignificanceSource {
  /** With `{lang}` where the language belongs, such as `https://{lang}.wikipedia.org/api/rest_v1`. */
  wikipediaUrl: string
  /** The full address of api.php. */
  wikidataUrl: string
  askJson: AskJson
  kept: Kept
  log: Log
}

/** Null: it was asked and has nothing. */
export const wordsKept = { days: keptDays.words, shape: z.string().nullable() }

/** What is shown of a text; a sentence or two. */
export const mostCharacters = 400
