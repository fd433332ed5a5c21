import { Box, Center, chakra, Flex, HStack, Text } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { historyDate } from '#src/lib/format-time.ts'
import { FileIcon } from '#src/ui/file-icon.tsx'
import { FilePicture } from '#src/ui/file-picture.tsx'
import { shorten } from '#src/lib/shorten.ts'
import { MediumIcon } from '#src/ui/medium-icon.tsx'
import { IconButton } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { ConversationCard } from '#routers/contract/conversation.ts'
import type { FilePreview } from '#routers/contract/files.ts'

const smallThumbnails = 4
/** Only these are shown as pictures here; other files get the icon of their type. */
const pictured = new Set(['image/jpeg', 'image/png'])

interface HistoryCardProps {
  card: ConversationCard
  onSelect(): void
  onRemove(): void
}

export function HistoryCard({ card, onSelect, onRemove }: HistoryCardProps): ReactNode {
  const { t } = useTranslation(['conversation', 'dashboard'])
  const [main, ...others] = card.files
  const title = card.contextPrompt || t('dashboard:noDescription')
  const beyond = card.fileCount - 1 - smallThumbnails
  return (
    <Flex
      position="relative"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.muted"
      borderRadius="card"
      overflow="hidden"
      _hover={{ borderColor: 'border.emphasized' }}
    >
      <chakra.button
        type="button"
        flex="1"
        minWidth="0"
        textAlign="start"
        data-next
        onClick={onSelect}
      >
        <Flex gap="3" p="3">
          <Thumbnail file={main} size="16" />
          <Box minWidth="0" flex="1">
            <HStack gap="1.5" fontSize="xs" color="fg.muted" pe="7">
              <MediumIcon medium={card.mediaType} size={14} />
              <Text>{historyDate(card.createdAt)}</Text>
            </HStack>
            <Text fontSize="sm" fontWeight="550" lineClamp={2}>
              {title}
            </Text>
            {others.length > 0 && (
              <HStack gap="1" mt="2">
                {others.slice(0, smallThumbnails).map((file) => (
                  <Thumbnail key={file.id} file={file} size="7" />
                ))}
                {beyond > 0 && (
                  <Text fontSize="xs" color="fg.muted">
                    {t('history.more', { count: beyond })}
                  </Text>
                )}
              </HStack>
            )}
          </Box>
        </Flex>
      </chakra.button>
      <IconButton
        variant="ghost"
        boxSize="8"
        color="fg.muted"
        position="absolute"
        top="1.5"
        right="1.5"
        aria-label={t('dashboard:remove.action', { name: shorten(title, 60) })}
        onClick={onRemove}
      >
        <Trash2 size={14} />
      </IconButton>
    </Flex>
  )
}

function Thumbnail({
  file,
  size,
}: {
  file: FilePreview | undefined
  size: string
}): ReactNode {
  return (
    <Center
      boxSize={size}
      flex="none"
      borderRadius="8px"
      overflow="hidden"
      bg="bg.muted"
      color="fg.muted"
    >
      {file && pictured.has(file.mimeType) ? (
        <FilePicture file={file} width={64} alt="" />
      ) : (
        <FileIcon mimeType={file?.mimeType ?? ''} size={size === '16' ? 22 : 14} />
      )}
    </Center>
  )
}
