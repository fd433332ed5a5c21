import { Portal } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf, trpc } from '#src/lib/trpc.ts'
import { OpenedCourse } from './opened-course.tsx'
import { WaitingCourse } from './waiting-course.tsx'
import { IconButton } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/styled/dialog.ts'
import type { ReactNode } from 'react'

interface CourseViewerProps {
  courseId: string
  /** As the list knows it, before the course itself is there. */
  title: string | null
  /** From 1; null opens where one left off. */
  step: number | null
  onStep(step: number): void
  onClose(): void
}

/** A course to read: its parts, each with its quiz, and the assignment at the end. */
export function CourseViewer(props: CourseViewerProps): ReactNode {
  const { t } = useTranslation('courses')
  const id = props.courseId
  const course = trpc.courses.get.useQuery({ id }, { refetchOnMount: 'always' })
  const isReady = course.data?.status === 'ready'
  const progress = trpc.courses.progress.useQuery(
    { id },
    { enabled: isReady, refetchOnMount: 'always' },
  )
  const content = useRef<HTMLDivElement>(null)
  // Also while one reads it: what is answered or handed in now is not kept.
  const isGone = refusalOf(course.error).code === 'not_found'
  return (
    <Dialog.Root
      open
      onOpenChange={({ open }) => !open && props.onClose()}
      placement="center"
      scrollBehavior="inside"
      size="xl"
      initialFocusEl={() => content.current?.querySelector('h3') ?? content.current}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px={{ base: '0', md: '4' }}>
          <Dialog.Content
            ref={content}
            bg="bg.panel"
            my={{ base: '0', md: '6' }}
            maxWidth="54rem"
            height={{ base: '100dvh', md: 'calc(100dvh - 3rem)' }}
            maxHeight="none"
            borderRadius={{ base: '0', md: 'card' }}
            css={onShortScreens}
          >
            {course.data?.parts && progress.data && !isGone ? (
              <OpenedCourse
                course={course.data}
                parts={course.data.parts}
                progress={progress.data.progress}
                step={props.step}
                onStep={props.onStep}
              />
            ) : (
              <WaitingCourse
                title={course.data?.title ?? props.title}
                state={
                  isGone
                    ? 'gone'
                    : course.isError || progress.isError
                      ? 'failed'
                      : course.data && !isReady
                        ? 'notReady'
                        : 'loading'
                }
                onRetry={() => {
                  void course.refetch()
                  if (isReady) void progress.refetch()
                }}
              />
            )}
            <Dialog.CloseTrigger asChild>
              <IconButton variant="ghost" boxSize="9" aria-label={t('close')}>
                <X size={18} />
              </IconButton>
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

/** There the head and the foot go with the text: they would leave it no room. */
const onShortScreens = {
  '@media (max-height: 30rem)': {
    height: '100dvh',
    my: '0',
    borderRadius: '0',
    overflowY: 'auto',
    '& > .chakra-dialog__body': { flex: 'none', overflow: 'visible' },
  },
}
