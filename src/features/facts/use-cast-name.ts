import { useTranslation } from 'react-i18next'
import { castOf } from '#routers/contract/read-facts.ts'
import type { ImageTones } from '#routers/contract/facts.ts'

/** Where the average of all colours leans, in words. */
export function useCastName(tones: Pick<ImageTones, 'castA' | 'castB'>): string {
  const { t } = useTranslation('facts')
  const leans = castOf(tones).map((direction) => t(`lean.${direction}`))
  return leans.length === 0 ? t('castNeutral') : leans.join(', ')
}
