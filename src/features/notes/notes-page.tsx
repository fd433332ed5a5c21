import { Flex, HStack, SimpleGrid, Skeleton, Text } from '@chakra-ui/react'
import { CircleAlert, Download, NotebookPen, Plus, SearchX, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addTexts } from '#src/lib/i18n.ts'
import { trpc } from '#src/lib/trpc.ts'
import { useFocusAfterRemoval } from '#src/lib/use-focus-after-removal.ts'
import { useTitle } from '#src/lib/use-title.ts'
import { notes as texts } from '#src/locales/en/notes.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { laterDialog } from '#src/ui/later-dialog.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { Page } from '#src/ui/page.tsx'
import { NoteCard } from './note-card.tsx'
import { NoteFilters } from './note-filters.tsx'
import { useExport } from './use-export.ts'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { NoteView } from '#routers/contract/notes.ts'
import type { NoteCategory } from '#routers/contract/note-categories.ts'

addTexts('notes', texts)

const NoteDialog = laterDialog(async () => (await import('./note-dialog.tsx')).NoteDialog)

const pageSize = 60

/** What is looked for, as it stands in the address. */
export interface NotesWanted {
  q?: string | undefined
  category?: NoteCategory | undefined
  conversation?: string | undefined
}

interface NotesPageProps {
  wanted: NotesWanted
  onWant(wanted: NotesWanted): void
}

/** All notes of a person, to be searched, filtered, written, changed and taken along. */
export function NotesPage({ wanted, onWant }: NotesPageProps): ReactNode {
  const { t } = useTranslation(['notes', 'common'])
  useTitle(t('title'))
  const [edited, setEdited] = useState<NoteView | 'new' | null>(null)
  const filter = {
    ...(wanted.q ? { q: wanted.q } : {}),
    ...(wanted.category ? { category: wanted.category } : {}),
    ...(wanted.conversation ? { conversationId: wanted.conversation } : {}),
  }
  const list = trpc.notes.list.useInfiniteQuery(
    { ...filter, limit: pageSize },
    {
      initialCursor: 0,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      refetchOnMount: 'always',
      // The list stays while the next word is looked for.
      placeholderData: (before) => before,
    },
  )
  const exporting = useExport(filter)
  const found = list.data?.pages.flatMap((page) => page.notes) ?? []
  const holder = useFocusAfterRemoval(list.data && found.map(({ id }) => id), 'h1')
  return (
    <Page>
      <PageHeader title={t('title')} intro={t('intro')}>
        {found.length > 0 && (
          <Button
            variant="outline"
            loading={exporting.isPending}
            onClick={exporting.save}
          >
            <Download size={16} aria-hidden />
            {t('export')}
          </Button>
        )}
        <Button colorPalette="orange" onClick={() => setEdited('new')}>
          <Plus size={16} aria-hidden />
          {t('create')}
        </Button>
      </PageHeader>
      <NoteFilters wanted={wanted} onWant={onWant} />
      {wanted.conversation && (
        <HStack mb="4" gap="2">
          <Text fontSize="sm" color="fg.muted">
            {t('oneConversation')}
          </Text>
          <Button
            size="sm"
            variant="outline"
            onClick={() => onWant({ ...wanted, conversation: undefined })}
          >
            <X size={14} aria-hidden />
            {t('allConversations')}
          </Button>
        </HStack>
      )}
      {list.isPending ? (
        <Loading />
      ) : list.isError ? (
        <EmptyState icon={<CircleAlert size={28} />} title={t('loadFailed')}>
          <Button variant="outline" onClick={() => void list.refetch()}>
            {t('common:retry')}
          </Button>
        </EmptyState>
      ) : found.length === 0 ? (
        <Nothing isFiltered={Object.keys(filter).length > 0} />
      ) : (
        <>
          <SimpleGrid
            ref={holder}
            as="ul"
            listStyleType="none"
            columns={{ base: 1, md: 2, xl: 3 }}
            gap="4"
            aria-label={t('title')}
            aria-busy={list.isPlaceholderData}
            opacity={list.isPlaceholderData ? 0.6 : 1}
          >
            {found.map((note) => (
              <li key={note.id}>
                <NoteCard note={note} onEdit={() => setEdited(note)} />
              </li>
            ))}
          </SimpleGrid>
          {list.hasNextPage && (
            <Flex justify="center" mt="6">
              <Button
                variant="outline"
                loading={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                {t('more')}
              </Button>
            </Flex>
          )}
        </>
      )}
      <NoteDialog
        key={edited === null ? 'none' : edited === 'new' ? 'new' : edited.id}
        note={edited === 'new' ? null : edited}
        isOpen={edited !== null}
        onClose={() => setEdited(null)}
      />
    </Page>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }): ReactNode {
  const { t } = useTranslation('notes')
  return isFiltered ? (
    <EmptyState
      icon={<SearchX size={28} />}
      title={t('noneFound')}
      text={t('noneFoundText')}
    />
  ) : (
    <EmptyState
      icon={<NotebookPen size={28} />}
      title={t('empty')}
      text={t('emptyText')}
    />
  )
}

function Loading(): ReactNode {
  const { t } = useTranslation('notes')
  return (
    <SimpleGrid
      columns={{ base: 1, md: 2, xl: 3 }}
      gap="4"
      role="status"
      aria-label={t('loading')}
    >
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <Skeleton key={index} height="11rem" borderRadius="card" />
      ))}
    </SimpleGrid>
  )
}
