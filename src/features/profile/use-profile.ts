import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { latePart } from '#src/lib/late-part.ts'
import { reasonOf } from '#src/lib/error-text.ts'
import { trpc } from '#src/lib/trpc.ts'
import { useLater } from '#src/lib/use-later.ts'
import { showFailure, showToast } from '#src/ui/toaster.tsx'
import type { UserView } from '#routers/contract/account.ts'
import type { Interest } from '#routers/contract/interests.ts'

const contract = latePart(() => import('#routers/contract/profile.ts'))

export interface ProfileForm {
  firstName: string
  lastName: string
  artistStatement: string
  interests: string[]
  profileImageUrl: string
}

export interface Profile {
  form: ProfileForm
  /** What the contract refuses, by field. */
  faults: Partial<Record<keyof ProfileForm, string>>
  /** Whether anything differs from what is saved. */
  isChanged: boolean
  isSaving: boolean
  change(part: Partial<ProfileForm>): void
  save(): void
}

/** One's own profile while it is edited; what was typed stays until the server has it. */
export function useProfile(user: UserView, onSaved: () => void): Profile {
  const { t } = useTranslation('profile')
  const utils = trpc.useUtils()
  const [form, setForm] = useState<ProfileForm>(() => formOf(user))
  const [faults, setFaults] = useState<Profile['faults']>({})
  const save = trpc.account.saveProfile.useMutation({
    onSuccess: (saved) => {
      utils.account.me.setData(undefined, saved)
      showToast({ title: t('saved'), description: t('savedText') })
      onSaved()
    },
    onError: (error) =>
      showFailure({
        title: t('failed'),
        description: reasonOf(error) ?? t('failedText'),
      }),
  })
  const rules = useLater(contract)
  return {
    form,
    faults,
    isChanged: JSON.stringify(form) !== JSON.stringify(formOf(user)),
    isSaving: rules.isComing || save.isPending,
    change(part) {
      setForm({ ...form, ...part })
      setFaults({})
    },
    save: () =>
      void rules.use((known) => {
        // Without them the server says what it refuses.
        const checked = known?.profileInput.safeParse(form)
        if (checked?.success !== false) {
          save.mutate({ ...form, interests: form.interests as Interest[] })
          return
        }
        setFaults(
          Object.fromEntries(
            checked.error.issues.map(({ path, message }) => [path[0], message]),
          ),
        )
      }),
  }
}

function formOf(user: UserView): ProfileForm {
  return {
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    artistStatement: user.artistStatement ?? '',
    interests: user.interests,
    profileImageUrl: user.profileImageUrl ?? '',
  }
}
