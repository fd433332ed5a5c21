import { useState } from 'react'
import type { Citation } from '#routers/contract/conversation.ts'
import type { FactKey } from '#routers/contract/facts.ts'
import type { FileView } from '#routers/contract/files.ts'
import type { SuggestionView } from '#routers/contract/suggestions.ts'
import type { Pinned } from './pins.ts'

/** The place on the page where the work is shown. */
export const workElementId = 'work'

export interface WorkFocus {
  /** The piece that is shown; undefined while there is none. */
  file: FileView | undefined
  choose(file: { id: string }): void
  pinned: Pinned
  /** Opens a suggestion's place: its file, with its pin lit. */
  showPin(id: string): void
  wantedFact: { fileId: string; key: FactKey; at: number } | null
  showFact(citation: Pick<Citation, 'fileId' | 'key'>): void
  about: SuggestionView | null
  ask(suggestion: SuggestionView | null): void
}

/** What of the work is in focus: a piece, a pin with its sentence, a fact, a suggestion asked about. */
export function useWorkFocus(
  files: readonly FileView[],
  suggestions: readonly SuggestionView[],
): WorkFocus {
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [litId, setLitId] = useState<string | null>(null)
  const [wantedFact, setWantedFact] = useState<WorkFocus['wantedFact']>(null)
  const [about, setAbout] = useState<SuggestionView | null>(null)
  const file = files.find(({ id }) => id === chosenId) ?? files[0]
  const showPin = (id: string) => {
    const fileId = suggestions.find((one) => one.id === id)?.fileId
    if (fileId) setChosenId(fileId)
    setLitId(id)
    document.getElementById(workElementId)?.scrollIntoView({ block: 'nearest' })
  }
  const pins = suggestions.flatMap(({ id, number, title, anchor, fileId, state }) =>
    anchor && fileId === file?.id && state !== 'declined'
      ? [{ id, number, title, anchor, isSettled: state !== 'open' }]
      : [],
  )
  return {
    file,
    choose: ({ id }) => setChosenId(id),
    pinned: {
      pins,
      litId,
      onLight: setLitId,
      onChoose: (id) => {
        setLitId(id)
        setAbout(suggestions.find((one) => one.id === id) ?? null)
      },
    },
    showPin,
    wantedFact,
    showFact: ({ fileId, key }) => {
      setChosenId(fileId)
      setWantedFact({ fileId, key, at: Date.now() })
    },
    about,
    ask: setAbout,
  }
}
