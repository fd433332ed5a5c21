import { useEffect, useEffectEvent, useState } from 'react'

export interface NoteOptions {
  /** Only a favourite has a note. */
  isKept: boolean
  /** As it is stored. */
  notes: string | null
  /** What could not be saved before. */
  draft: string | null
  onSave(notes: string): void
}

export interface Note {
  text: string
  isKept: boolean
  write(text: string): void
  save(): void
  /** Holds on to the words although the favourite that they are on may go. */
  hold(): void
}

/** A note that is saved when its field is left and when what shows it closes, if anything was changed. */
export function useNote({ isKept, notes, draft, onSave }: NoteOptions): Note {
  const [typed, setTyped] = useState(draft)
  const text = typed ?? notes ?? ''
  const save = () => {
    if (isKept && typed !== null && typed.trim() !== (notes ?? '')) onSave(typed.trim())
  }
  const saveAtEnd = useEffectEvent(save)
  useEffect(() => () => saveAtEnd(), [])
  return {
    text,
    isKept,
    write: setTyped,
    save,
    hold: () => setTyped(text === '' ? null : text),
  }
}
