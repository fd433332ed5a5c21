import { Skeleton, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '#src/lib/trpc.ts'
import { laterDialog } from '#src/ui/later-dialog.tsx'
import { usePreload } from '#src/ui/use-late-part.ts'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'

const RemoveDialog = laterDialog(
  async () => (await import('./remove-dialog.tsx')).RemoveDialog,
)

/** The end of an account: said plainly, and done only with the password. */
export function RemovePanel(): ReactNode {
  const { t } = useTranslation('security')
  const ways = trpc.account.ownWays.useQuery()
  const [isAsking, setAsking] = useState(false)
  usePreload(RemoveDialog)
  if (!ways.data) return <Skeleton height="5rem" borderRadius="control" />
  return (
    <Stack gap="4" align="flex-start">
      <Text fontSize="sm" color="fg.muted">
        {t('remove.text')}
      </Text>
      <Button
        size="sm"
        variant="outline"
        colorPalette="red"
        onClick={() => setAsking(true)}
      >
        {t('remove.open')}
      </Button>
      {isAsking && (
        <RemoveDialog
          hasPassword={ways.data.hasPassword}
          onCancel={() => setAsking(false)}
        />
      )}
    </Stack>
  )
}
