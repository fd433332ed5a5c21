import { Heading, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { trpc } from '#src/lib/trpc.ts'
import { Panel } from '#src/ui/panel.tsx'
import { DropZone } from './drop-zone.tsx'
import { SharedFiles } from './shared-files.tsx'
import { UploadRow } from './upload-row.tsx'
import { useUploads } from './use-uploads.ts'
import type { ReactNode } from 'react'

interface UploadPanelProps {
  userId: string
  sessionId: string
  existing: number
}

export function UploadPanel({
  userId,
  sessionId,
  existing,
}: UploadPanelProps): ReactNode {
  const { t } = useTranslation('files')
  const subscription = trpc.billing.subscription.useQuery()
  const limits = subscription.data?.limits
  const uploads = useUploads({ userId, sessionId, existing, limits })
  return (
    <Panel aria-labelledby="upload-title">
      <Stack gap="3">
        <Heading as="h2" size="lg" id="upload-title">
          {t('panelTitle')}
        </Heading>
        {limits && <SharedFiles sessionId={sessionId} onAdd={uploads.add} />}
        <DropZone
          isBusy={
            uploads.isOpening ||
            uploads.items.some((item) => !item.error && !item.isPaused)
          }
          onFiles={uploads.add}
        />
        <Stack gap="0" fontSize="sm" color="fg.muted">
          <Text>{t('hint')}</Text>
          {limits && (
            <Text>
              {t('planHint', {
                count: limits.filesPerConversation,
                size: limits.fileSizeMb,
              })}
            </Text>
          )}
        </Stack>
        {uploads.items.length > 0 && (
          <Stack as="ul" gap="0" listStyleType="none">
            {uploads.items.map((item) => (
              <UploadRow key={item.id} item={item} uploads={uploads} />
            ))}
          </Stack>
        )}
      </Stack>
    </Panel>
  )
}
