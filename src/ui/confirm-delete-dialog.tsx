import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from './confirm-dialog.tsx'
import type { ReactNode } from 'react'

export interface ConfirmDeleteProps {
  isOpen: boolean
  title: string
  text: string
  isDeleting: boolean
  onConfirm(): void
  onCancel(): void
}

/** See `ConfirmDelete`. */
export function ConfirmDeleteDialog({
  isDeleting,
  ...props
}: ConfirmDeleteProps): ReactNode {
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
