import { Badge, Box, HStack } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { shortDay } from '#src/lib/format-time.ts'
import { adminColumns } from '#routers/contract/admin-columns.ts'
import { Cell, DataTable, EndCell, EndHeadCell, HeadCell } from '#src/ui/data-table.tsx'
import { formatStorage } from './format-storage.ts'
import { PersonButton } from './person-button.tsx'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { AdminColumn } from '#routers/contract/admin-columns.ts'
import type { AdminUserRow } from '#routers/contract/admin.ts'
import type { Sorting } from './people-view.tsx'

const numbers: ReadonlySet<AdminColumn> = new Set([
  'conversationCount',
  'storageUsed',
  'courseCount',
  'noteCount',
  'locationCount',
])

interface PeopleTableProps {
  users: AdminUserRow[]
  /** What is shown belongs to the last question; the answer to the new one is on its way. */
  isOld: boolean
  sorting: Sorting
  onSort(sorting: Sorting): void
}

export function PeopleTable(props: PeopleTableProps): ReactNode {
  const { users, isOld, sorting, onSort } = props
  const { t } = useTranslation('admin')
  const sortBy = (column: AdminColumn) =>
    onSort({
      sortBy: column,
      isDescending:
        sorting.sortBy === column ? !sorting.isDescending : numbers.has(column),
    })
  return (
    <Box opacity={isOld ? 0.6 : 1} aria-busy={isOld}>
      <DataTable
        label={t('people.title')}
        head={
          <>
            {adminColumns.map((column) => (
              <SortHead
                key={column}
                column={column}
                sorting={sorting}
                onClick={() => sortBy(column)}
              />
            ))}
            <EndHeadCell>{t('people.actions')}</EndHeadCell>
          </>
        }
      >
        {users.map((user) => (
          <PersonRow key={user.id} user={user} />
        ))}
      </DataTable>
    </Box>
  )
}

interface SortHeadProps {
  column: AdminColumn
  sorting: Sorting
  onClick(): void
}

function SortHead({ column, sorting, onClick }: SortHeadProps): ReactNode {
  const { t } = useTranslation('admin')
  const isSorted = sorting.sortBy === column
  const Arrow = !isSorted ? ArrowUpDown : sorting.isDescending ? ArrowDown : ArrowUp
  return (
    <HeadCell
      scope="col"
      textAlign={numbers.has(column) ? 'end' : 'start'}
      px="1"
      aria-sort={!isSorted ? 'none' : sorting.isDescending ? 'descending' : 'ascending'}
    >
      <Button
        variant="ghost"
        size="sm"
        px="2"
        color={isSorted ? 'fg' : 'fg.muted'}
        onClick={onClick}
      >
        {t(`people.columns.${column}`)}
        <Box as="span" opacity={isSorted ? 1 : 0.4} display="inline-flex">
          <Arrow size={12} aria-hidden />
        </Box>
      </Button>
    </HeadCell>
  )
}

function PersonRow({ user }: { user: AdminUserRow }): ReactNode {
  const { t } = useTranslation('admin')
  const plan = user.isAcademic ? 'academic' : user.subscriptionPlan
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  return (
    <tr>
      <Cell fontWeight="550">{user.email}</Cell>
      <Cell>{name || '–'}</Cell>
      <Cell>
        <HStack gap="1">
          <Badge colorPalette={plan === 'free' ? 'gray' : 'orange'}>
            {t(`people.plans.${plan}`)}
          </Badge>
          {user.hasSubscription && <Badge variant="outline">{t('people.paid')}</Badge>}
          {user.isBeingRemoved && (
            <Badge colorPalette="red">{t('people.removing')}</Badge>
          )}
        </HStack>
      </Cell>
      <Cell>
        {user.isAdmin ? <Badge colorPalette="orange">{t('people.isAdmin')}</Badge> : '–'}
      </Cell>
      <Cell>{user.lastLoginAt ? shortDay(user.lastLoginAt) : t('people.never')}</Cell>
      <Cell textAlign="end">{user.conversationCount}</Cell>
      <Cell textAlign="end">{formatStorage(user.storageUsed)}</Cell>
      <Cell textAlign="end">{user.courseCount}</Cell>
      <Cell textAlign="end">{user.noteCount}</Cell>
      <Cell textAlign="end">{user.locationCount}</Cell>
      <Cell>{shortDay(user.createdAt)}</Cell>
      <EndCell>{!user.isBeingRemoved && <PersonButton user={user} />}</EndCell>
    </tr>
  )
}
