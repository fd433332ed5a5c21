import { checkAnchor } from '../contract/anchors.ts'
import type { SuggestionRow } from '#db/tables/conversations.ts'
import type { MediaFile, MediaLab } from '../media-lab.ts'
import type { Anchor } from '../contract/anchors.ts'
import type { Facts } from '../contract/facts.ts'
import type { SuggestionView } from '../contract/suggestions.ts'

type Measured = MediaFile & { facts: Facts | null }

/** As the client sees it: with a place only when the file, as it is now measured, has that place. */
export async function toSuggestionView(
  media: Pick<MediaLab, 'readText'>,
  suggestion: SuggestionRow,
  work: Measured | undefined,
): Promise<SuggestionView> {
  const { id, messageId, fileId, title, why, how, criterion, excerpt, state, reason } =
    suggestion
  const anchor = work ? await checkStoredAnchor(media, work, suggestion) : null
  return {
    id,
    messageId,
    fileId,
    number: suggestion.position,
    title,
    why,
    how,
    anchor,
    criterion,
    excerpt,
    state,
    reason,
  }
}

/** A stored place is checked again before it is shown or sent: the method of measuring may be new. */
export async function checkStoredAnchor(
  media: Pick<MediaLab, 'readText'>,
  work: Measured,
  suggestion: Pick<SuggestionRow, 'anchor'>,
): Promise<Anchor | null> {
  return checkAgainst(media, work, JSON.parse(suggestion.anchor))
}

/** The text of the file is read only where words have to be found in it. */
export async function checkAgainst(
  media: Pick<MediaLab, 'readText'>,
  work: Measured,
  candidate: unknown,
): Promise<Anchor | null> {
  const isQuote =
    typeof candidate === 'object' &&
    candidate !== null &&
    'type' in candidate &&
    candidate.type === 'quote'
  const pages = isQuote ? await media.readText(work).catch(() => null) : null
  return checkAnchor(candidate, work.facts, pages)
}
