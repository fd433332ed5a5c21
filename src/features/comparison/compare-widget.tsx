import { Text } from '@chakra-ui/react'
import { GitCompareArrows } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addTexts } from '#src/lib/i18n.ts'
import { comparison as texts } from '#src/locales/en/comparison.ts'
import { trpc } from '#src/lib/trpc.ts'
import { CompareDialog } from './compare-dialog.tsx'
import { waitingVersions } from './versions.ts'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { MessageView } from '#routers/contract/conversation.ts'
import type { FileView } from '#routers/contract/files.ts'

addTexts('comparison', texts)

export interface CompareWidgetProps {
  userId: string
  sessionId: string
  /** Work and its improved versions. */
  files: readonly FileView[]
  messages: readonly MessageView[]
  isBusy: boolean
}

/** Opens the dialog that takes an improved version, or says which plan does. */
export function CompareWidget(props: CompareWidgetProps): ReactNode {
  const { t } = useTranslation('comparison')
  const [isOpen, setOpen] = useState(false)
  const subscription = trpc.billing.subscription.useQuery()
  if (!subscription.data) return null
  const { improvedVersions: max, fileSizeMb } = subscription.data.limits
  const used = props.files.filter(({ kind }) => kind === 'improved').length
  const waiting = waitingVersions(props.files, props.messages)
  const isFull = used >= max && waiting.length === 0
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        disabled={isFull}
        aria-describedby={isFull ? 'versions-limit' : undefined}
        onClick={() => setOpen(true)}
      >
        <GitCompareArrows size={16} aria-hidden />
        {t('open')}
      </Button>
      {isFull && (
        <Text id="versions-limit" fontSize="xs" color="fg.muted" flexBasis="100%">
          {max === 0 ? t('upgrade') : t('limit', { max })}
        </Text>
      )}
      <CompareDialog
        {...props}
        waiting={waiting}
        fileSizeMb={fileSizeMb}
        canUpload={used < max}
        max={max}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
