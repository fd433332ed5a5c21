import { Box, HStack, Text } from '@chakra-ui/react'
import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { textForCode } from '#src/lib/error-text.ts'
import { clockTime } from '#src/lib/format-time.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import type { ReactNode } from 'react'
import type { AudioChatView } from '#routers/contract/audio-chat.ts'
import type { Talk } from './use-talk.ts'

/** How the three stages share the bar: speaking takes the longest. */
const share = { script: 10, speech: 80, joining: 95, ready: 100 }

interface TalkProgressProps {
  talk: Talk
  making: NonNullable<Talk['making']>
}

/** How far a talk is, or why it could not be made. */
export function TalkProgress({ talk, making }: TalkProgressProps): ReactNode {
  const { t } = useTranslation('audioChat')
  if (making.status === 'failed')
    return (
      <Alert tone="error">
        <HStack justify="space-between" gap="3" wrap="wrap">
          <Box>
            <Text fontWeight="600">{t('failed')}</Text>
            <Text>{textForCode(making.errorCode ?? 'internal')}</Text>
          </Box>
          <Button
            size="sm"
            variant="outline"
            onClick={() => talk.generate(making.messageId)}
          >
            <RotateCw size={14} aria-hidden />
            {t('retry')}
          </Button>
        </HStack>
      </Alert>
    )
  return (
    <Box p="4" bg="bg.subtle" borderRadius="card" role="status">
      <HStack justify="space-between" gap="3" mb="2" wrap="wrap">
        <Text fontSize="sm" fontWeight="600">
          {stageText(t, making)}
        </Text>
        <Text fontSize="xs" color="fg.muted">
          {making.retryAt
            ? t('waiting', { time: clockTime(making.retryAt) })
            : t('goesOn')}
        </Text>
      </HStack>
      <ProgressBar label={t('progress')} percent={percentOf(making)} />
    </Box>
  )
}

function stageText(
  t: ReturnType<typeof useTranslation<'audioChat'>>['t'],
  { stage, spokenTurns, transcript }: AudioChatView,
): string {
  const total = transcript.length
  return t(`stage.${stage}`, { n: Math.min(spokenTurns + 1, total), total })
}

function percentOf({ stage, spokenTurns, transcript }: AudioChatView): number {
  if (stage !== 'speech') return share[stage]
  const spoken = transcript.length === 0 ? 0 : spokenTurns / transcript.length
  return share.script + spoken * (share.speech - share.script)
}
