import { SimpleGrid, Skeleton } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Cards side by side, as a list with a name. */
export function CardGrid({
  label,
  children,
}: {
  label: string
  children: ReactNode
}): ReactNode {
  return (
    <SimpleGrid
      as="ul"
      listStyleType="none"
      columns={{ base: 1, md: 2, xl: 3 }}
      gap="4"
      aria-label={label}
    >
      {children}
    </SimpleGrid>
  )
}

/** While something is looked for outside. */
export function CardSkeletons({ label }: { label: string }): ReactNode {
  return (
    <SimpleGrid
      columns={{ base: 1, md: 2, xl: 3 }}
      gap="4"
      role="status"
      aria-label={label}
    >
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <Skeleton key={index} height="13rem" borderRadius="card" />
      ))}
    </SimpleGrid>
  )
}
