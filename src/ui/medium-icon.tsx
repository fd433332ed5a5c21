import {
  Aperture,
  Brush,
  Clapperboard,
  Feather,
  LayoutTemplate,
  Music2,
  PencilLine,
  PersonStanding,
  Shapes,
  Sparkle,
} from 'lucide-react'
import { Center } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MediaType } from '#routers/contract/media-types.ts'

const icons: Record<MediaType | 'none', LucideIcon> = {
  photography: Aperture,
  painting: Brush,
  drawing: PencilLine,
  music: Music2,
  film: Clapperboard,
  graphicDesign: LayoutTemplate,
  illustration: Shapes,
  dance: PersonStanding,
  creativeWriting: Feather,
  none: Sparkle,
}

interface MediumIconProps {
  medium: MediaType | null
  size?: number
}

/** The sign of a medium in its hue; a label always stands beside it. */
export function MediumIcon({ medium, size = 18 }: MediumIconProps): ReactNode {
  const Icon = icons[medium ?? 'none']
  return (
    <Center
      as="span"
      display="inline-flex"
      color={`medium.${medium ?? 'none'}`}
      aria-hidden
    >
      <Icon size={size} strokeWidth={1.75} />
    </Center>
  )
}
