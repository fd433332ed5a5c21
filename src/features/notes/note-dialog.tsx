import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { noteLimits } from '#routers/contract/note-limits.ts'
import { noteCategories } from '#routers/contract/note-categories.ts'
import { FormField } from '#src/ui/form-field.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { useSaveNote } from './use-save-note.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/styled/field.ts'
import { NativeSelect } from '#src/ui/styled/native-select.ts'
import { Textarea } from '#src/ui/styled/textarea.ts'
import type { ReactNode } from 'react'
import type { NoteView } from '#routers/contract/notes.ts'
import type { NoteCategory } from '#routers/contract/note-categories.ts'

interface NoteDialogProps {
  /** Null writes a new one. */
  note: NoteView | null
  isOpen: boolean
  onClose(): void
}

/** Writes a note or changes one. What was typed stays until the server has it. */
export function NoteDialog({ note, isOpen, onClose }: NoteDialogProps): ReactNode {
  const { t } = useTranslation('notes')
  const [title, setTitle] = useState(note?.title ?? '')
  const [content, setContent] = useState(note?.content ?? '')
  const [link, setLink] = useState(note?.link ?? '')
  const [category, setCategory] = useState<NoteCategory>(note?.category ?? 'general')
  const [tags, setTags] = useState(note?.tags.join(', ') ?? '')
  const { save, isSaving } = useSaveNote(note?.id ?? null, onClose)
  return (
    <Sheet
      isOpen={isOpen}
      title={t(note ? 'edit' : 'create')}
      intro={t(note ? 'editIntro' : 'createIntro')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <Button
          colorPalette="orange"
          disabled={isSaving}
          onClick={() => save({ title, content, link, category, tags })}
        >
          {t(isSaving ? 'saving' : 'save')}
        </Button>
      }
    >
      <Stack gap="4">
        <FormField
          label={t('field.title')}
          value={title}
          maxLength={noteLimits.title}
          onChange={setTitle}
        />
        <Field.Root>
          <Field.Label>{t('field.content')}</Field.Label>
          <Textarea
            rows={7}
            value={content}
            maxLength={noteLimits.content}
            bg="bg.panel"
            borderColor="border.emphasized"
            borderRadius="control"
            onChange={(event) => setContent(event.target.value)}
          />
        </Field.Root>
        <FormField
          label={t('field.link')}
          type="url"
          inputMode="url"
          value={link}
          maxLength={noteLimits.link}
          onChange={setLink}
        />
        <Field.Root>
          <Field.Label>{t('field.category')}</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field
              value={category}
              onChange={(event) => setCategory(event.target.value as NoteCategory)}
            >
              {noteCategories.map((one) => (
                <option key={one} value={one}>
                  {t(`categories.${one}`)}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
        <FormField label={t('field.tags')} value={tags} onChange={setTags} />
      </Stack>
    </Sheet>
  )
}
