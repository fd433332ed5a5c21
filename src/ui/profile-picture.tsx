import { Center, Image } from '@chakra-ui/react'
import { useState } from 'react'
import { Initials } from './layout/initials.tsx'
import type { ReactNode } from 'react'
import type { UserView } from '#routers/contract/account.ts'

interface ProfilePictureProps {
  user: UserView
  size?: '9' | '20'
  /** Empty beside the name. */
  alt?: string
}

/** A person's own picture, or the letters of their name where there is none that can be shown. */
export function ProfilePicture({
  user,
  size = '9',
  alt = '',
}: ProfilePictureProps): ReactNode {
  const url = user.profileImageUrl
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  if (!url || url === failedUrl) return <Initials user={user} size={size} />
  return (
    <Center
      boxSize={size}
      borderRadius="full"
      overflow="hidden"
      flex="none"
      bg="bg.muted"
    >
      <Image
        src={url}
        alt={alt}
        width="100%"
        height="100%"
        objectFit="cover"
        onError={() => setFailedUrl(url)}
      />
    </Center>
  )
}
