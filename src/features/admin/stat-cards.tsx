import { Box, Flex, HStack, SimpleGrid, Skeleton, Text } from '@chakra-ui/react'
import {
  GraduationCap,
  HardDrive,
  MapPin,
  MessagesSquare,
  NotebookPen,
  Users,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '#src/lib/format-time.ts'
import { trpc } from '#src/lib/trpc.ts'
import { Panel } from '#src/ui/panel.tsx'
import { formatStorage } from './format-storage.ts'
import { keep } from './keep.ts'
import { ReadFailed } from './read-failed.tsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

const plans = ['free', 'standard', 'premium', 'academic'] as const

/** What the whole server holds, in six numbers. */
export function StatCards(): ReactNode {
  const { t } = useTranslation('admin')
  const stats = trpc.admin.stats.useQuery(undefined, keep)
  if (stats.isError) return <ReadFailed onRetry={() => void stats.refetch()} />
  const { data } = stats
  const number = (value: number | undefined) => value?.toLocaleString(localeOf())
  return (
    <SimpleGrid columns={{ base: 2, lg: 6 }} gap="3" mb="8">
      <Card icon={Users} label={t('stats.users')} value={number(data?.totalUsers)}>
        <HStack
          columnGap="3"
          rowGap="0"
          wrap="wrap"
          fontSize="xs"
          color="fg.muted"
          mt="1"
        >
          {plans.map((plan) => (
            <span key={plan}>
              {t(`stats.${plan}`)} {data?.usersByPlan[plan] ?? '–'}
            </span>
          ))}
        </HStack>
      </Card>
      <Card
        icon={HardDrive}
        label={t('stats.storage')}
        value={data && formatStorage(data.totalStorage)}
      />
      <Card
        icon={MessagesSquare}
        label={t('stats.conversations')}
        value={number(data?.totalConversations)}
      />
      <Card
        icon={GraduationCap}
        label={t('stats.courses')}
        value={number(data?.totalCourses)}
      />
      <Card
        icon={NotebookPen}
        label={t('stats.notes')}
        value={number(data?.totalNotes)}
      />
      <Card
        icon={MapPin}
        label={t('stats.locations')}
        value={number(data?.totalLocations)}
      />
    </SimpleGrid>
  )
}

interface CardProps {
  icon: LucideIcon
  label: string
  /** Undefined while it is read. */
  value: string | undefined
  children?: ReactNode
}

function Card({ icon: Icon, label, value, children }: CardProps): ReactNode {
  return (
    <Panel p="4" gridColumn={{ lg: 'span 2' }}>
      <Flex gap="2" align="center" color="fg.muted" fontSize="sm">
        <Box as="span" color="accent.fg" display="inline-flex">
          <Icon size={16} aria-hidden />
        </Box>
        {label}
      </Flex>
      {value === undefined ? (
        <Skeleton height="2rem" mt="1" maxWidth="6rem" borderRadius="control" />
      ) : (
        <Text
          fontFamily="heading"
          fontSize="2xl"
          fontWeight="560"
          fontVariantNumeric="tabular-nums"
          lineHeight="1.3"
        >
          {value}
        </Text>
      )}
      {children}
    </Panel>
  )
}
