import { Box, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#src/ui/alert.tsx'
import { QuizQuestionField } from './quiz-question-field.tsx'
import { QuizScore } from './quiz-score.tsx'
import { useQuiz } from './use-quiz.ts'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode, RefObject } from 'react'
import type { QuizProgress } from '#routers/contract/courses.ts'
import type { QuizQuestion } from '#routers/contract/quiz-question.ts'

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
  const { questions, score } = useAttention(result !== null)
  return (
    <Box as="section" aria-labelledby="quiz-title" borderTopWidth="1px" pt="6">
      <Heading as="h4" size="lg" id="quiz-title">
        {t('quiz.title')}
      </Heading>
      <Text color="fg.muted" fontSize="sm" mb="5">
        {t('quiz.intro')}
      </Text>
      <Stack gap="6" ref={questions}>
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
          <QuizScore
            score={result.score}
            best={result.best}
            place={score}
            onRetake={state.retake}
          />
        )}
      </Stack>
    </Box>
  )
}

/** A try that is counted leads to its score, another try to the first question. */
function useAttention(isCounted: boolean): {
  questions: RefObject<HTMLDivElement | null>
  score: RefObject<HTMLDivElement | null>
} {
  const questions = useRef<HTMLDivElement>(null)
  const score = useRef<HTMLDivElement>(null)
  const wasCounted = useRef(isCounted)
  useEffect(() => {
    if (wasCounted.current === isCounted) return
    wasCounted.current = isCounted
    const first = questions.current?.querySelector('fieldset')
    const focused = isCounted ? score.current : first?.querySelector('input')
    focused?.focus({ preventScroll: true })
    const shown = isCounted ? score.current : first
    shown?.scrollIntoView({ block: isCounted ? 'nearest' : 'start' })
  }, [isCounted])
  return { questions, score }
}
