import { Box, Flex, HStack, Text } from '@chakra-ui/react'
import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { badgeOf, isPassed } from '#routers/contract/quiz.ts'
import { ToneBadge } from './tone-badge.tsx'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode, Ref } from 'react'

interface QuizScoreProps {
  score: number
  best: number
  /** Takes the focus when the try is counted. */
  place: Ref<HTMLDivElement>
  onRetake(): void
}

const tones = { excellent: 'success', good: 'warning', needsReview: 'error' } as const

/** How a try went, and what stays of those before. */
export function QuizScore({ score, best, place, onRetake }: QuizScoreProps): ReactNode {
  const { t } = useTranslation('courses')
  const badge = badgeOf(score)
  const isWorse = !isPassed(score) && isPassed(best)
  return (
    <Flex
      ref={place}
      role="status"
      tabIndex={-1}
      outline="none"
      scrollMarginBottom="4"
      gap="4"
      align="center"
      justify="space-between"
      wrap="wrap"
      bg="bg.subtle"
      borderWidth="1px"
      borderColor="border"
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
          {isWorse
            ? t('quiz.stillPassed', { score: best })
            : t(isPassed(score) ? 'quiz.passed' : 'quiz.failed')}
          {!isWorse && best > score && ` ${t('quiz.best', { score: best })}`}
        </Text>
      </Box>
      <Button variant="outline" onClick={onRetake}>
        <RotateCcw size={16} aria-hidden />
        {t('quiz.retake')}
      </Button>
    </Flex>
  )
}
