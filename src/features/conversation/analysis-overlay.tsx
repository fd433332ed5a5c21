import { Center, Heading, Portal, Spinner, Stack, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'

/** Over everything while the first words are awaited. */
export function AnalysisOverlay(): ReactNode {
  const { t } = useTranslation('conversation')
  useEffect(() => {
    const page = document.getElementById('root')
    if (!page) return
    // What lies under it is not for the keyboard either.
    page.inert = true
    return () => {
      page.inert = false
    }
  }, [])
  return (
    <Portal>
      <Center
        position="fixed"
        inset="0"
        zIndex="overlay"
        bg="bg/90"
        backdropFilter="blur(6px)"
        role="status"
        px="6"
      >
        <Stack align="center" gap="4" textAlign="center">
          <Spinner size="xl" color="accent.solid" borderWidth="3px" />
          <Heading as="p" size="2xl">
            {t('overlay.looking')}
          </Heading>
          <Text color="fg.muted">{t('overlay.measuring')}</Text>
        </Stack>
      </Center>
    </Portal>
  )
}
