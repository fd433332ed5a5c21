import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { familyOf } from '#routers/contract/file-types.ts'
import { formatBytes } from '#src/lib/format-number.ts'
import { trpc } from '#src/lib/trpc.ts'
import { useFocusAfterRemoval } from '#src/lib/use-focus-after-removal.ts'
import { FileIcon } from '#src/ui/file-icon.tsx'
import { Panel } from '#src/ui/panel.tsx'
import { showFailure, showToast } from '#src/ui/toaster.tsx'
import { chooseId } from './choose-id.ts'
import { IconButton } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { FileView } from '#routers/contract/files.ts'

interface FileListProps {
  files: FileView[]
  sessionId: string
  /** After the crit began its files are settled. */
  isLocked: boolean
}

export function FileList({ files, sessionId, isLocked }: FileListProps): ReactNode {
  const { t } = useTranslation('files')
  const utils = trpc.useUtils()
  const remove = trpc.files.remove.useMutation({
    onSuccess: async () => {
      await utils.files.list.invalidate({ sessionId })
      showToast({ title: t('removedTitle'), description: t('removedText') })
    },
    onError: () =>
      showFailure({ title: t('deleteFailed'), description: t('deleteFailedText') }),
  })
  const holder = useFocusAfterRemoval(
    files.map(({ id }) => id),
    `#${chooseId}`,
  )
  if (files.length === 0) return null
  return (
    <Panel aria-labelledby="files-title">
      <Heading as="h2" size="md" id="files-title" mb="1">
        {t('uploaded', { count: files.length })}
      </Heading>
      <Stack
        ref={holder}
        as="ul"
        gap="0"
        listStyleType="none"
        divideY="1px"
        divideColor="border.muted"
      >
        {files.map((file) => (
          <Flex key={file.id} as="li" gap="3" align="center" py="2">
            <Box color="fg.muted">
              <FileIcon mimeType={file.mimeType} />
            </Box>
            <Box flex="1" minWidth="0">
              <Text truncate fontWeight="550" fontSize="sm" title={file.originalName}>
                {file.originalName}
              </Text>
              <Text fontSize="xs" color="fg.muted">
                {formatBytes(file.size)} · {t(`types.${familyOf(file.mimeType)}`)}
                {file.factsState === 'failed' && ` · ${t('unmeasured')}`}
              </Text>
            </Box>
            {!isLocked && (
              <IconButton
                variant="ghost"
                boxSize="9"
                color="fg.muted"
                data-next
                aria-label={t('remove', { name: file.originalName })}
                onClick={() => !remove.isPending && remove.mutate({ id: file.id })}
              >
                <Trash2 size={16} />
              </IconButton>
            )}
          </Flex>
        ))}
      </Stack>
    </Panel>
  )
}
