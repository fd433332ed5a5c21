import { HStack, Spinner, Stack, Text } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { localDate } from '#src/lib/format-time.ts'
import { offerFile } from '#src/lib/offer-file.ts'
import { trpc } from '#src/lib/trpc.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { showFailure } from '#src/ui/toaster.tsx'
import { ReviewCard } from './review-card.tsx'
import { useReview } from './use-review.ts'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'

interface ReviewDialogProps {
  isOpen: boolean
  onClose(): void
}

/** Two minutes a day: the cards that are due, one at a time. */
export function ReviewDialog({ isOpen, onClose }: ReviewDialogProps): ReactNode {
  const { t } = useTranslation('courses')
  return (
    <Sheet
      isOpen={isOpen}
      title={t('review.title')}
      intro={t('review.intro')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={<ExportButton />}
    >
      <Sitting onClose={onClose} />
    </Sheet>
  )
}

function Sitting({ onClose }: { onClose(): void }): ReactNode {
  const { t } = useTranslation(['courses', 'common'])
  const review = useReview()
  if (review.state === 'loading')
    return <Spinner role="status" aria-label={t('common:loading')} />
  if (review.state === 'failed')
    return (
      <Alert tone="error">
        <HStack justify="space-between" gap="3" wrap="wrap">
          {t('review.loadFailed')}
          <Button size="sm" variant="outline" onClick={review.reload}>
            {t('common:retry')}
          </Button>
        </HStack>
      </Alert>
    )
  if (review.card)
    return (
      <ReviewCard
        key={review.card.id}
        card={review.card}
        place={t('review.progress', { n: review.done + 1, total: review.total })}
        isPending={review.isPending}
        hasFailed={review.hasFailed}
        onGrade={review.grade}
      />
    )
  const isDone = review.done > 0
  return (
    <Stack gap="3" align="flex-start" py="4" role="status">
      <Text fontFamily="heading" fontSize="xl">
        {t(isDone ? 'review.done' : 'review.none')}
      </Text>
      <Text color="fg.muted">
        {isDone ? t('review.doneText', { count: review.done }) : t('review.noneText')}{' '}
        {review.left
          ? t('review.left', { count: review.left })
          : review.left === 0 &&
            review.nextDue &&
            t('review.next', { when: dayOf(review.nextDue) })}
      </Text>
      <HStack>
        {review.left !== null && review.left > 0 && (
          <Button colorPalette="orange" onClick={review.again}>
            {t('review.goOn')}
          </Button>
        )}
        <Button variant="outline" onClick={onClose}>
          {t('close')}
        </Button>
      </HStack>
    </Stack>
  )
}

/** A day as the browser's locale writes it, such as `Monday, 23 November`. */
function dayOf(iso: string): string {
  return localDate(iso, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
}

function ExportButton(): ReactNode {
  const { t } = useTranslation('courses')
  const utils = trpc.useUtils()
  const save = async () => {
    try {
      const { csv } = await utils.reviews.export.fetch(undefined, { staleTime: 0 })
      offerFile(new Blob([csv], { type: 'text/csv' }), t('review.exportName'))
    } catch {
      showFailure({ title: t('review.exportFailed') })
    }
  }
  return (
    <Button size="sm" variant="ghost" onClick={() => void save()}>
      <Download size={16} aria-hidden />
      {t('review.export')}
    </Button>
  )
}
