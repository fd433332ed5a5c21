import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isEmail } from '#routers/contract/email-rule.ts'
import { refusalOf, trpc } from '#src/lib/trpc.ts'
import { textForCode } from '#src/lib/error-text.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { FormField } from '#src/ui/form-field.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { showFailure } from '#src/ui/toaster.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { noNativeChecks } from './auth-page.tsx'
import { emptyForm, foundErrors } from './check-form.ts'
import { useSignedIn } from './use-sign-in.ts'
import { Button } from '#src/ui/button.tsx'
import type { FormEvent, ReactNode } from 'react'
import type { FormErrors } from './check-form.ts'

export function LoginPage(): ReactNode {
  const { t } = useTranslation('account')
  const [values, setValues] = useState(emptyForm)
  const [errors, setErrors] = useState<FormErrors>({})
  const login = trpc.account.login.useMutation({
    onSuccess: useSignedIn(),
    onError: (error) => {
      const { code, detail } = refusalOf(error)
      const isWrong = code === 'invalid_credentials'
      showFailure({
        title: isWrong ? t('invalidCredentials') : t('loginFailed'),
        description: isWrong ? t('checkCredentials') : textForCode(code, detail),
      })
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = foundErrors({
      email: !isEmail(values.email) && t('page.emailInvalid'),
      password: values.password === '' && t('page.passwordRequired'),
    })
    setErrors(found ?? {})
    if (!found) login.mutate({ email: values.email, password: values.password })
  }

  return (
    <AuthFrame title={t('modes.login')}>
      <Stack as="form" gap="4" onSubmit={submit} {...noNativeChecks}>
        <FormField
          label={t('email')}
          type="email"
          autoComplete="email"
          autoFocus
          value={values.email}
          onChange={(email) => setValues({ ...values, email })}
          error={errors.email}
        />
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          value={values.password}
          onChange={(password) => setValues({ ...values, password })}
          error={errors.password}
        />
        <Button
          type="submit"
          colorPalette="orange"
          loading={login.isPending}
          loadingText={t('busy.login')}
        >
          {t('submit.login')}
        </Button>
        <AppLink to="/auth" search={{ mode: 'forgot' }} color="accent.fg" fontSize="sm">
          {t('toForgot')}
        </AppLink>
        <AppLink to="/register" color="accent.fg" fontSize="sm">
          {t('toRegister')}
        </AppLink>
      </Stack>
    </AuthFrame>
  )
}
