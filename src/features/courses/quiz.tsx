import { Box, Button, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { badgeOf, isPassed } from '#routers/contract/quiz.ts'
import { Alert } from '#src/ui/alert.tsx'
import { QuizQuestionField } from './quiz-question-field.tsx'
import { ToneBadge } from './tone-badge.tsx'
import { useQuiz } from './use-quiz.ts'
import type { ReactNode } from 'react'
import type { QuizProgress } from '#routers/contract/courses.ts'
import type { QuizQuestion } from '#routers/contract/quiz.ts'

interface QuizProps {
  courseId: string
  partIndex: number
  quiz: readonly QuizQuestion[]
  /** The best stored try. */
  best: QuizProgress | null
}

/** The quiz of one part: answers lock when they are counted, and can be taken again. */
export function Quiz(props: QuizProps): ReactNode {
  const { t } = useTranslation('courses')
  const { quiz } = props
  const state = useQuiz(props)
  const { answers, result } = state
  const missing = answers.filter((answer) => answer === null).length
  return (
    <Box as="section" aria-labelledby="quiz-title" borderTopWidth="1px" pt="6">
      <Heading as="h4" size="lg" id="quiz-title">
        {t('quiz.title')}
      </Heading>
      <Text color="fg.muted" fontSize="sm" mb="5">
        {t('quiz.intro')}
      </Text>
      <Stack gap="6">
        {quiz.map((question, index) => (
          <QuizQuestionField
            key={question.question}
            question={question}
            label={t('quiz.question', { n: index + 1, total: quiz.length })}
            answer={answers[index] ?? null}
            isLocked={result !== null || state.isPending}
            isSolved={result !== null}
            onAnswer={(answer) => state.choose(index, answer)}
          />
        ))}
        {state.hasFailed && <Alert tone="error">{t('quiz.saveFailed')}</Alert>}
        {result === null ? (
          <HStack gap="3" wrap="wrap">
            <Button
              colorPalette="orange"
              disabled={missing > 0 || state.isPending}
              onClick={state.submit}
            >
              {t(state.isPending ? 'quiz.submitting' : 'quiz.submit')}
            </Button>
            {missing > 0 && (
              <Text fontSize="sm" color="fg.muted">
                {t('quiz.unanswered', { count: missing })}
              </Text>
            )}
          </HStack>
        ) : (
          <Score score={result.score} best={result.best} onRetake={state.retake} />
        )}
      </Stack>
    </Box>
  )
}

interface ScoreProps {
  score: number
  best: number
  onRetake(): void
}

const tones = { excellent: 'success', good: 'warning', needsReview: 'error' } as const

function Score({ score, best, onRetake }: ScoreProps): ReactNode {
  const { t } = useTranslation('courses')
  const badge = badgeOf(score)
  return (
    <Flex
      role="status"
      gap="4"
      align="center"
      justify="space-between"
      wrap="wrap"
      bg="bg.subtle"
      borderRadius="card"
      p="4"
    >
      <Box>
        <HStack gap="3">
          <Text fontFamily="heading" fontSize="3xl" lineHeight="1">
            {t('quiz.score', { score })}
          </Text>
          <ToneBadge tone={tones[badge]}>{t(`quiz.badge.${badge}`)}</ToneBadge>
        </HStack>
        <Text fontSize="sm" color="fg.muted" mt="1">
          {t(isPassed(score) ? 'quiz.passed' : 'quiz.failed')}
          {best > score && ` ${t('quiz.best', { score: best })}`}
        </Text>
      </Box>
      <Button variant="outline" onClick={onRetake}>
        <RotateCcw size={16} aria-hidden />
        {t('quiz.retake')}
      </Button>
    </Flex>
  )
}
