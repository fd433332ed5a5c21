import { Box, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reviewGrades } from '#routers/contract/review-grades.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { ReviewCardView } from '#routers/contract/reviews.ts'
import type { ReviewGrade } from '#routers/contract/review-grades.ts'

/** What comes next has the focus, so that Enter alone goes through the cards. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus()
}

interface ReviewCardProps {
  card: ReviewCardView
  /** Such as `Card 1 of 8`. */
  place: string
  isPending: boolean
  hasFailed: boolean
  onGrade(grade: ReviewGrade): void
}

/** A question; its answer when one has thought; and how well it was known. */
export function ReviewCard(props: ReviewCardProps): ReactNode {
  const { t } = useTranslation('courses')
  const { card, isPending } = props
  const [isShown, setShown] = useState(false)
  return (
    <Stack gap="4">
      <Text fontSize="xs" color="fg.muted">
        {props.place} · {t('review.fromCourse', { title: card.courseTitle })}
      </Text>
      <Box
        bg="bg.subtle"
        borderWidth="1px"
        borderColor="border"
        borderRadius="card"
        p="5"
        minHeight="11rem"
      >
        <Text srOnly>{t('review.question')}</Text>
        <Text fontFamily="heading" fontSize="xl" overflowWrap="anywhere">
          {card.front}
        </Text>
        {isShown && (
          <Box borderTopWidth="1px" mt="4" pt="4" role="status">
            <Text srOnly>{t('review.answer')}</Text>
            <Text overflowWrap="anywhere">{card.back}</Text>
          </Box>
        )}
      </Box>
      {props.hasFailed && <Alert tone="error">{t('review.gradeFailed')}</Alert>}
      {isShown ? (
        <Box role="group" aria-label={t('review.how')}>
          <Text fontSize="sm" color="fg.muted" mb="2">
            {t('review.how')}
          </Text>
          <SimpleGrid columns={{ base: 2, sm: 4 }} gap="2">
            {reviewGrades.map((grade) => (
              <Button
                key={grade}
                ref={grade === 'good' ? takeFocus : undefined}
                variant="outline"
                disabled={isPending}
                onClick={() => props.onGrade(grade)}
              >
                {t(`review.grades.${grade}`)}
              </Button>
            ))}
          </SimpleGrid>
        </Box>
      ) : (
        <Button ref={takeFocus} colorPalette="orange" onClick={() => setShown(true)}>
          {t('review.show')}
        </Button>
      )}
    </Stack>
  )
}
