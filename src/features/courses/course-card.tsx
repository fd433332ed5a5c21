import { Badge, Flex, Heading, HStack, Text } from '@chakra-ui/react'
import { BookOpen, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { relativeTime } from '#src/lib/format-time.ts'
import { shownName } from '#src/lib/i18n.ts'
import { useNow } from '#src/lib/use-now.ts'
import { Panel } from '#src/ui/panel.tsx'
import { CourseMaking } from './course-making.tsx'
import { PartDots } from './part-dots.tsx'
import { useRemoveCourse } from './use-remove-course.tsx'
import { Button, IconButton } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { CourseView } from '#routers/contract/courses.ts'

interface CourseCardProps {
  course: CourseView
  onOpen(): void
}

/** A course on the shelf: what it is about and how far one is, or how far it is itself. */
export function CourseCard({ course, onOpen }: CourseCardProps): ReactNode {
  const { t } = useTranslation('courses')
  const now = useNow()
  const removal = useRemoveCourse(course.id)
  const { title, content, status, author, sourceNotes, partCount, passedParts } = course
  const isReady = status === 'ready'
  const isDone = isReady && partCount > 0 && passedParts === partCount
  const tones = { generating: 'gray', ready: 'orange', failed: 'red' } as const
  return (
    <Panel as="article" height="100%" display="flex" flexDirection="column" gap="3">
      <HStack justify="space-between" align="flex-start" gap="2">
        <Heading as="h2" size="md" lineClamp={2} overflowWrap="anywhere" title={title}>
          {title}
        </Heading>
        <Badge flex="none" size="sm" variant="subtle" colorPalette={tones[status]}>
          {t(`status.${isDone ? 'done' : status}`)}
        </Badge>
      </HStack>
      {content && (
        <Text fontSize="sm" lineClamp={3} overflowWrap="anywhere">
          {content}
        </Text>
      )}
      <Text fontSize="xs" color="fg.muted" lineClamp={2} overflowWrap="anywhere">
        {t('fromNotes', {
          count: sourceNotes.length,
          titles: sourceNotes.map((note) => `“${note.title}”`).join(', '),
        })}
      </Text>
      {!isReady && <CourseMaking course={course} />}
      {isReady && (
        <HStack gap="2">
          <PartDots passed={passedParts} total={partCount} />
          <Text fontSize="sm" color="fg.muted">
            {t('passedOf', { passed: passedParts, total: partCount })}
          </Text>
        </HStack>
      )}
      <Flex mt="auto" pt="1" justify="space-between" align="center" gap="2">
        <Text fontSize="xs" color="fg.muted" minWidth="0" overflowWrap="anywhere">
          <time dateTime={course.createdAt}>{relativeTime(course.createdAt, now)}</time>
          {author && ` · ${t('by', { author: shownName('engineNames', author) })}`}
        </Text>
        <HStack gap="1" flex="none">
          <IconButton
            boxSize="9"
            variant="ghost"
            color="fg.muted"
            aria-label={t('delete', { title })}
            onClick={removal.ask}
          >
            <Trash2 size={16} />
          </IconButton>
          {isReady && (
            <Button
              size="sm"
              colorPalette="orange"
              variant={passedParts > 0 && !isDone ? 'default' : 'outline'}
              aria-label={t('open', { title })}
              onClick={onOpen}
            >
              <BookOpen size={16} aria-hidden />
              {t(passedParts > 0 && !isDone ? 'goOn' : 'openShort')}
            </Button>
          )}
        </HStack>
      </Flex>
      {removal.dialog}
    </Panel>
  )
}
