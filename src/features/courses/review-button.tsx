import { Layers } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { trpc } from '#src/lib/trpc.ts'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'

/** How many cards are due; nothing before there are any. */
export function ReviewButton({ onOpen }: { onOpen(): void }): ReactNode {
  const { t } = useTranslation('courses')
  const queue = trpc.reviews.queue.useQuery(undefined, { refetchOnMount: 'always' })
  if (!queue.data || queue.data.total === 0) return null
  return (
    <Button variant="outline" onClick={onOpen}>
      <Layers size={16} aria-hidden />
      {t('review.button', { count: queue.data.due })}
    </Button>
  )
}
