import { Button, Field, HStack, Textarea } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '#src/lib/trpc.ts'
import { showFailure, showToast } from '#src/ui/toaster.tsx'
import type { ReactNode } from 'react'

interface FavoriteNotesProps {
  kind: 'place' | 'event'
  /** Of the favourite. */
  id: string
  notes: string | null
}

/** A person's own words on a favourite. */
export function FavoriteNotes({ kind, id, notes }: FavoriteNotesProps): ReactNode {
  const { t } = useTranslation('discovery')
  const utils = trpc.useUtils()
  const [text, setText] = useState(notes ?? '')
  const told = {
    onSuccess: async () => {
      showToast({ title: t('favorite.notesSaved') })
      await (kind === 'place'
        ? utils.discovery.favoriteLocations.invalidate()
        : utils.discovery.favoriteEvents.invalidate())
    },
    onError: () => showFailure({ title: t('favorite.notesFailed') }),
  }
  const ofPlace = trpc.discovery.setLocationNotes.useMutation(told)
  const ofEvent = trpc.discovery.setEventNotes.useMutation(told)
  const set = kind === 'place' ? ofPlace : ofEvent
  return (
    <Field.Root>
      <Field.Label>{t('favorite.notes')}</Field.Label>
      <Textarea
        rows={2}
        maxLength={2000}
        placeholder={t('favorite.notesPlaceholder')}
        borderColor="border.emphasized"
        borderRadius="control"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <HStack>
        <Button
          size="xs"
          variant="outline"
          disabled={set.isPending || text.trim() === (notes ?? '')}
          onClick={() => set.mutate({ id, notes: text })}
        >
          {t('save')}
        </Button>
      </HStack>
    </Field.Root>
  )
}
