import { Center, Spinner, VisuallyHidden } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'

export function SpinnerPage(): ReactNode {
  const { t } = useTranslation()
  return (
    <Center minHeight="60dvh" role="status">
      <Spinner size="lg" color="accent.solid" borderWidth="3px" />
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
    </Center>
  )
}
