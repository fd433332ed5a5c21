import { Badge, Box, Flex, HStack, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/lib/error-text.ts'
import { relativeTime } from '#src/lib/format-time.ts'
import { trpc } from '#src/lib/trpc.ts'
import { useNow } from '#src/lib/use-now.ts'
import { Alert } from '#src/ui/alert.tsx'
import { showFailure, showToast } from '#src/ui/toaster.tsx'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'

/** Every place where the account is open, each to be closed. */
export function DeviceList(): ReactNode {
  const { t } = useTranslation('security')
  const now = useNow()
  const utils = trpc.useUtils()
  const list = trpc.account.sessions.useQuery(undefined, { refetchOnMount: 'always' })
  const told = (count: number) => {
    showToast({
      title: t('devices.ended'),
      description: t('devices.endedText', { count }),
    })
    void utils.account.sessions.invalidate()
  }
  const onError = (error: unknown) =>
    showFailure({ title: t('devices.failed'), description: errorText(error) })
  const end = trpc.account.endSession.useMutation({ onSuccess: () => told(1), onError })
  const endOthers = trpc.account.endOtherSessions.useMutation({
    onSuccess: ({ endedSessions }) => told(endedSessions),
    onError,
  })
  if (list.isError) return <Alert tone="error">{t('devices.loadFailed')}</Alert>
  if (!list.data) return <Skeleton height="6rem" borderRadius="control" />
  const { sessions } = list.data
  return (
    <Stack gap="4">
      <Stack as="ul" listStyleType="none" gap="3">
        {sessions.map((session) => {
          const device = session.device ?? t('devices.unknown')
          return (
            <Flex as="li" key={session.id} gap="3" align="center" justify="space-between">
              <Box>
                <HStack gap="2">
                  <Text fontWeight="550">{device}</Text>
                  {session.isCurrent && (
                    <Badge colorPalette="orange">{t('devices.this')}</Badge>
                  )}
                </HStack>
                <Text fontSize="sm" color="fg.muted">
                  {t('devices.used', { time: relativeTime(session.lastSeenAt, now) })}
                  {' · '}
                  {t('devices.since', { time: relativeTime(session.createdAt, now) })}
                </Text>
              </Box>
              {!session.isCurrent && (
                <Button
                  size="sm"
                  variant="outline"
                  flexShrink="0"
                  aria-label={t('devices.endOf', { device })}
                  disabled={end.isPending}
                  onClick={() => end.mutate({ id: session.id })}
                >
                  {t('devices.end')}
                </Button>
              )}
            </Flex>
          )
        })}
      </Stack>
      {sessions.length > 1 && (
        <Button
          size="sm"
          variant="outline"
          alignSelf="flex-start"
          loading={endOthers.isPending}
          onClick={() => endOthers.mutate()}
        >
          {t('devices.endOthers')}
        </Button>
      )}
    </Stack>
  )
}
