import { Box, chakra, HStack, Stack, Text } from '@chakra-ui/react'
import { Check, X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import type { QuizQuestion } from '#routers/contract/quiz-question.ts'

const Row = chakra('label')
const Choice = chakra('input')

interface QuizQuestionFieldProps {
  question: QuizQuestion
  /** Its place, such as `Question 1 of 3`. */
  label: string
  answer: number | null
  isLocked: boolean
  /** Then each option says why it is right or wrong. */
  isSolved: boolean
  onAnswer(answer: number): void
}

export function QuizQuestionField(props: QuizQuestionFieldProps): ReactNode {
  const { question, label, answer, isLocked, isSolved } = props
  const id = useId()
  return (
    <Box as="fieldset" minWidth="0" scrollMarginTop="4">
      <Box as="legend" mb="3">
        <Text fontSize="xs" color="fg.muted" mb="1">
          {label}
        </Text>
        <Text fontWeight="600" overflowWrap="anywhere">
          {question.question}
        </Text>
      </Box>
      <Stack gap="2">
        {question.options.map((option, index) => (
          <OptionRow
            key={option}
            name={id}
            text={option}
            why={isSolved ? (question.explanations[index] ?? null) : null}
            isRight={index === question.correctAnswer}
            isChosen={index === answer}
            isLocked={isLocked}
            onChoose={() => props.onAnswer(index)}
          />
        ))}
      </Stack>
    </Box>
  )
}

interface OptionRowProps {
  /** Of the question: the browser moves among those of one name by the arrow keys. */
  name: string
  text: string
  /** Null while the quiz is open. */
  why: string | null
  isRight: boolean
  isChosen: boolean
  isLocked: boolean
  onChoose(): void
}

function OptionRow(props: OptionRowProps): ReactNode {
  const { name, text, why, isRight, isChosen, isLocked } = props
  const isSolved = why !== null
  return (
    <Box
      borderWidth="1px"
      borderRadius="control"
      borderColor={borderOf({ isSolved, isRight, isChosen })}
      bg={
        isSolved && isRight ? 'bg.success' : isSolved && isChosen ? 'bg.error' : undefined
      }
    >
      <Row display="flex" gap="3" p="3" cursor={isLocked ? 'default' : 'pointer'}>
        <Choice
          type="radio"
          name={name}
          checked={isChosen}
          disabled={isLocked}
          onChange={props.onChoose}
          flex="none"
          mt="1"
          boxSize="4"
          // The browser's own mark fades away when it is locked.
          appearance="none"
          borderRadius="full"
          borderWidth="2px"
          borderColor="fg.subtle"
          _checked={{ borderWidth: '5px', borderColor: 'accent.solid' }}
        />
        <Text minWidth="0" overflowWrap="anywhere">
          {text}
        </Text>
      </Row>
      {isSolved && (
        <Box ps="10" pe="3" pb="3" fontSize="sm">
          {(isRight || isChosen) && <Verdict isRight={isRight} isChosen={isChosen} />}
          <Text color="fg.muted">{why}</Text>
        </Box>
      )}
    </Box>
  )
}

/** In words beside the colour. */
function Verdict({
  isRight,
  isChosen,
}: {
  isRight: boolean
  isChosen: boolean
}): ReactNode {
  const { t } = useTranslation('courses')
  return (
    <HStack gap="1.5" color={isRight ? 'fg.success' : 'fg.error'} fontWeight="600">
      {isRight ? <Check size={14} aria-hidden /> : <X size={14} aria-hidden />}
      {isRight ? t(isChosen ? 'quiz.right' : 'quiz.rightAnswer') : t('quiz.wrong')}
    </HStack>
  )
}

function borderOf({
  isSolved,
  isRight,
  isChosen,
}: {
  isSolved: boolean
  isRight: boolean
  isChosen: boolean
}): string {
  if (isSolved && isRight) return 'fg.success'
  if (isSolved && isChosen) return 'fg.error'
  return isChosen ? 'accent.border' : 'border'
}
