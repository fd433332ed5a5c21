import { useTranslation } from 'react-i18next'
import { clock } from '#routers/contract/format-measure.ts'
import { shorten } from '#src/lib/shorten.ts'
import type { Anchor } from '#routers/contract/anchors.ts'

const shownQuote = 60

/** The place of a suggestion in words, for whoever does not see its pin. */
export function usePlaceText(anchor: Anchor | null): string {
  const { t } = useTranslation('suggestions')
  if (!anchor) return t('unpinned')
  switch (anchor.type) {
    case 'whole':
      return t('whole')
    case 'box':
      return t('region')
    case 'page':
      return t('page', { n: anchor.page })
    case 'quote':
      return t('quote', { text: shorten(anchor.text, shownQuote) })
    case 'time':
      return anchor.to - anchor.from < 1
        ? t('at', { time: clock(anchor.from) })
        : t('fromTo', { from: clock(anchor.from), to: clock(anchor.to) })
  }
}
