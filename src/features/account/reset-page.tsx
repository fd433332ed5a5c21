import { Stack, Text } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/lib/error-text.ts'
import { refusalOf, trpc } from '#src/lib/trpc.ts'
import { Alert } from '#src/ui/alert.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { showFailure } from '#src/ui/toaster.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { foundErrors, isLongEnough } from './check-form.ts'
import { useChecked } from './use-checked.ts'
import { Button } from '#src/ui/button.tsx'
import type { FormEvent, ReactNode } from 'react'
import type { FormErrors } from './check-form.ts'

interface ResetPageProps {
  /** As it stood in the address. */
  token: string
  /** The link has been looked at: its token can leave the address. */
  onChecked(): void
}

/** A new password by a link: the link is looked at first, and used up only with the password. */
export function ResetPage({ token, onChecked }: ResetPageProps): ReactNode {
  const { t } = useTranslation(['account', 'common'])
  const check = trpc.account.checkReset.useQuery(
    { token },
    { staleTime: 0, gcTime: 0, enabled: token !== '' },
  )
  const [isDone, setDone] = useState(false)
  const [isVoid, setVoid] = useState(false)
  useChecked(check.isFetched || token === '', onChecked)

  if (isDone)
    return (
      <AuthFrame title={t('reset.done')}>
        <Stack gap="5" role="status">
          <Text color="fg.muted">{t('reset.doneText')}</Text>
          <ToSignIn />
        </Stack>
      </AuthFrame>
    )
  if (token === '' || isVoid || check.data?.valid === false)
    return (
      <AuthFrame title={t('reset.invalid')}>
        <Stack gap="5">
          <Alert tone="error">{t('reset.invalidText')}</Alert>
          <ToSignIn />
        </Stack>
      </AuthFrame>
    )
  if (check.isError)
    return (
      <AuthFrame title={t('reset.uncheckedTitle')}>
        <Stack gap="5">
          <Alert tone="error">
            {refusalOf(check.error).code === 'offline'
              ? t('reset.unchecked')
              : errorText(check.error)}
          </Alert>
          <Button variant="outline" onClick={() => void check.refetch()}>
            {t('common:retry')}
          </Button>
        </Stack>
      </AuthFrame>
    )
  if (!check.data)
    return (
      <AuthFrame title={t('reset.title')}>
        <Text role="status" color="fg.muted">
          {t('reset.checking')}
        </Text>
      </AuthFrame>
    )
  return (
    <AuthFrame title={t('reset.title')}>
      <ResetForm
        token={token}
        onDone={() => setDone(true)}
        onVoid={() => setVoid(true)}
      />
    </AuthFrame>
  )
}

function ToSignIn(): ReactNode {
  const { t } = useTranslation('account')
  return (
    <Button asChild colorPalette="orange">
      <Link to="/auth">{t('reset.toSignIn')}</Link>
    </Button>
  )
}

interface ResetFormProps {
  token: string
  onDone(): void
  onVoid(): void
}

function ResetForm({ token, onDone, onVoid }: ResetFormProps): ReactNode {
  const { t } = useTranslation('account')
  const [password, setPassword] = useState('')
  const [confirm, setConfirm] = useState('')
  const [errors, setErrors] = useState<FormErrors>({})
  const reset = trpc.account.resetPassword.useMutation({
    onSuccess: onDone,
    onError: (error) => {
      const { code, detail } = refusalOf(error)
      if (detail['reason'] === 'common_password') {
        setErrors({ password: t('commonPassword') })
        return
      }
      if (code === 'reset_link_invalid') {
        showFailure({ title: t('reset.unable') })
        onVoid()
        return
      }
      showFailure({ title: t('reset.failed'), description: errorText(error) })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = foundErrors({
      password: !isLongEnough(password) && t('page.passwordShort'),
      confirm: password !== confirm && t('page.mismatch'),
    })
    setErrors(found ?? {})
    if (!found) reset.mutate({ token, password })
  }
  return (
    <Stack as="form" gap="4" onSubmit={submit} {...{ noValidate: true }}>
      <PasswordField
        label={t('reset.password')}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        hint={t('passwordHint')}
        error={errors.password}
      />
      <PasswordField
        label={t('confirm')}
        autoComplete="new-password"
        value={confirm}
        onChange={setConfirm}
        error={errors.confirm}
      />
      <Button
        type="submit"
        colorPalette="orange"
        loading={reset.isPending}
        loadingText={t('reset.busy')}
      >
        {t('reset.submit')}
      </Button>
    </Stack>
  )
}
