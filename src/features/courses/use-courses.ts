import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '#src/lib/trpc.ts'
import { showFailure, showToast } from '#src/ui/toaster.tsx'
import { useFollowing } from '#src/ui/use-following.ts'
import { coursesAtOnce } from './use-generate.ts'
import type { CourseView } from '#routers/contract/courses.ts'

/** Part 2, section 9; what changes is told at once besides. */
const refreshEveryMs = 30_000

export interface Courses {
  courses: CourseView[]
  state: 'loading' | 'failed' | 'ready'
  hasMore: boolean
  isLoadingMore: boolean
  loadMore(): void
  reload(): void
}

/** The list of courses, kept true: read again when one changes, and every 30 seconds. */
export function useCourses(): Courses {
  const utils = trpc.useUtils()
  const list = trpc.courses.list.useInfiniteQuery(
    { limit: coursesAtOnce },
    {
      initialCursor: 0,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      refetchOnMount: 'always',
      refetchInterval: refreshEveryMs,
    },
  )
  const canFollow = useFollowing()
  trpc.courses.follow.useSubscription(undefined, {
    enabled: canFollow,
    // What happened while the line was down is read again.
    onStarted: () => void utils.courses.list.invalidate(),
    onData: ({ courseId }) => {
      void utils.courses.list.invalidate()
      void utils.courses.get.invalidate({ id: courseId })
      void utils.courses.progress.invalidate({ id: courseId })
      void utils.courses.assignment.invalidate({ id: courseId })
      // Its cards come and go with it.
      void utils.reviews.queue.invalidate()
    },
  })
  const courses = list.data?.pages.flatMap((page) => page.courses) ?? []
  useOutcomes(courses)
  return {
    courses,
    // A list that cannot be read again stays as it was.
    state: list.data ? 'ready' : list.isError ? 'failed' : 'loading',
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
    reload: () => void list.refetch(),
  }
}

/** Tells how a generation ended that was watched. */
function useOutcomes(courses: readonly CourseView[]): void {
  const { t } = useTranslation('courses')
  const watched = useRef(new Set<string>())
  useEffect(() => {
    for (const { id, status, title } of courses) {
      if (status === 'generating') watched.current.add(id)
      else if (watched.current.delete(id)) {
        if (status === 'ready') showToast({ title: t('ready'), description: title })
        else showFailure({ title: t('failed'), description: t('failedOne', { title }) })
      }
    }
  }, [courses, t])
}
