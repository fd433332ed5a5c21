import {
  Box,
  Button,
  Dialog,
  IconButton,
  Portal,
  Progress,
  Spinner,
  Text,
} from '@chakra-ui/react'
import { CircleAlert, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { outcomesOf } from '#routers/contract/quiz.ts'
import { refusalOf, trpc } from '#src/lib/trpc.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { AssignmentStep } from './assignment-step.tsx'
import { CourseSteps } from './course-steps.tsx'
import { PartStep } from './part-step.tsx'
import type { ReactNode } from 'react'
import type { CourseView } from '#routers/contract/courses.ts'

interface CourseViewerProps {
  courseId: string
  /** From 1; null opens where one left off. */
  step: number | null
  onStep(step: number): void
  onClose(): void
}

/** A course to read: its parts, each with its quiz, and the assignment at the end. */
export function CourseViewer(props: CourseViewerProps): ReactNode {
  const { t } = useTranslation(['courses', 'common'])
  const id = props.courseId
  const course = trpc.courses.get.useQuery({ id }, { refetchOnMount: 'always' })
  const isReady = course.data?.status === 'ready'
  const progress = trpc.courses.progress.useQuery(
    { id },
    { enabled: isReady, refetchOnMount: 'always' },
  )
  const content = useRef<HTMLDivElement>(null)
  const failed = course.isError || progress.isError
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
          >
            {course.data?.parts && progress.data ? (
              <Opened
                {...props}
                course={course.data}
                parts={course.data.parts}
                progress={progress.data.progress}
              />
            ) : (
              <>
                <Dialog.Header pe="14">
                  <Dialog.Title fontFamily="heading" fontSize="2xl">
                    {course.data?.title ?? t('title')}
                  </Dialog.Title>
                </Dialog.Header>
                <Dialog.Body display="grid" placeItems="center">
                  {failed ? (
                    <EmptyState
                      icon={<CircleAlert size={28} />}
                      title={t(isGone ? 'viewer.gone' : 'viewer.loadFailed')}
                    >
                      {!isGone && (
                        <Button
                          variant="outline"
                          onClick={() => {
                            void course.refetch()
                            if (isReady) void progress.refetch()
                          }}
                        >
                          {t('common:retry')}
                        </Button>
                      )}
                    </EmptyState>
                  ) : course.data && !isReady ? (
                    <Text color="fg.muted">{t('viewer.notReady')}</Text>
                  ) : (
                    <Spinner role="status" aria-label={t('viewer.loading')} />
                  )}
                </Dialog.Body>
              </>
            )}
            <Dialog.CloseTrigger asChild>
              <IconButton variant="ghost" size="sm" aria-label={t('close')}>
                <X size={18} />
              </IconButton>
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

interface OpenedProps extends CourseViewerProps {
  course: CourseView
  parts: NonNullable<CourseView['parts']>
  progress: ReadonlyArray<{ partIndex: number; score: number; answers: number[] }>
}

function Opened({ course, parts, progress, ...props }: OpenedProps): ReactNode {
  const { t } = useTranslation('courses')
  const outcomes = outcomesOf(parts.length, progress)
  const last = parts.length + 1
  // Where one left off when it was opened: a quiz that is passed now does not turn the page.
  const [begin] = useState(() => {
    const open = outcomes.findIndex((outcome) => outcome !== 'passed')
    return open < 0 ? last : open + 1
  })
  const step = Math.min(props.step ?? begin, last)
  const part = parts[step - 1]
  const body = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // The next part begins at its top, for eyes and for a screen reader.
    body.current?.scrollTo({ top: 0 })
    body.current?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true })
  }, [step])
  return (
    <>
      <Dialog.Header flexDirection="column" alignItems="stretch" gap="3">
        <Dialog.Title fontFamily="heading" fontSize={{ base: 'xl', md: '2xl' }} pe="10">
          {course.title}
        </Dialog.Title>
        <Box>
          <Text fontSize="xs" color="fg.muted" mb="1">
            {part
              ? t('viewer.progress', { n: step, total: parts.length })
              : t('viewer.progressAssignment')}
          </Text>
          <Progress.Root
            size="xs"
            value={part ? (step / parts.length) * 100 : 100}
            colorPalette="orange"
          >
            <Progress.Track aria-label={t('makingProgress')}>
              <Progress.Range />
            </Progress.Track>
          </Progress.Root>
        </Box>
        <CourseSteps
          titles={parts.map(({ title }) => title)}
          outcomes={outcomes}
          step={step}
          onStep={props.onStep}
        />
      </Dialog.Header>
      <Dialog.Body ref={body} borderTopWidth="1px" borderColor="border.muted" pt="6">
        {part ? (
          <PartStep
            key={step}
            courseId={course.id}
            part={part}
            index={step - 1}
            best={progress.find(({ partIndex }) => partIndex === step - 1) ?? null}
          />
        ) : (
          <AssignmentStep
            course={course}
            outcomes={outcomes}
            progress={progress}
            titles={parts.map(({ title }) => title)}
            onStep={props.onStep}
          />
        )}
      </Dialog.Body>
      <Dialog.Footer
        borderTopWidth="1px"
        borderColor="border.muted"
        justifyContent="space-between"
      >
        <Button
          variant="outline"
          visibility={step > 1 ? 'visible' : 'hidden'}
          onClick={() => props.onStep(step - 1)}
        >
          {t('viewer.previous')}
        </Button>
        {part && (
          <Button colorPalette="orange" onClick={() => props.onStep(step + 1)}>
            {t(step === parts.length ? 'viewer.assignment' : 'viewer.next')}
          </Button>
        )}
      </Dialog.Footer>
    </>
  )
}
