import { Badge, Box, Flex, HStack, Skeleton, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { addTexts } from '#src/lib/i18n.ts'
import { billing as texts } from '#src/locales/en/billing.ts'
import { usageLevel } from '#routers/contract/usage-level.ts'
import { trpc } from '#src/lib/trpc.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Panel } from '#src/ui/panel.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import type { ReactNode } from 'react'

addTexts('billing', texts)

/** How much of the month is used, before it bites. */
export function UsageCard(): ReactNode {
  const { t } = useTranslation('billing')
  const { data } = trpc.billing.subscription.useQuery()
  if (!data) return <Skeleton height="6rem" borderRadius="card" />
  const { conversationsThisMonth: used, conversationLimit: limit } = data
  const level = usageLevel(used, limit)
  return (
    <Panel p="4">
      <Flex justify="space-between" align="center" mb="2" gap="2">
        <Text fontWeight="600">{t('title')}</Text>
        <HStack gap="1">
          {data.isAcademic && <Badge colorPalette="orange">{t('academic')}</Badge>}
          <Badge>{t(`plan.${data.subscriptionPlan}`)}</Badge>
        </HStack>
      </Flex>
      <ProgressBar
        label={t('conversations')}
        percent={Math.min(100, Math.round((used / limit) * 100))}
        colorPalette={level === 'reached' ? 'red' : 'orange'}
        height="2"
      />
      <Text fontSize="sm" color="fg.muted" mt="2">
        {t('used', { used, limit })}
      </Text>
      {level !== 'normal' && (
        <Box mt="3">
          <Alert tone={level === 'near' ? 'warning' : 'error'}>{t(level)}</Alert>
        </Box>
      )}
    </Panel>
  )
}
