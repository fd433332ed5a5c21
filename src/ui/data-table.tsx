import { chakra } from '@chakra-ui/react'
import { Scroller } from './scroller.tsx'
import type { ReactNode } from 'react'

interface DataTableProps {
  /** What the table is, for those who do not see it. */
  label: string
  head: ReactNode
  children: ReactNode
}

/** Rows and columns that may be wider than the screen: they scroll inside their own frame. */
export function DataTable({ label, head, children }: DataTableProps): ReactNode {
  return (
    <Scroller
      label={label}
      overflowX="auto"
      borderWidth="1px"
      borderColor="border.muted"
      borderRadius="card"
      bg="bg.panel"
    >
      <chakra.table
        width="100%"
        fontSize="sm"
        borderCollapse="collapse"
        fontVariantNumeric="tabular-nums"
      >
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </chakra.table>
    </Scroller>
  )
}

export const HeadCell = chakra('th', {
  base: {
    px: '3',
    py: '2',
    textAlign: 'start',
    fontWeight: '550',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    bg: 'bg.subtle',
  },
})

export const Cell = chakra('td', {
  base: {
    px: '3',
    py: '2.5',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    verticalAlign: 'middle',
    whiteSpace: 'nowrap',
  },
})

/** What can be done with a row stays in sight, however far the table is scrolled. */
const atEnd = {
  position: 'sticky',
  insetEnd: '0',
  width: '1%',
  borderStartWidth: '1px',
  borderColor: 'border.muted',
} as const

export function EndHeadCell({ children }: { children: ReactNode }): ReactNode {
  return (
    <HeadCell scope="col" {...atEnd}>
      {children}
    </HeadCell>
  )
}

export function EndCell({ children }: { children: ReactNode }): ReactNode {
  return (
    <Cell bg="bg.panel" textAlign="center" {...atEnd}>
      {children}
    </Cell>
  )
}
