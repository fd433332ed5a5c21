import { chakra, InputGroup, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { useDeferredValue, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { courseLimits } from '#routers/contract/course-limits.ts'
import { noteLimits } from '#routers/contract/note-limits.ts'
import { trpc } from '#src/lib/trpc.ts'
import { showFailure } from '#src/ui/toaster.tsx'
import { NoNotes } from './no-notes.tsx'
import { NoteRow } from './note-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { Input } from '#src/ui/styled/input.tsx'
import type { ReactNode } from 'react'
import type { NoteView } from '#routers/contract/notes.ts'

const Fieldset = chakra('fieldset')
const pageSize = 60

interface NotePickerProps {
  chosen: readonly NoteView[]
  /** One was asked for, and there is none. */
  isMissing: boolean
  onChange(chosen: NoteView[]): void
}

/** Up to three notes; those that a search does not find stay at the top. */
export function NotePicker({ chosen, isMissing, onChange }: NotePickerProps): ReactNode {
  const { t } = useTranslation('courses')
  const refusalId = useId()
  const [words, setWords] = useState('')
  const [isFull, setFull] = useState(false)
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
  const isIn = (notes: readonly NoteView[], { id }: NoteView) =>
    notes.some((one) => one.id === id)
  const shown = [...chosen.filter((note) => !isIn(found, note)), ...found]
  const refusal = isMissing ? 'needNote' : isFull ? 'needFewer' : null
  const toggle = (note: NoteView) => {
    const isTaken = isIn(chosen, note)
    const hasRoom = isTaken || chosen.length < courseLimits.notes
    setFull(!hasRoom)
    if (isTaken) onChange(chosen.filter(({ id }) => id !== note.id))
    else if (hasRoom) onChange([...chosen, note])
    else showFailure({ title: t('dialog.tooMany'), description: t('dialog.needFewer') })
  }
  return (
    <Fieldset minWidth="0" aria-describedby={refusal ? refusalId : undefined}>
      <Text as="legend" fontWeight="600" fontSize="sm">
        {t('dialog.notes')}
      </Text>
      <Stack gap="3">
        <Text fontSize="sm" color="fg.muted" role="status">
          {t('dialog.chosen', { count: chosen.length, most: courseLimits.notes })}
        </Text>
        {refusal && (
          <Text id={refusalId} fontSize="sm" color="fg.error">
            {t(`dialog.${refusal}`)}
          </Text>
        )}
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
            onKeyDown={(event) => {
              // A search does not send the form.
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
        </InputGroup>
        <Stack gap="1" maxHeight={{ md: '20rem' }} overflowY="auto" pe="1">
          {list.isPending &&
            [0, 1, 2].map((index) => <Skeleton key={index} height="14" />)}
          {list.isError && <Text color="fg.error">{t('dialog.notesFailed')}</Text>}
          {list.isSuccess && shown.length === 0 && <NoNotes isSearched={q !== ''} />}
          {shown.map((note) => (
            <NoteRow
              key={note.id}
              note={note}
              isChosen={isIn(chosen, note)}
              isInvalid={isMissing}
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
    </Fieldset>
  )
}
