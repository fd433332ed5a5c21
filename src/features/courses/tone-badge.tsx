import { Badge } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface ToneBadgeProps {
  tone: 'success' | 'warning' | 'error' | 'neutral'
  children: ReactNode
}

/** A word on how something went; the colour only repeats it. */
export function ToneBadge({ tone, children }: ToneBadgeProps): ReactNode {
  return tone === 'neutral' ? (
    <Badge flex="none" variant="subtle" colorPalette="gray">
      {children}
    </Badge>
  ) : (
    <Badge flex="none" bg={`bg.${tone}`} color={`fg.${tone}`}>
      {children}
    </Badge>
  )
}
