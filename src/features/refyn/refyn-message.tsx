import { Box, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileUrl } from '#src/lib/file-urls.ts'
import { addTexts } from '#src/lib/i18n.ts'
import { refyn as texts } from '#src/locales/en/refyn.ts'
import { shownName } from '#src/lib/i18n.ts'
import { Alert } from '#src/ui/alert.tsx'
import { BeforeAfter } from '#src/ui/before-after.tsx'
import { ComparedPicture } from '#src/ui/compared-picture.tsx'
import { Segments } from '#src/ui/segments.tsx'
import { DifferenceMap } from './difference-map.tsx'
import { RefynChanges } from './refyn-changes.tsx'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { FileView } from '#routers/contract/files.ts'
import type { RefynSettings, RefynView } from '#routers/contract/refyn.ts'

addTexts('refyn', texts)

interface RefynMessageProps {
  refyn: RefynView
  files: readonly FileView[]
  isOpen: boolean
}

/** A picture with suggestions applied: beside the one it came from, with all that was done. */
export function RefynMessage({ refyn, files, isOpen }: RefynMessageProps): ReactNode {
  const { t } = useTranslation('refyn')
  const { settings } = refyn
  const source = files.find(({ id }) => id === refyn.sourceFileId)
  const result = files.find(({ id }) => id === refyn.fileId)
  if (isOpen)
    return (
      <Stack gap="1">
        <Text fontWeight="600">{t('asked', { count: refyn.asked.length })}</Text>
        <Text fontSize="sm" color="fg.muted">
          {refyn.asked.join(' · ')}
        </Text>
      </Stack>
    )
  if (!settings) return null
  return (
    <Stack gap="4">
      <Heading as="h2" size="md">
        {t('heading')}
      </Heading>
      {result ? (
        <Result source={source} result={result} settings={settings} />
      ) : refyn.fileId ? (
        // It has just been made: the list of files is on its way.
        <Box height="20rem" />
      ) : (
        <Alert tone="warning">{t('gone')}</Alert>
      )}
      <RefynChanges changes={settings.changes} />
    </Stack>
  )
}

/** Part 1, section 2. */
const maxHeight = '400px'

type View = 'slider' | 'map' | 'result'

interface ResultProps {
  source: FileView | undefined
  result: FileView
  settings: RefynSettings
}

function Result({ source, result, settings }: ResultProps): ReactNode {
  const { t } = useTranslation('refyn')
  const [view, setView] = useState<View>('slider')
  const isReframed = settings.changes.some(({ adjustments }) =>
    adjustments.some(({ kind }) => kind === 'straighten' || kind === 'crop'),
  )
  const shown = source ? view : 'result'
  return (
    <Box>
      {source && (
        <HStack mb="3">
          <Segments<View>
            label={t('views')}
            value={view}
            onChange={setView}
            options={(['slider', 'map', 'result'] as const).map((value) => ({
              value,
              text: t(`view.${value}`),
            }))}
          />
        </HStack>
      )}
      {shown === 'slider' && source && (
        <Box
          width="fit-content"
          maxWidth="100%"
          mx="auto"
          borderRadius="control"
          overflow="hidden"
        >
          <BeforeAfter
            mode="line"
            label={t('slider')}
            labels={{ before: t('before'), after: t('after') }}
            before={<ComparedPicture file={source} maxHeight={maxHeight} />}
            after={<ComparedPicture file={result} maxHeight={maxHeight} isLaidOver />}
          />
        </Box>
      )}
      {shown === 'map' &&
        source &&
        (isReframed ? (
          <Text color="fg.muted">{t('mapNone')}</Text>
        ) : (
          <DifferenceMap beforeId={source.id} afterId={result.id} />
        ))}
      {shown === 'result' && <ComparedPicture file={result} maxHeight={maxHeight} />}
      {!source && (
        <Text fontSize="sm" color="fg.muted" mt="2">
          {t('sourceGone')}
        </Text>
      )}
      <HStack justify="space-between" mt="2" gap="3" wrap="wrap">
        <Text fontSize="sm" color="fg.muted">
          {t(settings.isAiMade ? 'aiMade' : 'exact', {
            name: shownName('engineNames', settings.editor),
          })}
        </Text>
        <Button asChild size="sm" variant="outline">
          <a href={fileUrl(result.id)} download={result.originalName}>
            <Download size={14} aria-hidden />
            {t('download')}
          </a>
        </Button>
      </HStack>
    </Box>
  )
}
