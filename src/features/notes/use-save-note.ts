import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { latePart } from '#src/lib/late-part.ts'
import { trpc } from '#src/lib/trpc.ts'
import { useLater } from '#src/lib/use-later.ts'
import { showFailure, showToast } from '#src/ui/toaster.tsx'
import type { NoteCategory } from '#routers/contract/note-categories.ts'

const contract = latePart(() => import('#routers/contract/notes.ts'))

interface WrittenNote {
  title: string
  content: string
  link: string
  category: NoteCategory
  /** Separated by commas. */
  tags: string
}

/** Saves a note, a new one with `id` null; what the contract refuses is told before anything is sent. */
export function useSaveNote(
  id: string | null,
  onSaved: () => void,
): { save(written: WrittenNote): void; isSaving: boolean } {
  const { t } = useTranslation('notes')
  const utils = trpc.useUtils()
  const [requestId] = useState(() => crypto.randomUUID())
  const tellFailure = () =>
    showFailure({
      title: t('failed'),
      description: t(id ? 'saveFailed' : 'createFailed'),
    })
  const rules = useLater(contract)
  const done = {
    onSuccess: async () => {
      showToast({ title: t(id ? 'saved' : 'created') })
      onSaved()
      await utils.notes.invalidate()
    },
    onError: tellFailure,
  }
  const create = trpc.notes.create.useMutation(done)
  const update = trpc.notes.update.useMutation(done)
  return {
    isSaving: rules.isComing || create.isPending || update.isPending,
    save: (written) =>
      void rules.use((known) => {
        const note = { ...written, tags: tagsIn(written.tags) }
        // Without them the server says what it refuses.
        const checked = known?.createNoteInput.safeParse({ ...note, requestId })
        if (checked?.success === false) {
          const isLink = checked.error.issues.some(({ path }) => path[0] === 'link')
          showFailure({
            title: t('missing'),
            description: t(isLink ? 'badLink' : 'missingText'),
          })
          return
        }
        if (id) update.mutate({ id, ...note })
        else create.mutate({ ...note, requestId })
      }),
  }
}

function tagsIn(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
}
