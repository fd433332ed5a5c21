import { Box, HStack, Text } from '@chakra-ui/react'
import { ArrowRight } from 'lucide-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { FilePicture } from '#src/ui/file-picture.tsx'
import { lineOf } from './versions.ts'
import type { ReactNode } from 'react'
import type { FileView } from '#routers/contract/files.ts'

interface VersionLineProps {
  files: readonly FileView[]
  before: FileView
  after: FileView
}

/** All versions of the work up to the newer one; the two that are compared stand out. */
export function VersionLine({ files, before, after }: VersionLineProps): ReactNode {
  const { t } = useTranslation('comparison')
  const line = lineOf(files, after)
  if (line.length < 3) return null
  return (
    <HStack
      as="ol"
      listStyleType="none"
      gap="1.5"
      mb="3"
      overflowX="auto"
      aria-label={t('chain')}
    >
      {line.map((file, index) => {
        const isCompared = file.id === before.id || file.id === after.id
        return (
          <Fragment key={file.id}>
            {index > 0 && (
              <Box as="li" color="fg.subtle" aria-hidden>
                <ArrowRight size={14} />
              </Box>
            )}
            <HStack
              as="li"
              gap="1.5"
              flex="none"
              opacity={isCompared ? 1 : 0.6}
              title={file.originalName}
            >
              <Box
                boxSize="9"
                borderRadius="sm"
                overflow="hidden"
                outline={isCompared ? '2px solid' : undefined}
                outlineColor="accent.solid"
              >
                <FilePicture file={file} width={36} alt="" />
              </Box>
              <Text fontSize="xs">
                {index === 0 ? t('before') : t('versionShort', { n: index + 1 })}
              </Text>
            </HStack>
          </Fragment>
        )
      })}
    </HStack>
  )
}
