import { Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'

/** Something could not be read: what it is stands above, and the way to try again beside. */
export function ReadFailed({ onRetry }: { onRetry(): void }): ReactNode {
  const { t } = useTranslation(['admin', 'common'])
  return (
    <Flex gap="3" align="center" mb="6">
      <Alert tone="error">{t('failed')}</Alert>
      <Button variant="outline" size="sm" onClick={onRetry}>
        {t('common:retry')}
      </Button>
    </Flex>
  )
}
