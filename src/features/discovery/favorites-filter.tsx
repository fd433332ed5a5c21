import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Segments } from '#src/ui/segments.tsx'
import type { ReactNode } from 'react'

export type Shown = 'all' | 'favorites'

interface FavoritesFilterProps {
  value: Shown
  onChange(shown: Shown): void
}

/** What is chosen in it, which has the focus when the last favourite leaves the list. */
export const favoritesFilter = '[data-filter] [aria-pressed="true"]'

/** What was found, or what is kept. */
export function FavoritesFilter({ value, onChange }: FavoritesFilterProps): ReactNode {
  const { t } = useTranslation('discovery')
  return (
    <Box data-filter>
      <Segments<Shown>
        label={t('filter')}
        options={[
          { value: 'all', text: t('all') },
          { value: 'favorites', text: t('favorites') },
        ]}
        value={value}
        onChange={onChange}
      />
    </Box>
  )
}
