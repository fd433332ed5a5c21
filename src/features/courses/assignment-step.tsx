import { Box, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { relativeTime } from '#src/lib/format-time.ts'
import { newSessionId } from '#src/lib/new-session.ts'
import { trpc } from '#src/lib/trpc.ts'
import { useNow } from '#src/lib/use-now.ts'
import { Alert } from '#src/ui/alert.tsx'
import { FramedText } from './framed-text.tsx'
import { ToneBadge } from './tone-badge.tsx'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { AssignmentView, CourseView } from '#routers/contract/courses.ts'
import type { Outcome, PartScore } from '#routers/contract/quiz.ts'

interface AssignmentStepProps {
  course: CourseView
  outcomes: readonly Outcome[]
  progress: readonly PartScore[]
  titles: readonly string[]
  onStep(step: number): void
}

/** The assignment at the end, locked until every quiz is passed. */
export function AssignmentStep(props: AssignmentStepProps): ReactNode {
  const { t } = useTranslation('courses')
  const { course, outcomes } = props
  const brief = course.finalAssignment
  const isUnlocked = outcomes.every((outcome) => outcome === 'passed')
  return (
    <Stack as="article" gap="5" maxWidth="42rem" mx="auto">
      <Box>
        <Text fontSize="sm" color="fg.muted">
          {t('viewer.assignment')}
        </Text>
        <Heading as="h3" size="xl" tabIndex={-1} outline="none" overflowWrap="anywhere">
          {brief?.title}
        </Heading>
      </Box>
      {isUnlocked ? <Unlocked course={course} /> : <Locked {...props} />}
    </Stack>
  )
}

const tones = { passed: 'success', failed: 'error', notTaken: 'neutral' } as const

function Locked({ outcomes, titles, progress, onStep }: AssignmentStepProps): ReactNode {
  const { t } = useTranslation('courses')
  return (
    <Box
      as="section"
      aria-labelledby="locked-title"
      bg="bg.subtle"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      p={{ base: '4', md: '5' }}
    >
      <HStack gap="2" mb="1">
        <Lock size={18} aria-hidden />
        <Heading as="h4" size="md" id="locked-title">
          {t('assignment.locked')}
        </Heading>
      </HStack>
      <Text color="fg.muted" mb="4">
        {t('assignment.lockedText')}
      </Text>
      <Stack as="ul" listStyleType="none" gap="2">
        {titles.map((title, index) => {
          const outcome = outcomes[index] ?? 'notTaken'
          const score = progress.find((one) => one.partIndex === index)?.score
          return (
            <HStack
              as="li"
              // Parts of one course keep their places, and two may have one title.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              gap="3"
              rowGap="2"
              wrap="wrap"
              bg="bg.panel"
              borderWidth="1px"
              borderColor="border"
              p="3"
              borderRadius="control"
            >
              <Text flex="1" minWidth="12rem" overflowWrap="anywhere">
                {t('viewer.step', { n: index + 1, title })}
              </Text>
              <HStack gap="3">
                {score !== undefined && (
                  <Text fontSize="sm" color="fg.muted">
                    {t('quiz.score', { score })}
                  </Text>
                )}
                <ToneBadge tone={tones[outcome]}>
                  {t(`assignment.outcome.${outcome}`)}
                </ToneBadge>
                {outcome !== 'passed' && (
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={t('assignment.goTo', { n: index + 1 })}
                    onClick={() => onStep(index + 1)}
                  >
                    {t('openShort')}
                  </Button>
                )}
              </HStack>
            </HStack>
          )
        })}
      </Stack>
    </Box>
  )
}

function Unlocked({ course }: { course: CourseView }): ReactNode {
  const { t } = useTranslation('courses')
  // A session of its own for each hand-in, also when one comes back and begins another.
  const [sessionId] = useState(newSessionId)
  const handedIn = trpc.courses.assignment.useQuery(
    { id: course.id },
    { refetchOnMount: 'always' },
  )
  const assignment = handedIn.data?.assignment ?? null
  const brief = course.finalAssignment
  if (!brief) return null
  return (
    <>
      <Text whiteSpace="pre-wrap">{brief.description}</Text>
      <FramedText title={t('assignment.brief')} text={brief.artworkPrompt} />
      {handedIn.isError && <Alert tone="warning">{t('assignment.loadFailed')}</Alert>}
      {assignment && <HandedIn assignment={assignment} />}
      <HStack gap="3" wrap="wrap">
        {assignment?.conversationId && (
          <Button asChild variant="outline">
            <Link to="/" search={{ conversation: assignment.conversationId }}>
              {t('assignment.view')}
            </Link>
          </Button>
        )}
        <Button asChild colorPalette="orange">
          <Link
            to="/"
            search={{
              sessionId,
              assignment: true,
              courseId: course.id,
              prompt: brief.artworkPrompt,
            }}
          >
            {t(assignment ? 'assignment.again' : 'assignment.submit')}
          </Link>
        </Button>
      </HStack>
    </>
  )
}

function HandedIn({ assignment }: { assignment: AssignmentView }): ReactNode {
  const { t } = useTranslation('courses')
  const now = useNow()
  const { status, submittedAt } = assignment
  return (
    <HStack gap="3" wrap="wrap">
      <ToneBadge tone={status === 'reviewed' ? 'success' : 'neutral'}>
        {t(`assignment.status.${status}`)}
      </ToneBadge>
      <Text fontSize="sm" color="fg.muted">
        {status === 'withdrawn'
          ? t('assignment.withdrawn')
          : submittedAt &&
            t('assignment.handedIn', { when: relativeTime(submittedAt, now) })}
      </Text>
    </HStack>
  )
}
