import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '#src/lib/trpc.ts'
import { ConfirmDelete } from '#src/ui/confirm-delete.tsx'
import { showFailure, showToast } from '#src/ui/toaster.tsx'
import type { ReactNode } from 'react'

/** Asks first, then deletes a course. */
export function useRemoveCourse(id: string): { ask(): void; dialog: ReactNode } {
  const { t } = useTranslation('courses')
  const utils = trpc.useUtils()
  const [isAsking, setAsking] = useState(false)
  const remove = trpc.courses.remove.useMutation({
    onSuccess: async () => {
      setAsking(false)
      showToast({ title: t('deleted') })
      await utils.courses.list.invalidate()
      await utils.reviews.invalidate()
    },
    onError: () =>
      showFailure({ title: t('notDeleted'), description: t('deleteFailed') }),
  })
  return {
    ask: () => setAsking(true),
    dialog: (
      <ConfirmDelete
        isOpen={isAsking}
        title={t('deleteTitle')}
        text={t('deleteText')}
        isDeleting={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
        onCancel={() => setAsking(false)}
      />
    ),
  }
}
