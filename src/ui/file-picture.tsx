import { Center, Image, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { fileUrl } from '#src/lib/file-urls.ts'
import { FileIcon } from './file-icon.tsx'
import type { ReactNode } from 'react'

interface FilePictureProps {
  file: { id: string; originalName: string; mimeType: string }
  /** In CSS pixels; twice as many are fetched for sharp screens. */
  width: number
  fit?: 'cover' | 'contain'
  /** Empty for a picture beside its own name. */
  alt?: string
  ground?: string | undefined
  /** What is said in place of a picture that cannot be made. */
  fallback?: string
  /** None can be made. */
  onFailed?(): void
}

/** A picture of any file, or its icon when none can be made. */
export function FilePicture({
  file,
  width,
  fit = 'cover',
  alt,
  ground = 'bg.muted',
  fallback,
  onFailed,
}: FilePictureProps): ReactNode {
  const [failedId, setFailedId] = useState<string | null>(null)
  if (failedId === file.id)
    return (
      <Center
        width="100%"
        height="100%"
        bg={ground}
        color={ground === 'bg.muted' ? 'fg.muted' : 'inherit'}
        flexDirection="column"
        gap="3"
        p="2"
        textAlign="center"
      >
        <FileIcon mimeType={file.mimeType} size={Math.min(40, Math.max(18, width / 5))} />
        {fallback && <Text fontSize="sm">{fallback}</Text>}
      </Center>
    )
  return (
    <Image
      src={fileUrl(file.id, width * 2)}
      alt={alt ?? file.originalName}
      width="100%"
      height="100%"
      objectFit={fit}
      // Of a page, the top is what one knows it by.
      objectPosition={file.mimeType === 'application/pdf' ? 'top' : 'center'}
      loading="lazy"
      decoding="async"
      bg={ground}
      onError={() => {
        setFailedId(file.id)
        onFailed?.()
      }}
    />
  )
}
