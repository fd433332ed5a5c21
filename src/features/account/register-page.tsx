import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isEmail } from '#routers/contract/email-rule.ts'
import { errorText } from '#src/lib/error-text.ts'
import { refusalOf, trpc } from '#src/lib/trpc.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { FormField } from '#src/ui/form-field.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { showFailure } from '#src/ui/toaster.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { noNativeChecks } from './auth-page.tsx'
import { emptyForm, foundErrors, isLongEnough } from './check-form.ts'
import { useSignedIn } from './use-sign-in.ts'
import { Button } from '#src/ui/button.tsx'
import type { FormEvent, ReactNode } from 'react'
import type { FormErrors, SignUpValues } from './check-form.ts'

export function RegisterPage(): ReactNode {
  const { t } = useTranslation('account')
  const [values, setValues] = useState(emptyForm)
  const [errors, setErrors] = useState<FormErrors>({})
  const register = trpc.account.register.useMutation({
    onSuccess: useSignedIn(),
    onError: (error) => {
      if (refusalOf(error).detail['reason'] === 'common_password') {
        setErrors({ password: t('commonPassword') })
        return
      }
      const isUnknown = refusalOf(error).code === 'internal'
      showFailure({
        title: t('registrationFailed'),
        description: isUnknown ? t('tryAgain') : errorText(error),
      })
    },
  })
  const field = (name: keyof SignUpValues) => ({
    value: values[name],
    error: errors[name],
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = foundErrors({
      firstName: values.firstName.trim() === '' && t('page.firstNameRequired'),
      lastName: values.lastName.trim() === '' && t('page.lastNameRequired'),
      email: !isEmail(values.email) && t('page.emailInvalid'),
      password: !isLongEnough(values.password) && t('page.passwordShort'),
      confirm: values.confirm !== values.password && t('page.mismatch'),
    })
    setErrors(found ?? {})
    const { email, password, firstName, lastName } = values
    if (!found) register.mutate({ email, password, firstName, lastName })
  }

  return (
    <AuthFrame title={t('modes.register')}>
      <Stack as="form" gap="4" onSubmit={submit} {...noNativeChecks}>
        <Stack direction={{ base: 'column', sm: 'row' }} gap="4">
          <FormField
            label={t('firstName')}
            autoComplete="given-name"
            maxLength={50}
            autoFocus
            {...field('firstName')}
          />
          <FormField
            label={t('lastName')}
            autoComplete="family-name"
            maxLength={50}
            {...field('lastName')}
          />
        </Stack>
        <FormField
          label={t('email')}
          type="email"
          autoComplete="email"
          {...field('email')}
        />
        <PasswordField
          label={t('password')}
          autoComplete="new-password"
          hint={t('passwordHint')}
          {...field('password')}
        />
        <PasswordField
          label={t('confirm')}
          autoComplete="new-password"
          {...field('confirm')}
        />
        <Button
          type="submit"
          colorPalette="orange"
          loading={register.isPending}
          loadingText={t('busy.register')}
        >
          {t('submit.register')}
        </Button>
        <AppLink to="/auth" color="accent.fg" fontSize="sm">
          {t('toLogin')}
        </AppLink>
      </Stack>
    </AuthFrame>
  )
}
