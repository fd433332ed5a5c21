import { Flex, Grid, Heading, HStack, Spinner, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { addTexts } from '#src/lib/i18n.ts'
import { facts as texts } from '#src/locales/en/facts.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Panel } from '#src/ui/panel.tsx'
import { chartElementId, chartOf } from './chart-of.ts'
import { FileCharts } from './file-charts.tsx'
import type { ReactNode } from 'react'
import type { FactKey } from '#routers/contract/facts.ts'
import type { FileView } from '#routers/contract/files.ts'
import type { MediaType } from '#routers/contract/media-types.ts'

addTexts('facts', texts)

/** A fact that was asked for: `at` makes asking twice for the same one two wishes. */
export interface WantedFact {
  fileId: string
  key: FactKey
  at: number
}

interface FactsPanelProps {
  file: FileView
  medium: MediaType | null
  wanted: WantedFact | null
}

/** Everything that was measured about a file, as pictures, numbers and words. */
export function FactsPanel({ file, medium, wanted }: FactsPanelProps): ReactNode {
  const { t } = useTranslation('facts')
  useShown(file, wanted)
  return (
    <Panel aria-labelledby="facts-title">
      <Flex justify="space-between" align="baseline" gap="3" mb="4" wrap="wrap">
        <Heading as="h2" size="lg" id="facts-title">
          {t('title')}
        </Heading>
        <Text fontSize="sm" color="fg.muted">
          {t('intro')}
        </Text>
      </Flex>
      {file.facts ? (
        <Grid
          templateColumns="repeat(auto-fit, minmax(min(100%, 16rem), 1fr))"
          columnGap="8"
          rowGap="6"
        >
          <FileCharts file={file} facts={file.facts} medium={medium} />
        </Grid>
      ) : file.factsState === 'pending' ? (
        <HStack gap="3" color="fg.muted" role="status">
          <Spinner size="sm" color="accent.solid" />
          <Text>
            <Text as="span" fontWeight="600" color="fg">
              {t('pending')}
            </Text>{' '}
            {t('pendingText')}
          </Text>
        </HStack>
      ) : (
        <Alert tone="warning">
          <Text fontWeight="600">{t('failed')}</Text>
          <Text>{t('failedText')}</Text>
        </Alert>
      )}
    </Panel>
  )
}

/** Brings the chart of a cited fact into view and puts the focus there. */
function useShown(file: FileView, wanted: WantedFact | null): void {
  useEffect(() => {
    if (wanted?.fileId !== file.id) return
    const chart = document.getElementById(chartElementId(file.id, chartOf(wanted.key)))
    if (!chart) return
    chart.scrollIntoView({ block: 'center' })
    chart.focus({ preventScroll: true })
  }, [file.id, wanted])
}
