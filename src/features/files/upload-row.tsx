import { Box, Flex, HStack, Text } from '@chakra-ui/react'
import { Pause, Play, RotateCw, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '#src/lib/format-number.ts'
import { FileIcon } from '#src/ui/file-icon.tsx'
import { IconButton } from '#src/ui/button.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import type { ReactNode } from 'react'
import type { Uploading } from '#src/lib/create-uploader.ts'
import type { Uploads } from './use-uploads.ts'

type UploadState = 'waiting' | 'uploading' | 'paused' | 'finishing' | 'failed'

function stateOf(item: Uploading): UploadState {
  if (item.error) return 'failed'
  if (item.progress.uploadComplete) return 'finishing'
  if (item.isPaused) return 'paused'
  return item.progress.uploadStarted ? 'uploading' : 'waiting'
}

/** One file on its way: how far it is, and what can be done about it. */
export function UploadRow({
  item,
  uploads,
}: {
  item: Uploading
  uploads: Uploads
}): ReactNode {
  const { t } = useTranslation('files')
  const state = stateOf(item)
  const total = item.size ?? 0
  const sent = item.progress.bytesUploaded || 0
  const part = total > 0 ? Math.round((sent / total) * 100) : 0
  const told =
    state === 'uploading'
      ? t('progress', { done: formatBytes(sent), total: formatBytes(total) })
      : t(state)
  return (
    <Flex as="li" gap="3" align="center" py="2">
      <Box color="fg.muted">
        <FileIcon mimeType={item.type} />
      </Box>
      <Box flex="1" minWidth="0">
        <Text truncate fontWeight="550" fontSize="sm">
          {item.name}
        </Text>
        <ProgressBar
          label={item.name}
          percent={part}
          colorPalette={state === 'failed' ? 'red' : 'orange'}
          my="1"
        />
        <Text fontSize="xs" color={state === 'failed' ? 'fg.error' : 'fg.muted'}>
          {told}
        </Text>
      </Box>
      <HStack gap="0">
        {(state === 'uploading' || state === 'paused') && (
          <IconButton
            variant="ghost"
            boxSize="9"
            aria-label={t(state === 'paused' ? 'resume' : 'pause', { name: item.name })}
            onClick={() => uploads.pauseOrResume(item.id)}
          >
            {state === 'paused' ? <Play size={16} /> : <Pause size={16} />}
          </IconButton>
        )}
        {state === 'failed' && (
          <IconButton
            variant="ghost"
            boxSize="9"
            aria-label={t('retryUpload', { name: item.name })}
            onClick={() => uploads.retry(item.id)}
          >
            <RotateCw size={16} />
          </IconButton>
        )}
        {state !== 'finishing' && (
          <IconButton
            variant="ghost"
            boxSize="9"
            aria-label={t('cancelUpload', { name: item.name })}
            onClick={() => uploads.cancel(item.id)}
          >
            <X size={16} />
          </IconButton>
        )}
      </HStack>
    </Flex>
  )
}
