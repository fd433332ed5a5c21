import { laterDialog } from './later-dialog.tsx'

/** Asks before anything is deleted. */
export const ConfirmDelete = laterDialog(
  async () => (await import('./confirm-delete-dialog.tsx')).ConfirmDeleteDialog,
)
