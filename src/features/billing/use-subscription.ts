import { useTranslation } from 'react-i18next'
import { trpc } from '#src/lib/trpc.ts'
import { showFailure, showToast } from '#src/ui/toaster.tsx'
import type { Plan } from '#routers/contract/plans.ts'

type Paid = Exclude<Plan, 'free'>

export interface SubscriptionActions {
  /** The plan whose payment page is being opened. */
  opening: Paid | null
  isCancelling: boolean
  isSyncing: boolean
  upgrade(plan: Paid): void
  cancel(onDone: () => void): void
  sync(): void
}

/** What can be done about one's plan, each with what is said of it. */
export function useSubscription(current: Plan): SubscriptionActions {
  const { t } = useTranslation('plan')
  const utils = trpc.useUtils()
  const later = (title: string) => () => showFailure({ title, description: t('later') })
  const subscribe = trpc.billing.subscribe.useMutation({
    onSuccess: ({ url }) => window.location.assign(url),
    onError: later(t('upgradeFailed')),
  })
  const cancel = trpc.billing.cancel.useMutation({
    onSuccess: async () => {
      showToast({ title: t('cancelled'), description: t('cancelledText') })
      await utils.billing.invalidate()
    },
    onError: later(t('cancelFailed')),
  })
  const sync = trpc.billing.sync.useMutation({
    onSuccess: async ({ plan, message }) => {
      const isNew = plan !== current
      showToast(
        isNew
          ? {
              title: t('synced'),
              description: t('syncedText', { plan: t(`names.${plan}`) }),
            }
          : { title: t('syncDone'), description: message || t('noChange') },
      )
      await utils.billing.invalidate()
    },
    onError: later(t('syncFailed')),
  })
  return {
    // Stays while the browser leaves: a second click would open a second page.
    opening:
      subscribe.isPending || subscribe.isSuccess
        ? (subscribe.variables?.plan ?? null)
        : null,
    isCancelling: cancel.isPending,
    isSyncing: sync.isPending,
    upgrade: (plan) => subscribe.mutate({ plan }),
    cancel: (onDone) => cancel.mutate(undefined, { onSettled: onDone }),
    sync: () => sync.mutate(),
  }
}
