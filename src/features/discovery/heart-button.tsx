import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#src/ui/button.tsx'
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
      boxSize="9"
      variant="ghost"
      flex="none"
      data-next
      color={isOn ? 'accent.fg' : 'fg.muted'}
      aria-label={t('favorite.toggle', { name })}
      aria-pressed={isOn}
      onClick={onToggle}
    >
      <Heart size={18} fill={isOn ? 'currentColor' : 'none'} />
    </IconButton>
  )
}
