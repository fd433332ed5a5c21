import { Stack } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { courseLimits } from '#routers/contract/course-limits.ts'
import { FormField } from '#src/ui/form-field.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { NotePicker } from './note-picker.tsx'
import { missingIn, useGenerate } from './use-generate.ts'
import { Button } from '#src/ui/button.tsx'
import type { FormEvent, ReactNode } from 'react'
import type { NoteView } from '#routers/contract/notes.ts'

interface GenerateDialogProps {
  isOpen: boolean
  onClose(): void
}

/** Asks for a title and one to three notes. What was chosen stays until the course has begun. */
export function GenerateDialog({ isOpen, onClose }: GenerateDialogProps): ReactNode {
  const { t } = useTranslation('courses')
  const formId = useId()
  const [title, setTitle] = useState('')
  const [chosen, setChosen] = useState<NoteView[]>([])
  const [isRefused, setRefused] = useState(false)
  const { generate, isPending } = useGenerate(() => {
    setTitle('')
    setChosen([])
    onClose()
  })
  const wanted = { title, noteIds: chosen.map(({ id }) => id) }
  // Once it was refused, what is missing stands at its field until it is there.
  const missing = isRefused ? missingIn(wanted) : null
  const close = () => {
    setRefused(false)
    onClose()
  }
  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault()
    const isMissing = missingIn(wanted)
    setRefused(isMissing !== null)
    // The title is the first field.
    if (isMissing === 'needTitle') event.currentTarget.querySelector('input')?.focus()
    if (!isPending) generate(wanted)
  }
  return (
    <Sheet
      isOpen={isOpen}
      title={t('generate')}
      intro={t('dialog.intro')}
      closeLabel={t('close')}
      onClose={close}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" form={formId} colorPalette="orange" disabled={isPending}>
            {t(isPending ? 'dialog.starting' : 'generate')}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} gap="5" onSubmit={submit}>
        <FormField
          label={t('dialog.title')}
          placeholder={t('dialog.titlePlaceholder')}
          value={title}
          maxLength={courseLimits.title}
          error={missing === 'needTitle' ? t('dialog.needTitle') : undefined}
          onChange={setTitle}
        />
        <NotePicker
          chosen={chosen}
          isMissing={missing === 'needNote'}
          onChange={setChosen}
        />
      </Stack>
    </Sheet>
  )
}
