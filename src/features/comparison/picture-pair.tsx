import { Box, Grid, Image } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileUrl } from '#src/lib/file-urls.ts'
import { BeforeAfter } from '#src/ui/before-after.tsx'
import { Segments } from '#src/ui/segments.tsx'
import { Titled } from './titled.tsx'
import type { ReactNode } from 'react'
import type { FileView } from '#routers/contract/files.ts'
import type { Pair } from './side-by-side.tsx'

type View = 'beside' | 'slider' | 'onion'

/** Two pictures beside each other, parted by a slider, or one shining through the other. */
export function PicturePair({ before, after }: Pair): ReactNode {
  const { t } = useTranslation('comparison')
  const [view, setView] = useState<View>('beside')
  return (
    <Box>
      <Segments<View>
        label={t('views')}
        value={view}
        onChange={setView}
        options={(['beside', 'slider', 'onion'] as const).map((value) => ({
          value,
          text: t(`view.${value}`),
        }))}
      />
      <Box mt="3">
        {view === 'beside' ? (
          <Grid templateColumns="1fr 1fr" gap="3">
            <Titled title={t('before')} name={before.originalName}>
              <Picture file={before} />
            </Titled>
            <Titled title={t('after')} name={after.originalName}>
              <Picture file={after} />
            </Titled>
          </Grid>
        ) : (
          <Box width="fit-content" maxWidth="100%" mx="auto">
            <BeforeAfter
              key={view}
              mode={view === 'slider' ? 'line' : 'fade'}
              label={t(view)}
              labels={{ before: t('before'), after: t('after') }}
              before={<Picture file={before} />}
              after={<Picture file={after} isLaidOver />}
            />
          </Box>
        )}
      </Box>
    </Box>
  )
}

function Picture({
  file,
  isLaidOver,
}: {
  file: FileView
  isLaidOver?: boolean
}): ReactNode {
  return (
    <Image
      src={fileUrl(file.id, 960)}
      alt={file.originalName}
      maxHeight="26rem"
      maxWidth="100%"
      mx="auto"
      decoding="async"
      borderRadius={isLaidOver ? undefined : 'control'}
      {...(isLaidOver ? { width: '100%', height: '100%', objectFit: 'contain' } : {})}
    />
  )
}
