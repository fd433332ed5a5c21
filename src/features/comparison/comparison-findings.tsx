import { Box, Heading, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { familyOf } from '#routers/contract/file-types.ts'
import { addTexts } from '#src/lib/i18n.ts'
import { comparison as texts } from '#src/locales/en/comparison.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Differences } from './differences.tsx'
import { SideBySide } from './side-by-side.tsx'
import { Verdicts } from './verdicts.tsx'
import { VersionLine } from './version-line.tsx'
import type { ReactNode } from 'react'
import type { ComparisonView } from '#routers/contract/comparison.ts'
import type { FileView } from '#routers/contract/files.ts'
import type { SuggestionView } from '#routers/contract/suggestions.ts'

addTexts('comparison', texts)

interface ComparisonFindingsProps {
  comparison: ComparisonView
  files: readonly FileView[]
  suggestions: readonly SuggestionView[]
  /** Whether all there is has been measured; before that nothing is said of what is missing. */
  isDone: boolean
  onPin(id: string): void
}

/** The specification's block has its name for pictures only. */
function isImages(...files: Array<FileView | undefined>): boolean {
  return files.every((file) => file && familyOf(file.mimeType) === 'image')
}

/** Two versions, what was measured between them and what became of each suggestion. */
export function ComparisonFindings(props: ComparisonFindingsProps): ReactNode {
  const { t } = useTranslation('comparison')
  const { comparison, files } = props
  const before = files.find(({ id }) => id === comparison.originalFileId)
  const after = files.find(({ id }) => id === comparison.newFileId)
  return (
    <Stack gap="5">
      <Box>
        <Heading as="h2" size="md" mb="2">
          {t(isImages(before, after) ? 'heading' : 'versions')}
        </Heading>
        {before && after ? (
          <>
            <VersionLine files={files} before={before} after={after} />
            <SideBySide before={before} after={after} />
          </>
        ) : comparison.originalFileId && comparison.newFileId ? (
          // One has just been handed in: the list of files is on its way.
          <Box height="12rem" />
        ) : (
          <Alert tone="warning">{t('gone')}</Alert>
        )}
      </Box>
      <Differences differences={comparison.differences} />
      {props.isDone && comparison.differences.length === 0 && (
        <Text color="fg.muted" fontSize="sm">
          {t('noneInCommon')}
        </Text>
      )}
      {comparison.verdicts.length > 0 && (
        <Verdicts
          verdicts={comparison.verdicts}
          suggestions={props.suggestions}
          before={before}
          after={after}
          onPin={props.onPin}
        />
      )}
    </Stack>
  )
}
