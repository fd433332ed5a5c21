import { AppError } from '../errors.ts'
import type { SuggestionRow } from '#db/tables/conversations.ts'
import type { RefynOrder } from './refyn-order.ts'

type Changes = RefynOrder['changes']

const titleMaxLength = 80

/** The suggestions under these ids, in the order of the ledger; one that is not there is `not_found`. */
export function chooseById(suggestions: SuggestionRow[], ids: string[]): Changes {
  const chosen = suggestions.filter(({ id }) => ids.includes(id))
  if (chosen.length < new Set(ids).size) throw new AppError('not_found')
  return chosen.map(toChange)
}

/**
 * The suggestions whose words stand in a text, as callers of `/api` send it: chosen ones joined with
 * `. `. What is left beside them is asked for as it stands.
 */
export function chooseByWords(suggestions: SuggestionRow[], words: string): Changes {
  // One space for any, so that no pattern below has a long run to try.
  let rest = words.replaceAll(/\s+/g, ' ')
  const found = new Set<string>()
  for (const { id, how } of longestFirst(suggestions)) {
    if (how === '' || !rest.includes(how)) continue
    rest = rest.replace(how, '')
    found.add(id)
  }
  const chosen = suggestions.filter(({ id }) => found.has(id)).map(toChange)
  const own = rest.replaceAll(/ ?\.(?: ?\.)+ ?/g, '. ').replace(/^[. ]+|[. ]+$/g, '')
  if (own === '') return chosen
  return [
    ...chosen,
    { suggestionId: null, title: own.slice(0, titleMaxLength), how: own },
  ]
}

/** One whose words begin another's must not be taken for it. */
function longestFirst(suggestions: SuggestionRow[]): Array<{ id: string; how: string }> {
  return suggestions
    .map(({ id, how }) => ({
      id,
      how: how.replaceAll(/\s+/g, ' ').replace(/[. ]+$/, ''),
    }))
    .toSorted((one, other) => other.how.length - one.how.length)
}

function toChange({ id, title, how }: SuggestionRow): Changes[number] {
  return { suggestionId: id, title, how }
}
