import { useState } from 'react'
import { refusalOf, trpc } from '#src/lib/trpc.ts'
import type { ReviewCardView } from '#routers/contract/reviews.ts'
import type { ReviewGrade } from '#routers/contract/review-grades.ts'

export interface Review {
  state: 'loading' | 'failed' | 'ready'
  /** The one that is asked; null at the end of a sitting. */
  card: ReviewCardView | null
  done: number
  total: number
  /** Due when the sitting is over; null while that is looked up. */
  left: number | null
  nextDue: string | null
  isPending: boolean
  hasFailed: boolean
  grade(grade: ReviewGrade): void
  again(): void
  reload(): void
}

/** One sitting: the cards that were due when it began, each until it is graded. */
export function useReview(): Review {
  const utils = trpc.useUtils()
  const queue = trpc.reviews.queue.useQuery(undefined, { refetchOnMount: 'always' })
  const [sitting, setSitting] = useState<ReviewCardView[] | null>(null)
  const [done, setDone] = useState(0)
  // Set while rendering: the first answer that is fresh begins the sitting.
  if (!sitting && queue.data && !queue.isFetching) setSitting(queue.data.cards)
  const grade = trpc.reviews.grade.useMutation({
    onSuccess: async () => {
      setDone(done + 1)
      await utils.reviews.queue.invalidate()
    },
    onError: async (error, { id }) => {
      if (refusalOf(error).code !== 'not_found') return
      // Gone with its course: the sitting goes on without it.
      grade.reset()
      setSitting(sitting?.filter((one) => one.id !== id) ?? null)
      await utils.reviews.queue.invalidate()
    },
  })
  const card = sitting?.[done] ?? null
  return {
    state: queue.isError && !sitting ? 'failed' : sitting ? 'ready' : 'loading',
    card,
    done,
    total: sitting?.length ?? 0,
    left: queue.isFetching ? null : (queue.data?.due ?? 0),
    nextDue: queue.data?.nextDue ?? null,
    isPending: grade.isPending,
    hasFailed: grade.isError,
    grade(given) {
      if (card) grade.mutate({ id: card.id, grade: given, reps: card.reps })
    },
    again() {
      setDone(0)
      setSitting(null)
    },
    reload: () => void queue.refetch(),
  }
}
