import { useTranslation } from 'react-i18next'
import { languageNames, languages } from '#routers/contract/languages.ts'
import { errorText } from '#src/lib/error-text.ts'
import { browserLanguage, chooseLanguage } from '#src/lib/language.ts'
import { trpc } from '#src/lib/trpc.ts'
import { showFailure } from '#src/ui/toaster.tsx'
import { Field } from '#src/ui/styled/field.ts'
import { NativeSelect } from '#src/ui/styled/native-select.ts'
import type { ReactNode } from 'react'
import type { UserView } from '#routers/contract/account.ts'
import type { Language } from '#routers/contract/languages.ts'

/** Of the app and of what the tutor writes: takes effect at once, and on every device. */
export function LanguageField({ user }: { user: UserView }): ReactNode {
  const { t } = useTranslation('profile')
  const utils = trpc.useUtils()
  const set = trpc.account.setTutoring.useMutation({
    onSuccess: (changed) => utils.account.me.setData(undefined, changed),
  })
  const choose = async (language: Language | null) => {
    try {
      await chooseLanguage(language)
      await set.mutateAsync({ language })
    } catch (error) {
      showFailure({ title: t('languageFailed'), description: errorText(error) })
    }
  }
  const shown = set.isPending ? set.variables.language : user.language
  return (
    <Field.Root>
      <Field.Label>{t('language')}</Field.Label>
      <NativeSelect.Root size="sm" maxWidth="20rem">
        <NativeSelect.Field
          bg="bg"
          borderColor="border.emphasized"
          borderRadius="control"
          value={shown ?? ''}
          onChange={(event) =>
            void choose((event.target.value || null) as Language | null)
          }
        >
          <option value="">
            {t('languageBrowser', { name: languageNames[browserLanguage()] })}
          </option>
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageNames[language]}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Field.HelperText>{t('languageHint')}</Field.HelperText>
    </Field.Root>
  )
}
