import { Badge, Flex, Heading, Skeleton, Text } from '@chakra-ui/react'
import { ListChecks } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/lib/error-text.ts'
import { relativeTime } from '#src/lib/format-time.ts'
import { trpc } from '#src/lib/trpc.ts'
import { useNow } from '#src/lib/use-now.ts'
import { Cell, DataTable, EndCell, EndHeadCell, HeadCell } from '#src/ui/data-table.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { showFailure, showToast } from '#src/ui/toaster.tsx'
import { ReadFailed } from './read-failed.tsx'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { AdminJob } from '#routers/contract/admin.ts'

/** The queue moves by itself: it is read as often as this while it is looked at. */
const lookEveryMs = 5000
const tones = { ready: 'gray', running: 'blue', dead: 'red' } as const

/** Work that waits, runs or has failed, with what happened and a way to try again. */
export function QueueView(): ReactNode {
  const { t } = useTranslation('admin')
  const queue = trpc.admin.queue.useQuery(undefined, {
    refetchOnMount: 'always',
    refetchInterval: lookEveryMs,
  })
  if (queue.isError && !queue.data)
    return <ReadFailed onRetry={() => void queue.refetch()} />
  if (!queue.data) return <Skeleton height="12rem" borderRadius="card" />
  const { counts, jobs } = queue.data
  return (
    <section aria-labelledby="admin-queue">
      <Flex align="baseline" gap="3" wrap="wrap" mb="4">
        <Heading as="h2" size="lg" id="admin-queue">
          {t('queue.title')}
        </Heading>
        <Text fontSize="sm" color="fg.muted">
          {t('queue.intro', counts)}
        </Text>
      </Flex>
      {jobs.length === 0 ? (
        <EmptyState
          icon={<ListChecks size={28} />}
          title={t('queue.empty')}
          text={t('queue.emptyText')}
        />
      ) : (
        <DataTable
          label={t('queue.title')}
          head={
            <>
              {(['kind', 'of', 'state', 'tries', 'since', 'error'] as const).map(
                (name) => (
                  <HeadCell key={name} scope="col">
                    {t(`queue.${name}`)}
                  </HeadCell>
                ),
              )}
              <EndHeadCell>{t('people.actions')}</EndHeadCell>
            </>
          }
        >
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </DataTable>
      )}
    </section>
  )
}

function JobRow({ job }: { job: AdminJob }): ReactNode {
  const { t } = useTranslation('admin')
  const now = useNow()
  const utils = trpc.useUtils()
  const retry = trpc.admin.retryJob.useMutation({
    onSuccess: () => showToast({ title: t('queue.retried'), description: job.kind }),
    onError: (error) =>
      showFailure({ title: t('queue.retryFailed'), description: errorText(error) }),
    onSettled: () => void utils.admin.queue.invalidate(),
  })
  return (
    <tr>
      <Cell fontWeight="550">{job.kind}</Cell>
      <Cell>{job.email ?? t('queue.server')}</Cell>
      <Cell>
        <Badge colorPalette={tones[job.state]}>{t(`queue.states.${job.state}`)}</Badge>
      </Cell>
      <Cell>
        {job.attempts}/{job.maxAttempts}
      </Cell>
      <Cell>{relativeTime(job.createdAt, now)}</Cell>
      <Cell whiteSpace="normal" minWidth="14rem" maxWidth="30rem" color="fg.muted">
        {job.lastError ?? '–'}
      </Cell>
      <EndCell>
        {job.state === 'dead' && (
          <Button
            size="sm"
            variant="outline"
            loading={retry.isPending}
            aria-label={t('queue.retryOf', { kind: job.kind })}
            onClick={() => retry.mutate({ jobId: job.id })}
          >
            {t('queue.retry')}
          </Button>
        )}
      </EndCell>
    </tr>
  )
}
