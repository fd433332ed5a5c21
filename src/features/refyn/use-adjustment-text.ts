import { useTranslation } from 'react-i18next'
import { decimal } from '#src/lib/format-number.ts'
import type { Adjustment } from '#routers/contract/refyn.ts'

/** OKLab shifts are small numbers: a hundredth is what one sees. */
const castSteps = 100

/** An adjustment as one would make it by hand. */
export function useAdjustmentText(): (adjustment: Adjustment) => string {
  const { t } = useTranslation('refyn')
  const plain = (one: Adjustment): string => {
    switch (one.kind) {
      case 'exposure':
        return t('kind.exposure', { value: plus(one.stops, 2) })
      case 'contrast':
        return t('kind.contrast', { value: `${plus(one.amount * 100, 0)} %` })
      case 'saturation':
        return t('kind.saturation', { value: plus((one.factor - 1) * 100, 0) })
      case 'straighten':
        return t('kind.straighten', {
          value: decimal(Math.abs(one.degrees), 1),
          direction: t(one.degrees > 0 ? 'clockwise' : 'anticlockwise'),
        })
      case 'crop':
        return t('kind.crop', {
          value: Math.round(one.box.width * 100),
          height: Math.round(one.box.height * 100),
        })
      case 'sharpen':
        return t('kind.sharpen', { value: decimal(one.amount, 1) })
      case 'vignette':
        return t('kind.vignette', { value: decimal(one.stops, 1) })
      case 'whiteBalance': {
        const parts = [
          ...shift(one.warmth, (value) =>
            t(one.warmth > 0 ? 'warmer' : 'cooler', { value }),
          ),
          ...shift(one.tint, (value) => t(one.tint > 0 ? 'magenta' : 'green', { value })),
        ]
        return t('kind.whiteBalance', { value: parts.join(', ') })
      }
    }
  }
  return (one) =>
    'region' in one && one.region ? t('inRegion', { what: plain(one) }) : plain(one)
}

function plus(value: number, digits: number): string {
  return `${value < 0 ? '−' : '+'}${decimal(Math.abs(value), digits)}`
}

function shift(amount: number, say: (value: string) => string): string[] {
  const steps = Math.abs(amount) * castSteps
  return steps < 0.05 ? [] : [say(decimal(steps, 1))]
}
