import { MonitorDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useInstall } from '#src/lib/install.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'

const InstallDialog = lazy(async () => ({
  default: (await import('./install-dialog.tsx')).InstallDialog,
}))

/** Installs the app by the browser's own question, or says how it is done by hand. */
export function InstallButton({ isCompact }: { isCompact: boolean }): ReactNode {
  const { t } = useTranslation()
  const { state, ask } = useInstall()
  const [isOpen, setOpen] = useState(false)
  if (state === 'hidden') return null
  // Its place is kept: what stands beside it may not slide away under a hand.
  const visibility = state === 'awaited' ? 'hidden' : undefined
  const click = () => (state === 'prompt' ? void ask() : setOpen(true))
  return (
    <>
      {isCompact ? (
        <IconButton
          variant="ghost"
          visibility={visibility}
          aria-label={t('installApp')}
          onClick={click}
        >
          <MonitorDown size={20} />
        </IconButton>
      ) : (
        <Button
          size="sm"
          variant="ghost"
          visibility={visibility}
          color="fg.muted"
          onClick={click}
        >
          <MonitorDown size={16} aria-hidden />
          {t('installApp')}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <InstallDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
