import { Flex, SimpleGrid, Skeleton } from '@chakra-ui/react'
import { BookOpen, CircleAlert, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addTexts } from '#src/lib/i18n.ts'
import { useTitle } from '#src/lib/use-title.ts'
import { courses as texts } from '#src/locales/en/courses.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { laterDialog } from '#src/ui/later-dialog.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { Page } from '#src/ui/page.tsx'
import { usePreload } from '#src/ui/use-late-part.ts'
import { CourseCard } from './course-card.tsx'
import { ReviewButton } from './review-button.tsx'
import { useCourses } from './use-courses.ts'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'

addTexts('courses', texts)

const CourseViewer = laterDialog(
  async () => (await import('./course-viewer.tsx')).CourseViewer,
)
const GenerateDialog = laterDialog(
  async () => (await import('./generate-dialog.tsx')).GenerateDialog,
)
const ReviewDialog = laterDialog(
  async () => (await import('./review-dialog.tsx')).ReviewDialog,
)

/** What is open over the list, as it stands in the address. */
export interface CoursesWanted {
  course?: string | undefined
  /** Counts from 1; one more than there are parts is the assignment. */
  part?: number | undefined
  review?: boolean | undefined
}

interface CoursesPageProps {
  wanted: CoursesWanted
  onWant(wanted: CoursesWanted): void
}

/** The shelf of courses, and over it the one that is read. */
export function CoursesPage({ wanted, onWant }: CoursesPageProps): ReactNode {
  const { t } = useTranslation(['courses', 'common'])
  useTitle(t('title'))
  usePreload(CourseViewer)
  const [isGenerating, setGenerating] = useState(false)
  const list = useCourses()
  return (
    <Page>
      <PageHeader title={t('title')} intro={t('intro')}>
        <ReviewButton onOpen={() => onWant({ review: true })} />
        <Button colorPalette="orange" onClick={() => setGenerating(true)}>
          <Plus size={16} aria-hidden />
          {t('generate')}
        </Button>
      </PageHeader>
      {list.state === 'loading' ? (
        <Loading />
      ) : list.state === 'failed' ? (
        <EmptyState icon={<CircleAlert size={28} />} title={t('loadFailed')}>
          <Button variant="outline" onClick={list.reload}>
            {t('common:retry')}
          </Button>
        </EmptyState>
      ) : list.courses.length === 0 ? (
        <EmptyState
          icon={<BookOpen size={28} />}
          title={t('empty')}
          text={t('emptyText')}
        />
      ) : (
        <>
          <SimpleGrid
            as="ul"
            listStyleType="none"
            columns={{ base: 1, md: 2, xl: 3 }}
            gap="4"
            aria-label={t('title')}
          >
            {list.courses.map((course) => (
              <li key={course.id}>
                <CourseCard
                  course={course}
                  onOpen={() => onWant({ course: course.id })}
                />
              </li>
            ))}
          </SimpleGrid>
          {list.hasMore && (
            <Flex justify="center" mt="6">
              <Button
                variant="outline"
                loading={list.isLoadingMore}
                onClick={list.loadMore}
              >
                {t('more')}
              </Button>
            </Flex>
          )}
        </>
      )}
      <GenerateDialog isOpen={isGenerating} onClose={() => setGenerating(false)} />
      {wanted.course && (
        <CourseViewer
          key={wanted.course}
          courseId={wanted.course}
          title={list.courses.find(({ id }) => id === wanted.course)?.title ?? null}
          step={wanted.part ?? null}
          onStep={(part) => onWant({ course: wanted.course, part })}
          onClose={() => onWant({})}
        />
      )}
      <ReviewDialog
        isOpen={wanted.review === true && !wanted.course}
        onClose={() => onWant({})}
      />
    </Page>
  )
}

function Loading(): ReactNode {
  const { t } = useTranslation('courses')
  return (
    <SimpleGrid
      columns={{ base: 1, md: 2, xl: 3 }}
      gap="4"
      role="status"
      aria-label={t('loading')}
    >
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} height="13rem" borderRadius="card" />
      ))}
    </SimpleGrid>
  )
}
