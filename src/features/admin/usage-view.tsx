import { Flex, Heading, Skeleton, Text } from '@chakra-ui/react'
import { Gauge } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '#src/lib/format-time.ts'
import { trpc } from '#src/lib/trpc.ts'
import { Cell, DataTable, HeadCell } from '#src/ui/data-table.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ReadFailed } from './read-failed.tsx'
import type { ReactNode } from 'react'

const counts = ['calls', 'inputTokens', 'outputTokens', 'images', 'seconds'] as const
const names = {
  calls: 'calls',
  inputTokens: 'input',
  outputTokens: 'output',
  images: 'images',
  seconds: 'seconds',
} as const

/** What the models took, by what for and by which of them. */
export function UsageView(): ReactNode {
  const { t } = useTranslation('admin')
  const usage = trpc.admin.usage.useQuery(undefined, { refetchOnMount: 'always' })
  if (usage.isError) return <ReadFailed onRetry={() => void usage.refetch()} />
  if (!usage.data) return <Skeleton height="12rem" borderRadius="card" />
  const { todayTokens, dailyLimitTokens, sums } = usage.data
  const number = (value: number) => Math.round(value).toLocaleString(localeOf())
  const tokens = number(todayTokens)
  return (
    <section aria-labelledby="admin-usage">
      <Heading as="h2" size="lg" id="admin-usage">
        {t('usage.title')}
      </Heading>
      <Flex gap="3" wrap="wrap" mb="4" fontSize="sm" color="fg.muted">
        <Text>{t('usage.intro')}</Text>
        <Text color="fg">
          {dailyLimitTokens === null
            ? t('usage.today', { tokens })
            : t('usage.todayOf', { tokens, limit: number(dailyLimitTokens) })}
        </Text>
      </Flex>
      {sums.length === 0 ? (
        <EmptyState
          icon={<Gauge size={28} />}
          title={t('usage.empty')}
          text={t('usage.emptyText')}
        />
      ) : (
        <DataTable
          label={t('usage.title')}
          head={
            <>
              <HeadCell scope="col">{t('usage.kind')}</HeadCell>
              <HeadCell scope="col">{t('usage.model')}</HeadCell>
              {counts.map((count) => (
                <HeadCell key={count} scope="col" textAlign="end">
                  {t(`usage.${names[count]}`)}
                </HeadCell>
              ))}
            </>
          }
        >
          {sums.map((sum) => (
            <tr key={`${sum.kind} ${sum.model}`}>
              <Cell fontWeight="550">{sum.kind}</Cell>
              <Cell>{sum.model}</Cell>
              {counts.map((count) => (
                <Cell key={count} textAlign="end">
                  {number(sum[count])}
                </Cell>
              ))}
            </tr>
          ))}
        </DataTable>
      )}
    </section>
  )
}
