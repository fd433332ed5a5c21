import { Box, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { outcomesOf } from '#routers/contract/quiz.ts'
import { AssignmentStep } from './assignment-step.tsx'
import { CourseSteps } from './course-steps.tsx'
import { PartStep } from './part-step.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/styled/dialog.ts'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import type { ReactNode } from 'react'
import type { CourseView, QuizProgress } from '#routers/contract/courses.ts'

interface OpenedCourseProps {
  course: CourseView
  parts: NonNullable<CourseView['parts']>
  progress: readonly QuizProgress[]
  /** From 1; null is where one left off. */
  step: number | null
  onStep(step: number): void
}

/** A course that is there to read, at one of its steps. */
export function OpenedCourse(props: OpenedCourseProps): ReactNode {
  const { t } = useTranslation('courses')
  const { course, parts, progress, onStep } = props
  const outcomes = outcomesOf(parts.length, progress)
  const titles = parts.map(({ title }) => title)
  const last = parts.length + 1
  // Where one left off when it was opened: a quiz that is passed now does not turn the page.
  const [begin] = useState(() => {
    const open = outcomes.findIndex((outcome) => outcome !== 'passed')
    return open < 0 ? last : open + 1
  })
  const step = Math.min(props.step ?? begin, last)
  const part = parts[step - 1]
  const body = useRef<HTMLDivElement>(null)
  const shown = useRef<number | null>(null)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // A step begins at its top, for eyes and for a screen reader; on a short screen all of it scrolls.
    body.current?.scrollTo({ top: 0 })
    body.current?.parentElement?.scrollTo({ top: 0 })
    body.current?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true })
  }, [step])
  return (
    <>
      <Dialog.Header flexDirection="column" alignItems="stretch" gap="3">
        <Dialog.Title
          fontFamily="heading"
          fontSize={{ base: 'xl', md: '2xl' }}
          lineHeight="1.25"
          lineClamp={2}
          overflowWrap="anywhere"
          pe="10"
          title={course.title}
        >
          {course.title}
        </Dialog.Title>
        <StepProgress step={step} total={parts.length} />
        <CourseSteps titles={titles} outcomes={outcomes} step={step} onStep={onStep} />
      </Dialog.Header>
      <Dialog.Body
        ref={body}
        // The router gives an element of the same name its scroll back: each step has its own.
        data-scroll-restoration-id={`course-step-${step}`}
        borderTopWidth="1px"
        borderColor="border.muted"
        pt="6"
      >
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
            titles={titles}
            onStep={onStep}
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
          onClick={() => onStep(step - 1)}
        >
          {t('viewer.previous')}
        </Button>
        {part && (
          <Button colorPalette="orange" onClick={() => onStep(step + 1)}>
            {t(step === parts.length ? 'viewer.assignment' : 'viewer.next')}
          </Button>
        )}
      </Dialog.Footer>
    </>
  )
}

function StepProgress({ step, total }: { step: number; total: number }): ReactNode {
  const { t } = useTranslation('courses')
  const isPart = step <= total
  return (
    <Box>
      <Text fontSize="xs" color="fg.muted" mb="1">
        {isPart
          ? t('viewer.progress', { n: step, total })
          : t('viewer.progressAssignment')}
      </Text>
      <ProgressBar
        label={t('makingProgress')}
        percent={isPart ? (step / total) * 100 : 100}
      />
    </Box>
  )
}
