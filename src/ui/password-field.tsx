import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addTexts } from '#src/lib/i18n.ts'
import { account as texts } from '#src/locales/en/account.ts'
import { FormField } from './form-field.tsx'
import { Button } from './button.tsx'
import type { ReactNode } from 'react'

addTexts('account', texts)

interface PasswordFieldProps {
  label: string
  value: string
  onChange(value: string): void
  autoComplete: 'current-password' | 'new-password'
  hint?: string
  error?: string | undefined
}

/** A password that can be looked at while typing; pasting is welcome. */
export function PasswordField(props: PasswordFieldProps): ReactNode {
  const { t } = useTranslation('account')
  const [isShown, setShown] = useState(false)
  return (
    <FormField
      {...props}
      type={isShown ? 'text' : 'password'}
      required
      end={
        <Button
          type="button"
          variant="link"
          size="sm"
          height="6"
          ms="auto"
          px="1"
          color="fg.muted"
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'hidePassword' : 'showPassword')}
        </Button>
      }
    />
  )
}
