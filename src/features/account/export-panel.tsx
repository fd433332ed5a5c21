import { HStack, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { errorText, textForCode } from '#src/lib/error-text.ts'
import { formatBytes } from '#src/lib/format-number.ts'
import { historyDate } from '#src/lib/format-time.ts'
import { trpc } from '#src/lib/trpc.ts'
import { Alert } from '#src/ui/alert.tsx'
import { showFailure } from '#src/ui/toaster.tsx'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'

/** While it is being made it is asked for as often as this. */
const lookEveryMs = 2000

/** An archive of everything, made on the server and fetched in this browser within a day. */
export function ExportPanel(): ReactNode {
  const { t } = useTranslation('security')
  const utils = trpc.useUtils()
  const archive = trpc.account.export.useQuery(undefined, {
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.status === 'pending' ? lookEveryMs : false,
  })
  const start = trpc.account.startExport.useMutation({
    onSuccess: (started) => utils.account.export.setData(undefined, started),
    onError: (error) =>
      showFailure({ title: t('data.startFailed'), description: errorText(error) }),
  })
  if (archive.isPending) return <Skeleton height="5rem" borderRadius="control" />
  const made = archive.data
  return (
    <Stack gap="4">
      <Text fontSize="sm" color="fg.muted">
        {t('data.text')}
      </Text>
      {made?.status === 'pending' && <Alert>{t('data.pending')}</Alert>}
      {made?.status === 'failed' && (
        <Alert tone="error">
          {t('data.failed', { reason: textForCode(made.errorCode ?? 'internal') })}
        </Alert>
      )}
      {made?.status === 'done' && (
        <Alert tone="success">
          {t('data.done', {
            size: formatBytes(made.size ?? 0),
            time: historyDate(made.expiresAt),
          })}
        </Alert>
      )}
      <HStack gap="3" wrap="wrap">
        {made?.url && (
          <Button asChild size="sm" colorPalette="orange">
            <a href={made.url} download>
              <Download size={16} aria-hidden />
              {t('data.download')}
            </a>
          </Button>
        )}
        {made?.status !== 'pending' && (
          <Button
            size="sm"
            variant="outline"
            loading={start.isPending}
            onClick={() => start.mutate()}
          >
            {t(made ? 'data.again' : 'data.start')}
          </Button>
        )}
      </HStack>
    </Stack>
  )
}
