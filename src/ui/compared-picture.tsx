import { Image } from '@chakra-ui/react'
import { fileUrl } from '#src/lib/file-urls.ts'
import type { ReactNode } from 'react'

interface ComparedPictureProps {
  file: { id: string; originalName: string }
  maxHeight: string
  /** Takes the place of the picture under it, whatever its own shape. */
  isLaidOver?: boolean
}

/** One of two pictures that are looked at together, whole. */
export function ComparedPicture(props: ComparedPictureProps): ReactNode {
  const { file, maxHeight, isLaidOver } = props
  return (
    <Image
      src={fileUrl(file.id, 960)}
      alt={file.originalName}
      maxHeight={maxHeight}
      maxWidth="100%"
      mx="auto"
      decoding="async"
      borderRadius={isLaidOver ? undefined : 'control'}
      {...(isLaidOver ? { width: '100%', height: '100%', objectFit: 'contain' } : {})}
    />
  )
}
