import { Box, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BeforeAfter } from '#src/ui/before-after.tsx'
import { ComparedPicture } from '#src/ui/compared-picture.tsx'
import { Segments } from '#src/ui/segments.tsx'
import { Titled } from './titled.tsx'
import type { ReactNode } from 'react'
import type { Pair } from './side-by-side.tsx'

/** Two of them, their names and the words around fit on a laptop's screen. */
const maxHeight = '26rem'

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
              <ComparedPicture file={before} maxHeight={maxHeight} />
            </Titled>
            <Titled title={t('after')} name={after.originalName}>
              <ComparedPicture file={after} maxHeight={maxHeight} />
            </Titled>
          </Grid>
        ) : (
          <Box width="fit-content" maxWidth="100%" mx="auto">
            <BeforeAfter
              key={view}
              mode={view === 'slider' ? 'line' : 'fade'}
              label={t(view)}
              labels={{ before: t('before'), after: t('after') }}
              before={<ComparedPicture file={before} maxHeight={maxHeight} />}
              after={<ComparedPicture file={after} maxHeight={maxHeight} isLaidOver />}
            />
          </Box>
        )}
      </Box>
    </Box>
  )
}
