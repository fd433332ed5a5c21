import { Badge, Box, Flex, HStack, Text } from '@chakra-ui/react'
import { MapPin, MessageCircleQuestion } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PinMark } from '#src/ui/pin-mark.tsx'
import { StateButtons } from './state-buttons.tsx'
import { usePlaceText } from './use-place-text.ts'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { SuggestionView } from '#routers/contract/suggestions.ts'

interface SuggestionCardProps {
  suggestion: SuggestionView
  sessionId: string
  isLit: boolean
  onLight(id: string | null): void
  onShow(id: string): void
  onAsk(suggestion: SuggestionView): void
}

export function SuggestionCard(props: SuggestionCardProps): ReactNode {
  const { t } = useTranslation('suggestions')
  const { suggestion, isLit, onLight, onShow } = props
  const { id, number, title, how, criterion, state, reason, anchor } = suggestion
  const place = usePlaceText(anchor)
  const isSettled = state !== 'open'
  const hasPlace = anchor !== null && anchor.type !== 'whole' && state !== 'declined'
  return (
    <Flex
      gap="3"
      p="3"
      borderWidth="1px"
      borderColor={isLit ? 'accent.border' : 'border.muted'}
      borderRadius="control"
      bg={isLit ? 'accent.subtle' : 'bg.panel'}
      transition="background 140ms"
      onMouseEnter={() => onLight(id)}
      onMouseLeave={() => onLight(null)}
    >
      <Box flex="none">
        <PinMark
          pin={{ id, number, title, isSettled }}
          isLit={isLit}
          onLight={onLight}
          onChoose={onShow}
        />
      </Box>
      <Box minWidth="0" flex="1">
        <HStack justify="space-between" align="baseline" gap="2">
          <Text
            fontWeight="600"
            color={isSettled ? 'fg.muted' : undefined}
            textDecoration={state === 'declined' ? 'line-through' : undefined}
          >
            {title}
          </Text>
          {isSettled && (
            <Badge size="sm" variant="subtle" colorPalette="gray" flex="none">
              {t(`state.${state}`)}
            </Badge>
          )}
        </HStack>
        <Text fontSize="xs" color="fg.muted" mt="0.5">
          {place}
        </Text>
        {state !== 'declined' && (
          <>
            <Text fontSize="sm" mt="1.5">
              {how}
            </Text>
            {criterion && (
              <Text fontSize="sm" color="fg.muted" mt="1">
                {t('doneWhen', { criterion })}
              </Text>
            )}
          </>
        )}
        {reason && (
          <Text fontSize="sm" color="fg.muted" mt="1">
            {t('because', { reason })}
          </Text>
        )}
        <Flex gap="1" mt="2" wrap="wrap" ms="-2">
          {hasPlace && (
            <Button size="sm" variant="ghost" onClick={() => onShow(id)}>
              <MapPin size={14} aria-hidden />
              {t('show')}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => props.onAsk(suggestion)}>
            <MessageCircleQuestion size={14} aria-hidden />
            {t('ask')}
          </Button>
          <StateButtons suggestion={suggestion} sessionId={props.sessionId} />
        </Flex>
      </Box>
    </Flex>
  )
}
