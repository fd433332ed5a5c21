import { HStack, Stack, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '#src/lib/format-number.ts'
import { forgetShared, sharedFiles } from '#src/lib/shared-files.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'

interface SharedFilesProps {
  sessionId: string
  onAdd(files: Iterable<File>): void
}

/**
 * What another app has shared, to be added or sent away. It is asked because a page of anybody else
 * can post to the same address, and nothing may be handed in that its maker has not seen.
 */
export function SharedFiles({ sessionId, onAdd }: SharedFilesProps): ReactNode {
  const { t } = useTranslation('files')
  const [files, setFiles] = useState<File[]>([])
  useEffect(() => {
    let isHere = true
    sharedFiles(sessionId)
      .then((shared) => isHere && setFiles(shared))
      .catch((error: unknown) => console.info('Nothing that was shared:', error))
    return () => {
      isHere = false
    }
  }, [sessionId])
  if (files.length === 0) return null
  const settle = (chosen: File[]) => {
    setFiles([])
    if (chosen.length > 0) onAdd(chosen)
    void forgetShared()
  }
  return (
    <Alert>
      <Stack gap="3" role="group" aria-labelledby="shared-title">
        <Text fontWeight="600" id="shared-title" role="status">
          {t('shared.title', { count: files.length })}
        </Text>
        <Stack as="ul" gap="1" listStyleType="none">
          {files.map((file, index) => (
            // Two may have one name, and their order stays.
            <HStack as="li" key={index} gap="2" minWidth="0">
              <Text truncate>{file.name}</Text>
              <Text flexShrink="0" color="fg.muted">
                {formatBytes(file.size)}
              </Text>
            </HStack>
          ))}
        </Stack>
        <HStack gap="2" wrap="wrap">
          <Button size="sm" colorPalette="orange" onClick={() => settle(files)}>
            {t('shared.add')}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => settle([])}>
            {t('shared.leave')}
          </Button>
        </HStack>
      </Stack>
    </Alert>
  )
}
