import { SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Page } from '#src/ui/page.tsx'
import type { ReactNode } from 'react'

export function DashboardSkeleton(): ReactNode {
  const { t } = useTranslation('dashboard')
  return (
    <Page>
      <Stack gap="8" role="status">
        <Text color="fg.muted">{t('loading')}</Text>
        <SimpleGrid columns={{ base: 1, sm: 2, md: 3 }} gap="6" aria-hidden>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} height="19rem" borderRadius="card" />
          ))}
        </SimpleGrid>
      </Stack>
    </Page>
  )
}
