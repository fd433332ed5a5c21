import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '#src/lib/trpc.ts'
import { Segments } from '#src/ui/segments.tsx'
import { HealthView } from './health-view.tsx'
import { keep } from './keep.ts'
import { PeopleView } from './people-view.tsx'
import { QueueView } from './queue-view.tsx'
import { UsageView } from './usage-view.tsx'
import type { ReactNode } from 'react'

const views = ['people', 'queue', 'usage', 'health'] as const
type View = (typeof views)[number]

/** People first; failed work shows in its name before anyone looks. */
export function AdminViews(): ReactNode {
  const { t } = useTranslation('admin')
  const [view, setView] = useState<View>('people')
  const queue = trpc.admin.queue.useQuery(undefined, keep)
  const dead = queue.data?.counts.dead ?? 0
  const textOf = (name: View) =>
    name === 'queue' && dead > 0
      ? t('views.queueDead', { count: dead })
      : t(`views.${name}`)
  return (
    <>
      <Segments<View>
        label={t('views.label')}
        value={view}
        onChange={setView}
        options={views.map((value) => ({ value, text: textOf(value) }))}
      />
      <Box mt="5">
        {view === 'people' && <PeopleView />}
        {view === 'queue' && <QueueView />}
        {view === 'usage' && <UsageView />}
        {view === 'health' && <HealthView />}
      </Box>
    </>
  )
}
