import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from './confirm-dialog.tsx'
import type { ReactNode } from 'react'

interface ConfirmDeleteProps {
  isOpen: boolean
  title: string
  text: string
  isDeleting: boolean
  onConfirm(): void
  onCancel(): void
}

/** Asks before anything is deleted. */
export function ConfirmDelete({ isDeleting, ...props }: ConfirmDeleteProps): ReactNode {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      {...props}
      isBusy={isDeleting}
      confirm={t('delete')}
      busy={t('deleting')}
      cancel={t('cancel')}
    />
  )
}
