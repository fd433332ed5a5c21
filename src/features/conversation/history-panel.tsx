import { History } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { laterDialog } from '#src/ui/later-dialog.tsx'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'

export interface HistoryPanelProps {
  usage: ReactNode
  onSelect(sessionId: string): void
  onRemoved(sessionId: string): void
}

const HistoryDrawer = laterDialog(
  async () => (await import('./history-drawer.tsx')).HistoryDrawer,
)

/** Opens the earlier conversations. */
export function HistoryPanel(props: HistoryPanelProps): ReactNode {
  const { t } = useTranslation('conversation')
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <History size={16} aria-hidden />
        {t('history.button')}
      </Button>
      <HistoryDrawer
        {...props}
        isOpen={isOpen}
        opener={button}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
