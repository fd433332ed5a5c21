import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { Note } from './use-note.ts'

/** The heart of a detail dialog, in words; what was written stays until the dialog closes. */
export function FavoriteToggle({
  note,
  onToggle,
}: {
  note: Note
  /** Told whether there are words that would be lost. */
  onToggle(hasNote: boolean): void
}): ReactNode {
  const { t } = useTranslation('discovery')
  const isOn = note.isKept
  return (
    <Button
      variant={isOn ? 'default' : 'outline'}
      colorPalette="orange"
      aria-pressed={isOn}
      onClick={() => {
        note.hold()
        onToggle(note.text.trim() !== '')
      }}
    >
      <Heart size={16} fill={isOn ? 'currentColor' : 'none'} aria-hidden />
      {t(isOn ? 'favorite.on' : 'favorite.add')}
    </Button>
  )
}
