import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { addTexts } from '#src/lib/i18n.ts'
import { suggestions as texts } from '#src/locales/en/suggestions.ts'
import type { BoxProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Pin } from '#src/lib/pins.ts'

addTexts('suggestions', texts)

const Mark = chakra('button')

interface PinMarkProps {
  pin: Pick<Pin, 'id' | 'number' | 'title' | 'isSettled'>
  isLit: boolean
  onLight(id: string | null): void
  onChoose(id: string): void
  /** Where it stands. */
  place?: Pick<BoxProps, 'left' | 'top' | 'position' | 'translate'>
}

/** A suggestion's number at its place: pointing at it lights its sentence, choosing it opens it. */
export function PinMark({
  pin,
  isLit,
  onLight,
  onChoose,
  place,
}: PinMarkProps): ReactNode {
  const { t } = useTranslation('suggestions')
  return (
    <Mark
      type="button"
      {...place}
      display="inline-grid"
      placeItems="center"
      boxSize="7"
      borderRadius="full"
      borderWidth="2px"
      borderColor="plot.labelText"
      bg={pin.isSettled && !isLit ? 'plot.label' : 'plot.mark'}
      color="plot.labelText"
      fontSize="sm"
      fontWeight="700"
      lineHeight="1"
      cursor="pointer"
      shadow="card"
      scale={isLit ? '1.25' : '1'}
      transition="scale 140ms"
      zIndex={isLit ? '2' : '1'}
      aria-label={t('pin', { n: pin.number, title: pin.title })}
      data-lit={isLit || undefined}
      onMouseEnter={() => onLight(pin.id)}
      onMouseLeave={() => onLight(null)}
      onFocus={() => onLight(pin.id)}
      onBlur={() => onLight(null)}
      onClick={(event) => {
        event.stopPropagation()
        onChoose(pin.id)
      }}
    >
      {pin.number}
    </Mark>
  )
}
