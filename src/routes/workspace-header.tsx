import { Flex, Heading, HStack } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { UsageCard } from '#src/features/billing/usage-card.tsx'
import { HistoryPanel } from '#src/features/conversation/history-panel.tsx'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'

interface WorkspaceHeaderProps {
  title: string
  /** Where the bar above has no place for it: a way to the next crit. */
  hasNew: boolean
  onNew(): void
  onSelect(sessionId: string): void
  onRemoved(sessionId: string): void
}

/** What this crit is about, and the way to others. */
export function WorkspaceHeader({
  title,
  hasNew,
  onNew,
  onSelect,
  onRemoved,
}: WorkspaceHeaderProps): ReactNode {
  const { t } = useTranslation('conversation')
  return (
    <Flex justify="space-between" align="center" wrap="wrap" mb="4" gap="3">
      <Heading
        as="h1"
        size="lg"
        lineClamp={1}
        overflowWrap="anywhere"
        // What is long has a line of its own where both do not fit.
        flex={{ base: '0 1 auto', md: '1 1 0' }}
        minWidth="0"
      >
        {title}
      </Heading>
      <HStack gap="2" flex="none">
        <Button
          size="sm"
          variant="outline"
          hideFrom="lg"
          display={hasNew ? undefined : 'none'}
          onClick={onNew}
        >
          <Plus size={16} aria-hidden />
          {t('newCrit')}
        </Button>
        <HistoryPanel usage={<UsageCard />} onSelect={onSelect} onRemoved={onRemoved} />
      </HStack>
    </Flex>
  )
}
