import { Badge, Box, chakra, Flex, Heading, HStack, Text } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { ExternalLink, MessagesSquare, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { relativeTime } from '#src/lib/format-time.ts'
import { safeUrl } from '#src/lib/safe-url.ts'
import { useNow } from '#src/lib/use-now.ts'
import { withoutMarks } from '#src/lib/without-marks.ts'
import { Panel } from '#src/ui/panel.tsx'
import { useRemoveNote } from './use-remove-note.tsx'
import { Button, IconButton } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { Highlighted, NoteView } from '#routers/contract/notes.ts'

const Hit = chakra('mark')
/** Longer notes are folded. */
const foldedLines = 6
const foldedFrom = 320

interface NoteCardProps {
  note: NoteView
  onEdit(): void
}

export function NoteCard({ note, onEdit }: NoteCardProps): ReactNode {
  const { t } = useTranslation('notes')
  const now = useNow()
  const removal = useRemoveNote(note.id)
  const [isOpen, setOpen] = useState(false)
  const { title, content, link, category, tags, excerpt, sessionId, found } = note
  const isLong = content.length > foldedFrom
  const address = link && safeUrl(link, 'href')
  return (
    <Panel as="article" height="100%" display="flex" flexDirection="column" gap="2">
      <HStack justify="space-between" align="flex-start" gap="2">
        <Heading as="h2" size="md" overflowWrap="anywhere">
          {found ? <Marked pieces={found.title} /> : title}
        </Heading>
        <Badge flex="none" size="sm" variant="subtle" colorPalette="orange">
          {t(`categories.${category}`)}
        </Badge>
      </HStack>
      <Text
        fontSize="sm"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        lineClamp={isLong && !isOpen ? foldedLines : undefined}
      >
        {found && !isOpen ? <Marked pieces={found.content} /> : content}
      </Text>
      {isLong && (
        <Button
          size="sm"
          variant="ghost"
          alignSelf="flex-start"
          ms="-3"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'showLess' : 'showAll')}
        </Button>
      )}
      {excerpt && (
        <Box
          as="blockquote"
          borderStartWidth="3px"
          borderColor="accent.muted"
          ps="3"
          fontSize="sm"
          color="fg.muted"
          fontStyle="italic"
          lineClamp={3}
        >
          {withoutMarks(excerpt)}
        </Box>
      )}
      {sessionId && (
        <Button
          asChild
          size="sm"
          variant="ghost"
          color="accent.fg"
          alignSelf="flex-start"
          ms="-3"
        >
          <Link to="/" search={{ session: sessionId }}>
            <MessagesSquare size={14} aria-hidden />
            {t('fromConversation')}
          </Link>
        </Button>
      )}
      <Flex gap="1.5" wrap="wrap">
        {tags.map((tag) => (
          <Badge key={tag} size="sm" variant="outline" colorPalette="gray">
            {tag}
          </Badge>
        ))}
      </Flex>
      <Flex mt="auto" pt="2" justify="space-between" align="center" gap="1" wrap="wrap">
        <Text as="span" fontSize="xs" color="fg.muted">
          <time dateTime={note.createdAt}>{relativeTime(note.createdAt, now)}</time>
        </Text>
        <HStack gap="0.5">
          {address && (
            <IconButton asChild boxSize="9" variant="ghost" color="fg.muted">
              <a
                href={address}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={t('openLink', { link: address })}
              >
                <ExternalLink size={16} />
              </a>
            </IconButton>
          )}
          <IconButton
            boxSize="9"
            variant="ghost"
            color="fg.muted"
            data-next
            aria-label={t('editNote', { title })}
            onClick={onEdit}
          >
            <Pencil size={16} />
          </IconButton>
          <IconButton
            boxSize="9"
            variant="ghost"
            color="fg.muted"
            aria-label={t('deleteNote', { title })}
            onClick={removal.ask}
          >
            <Trash2 size={16} />
          </IconButton>
        </HStack>
      </Flex>
      {removal.dialog}
    </Panel>
  )
}

/** Text whose searched words stand out. */
function Marked({ pieces }: { pieces: Highlighted }): ReactNode {
  return pieces.map(({ text, isHit }, index) =>
    isHit ? (
      // Pieces of one text keep their places.
      // oxlint-disable-next-line react/no-array-index-key
      <Hit key={index} bg="accent.muted" color="inherit" borderRadius="xs">
        {text}
      </Hit>
    ) : (
      text
    ),
  )
}
