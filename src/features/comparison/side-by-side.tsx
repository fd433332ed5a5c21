import { Grid } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { familyOf } from '#routers/contract/file-types.ts'
import { FilePicture } from '#src/ui/file-picture.tsx'
import { FilmPair } from './film-pair.tsx'
import { PicturePair } from './picture-pair.tsx'
import { SoundPair } from './sound-pair.tsx'
import { Titled } from './titled.tsx'
import { WordPair } from './word-pair.tsx'
import type { ReactNode } from 'react'
import type { FileView } from '#routers/contract/files.ts'

export interface Pair {
  before: FileView
  after: FileView
}

/** Two versions in the way in which their kind is compared. */
export function SideBySide({ before, after }: Pair): ReactNode {
  const { t } = useTranslation('comparison')
  const families = [familyOf(before.mimeType), familyOf(after.mimeType)]
  const are = (...wanted: string[]) => families.every((family) => wanted.includes(family))
  if (are('image')) return <PicturePair before={before} after={after} />
  if (are('audio')) return <SoundPair before={before} after={after} />
  if (are('video')) return <FilmPair before={before} after={after} />
  if (are('text', 'pdf')) return <WordPair before={before} after={after} />
  return (
    <Grid templateColumns="1fr 1fr" gap="3">
      <Titled title={t('before')} name={before.originalName}>
        <FilePicture file={before} width={320} fit="contain" />
      </Titled>
      <Titled title={t('after')} name={after.originalName}>
        <FilePicture file={after} width={320} fit="contain" />
      </Titled>
    </Grid>
  )
}
