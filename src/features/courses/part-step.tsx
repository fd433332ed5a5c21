import { Box, Heading, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { FramedText } from './framed-text.tsx'
import { LessonText } from './lesson-text.tsx'
import { PartPicture } from './part-picture.tsx'
import { Quiz } from './quiz.tsx'
import type { ReactNode } from 'react'
import type { CoursePart, QuizProgress } from '#routers/contract/courses.ts'

interface PartStepProps {
  courseId: string
  part: CoursePart
  /** From 0. */
  index: number
  best: QuizProgress | null
}

/** One part: the lesson with its picture, what to do, and the quiz. */
export function PartStep({ courseId, part, index, best }: PartStepProps): ReactNode {
  const { t } = useTranslation('courses')
  return (
    <Stack as="article" gap="6" maxWidth="42rem" mx="auto">
      <Box>
        <Heading as="h3" size="xl" tabIndex={-1} outline="none" overflowWrap="anywhere">
          {part.title}
        </Heading>
        <Text color="fg.muted" mt="1">
          {part.goal}
        </Text>
      </Box>
      <PartPicture picture={part.picture} imageUrl={part.imageUrl} />
      <LessonText text={part.content} />
      {part.exercise && <FramedText title={t('viewer.exercise')} text={part.exercise} />}
      <Quiz courseId={courseId} partIndex={index} quiz={part.quiz} best={best} />
    </Stack>
  )
}
