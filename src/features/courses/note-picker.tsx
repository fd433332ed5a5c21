import {
  Box,
  Button,
  chakra,
  Flex,
  Input,
  InputGroup,
  Skeleton,
  Stack,
  Text,
} from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { courseLimits } from '#routers/contract/courses.ts'
import { noteLimits } from '#routers/contract/notes.ts'
import { trpc } from '#src/lib/trpc.ts'
import { showFailure } from '#src/ui/toaster.tsx'
import type { ReactNode } from 'react'
import type { NoteView } from '#routers/contract/notes.ts'

const Row = chakra('label')
const Tick = chakra('input')
const pageSize = 60

interface NotePickerProps {
  chosen: readonly NoteView[]
  onChange(chosen: NoteView[]): void
}

/** Up to three notes; those that are chosen stay at the top while one searches for the others. */
export function NotePicker({ chosen, onChange }: NotePickerProps): ReactNode {
  const { t } = useTranslation('courses')
  const [words, setWords] = useState('')
  const q = useDeferredValue(words.trim())
  const list = trpc.notes.list.useInfiniteQuery(
    { limit: pageSize, ...(q ? { q } : {}) },
    {
      initialCursor: 0,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      refetchOnMount: 'always',
      placeholderData: (before) => before,
    },
  )
  const found = list.data?.pages.flatMap((page) => page.notes) ?? []
  const isChosen = ({ id }: NoteView) => chosen.some((one) => one.id === id)
  const shown = [...chosen, ...found.filter((note) => !isChosen(note))]
  const toggle = (note: NoteView) => {
    if (isChosen(note)) onChange(chosen.filter(({ id }) => id !== note.id))
    else if (chosen.length < courseLimits.notes) onChange([...chosen, note])
    else showFailure({ title: t('dialog.tooMany'), description: t('dialog.needFewer') })
  }
  return (
    <Stack as="fieldset" gap="3">
      <Flex justify="space-between" align="baseline" gap="3">
        <Text as="legend" fontWeight="600" fontSize="sm">
          {t('dialog.notes')}
        </Text>
        <Text fontSize="sm" color="fg.muted" role="status">
          {t('dialog.chosen', { count: chosen.length, most: courseLimits.notes })}
        </Text>
      </Flex>
      <InputGroup startElement={<Search size={16} aria-hidden />}>
        <Input
          type="search"
          aria-label={t('dialog.search')}
          placeholder={t('dialog.search')}
          maxLength={noteLimits.query}
          borderColor="border.emphasized"
          borderRadius="control"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </InputGroup>
      <Stack gap="1" maxHeight={{ md: '20rem' }} overflowY="auto" pe="1">
        {list.isPending && [0, 1, 2].map((index) => <Skeleton key={index} height="14" />)}
        {list.isError && <Text color="fg.error">{t('dialog.notesFailed')}</Text>}
        {list.isSuccess && shown.length === 0 && (
          <Text color="fg.muted" py="4">
            {t(q ? 'dialog.noneFound' : 'dialog.noNotes')}
          </Text>
        )}
        {shown.map((note) => (
          <NoteRow
            key={note.id}
            note={note}
            isChosen={isChosen(note)}
            onToggle={() => toggle(note)}
          />
        ))}
        {list.hasNextPage && (
          <Button
            size="sm"
            variant="ghost"
            flex="none"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('more')}
          </Button>
        )}
      </Stack>
    </Stack>
  )
}

interface NoteRowProps {
  note: NoteView
  isChosen: boolean
  onToggle(): void
}

function NoteRow({ note, isChosen, onToggle }: NoteRowProps): ReactNode {
  return (
    <Row
      display="flex"
      alignItems="flex-start"
      gap="3"
      p="3"
      borderRadius="control"
      borderWidth="1px"
      borderColor={isChosen ? 'accent.border' : 'border.muted'}
      bg={isChosen ? 'accent.subtle' : 'bg.panel'}
      cursor="pointer"
    >
      <Tick
        type="checkbox"
        checked={isChosen}
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
