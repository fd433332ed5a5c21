import { z } from 'zod'
import { mostSuggestions } from '#routers/contract/suggestions.ts'
import type { Brief, SuggestionDraft } from '#routers/tutor.ts'

const number = z.number().nullable()

/**
 * What a model is asked to fill in. Flat, all fields present, no limits and no unions of objects:
 * Gemini refuses deep or counted schemas with a bare 400, OpenAI optional fields (facts/ai-endpoints).
 */
export const suggestionAnswer = z.object({
  suggestions: z.array(
    z.object({
      file: z.number(),
      title: z.string(),
      why: z.string(),
      how: z.string(),
      criterion: z.string().nullable(),
      excerpt: z.string().nullable(),
      kind: z.string(),
      x: number,
      y: number,
      width: number,
      height: number,
      from: number,
      to: number,
      page: number,
      quote: z.string().nullable(),
    }),
  ),
})
type Answered = z.infer<typeof suggestionAnswer>['suggestions'][number]

const titleMaxLength = 120
const textMaxLength = 800

/** Drafts for works that exist, with words cut to a readable length. Places are not checked here. */
export function toDrafts(
  { suggestions }: z.infer<typeof suggestionAnswer>,
  brief: Brief,
): SuggestionDraft[] {
  const drafts = suggestions.flatMap((answered) => {
    const work = brief.works[answered.file - 1]
    const [title, how] = [answered.title.trim(), answered.how.trim()]
    if (!work || title === '' || how === '') return []
    return [
      {
        workId: work.id,
        title: cut(title, titleMaxLength),
        why: cut(answered.why.trim(), textMaxLength),
        how: cut(how, textMaxLength),
        anchor: anchorOf(answered),
        criterion: cut(answered.criterion?.trim() ?? '', textMaxLength) || null,
        excerpt: answered.excerpt,
      },
    ]
  })
  return drafts.slice(0, mostSuggestions)
}

/** The beginning of a text, never half a character. */
function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
}

function anchorOf(answered: Answered): unknown {
  const { kind, x, y, width, height, from, to, page, quote } = answered
  switch (kind) {
    case 'box':
      return { type: 'box', x, y, width, height }
    case 'time':
      return { type: 'time', from, to: to ?? from }
    case 'page':
      return { type: 'page', page, box: x === null ? null : { x, y, width, height } }
    case 'quote':
      return { type: 'quote', text: quote }
    case 'whole':
      return { type: 'whole' }
    default:
      return null
  }
}
