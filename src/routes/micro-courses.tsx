import { createRoute, useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { isRecordId } from '#routers/contract/session-ids.ts'
import { SpinnerPage } from '#src/ui/spinner-page.tsx'
import { lazyScreen } from '#src/lib/lazy-screen.ts'
import { rootRoute } from './root.tsx'
import type { ReactNode } from 'react'
import type { CoursesWanted } from '#src/features/courses/courses-page.tsx'

const CoursesPage = lazyScreen(
  async () => (await import('#src/features/courses/courses-page.tsx')).CoursesPage,
)

export const microCoursesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/micro-courses',
  validateSearch: readSearch,
  component: Object.assign(MicroCourses, { preload: CoursesPage.preload }),
})

/** What is no id or no number of a part is left out. */
function readSearch({ course, part, review }: Record<string, unknown>): CoursesWanted {
  const number = Number(part)
  return {
    course: isRecordId(course) ? course : undefined,
    part: Number.isInteger(number) && number > 0 ? number : undefined,
    review: review === true || review === 'true' ? true : undefined,
  }
}

function MicroCourses(): ReactNode {
  const wanted = microCoursesRoute.useSearch()
  const navigate = useNavigate()
  return (
    <Suspense fallback={<SpinnerPage />}>
      <CoursesPage
        wanted={wanted}
        onWant={(search) =>
          // Back closes what was opened; leafing through the parts leaves no trail.
          void navigate({
            to: '/micro-courses',
            search,
            replace: wanted.course !== undefined || wanted.review === true,
          })
        }
      />
    </Suspense>
  )
}
