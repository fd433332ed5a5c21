import { Flex, InputGroup } from '@chakra-ui/react'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { noteLimits } from '#routers/contract/note-limits.ts'
import { noteCategories } from '#routers/contract/note-categories.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Input } from '#src/ui/styled/input.tsx'
import { NativeSelect } from '#src/ui/styled/native-select.ts'
import type { ReactNode } from 'react'
import type { NoteCategory } from '#routers/contract/note-categories.ts'
import type { NotesWanted } from './notes-page.tsx'

/** Nobody wants a search for each letter. */
const pauseMs = 200

interface NoteFiltersProps {
  wanted: NotesWanted
  onWant(wanted: NotesWanted): void
}

/** Words to look for, and a category; both stand in the address, so that Back undoes them. */
export function NoteFilters({ wanted, onWant }: NoteFiltersProps): ReactNode {
  const { t } = useTranslation('notes')
  const [words, setWords] = useState(wanted.q ?? '')
  const field = useRef<HTMLInputElement>(null)
  const want = useRef(onWant)
  useEffect(() => {
    want.current = onWant
  })
  const { q = '', category, conversation } = wanted
  useEffect(() => {
    if (words.trim() === q) return undefined
    const timer = setTimeout(
      () => want.current({ category, conversation, q: words.trim() || undefined }),
      pauseMs,
    )
    return () => clearTimeout(timer)
  }, [words, q, category, conversation])
  return (
    <Flex gap="3" mb="5" wrap="wrap" role="search">
      <InputGroup
        flex="1"
        minWidth="16rem"
        startElement={<Search size={16} aria-hidden />}
        endElement={
          words !== '' && (
            <IconButton
              boxSize="8"
              variant="ghost"
              aria-label={t('clear')}
              onClick={() => {
                setWords('')
                field.current?.focus()
              }}
            >
              <X size={14} />
            </IconButton>
          )
        }
      >
        <Input
          ref={field}
          type="search"
          value={words}
          maxLength={noteLimits.query}
          placeholder={t('searchPlaceholder')}
          aria-label={t('search')}
          bg="bg.panel"
          borderColor="border.emphasized"
          borderRadius="control"
          css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
          onChange={(event) => setWords(event.target.value)}
        />
      </InputGroup>
      <NativeSelect.Root width={{ base: '100%', sm: '14rem' }}>
        <NativeSelect.Field
          aria-label={t('category')}
          value={category ?? ''}
          onChange={(event) =>
            onWant({
              ...wanted,
              category: (event.target.value || undefined) as NoteCategory | undefined,
            })
          }
        >
          <option value="">{t('all')}</option>
          {noteCategories.map((one) => (
            <option key={one} value={one}>
              {t(`categories.${one}`)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Flex>
  )
}
