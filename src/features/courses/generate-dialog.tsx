import { Button, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { courseLimits } from '#routers/contract/courses.ts'
import { FormField } from '#src/ui/form-field.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { NotePicker } from './note-picker.tsx'
import { useGenerate } from './use-generate.ts'
import type { ReactNode } from 'react'
import type { NoteView } from '#routers/contract/notes.ts'

interface GenerateDialogProps {
  isOpen: boolean
  onClose(): void
}

/** Asks for a title and one to three notes. What was chosen stays until the course has begun. */
export function GenerateDialog({ isOpen, onClose }: GenerateDialogProps): ReactNode {
  const { t } = useTranslation('courses')
  const [title, setTitle] = useState('')
  const [chosen, setChosen] = useState<NoteView[]>([])
  const { generate, isPending } = useGenerate(() => {
    setTitle('')
    setChosen([])
    onClose()
  })
  return (
    <Sheet
      isOpen={isOpen}
      title={t('generate')}
      intro={t('dialog.intro')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button
            colorPalette="orange"
            disabled={isPending}
            onClick={() => generate({ title, noteIds: chosen.map(({ id }) => id) })}
          >
            {t(isPending ? 'dialog.starting' : 'generate')}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <FormField
          label={t('dialog.title')}
          placeholder={t('dialog.titlePlaceholder')}
          value={title}
          maxLength={courseLimits.title}
          onChange={setTitle}
        />
        <NotePicker chosen={chosen} onChange={setChosen} />
      </Stack>
    </Sheet>
  )
}
