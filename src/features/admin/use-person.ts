import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/lib/error-text.ts'
import { refusalOf, trpc } from '#src/lib/trpc.ts'
import { showFailure, showToast } from '#src/ui/toaster.tsx'
import type { AdminUserRow, SetUserInput } from '#routers/contract/admin.ts'

export interface PersonActions {
  /** What is asked about before it is done. */
  asking: 'admin' | 'remove' | null
  isRemoving: boolean
  set(change: Omit<SetUserInput, 'userId'>): void
  signOut(): void
  ask(about: 'admin' | 'remove'): void
  leaveAsking(): void
  remove(): void
}

/** Changes to one account, each told when it is done or why it is not. */
export function usePerson({ id: userId, email }: AdminUserRow): PersonActions {
  const { t } = useTranslation('admin')
  const utils = trpc.useUtils()
  const [asking, setAsking] = useState<PersonActions['asking']>(null)
  const onError = (error: unknown) => {
    const { reason } = refusalOf(error).detail
    const known = reasons.find((name) => name === reason)
    showFailure({
      title: t('people.failed'),
      description: known ? t(`people.reasons.${known}`) : errorText(error),
    })
  }
  const readAnew = () =>
    Promise.all([utils.admin.users.invalidate(), utils.admin.stats.invalidate()])
  const set = trpc.admin.setUser.useMutation({
    onSuccess: async () => {
      showToast({ title: t('people.changed'), description: email })
      await readAnew()
    },
    onError,
  })
  const signOut = trpc.admin.signOutUser.useMutation({
    onSuccess: () =>
      showToast({
        title: t('people.signedOut'),
        description: t('people.signedOutText', { email }),
      }),
    onError,
  })
  const remove = trpc.admin.removeUser.useMutation({
    onSuccess: async () => {
      showToast({ title: t('people.removed'), description: t('people.removedText') })
      await readAnew()
    },
    onError,
    onSettled: () => setAsking(null),
  })
  return {
    asking,
    isRemoving: remove.isPending,
    set(change) {
      setAsking(null)
      set.mutate({ userId, ...change })
    },
    signOut: () => signOut.mutate({ userId }),
    ask: setAsking,
    leaveAsking: () => setAsking(null),
    remove: () => remove.mutate({ userId }),
  }
}

const reasons = ['paid', 'last_admin', 'own'] as const
