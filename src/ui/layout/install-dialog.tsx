import { Box, Heading, Stack } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { addTexts } from '#src/lib/i18n.ts'
import { install as texts } from '#src/locales/en/install.ts'
import { browsers, presentBrowser } from '#src/lib/install.ts'
import { Sheet } from '#src/ui/sheet.tsx'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'

addTexts('install', texts)

const steps = ['one', 'two', 'three'] as const

/** How the app is installed by hand, the present browser first. */
export function InstallDialog({ onClose }: { onClose(): void }): ReactNode {
  const { t } = useTranslation('install')
  const present = presentBrowser()
  const ordered = [present, ...browsers.filter((browser) => browser !== present)]
  return (
    <Sheet
      isOpen
      isRead
      title={t('title')}
      intro={t('intro')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <Button colorPalette="orange" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <Stack gap="5">
        {ordered.map((browser) => (
          <Box as="section" key={browser} aria-labelledby={`install-${browser}`}>
            <Heading as="h3" size="md" id={`install-${browser}`} mb="2">
              {t(`${browser}.name`)}
            </Heading>
            <Stack as="ol" gap="1" ps="5" listStyleType="decimal" color="fg.muted">
              {steps.map((step) => (
                <li key={step}>{t(`${browser}.${step}`)}</li>
              ))}
            </Stack>
          </Box>
        ))}
      </Stack>
    </Sheet>
  )
}
