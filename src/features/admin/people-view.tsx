import { Flex, Heading, HStack, Skeleton, Text } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight, UserSearch } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminPageSize } from '#routers/contract/admin-columns.ts'
import { trpc } from '#src/lib/trpc.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { keep } from './keep.ts'
import { PeopleTable } from './people-table.tsx'
import { ReadFailed } from './read-failed.tsx'
import { IconButton } from '#src/ui/button.tsx'
import { Input } from '#src/ui/styled/input.tsx'
import type { ReactNode } from 'react'
import type { AdminColumn } from '#routers/contract/admin-columns.ts'

export interface Sorting {
  sortBy: AdminColumn
  isDescending: boolean
}

/** Everyone on this server, found, sorted and paged by the database. */
export function PeopleView(): ReactNode {
  const { t } = useTranslation('admin')
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const [sorting, setSorting] = useState<Sorting>({
    sortBy: 'createdAt',
    isDescending: true,
  })
  const [page, setPage] = useState(0)
  const people = trpc.admin.users.useQuery(
    { search, ...sorting, page },
    { ...keep, placeholderData: (before) => before },
  )
  const total = people.data?.total ?? 0
  const lastPage = Math.max(0, Math.ceil(total / adminPageSize) - 1)
  // Who was alone on the last page is gone: the one before it is the last now.
  if (people.data && !people.isPlaceholderData && page > lastPage) setPage(lastPage)
  const from = page * adminPageSize
  const to = Math.min(total, from + adminPageSize)
  return (
    <section aria-labelledby="admin-people">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="4">
        <Heading as="h2" size="lg" id="admin-people">
          {t('people.title')}
        </Heading>
        <Input
          type="search"
          size="sm"
          maxWidth="20rem"
          borderColor="border.emphasized"
          bg="bg.panel"
          borderRadius="control"
          placeholder={t('people.search')}
          aria-label={t('people.search')}
          maxLength={254}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setPage(0)
          }}
        />
      </Flex>
      {people.isError ? (
        <ReadFailed onRetry={() => void people.refetch()} />
      ) : !people.data ? (
        <Skeleton height="16rem" borderRadius="card" />
      ) : total === 0 ? (
        <EmptyState
          icon={<UserSearch size={28} />}
          title={t('people.none')}
          text={t('people.noneText', { search })}
        />
      ) : (
        <>
          <PeopleTable
            users={people.data.users}
            isOld={people.isPlaceholderData}
            sorting={sorting}
            onSort={(next) => {
              setSorting(next)
              setPage(0)
            }}
          />
          <HStack justify="flex-end" mt="3" gap="2">
            <Text fontSize="sm" color="fg.muted">
              {t('people.range', { from: from + 1, to, total })}
            </Text>
            <IconButton
              boxSize="9"
              variant="outline"
              aria-label={t('people.before')}
              disabled={page === 0}
              onClick={() => setPage(page - 1)}
            >
              <ChevronLeft size={16} />
            </IconButton>
            <IconButton
              boxSize="9"
              variant="outline"
              aria-label={t('people.next')}
              disabled={to >= total}
              onClick={() => setPage(page + 1)}
            >
              <ChevronRight size={16} />
            </IconButton>
          </HStack>
        </>
      )}
    </section>
  )
}
