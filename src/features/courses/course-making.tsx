import { Box, HStack, Text } from '@chakra-ui/react'
import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { courseStages } from '#routers/contract/course-states.ts'
import { errorText, textForCode } from '#src/lib/error-text.ts'
import { clockTime } from '#src/lib/format-time.ts'
import { trpc } from '#src/lib/trpc.ts'
import { Alert } from '#src/ui/alert.tsx'
import { showFailure } from '#src/ui/toaster.tsx'
import { Button } from '#src/ui/button.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import type { ReactNode } from 'react'
import type { CourseView } from '#routers/contract/courses.ts'

/** How far a course is that is being made, or why it failed and the way to go on. */
export function CourseMaking({ course }: { course: CourseView }): ReactNode {
  return course.status === 'failed' ? (
    <Failed course={course} />
  ) : (
    <Underway course={course} />
  )
}

function Underway({ course }: { course: CourseView }): ReactNode {
  const { t } = useTranslation('courses')
  const { stageDone, stageTotal, retryAt } = course
  const stage = course.stage ?? 'outline'
  const n = Math.min(stageDone + 1, stageTotal)
  return (
    <Box role="status">
      <Text fontSize="sm" fontWeight="600">
        {t(`stage.${stage}`, { n, total: stageTotal })}
      </Text>
      <ProgressBar label={t('makingProgress')} percent={percentOf(course)} my="2" />
      <Text fontSize="xs" color="fg.muted">
        {retryAt ? t('waiting', { time: clockTime(retryAt) }) : t('goesOn')}
      </Text>
    </Box>
  )
}

/** The stages share the bar alike. */
function percentOf({ stage, stageDone, stageTotal }: CourseView): number {
  const place = stage ? courseStages.indexOf(stage) : 0
  const share = stageTotal === 0 ? 0 : stageDone / stageTotal
  return ((place + share) / courseStages.length) * 100
}

function Failed({ course }: { course: CourseView }): ReactNode {
  const { t } = useTranslation('courses')
  const utils = trpc.useUtils()
  const retry = trpc.courses.retry.useMutation({
    onSuccess: () => utils.courses.list.invalidate(),
    onError: (error) =>
      showFailure({ title: t('retryFailed'), description: errorText(error) }),
  })
  return (
    <Alert tone="error">
      <Text>{t(`failedAt.${course.stage ?? 'outline'}`)}</Text>
      <Text mb="3">{textForCode(course.errorCode ?? 'internal')}</Text>
      <HStack>
        <Button
          size="sm"
          variant="outline"
          disabled={retry.isPending}
          onClick={() => retry.mutate({ id: course.id })}
        >
          <RotateCw size={14} aria-hidden />
          {t('retry')}
        </Button>
      </HStack>
    </Alert>
  )
}
