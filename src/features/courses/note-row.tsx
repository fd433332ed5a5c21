import { Box, chakra, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { NoteView } from '#routers/contract/notes.ts'

const Row = chakra('label')
const Tick = chakra('input')

interface NoteRowProps {
  note: NoteView
  isChosen: boolean
  isInvalid: boolean
  onToggle(): void
}

/** A note to tick. */
export function NoteRow({
  note,
  isChosen,
  isInvalid,
  onToggle,
}: NoteRowProps): ReactNode {
  return (
    <Row
      display="flex"
      alignItems="flex-start"
      gap="3"
      p="3"
      borderRadius="control"
      borderWidth="1px"
      borderColor={isChosen ? 'accent.border' : 'border'}
      bg={isChosen ? 'accent.subtle' : 'bg.panel'}
      cursor="pointer"
    >
      <Tick
        type="checkbox"
        checked={isChosen}
        aria-invalid={isInvalid || undefined}
        onChange={onToggle}
        flex="none"
        mt="1"
        boxSize="4"
        accentColor="accent.solid"
      />
      <Box minWidth="0">
        <Text fontWeight="600" overflowWrap="anywhere">
          {note.title}
        </Text>
        <Text fontSize="sm" color="fg.muted" lineClamp={2} overflowWrap="anywhere">
          {note.content}
        </Text>
      </Box>
    </Row>
  )
}
