import { Portal, Stack } from '@chakra-ui/react'
import { CircleAlert, MessagesSquare, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { trpc } from '#src/lib/trpc.ts'
import { useFocusAfterRemoval } from '#src/lib/use-focus-after-removal.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { SpinnerPage } from '#src/ui/spinner-page.tsx'
import { HistoryCard } from './history-card.tsx'
import { useRemoveConversation } from './use-remove-conversation.tsx'
import { Button, IconButton } from '#src/ui/button.tsx'
import { Drawer } from '#src/ui/styled/drawer.ts'
import type { ReactNode, RefObject } from 'react'
import type { HistoryPanelProps } from './history-panel.tsx'

interface HistoryDrawerProps extends HistoryPanelProps {
  isOpen: boolean
  /** Has the focus again behind it. */
  opener: RefObject<HTMLElement | null>
  onClose(): void
}

type HistoryListProps = Pick<HistoryPanelProps, 'onSelect' | 'onRemoved'>

const shown = 200

/** Earlier conversations beside the present one; read only while it is open. */
export function HistoryDrawer(props: HistoryDrawerProps): ReactNode {
  const { t } = useTranslation(['conversation', 'common'])
  return (
    <Drawer.Root
      open={props.isOpen}
      onOpenChange={({ open }) => !open && props.onClose()}
      finalFocusEl={() => props.opener.current}
      placement="end"
      size="sm"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content bg="bg">
            <Drawer.Header>
              <Drawer.Title fontFamily="heading">{t('history.title')}</Drawer.Title>
              <Drawer.CloseTrigger asChild>
                <IconButton variant="ghost" aria-label={t('common:close')}>
                  <X size={18} />
                </IconButton>
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body>
              <Stack gap="4" pb="6">
                {props.usage}
                <HistoryList
                  onRemoved={props.onRemoved}
                  onSelect={(sessionId) => {
                    props.onSelect(sessionId)
                    props.onClose()
                  }}
                />
              </Stack>
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}

function HistoryList({ onSelect, onRemoved }: HistoryListProps): ReactNode {
  const { t } = useTranslation(['conversation', 'dashboard', 'common'])
  const list = trpc.conversation.list.useQuery(
    { limit: shown },
    { refetchOnMount: 'always' },
  )
  const { ask, dialog } = useRemoveConversation({
    doneTitle: t('dashboard:remove.done'),
    doneText: t('dashboard:remove.doneText'),
    failedTitle: t('dashboard:remove.failed'),
    failedText: t('dashboard:remove.failedText'),
    onRemoved,
  })
  const holder = useFocusAfterRemoval(
    list.data?.conversations.map(({ id }) => id),
    '[role="dialog"] h2',
  )
  if (list.isPending) return <SpinnerPage />
  if (list.isError)
    return (
      <EmptyState icon={<CircleAlert size={28} />} title={t('dashboard:failed')}>
        <Button variant="outline" onClick={() => void list.refetch()}>
          {t('common:retry')}
        </Button>
      </EmptyState>
    )
  const { conversations } = list.data
  if (conversations.length === 0)
    return (
      <EmptyState
        icon={<MessagesSquare size={28} />}
        title={t('history.empty')}
        text={t('history.emptyText')}
      />
    )
  return (
    <Stack ref={holder} gap="3">
      {conversations.map((card) => (
        <HistoryCard
          key={card.id}
          card={card}
          onSelect={() => onSelect(card.sessionId)}
          onRemove={() => ask(card)}
        />
      ))}
      {dialog}
    </Stack>
  )
}
