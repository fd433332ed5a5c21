import { Flex, Heading, SimpleGrid, Stack } from '@chakra-ui/react'
import { CircleAlert, Plus } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '#src/lib/trpc.ts'
import { useIsMobile } from '#src/lib/use-is-mobile.ts'
import { useNow } from '#src/lib/use-now.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page } from '#src/ui/page.tsx'
import { CritCard } from './crit-card.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { DashboardWelcome } from './dashboard-welcome.tsx'
import { useRemoveConversation } from './use-remove-conversation.tsx'
import { useTitle } from '#src/lib/use-title.ts'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { ConversationCard } from '#routers/contract/conversation.ts'

const pageSize = 60
const recentOnMobile = 3
const recentOnDesktop = 6

interface DashboardPageProps {
  onNew(): void
  /** What waits besides the crits. */
  banner?: ReactNode
}

/** The wall: the newest conversations, and below them all others. */
export function DashboardPage({ onNew, banner }: DashboardPageProps): ReactNode {
  const { t } = useTranslation(['dashboard', 'common'])
  useTitle(t('title'))
  const list = trpc.conversation.list.useInfiniteQuery(
    { limit: pageSize },
    {
      initialCursor: undefined,
      getNextPageParam: (page) =>
        page.conversations.length < pageSize
          ? undefined
          : page.conversations.at(-1)?.createdAt,
      // What happened in another tab shows when the dashboard is opened again.
      refetchOnMount: 'always',
    },
  )
  // The cards too are drawn in small pieces.
  const isWaiting = useDeferredValue(list.isPending)
  if (list.isPending || isWaiting) return <DashboardSkeleton />
  if (list.isError)
    return (
      <Page>
        <EmptyState icon={<CircleAlert size={28} />} title={t('failed')}>
          <Button variant="outline" onClick={() => void list.refetch()}>
            {t('common:retry')}
          </Button>
        </EmptyState>
      </Page>
    )
  const cards = list.data.pages.flatMap((page) => page.conversations)
  if (cards.length === 0) return <DashboardWelcome onNew={onNew} />
  return (
    <Wall cards={cards} onNew={onNew} banner={banner}>
      {list.hasNextPage && (
        <Button
          variant="outline"
          alignSelf="center"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </Wall>
  )
}

interface WallProps extends DashboardPageProps {
  cards: ConversationCard[]
  children: ReactNode
}

function Wall({ cards, onNew, banner, children }: WallProps): ReactNode {
  const { t } = useTranslation(['dashboard', 'common'])
  const now = useNow()
  const recent = useIsMobile() ? recentOnMobile : recentOnDesktop
  const { ask, dialog } = useRemoveConversation({
    doneTitle: t('deletedTitle'),
    doneText: t('deletedText'),
    failedTitle: t('errorTitle'),
    failedText: t('deleteFailed'),
  })
  const grid = (some: ConversationCard[]) => (
    <SimpleGrid columns={{ base: 1, sm: 2, md: 3 }} gap={{ base: '4', md: '6' }}>
      {some.map((card) => (
        <CritCard key={card.id} card={card} now={now} onRemove={() => ask(card)} />
      ))}
    </SimpleGrid>
  )
  return (
    <Page>
      <Stack gap="8">
        <Flex justify="space-between" align="center" gap="4">
          <Heading as="h1" size={{ base: '2xl', md: '3xl' }}>
            {t('title')}
          </Heading>
          <Button colorPalette="orange" onClick={onNew}>
            <Plus size={18} aria-hidden />
            {t('start')}
          </Button>
        </Flex>
        {banner}
        {grid(cards.slice(0, recent))}
        {cards.length > recent && (
          <Stack as="section" gap="5" aria-labelledby="all-conversations">
            <Heading as="h2" size="xl" id="all-conversations">
              {t('all')}
            </Heading>
            {grid(cards.slice(recent))}
          </Stack>
        )}
        {children}
      </Stack>
      {dialog}
    </Page>
  )
}
