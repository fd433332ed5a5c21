import { Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localDate } from '#src/lib/format-time.ts'
import { monthlyPounds, plans } from '#routers/contract/plans.ts'
import { addTexts } from '#src/lib/i18n.ts'
import { plan as texts } from '#src/locales/en/plan.ts'
import { trpc } from '#src/lib/trpc.ts'
import { Alert } from '#src/ui/alert.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { PlanTable } from './plan-table.tsx'
import { UsageCard } from './usage-card.tsx'
import { useSubscription } from './use-subscription.ts'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { Plan } from '#routers/contract/plans.ts'
import type { SubscriptionView } from '#routers/contract/subscription.ts'

addTexts('plan', texts)

/** The month's use, what each plan holds, and the ways to another one. */
export function PlanSection(): ReactNode {
  const { data } = trpc.billing.subscription.useQuery()
  const selling = trpc.billing.selling.useQuery()
  return (
    <Stack gap="4">
      <UsageCard />
      {data && selling.data && (
        <Ways subscription={data} isSelling={selling.data.isSelling} />
      )}
      {data && (
        <PlanTable current={data.isAcademic ? 'premium' : data.subscriptionPlan} />
      )}
    </Stack>
  )
}

interface WaysProps {
  subscription: SubscriptionView
  isSelling: boolean
}

function Ways({ subscription, isSelling }: WaysProps): ReactNode {
  const { t } = useTranslation('plan')
  const { subscriptionPlan: current, endsAt, isAcademic } = subscription
  const act = useSubscription(current)
  const [isAsking, setAsking] = useState(false)
  if (isAcademic) return <Alert>{t('academic')}</Alert>
  if (!isSelling)
    return (
      <Text fontSize="sm" color="fg.muted">
        {t('operator')}
      </Text>
    )
  const name = t(`names.${current}`)
  return (
    <Stack gap="3">
      {endsAt && <Alert>{t('endsAt', { plan: name, date: localDate(endsAt) })}</Alert>}
      {above(current).map((plan) => (
        <Flex
          key={plan}
          align="center"
          justify="space-between"
          gap="3"
          borderWidth="1px"
          borderColor="border.muted"
          borderRadius="card"
          px="4"
          py="3"
        >
          <Stack gap="0">
            <Text fontWeight="600">{t(`names.${plan}`)}</Text>
            <Text fontSize="sm" color="fg.muted">
              {t('price', { pounds: monthlyPounds[plan] })}
            </Text>
          </Stack>
          <Button
            size="sm"
            colorPalette="orange"
            loading={act.opening === plan}
            loadingText={t('opening')}
            disabled={act.opening !== null}
            onClick={() => act.upgrade(plan)}
          >
            {t('upgradeTo', { plan: t(`names.${plan}`) })}
          </Button>
        </Flex>
      ))}
      <HStack gap="3" wrap="wrap">
        <Button
          size="sm"
          variant="outline"
          loading={act.isSyncing}
          loadingText={t('syncing')}
          onClick={act.sync}
        >
          {t('sync')}
        </Button>
        {subscription.hasSubscription && !endsAt && (
          <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
            {t('cancel')}
          </Button>
        )}
      </HStack>
      <Text fontSize="sm" color="fg.muted">
        {t('syncHint')}
      </Text>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('cancelTitle')}
        text={t('cancelText')}
        isBusy={act.isCancelling}
        confirm={t('cancel')}
        busy={t('cancelling')}
        cancel={t('keep')}
        onConfirm={() => act.cancel(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      />
    </Stack>
  )
}

/** The plans that cost more than this one. */
function above(current: Plan): Array<keyof typeof monthlyPounds> {
  return (['standard', 'premium'] as const).filter(
    (plan) => plans.indexOf(plan) > plans.indexOf(current),
  )
}
