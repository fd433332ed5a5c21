import { Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isEmail } from '#routers/contract/email-rule.ts'
import { reasonOf } from '#src/lib/error-text.ts'
import { trpc } from '#src/lib/trpc.ts'
import { useFocusHandedOn } from '#src/lib/use-focus-handed-on.ts'
import { Alert } from '#src/ui/alert.tsx'
import { FormField } from '#src/ui/form-field.tsx'
import { showFailure } from '#src/ui/toaster.tsx'
import { Button } from '#src/ui/button.tsx'
import type { FormEvent, ReactNode } from 'react'

/** Asks for a link to a new password. The answer does not tell whether there is such an account. */
export function ForgotForm(): ReactNode {
  const { t } = useTranslation('account')
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<string>()
  const forgot = trpc.account.forgotPassword.useMutation({
    onError: (error) => {
      const description = reasonOf(error)
      showFailure({ title: t('forgotFailed'), ...(description ? { description } : {}) })
    },
  })
  // The form goes with its button, and what is said in its place is read.
  const place = useFocusHandedOn<HTMLDivElement, boolean>(
    forgot.isSuccess,
    (_, now) => now,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isGood = isEmail(email)
    setFault(isGood ? undefined : t('auth.emailInvalid'))
    if (isGood) forgot.mutate({ email })
  }
  if (forgot.isSuccess)
    return (
      <Stack ref={place} gap="3" role="status" outline="none">
        <Alert tone="success">{t('forgotSent')}</Alert>
        <Text fontSize="sm" color="fg.muted">
          {t('forgotSentText')}
        </Text>
      </Stack>
    )
  return (
    <Stack ref={place} as="form" gap="4" onSubmit={submit} {...{ noValidate: true }}>
      <Text fontSize="sm" color="fg.muted">
        {t('forgotText')}
      </Text>
      <FormField
        label={t('email')}
        type="email"
        autoComplete="email"
        autoFocus
        value={email}
        onChange={setEmail}
        error={fault}
      />
      <Button
        type="submit"
        colorPalette="orange"
        loading={forgot.isPending}
        loadingText={t('forgotBusy')}
      >
        {t('forgotSubmit')}
      </Button>
    </Stack>
  )
}
