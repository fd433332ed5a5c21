import { Box, HStack, LinkBox, LinkOverlay, Text } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { relativeTime } from '#src/lib/format-time.ts'
import { shorten } from '#src/lib/shorten.ts'
import { MediumIcon } from '#src/ui/medium-icon.tsx'
import { RotatingPreview } from './rotating-preview.tsx'
import { IconButton } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { ConversationCard } from '#routers/contract/conversation.ts'

interface CritCardProps {
  card: ConversationCard
  now: number
  onRemove(): void
}

/** One conversation on the wall: its work first, then what it is about. */
export function CritCard({ card, now, onRemove }: CritCardProps): ReactNode {
  const { t } = useTranslation(['dashboard', 'common'])
  const title = card.contextPrompt || t('noDescription')
  return (
    <LinkBox
      as="article"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.muted"
      borderRadius="card"
      overflow="hidden"
      shadow="card"
      transition="transform 150ms, border-color 150ms"
      _hover={{ borderColor: 'border.emphasized', transform: 'translateY(-2px)' }}
    >
      <RotatingPreview card={card} />
      <Box p="4">
        <HStack justify="space-between" mb="2">
          <HStack gap="1.5" fontSize="sm" color="fg.muted">
            <MediumIcon medium={card.mediaType} size={16} />
            <Text as="span">{t(`common:media.${card.mediaType ?? 'none'}`)}</Text>
          </HStack>
          <IconButton
            variant="ghost"
            boxSize="8"
            color="fg.muted"
            aria-label={t('remove.action', { name: shorten(title, 60) })}
            onClick={onRemove}
            position="relative"
            zIndex="1"
            me="-2"
          >
            <Trash2 size={16} />
          </IconButton>
        </HStack>
        <LinkOverlay asChild>
          <Link to="/" search={{ session: card.sessionId }}>
            <Text as="span" fontWeight="550" lineClamp={2} minHeight="3.2em">
              {title}
            </Text>
          </Link>
        </LinkOverlay>
        <Text mt="2" fontSize="sm" color="fg.muted">
          {t('files', { count: card.fileCount })} ·{' '}
          {t('messages', { count: card.messageCount })} ·{' '}
          {relativeTime(card.createdAt, now)}
        </Text>
      </Box>
    </LinkBox>
  )
}
