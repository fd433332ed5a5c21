import { useTranslation } from 'react-i18next'
import { Field } from '#src/ui/styled/field.ts'
import { Textarea } from '#src/ui/styled/textarea.ts'
import type { ReactNode } from 'react'
import type { Note } from './use-note.ts'

/** A person's own words on a favourite; nothing on what is none. */
export function FavoriteNotes({ note }: { note: Note }): ReactNode {
  const { t } = useTranslation('discovery')
  if (!note.isKept) return null
  return (
    <Field.Root>
      <Field.Label>{t('favorite.notes')}</Field.Label>
      <Textarea
        rows={2}
        maxLength={2000}
        placeholder={t('favorite.notesPlaceholder')}
        borderColor="border.emphasized"
        borderRadius="control"
        value={note.text}
        onChange={(event) => note.write(event.target.value)}
        onBlur={note.save}
      />
      <Field.HelperText>{t('favorite.notesHelp')}</Field.HelperText>
    </Field.Root>
  )
}
