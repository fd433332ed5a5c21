import { Button } from '@chakra-ui/react'
import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'

/** The heart of a detail dialog, in words. */
export function FavoriteToggle({
  isOn,
  onToggle,
}: {
  isOn: boolean
  onToggle(): void
}): ReactNode {
  const { t } = useTranslation('discovery')
  return (
    <Button
      variant={isOn ? 'solid' : 'outline'}
      colorPalette="orange"
      aria-pressed={isOn}
      onClick={onToggle}
    >
      <Heart size={16} fill={isOn ? 'currentColor' : 'none'} aria-hidden />
      {t(isOn ? 'favorite.on' : 'favorite.add')}
    </Button>
  )
}
