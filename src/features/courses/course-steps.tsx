import { Box, HStack } from '@chakra-ui/react'
import { Check, Flag, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { Outcome } from '#routers/contract/quiz.ts'

interface CourseStepsProps {
  titles: readonly string[]
  outcomes: readonly Outcome[]
  step: number
  onStep(step: number): void
}

/** The way through a course: every part can be opened at any time, passed or not. */
export function CourseSteps(props: CourseStepsProps): ReactNode {
  const { t } = useTranslation('courses')
  const { titles, outcomes, step, onStep } = props
  const last = titles.length + 1
  return (
    <HStack as="nav" aria-label={t('viewer.steps')} gap="1.5" wrap="wrap">
      {titles.map((title, index) => {
        const outcome = outcomes[index] ?? 'notTaken'
        return (
          <Step
            // Parts of one course keep their places, and two may have one title.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            label={`${t('viewer.step', { n: index + 1, title })}, ${t(`assignment.outcome.${outcome}`)}`}
            isCurrent={step === index + 1}
            onClick={() => onStep(index + 1)}
          >
            {outcome === 'passed' && <Check size={14} aria-hidden />}
            {outcome === 'failed' && <X size={14} aria-hidden />}
            {index + 1}
          </Step>
        )
      })}
      <Step
        label={t('viewer.assignment')}
        isCurrent={step === last}
        onClick={() => onStep(last)}
      >
        <Flag size={14} aria-hidden />
        <Box as="span" hideBelow="md">
          {t('viewer.assignment')}
        </Box>
      </Step>
    </HStack>
  )
}

interface StepProps {
  label: string
  isCurrent: boolean
  onClick(): void
  children: ReactNode
}

function Step({ label, isCurrent, onClick, children }: StepProps): ReactNode {
  return (
    <Button
      size="sm"
      minWidth="9"
      variant={isCurrent ? 'default' : 'outline'}
      colorPalette={isCurrent ? 'orange' : 'gray'}
      aria-label={label}
      title={label}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
