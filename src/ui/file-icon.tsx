import { File, FileText, Film, Image, Music2 } from 'lucide-react'
import { familyOf } from '#routers/contract/file-types.ts'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

const icons: Record<ReturnType<typeof familyOf>, LucideIcon> = {
  image: Image,
  audio: Music2,
  video: Film,
  pdf: FileText,
  text: FileText,
  other: File,
}

export function FileIcon({
  mimeType,
  size = 20,
}: {
  mimeType: string
  size?: number
}): ReactNode {
  const Icon = icons[familyOf(mimeType)]
  return <Icon size={size} strokeWidth={1.75} aria-hidden />
}
