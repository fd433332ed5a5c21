import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/lib/error-text.ts'
import { refusalOf, trpc } from '#src/lib/trpc.ts'
import { showFailure, showToast } from '#src/ui/toaster.tsx'
import type { AdminUserRow, SetUserInput } from '#routers/contract/admin.ts'

export interface PersonActions {
  isAsking: boolean
  isRemoving: boolean
  set(change: Omit<SetUserInput, 'userId'>): void
  signOut(): void
  askToRemove(): void
  leaveAsking(): void
  remove(): void
}

/** Changes to one account, each told when it is done or why it is not. */
export function usePerson({ id: userId, email }: AdminUserRow): PersonActions {
  const { t } = useTranslation('admin')
  const utils = trpc.useUtils()
  const [isAsking, setAsking] = useState(false)
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
    onSettled: () => setAsking(false),
  })
  return {
    isAsking,
    isRemoving: remove.isPending,
    set: (change) => set.mutate({ userId, ...change }),
    signOut: () => signOut.mutate({ userId }),
    askToRemove: () => setAsking(true),
    leaveAsking: () => setAsking(false),
    remove: () => remove.mutate({ userId }),
  }
}

const reasons = ['paid', 'last_admin', 'own'] as const
