import { Stack } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isEmail } from '#routers/contract/email-rule.ts'
import { errorText } from '#src/lib/error-text.ts'
import { refusalOf, trpc } from '#src/lib/trpc.ts'
import { FormField } from '#src/ui/form-field.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { showFailure } from '#src/ui/toaster.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { emptyForm, foundErrors, isLongEnough } from './check-form.ts'
import { ForgotForm } from './forgot-form.tsx'
import { ProviderButton } from './provider-button.tsx'
import { useSignedIn } from './use-sign-in.ts'
import { Button } from '#src/ui/button.tsx'
import type { FormEvent, ReactNode } from 'react'
import type { FormErrors, SignUpValues } from './check-form.ts'

export type Mode = 'login' | 'register' | 'forgot'
export type OAuthError = 'google' | 'authentication_failed' | 'session_save_failed'

/** Sign-in, sign-up and the forgotten password in one place, with ways between the three. */
export function AuthPage({
  oauthError,
  startMode = 'login',
}: {
  oauthError: OAuthError | undefined
  startMode?: Mode
}): ReactNode {
  const { t } = useTranslation('account')
  const [mode, setMode] = useState<Mode>(startMode)
  useEffect(() => {
    if (oauthError)
      showFailure({ title: t('loginFailed'), description: t(`oauth.${oauthError}`) })
  }, [oauthError, t])
  return (
    <AuthFrame title={t(`modes.${mode}`)}>
      {mode === 'forgot' ? (
        <ForgotForm />
      ) : (
        <>
          <AuthForm key={mode} mode={mode} />
          <ProviderButton />
        </>
      )}
      <Stack gap="1" mt="5" align="flex-start">
        {mode === 'login' && (
          <ModeButton onClick={() => setMode('forgot')}>{t('toForgot')}</ModeButton>
        )}
        {mode !== 'register' && (
          <ModeButton onClick={() => setMode('register')}>{t('toRegister')}</ModeButton>
        )}
        {mode !== 'login' && (
          <ModeButton onClick={() => setMode('login')}>{t('toLogin')}</ModeButton>
        )}
      </Stack>
    </AuthFrame>
  )
}

function ModeButton(props: { onClick(): void; children: ReactNode }): ReactNode {
  return <Button variant="link" size="sm" color="accent.fg" {...props} />
}

function AuthForm({ mode }: { mode: 'login' | 'register' }): ReactNode {
  const { t } = useTranslation('account')
  const [values, setValues] = useState(emptyForm)
  const [errors, setErrors] = useState<FormErrors>({})
  const signedIn = useSignedIn()
  const login = trpc.account.login.useMutation({
    onSuccess: signedIn,
    onError: (error) =>
      showFailure({
        title: t('loginFailed'),
        description:
          refusalOf(error).code === 'invalid_credentials'
            ? t('loginFailedText')
            : errorText(error),
      }),
  })
  const register = trpc.account.register.useMutation({
    onSuccess: signedIn,
    onError: (error) => {
      const { code, detail } = refusalOf(error)
      if (detail['reason'] === 'common_password') {
        setErrors({ password: t('commonPassword') })
        return
      }
      showFailure({
        title: t('registrationFailed'),
        description: code === 'internal' ? t('registrationFailedText') : errorText(error),
      })
    },
  })
  const isBusy = login.isPending || register.isPending
  const set = (field: keyof SignUpValues) => (value: string) =>
    setValues((before) => ({ ...before, [field]: value }))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = foundErrors({
      email: !isEmail(values.email) && t('auth.emailInvalid'),
      password: !isLongEnough(values.password) && t('auth.passwordShort'),
    })
    setErrors(found ?? {})
    if (found) return
    const { email, password, firstName, lastName } = values
    if (mode === 'login') login.mutate({ email, password })
    else register.mutate({ email, password, firstName, lastName })
  }

  return (
    <Stack as="form" gap="4" onSubmit={submit} {...noNativeChecks}>
      <FormField
        label={t('email')}
        type="email"
        autoComplete="email"
        autoFocus
        value={values.email}
        onChange={set('email')}
        error={errors.email}
      />
      {mode === 'register' && (
        <Stack direction={{ base: 'column', sm: 'row' }} gap="4">
          <FormField
            label={`${t('firstName')} (${t('optional')})`}
            autoComplete="given-name"
            maxLength={50}
            value={values.firstName}
            onChange={set('firstName')}
          />
          <FormField
            label={`${t('lastName')} (${t('optional')})`}
            autoComplete="family-name"
            maxLength={50}
            value={values.lastName}
            onChange={set('lastName')}
          />
        </Stack>
      )}
      <PasswordField
        label={t('password')}
        autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
        value={values.password}
        onChange={set('password')}
        error={errors.password}
        {...(mode === 'register' ? { hint: t('passwordHint') } : {})}
      />
      <Button
        type="submit"
        colorPalette="orange"
        loading={isBusy}
        loadingText={t(`busy.${mode}`)}
      >
        {t(`submit.${mode}`)}
      </Button>
    </Stack>
  )
}

/** Our own words are shown at the fields; the browser's would come before them. */
export const noNativeChecks = { noValidate: true }
