import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { offerFile } from '#src/lib/offer-file.ts'
import { trpc } from '#src/lib/trpc.ts'
import { showFailure } from '#src/ui/toaster.tsx'
import type { NoteCategory } from '#routers/contract/note-categories.ts'

interface Wanted {
  q?: string
  category?: NoteCategory
  conversationId?: string
}

/** Saves all notes that are looked at as one Markdown file. */
export function useExport(wanted: Wanted): { save(): void; isPending: boolean } {
  const { t } = useTranslation('notes')
  const utils = trpc.useUtils()
  const [isPending, setPending] = useState(false)
  const save = async () => {
    setPending(true)
    try {
      const { markdown } = await utils.notes.export.fetch(wanted, { staleTime: 0 })
      offerFile(new Blob([markdown], { type: 'text/markdown' }), t('exportName'))
    } catch {
      showFailure({ title: t('exportFailed') })
    } finally {
      setPending(false)
    }
  }
  return { isPending, save: () => void save() }
}
