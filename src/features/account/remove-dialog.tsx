import { Portal, Stack, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/lib/error-text.ts'
import { refusalOf, trpc } from '#src/lib/trpc.ts'
import { PasswordField } from '#src/ui/password-field.tsx'
import { showFailure, showToast } from '#src/ui/toaster.tsx'
import { useLeave } from './use-leave.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/styled/dialog.ts'
import type { FormEvent, ReactNode } from 'react'

interface RemoveDialogProps {
  hasPassword: boolean
  onCancel(): void
}

/** Asks once more, and for the password where there is one. */
export function RemoveDialog({ hasPassword, onCancel }: RemoveDialogProps): ReactNode {
  const { t } = useTranslation('security')
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const cancel = useRef<HTMLButtonElement>(null)
  const leave = useLeave()
  const remove = trpc.account.remove.useMutation({
    onSuccess: async () => {
      await leave()
      showToast({ title: t('remove.done'), description: t('remove.doneText') })
    },
    onError: (error) => {
      const { code, detail } = refusalOf(error)
      if (code === 'wrong_password') setFault(errorText(error))
      else
        showFailure({
          title: t('remove.failed'),
          description:
            code === 'sign_in_again'
              ? t('remove.fresh')
              : detail['reason'] === 'last_admin'
                ? t('remove.lastAdmin')
                : errorText(error),
        })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setFault(undefined)
    remove.mutate(hasPassword ? { password } : {})
  }
  return (
    <Dialog.Root
      role="alertdialog"
      open
      closeOnInteractOutside={false}
      initialFocusEl={() => cancel.current}
      onOpenChange={({ open }) => {
        if (!open && !remove.isPending) onCancel()
      }}
      placement="center"
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content bg="bg.panel" borderRadius="card">
            <form onSubmit={submit} noValidate>
              <Dialog.Header>
                <Dialog.Title fontFamily="heading">
                  {t('remove.confirmTitle')}
                </Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <Stack gap="4">
                  <Text color="fg.muted">{t('remove.text')}</Text>
                  {hasPassword ? (
                    <PasswordField
                      label={t('remove.password')}
                      autoComplete="current-password"
                      value={password}
                      onChange={setPassword}
                      error={fault}
                    />
                  ) : (
                    <Text fontSize="sm">{t('remove.fresh')}</Text>
                  )}
                </Stack>
              </Dialog.Body>
              <Dialog.Footer>
                <Button
                  ref={cancel}
                  type="button"
                  variant="outline"
                  onClick={onCancel}
                  disabled={remove.isPending}
                >
                  {t('remove.cancel')}
                </Button>
                <Button type="submit" variant="destructive" disabled={remove.isPending}>
                  {t(remove.isPending ? 'remove.busy' : 'remove.confirm')}
                </Button>
              </Dialog.Footer>
            </form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
