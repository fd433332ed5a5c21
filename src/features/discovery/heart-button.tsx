import { IconButton } from '@chakra-ui/react'
import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'

interface HeartButtonProps {
  name: string
  isOn: boolean
  onToggle(): void
}

export function HeartButton({ name, isOn, onToggle }: HeartButtonProps): ReactNode {
  const { t } = useTranslation('discovery')
  return (
    <IconButton
      size="sm"
      variant="ghost"
      flex="none"
      data-heart
      color={isOn ? 'accent.fg' : 'fg.muted'}
      aria-label={t('favorite.toggle', { name })}
      aria-pressed={isOn}
      onClick={onToggle}
    >
      <Heart size={18} fill={isOn ? 'currentColor' : 'none'} />
    </IconButton>
  )
}
