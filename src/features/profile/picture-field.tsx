import { Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { ImageUp } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { profileImageTypes } from '#routers/contract/profile-limits.ts'
import { ProfilePicture } from '#src/ui/profile-picture.tsx'
import { usePictureUpload } from './use-picture-upload.ts'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { UserView } from '#routers/contract/account.ts'

interface PictureFieldProps {
  user: UserView
  url: string
  onChange(url: string): void
}

export function PictureField({ user, url, onChange }: PictureFieldProps): ReactNode {
  const { t } = useTranslation('profile')
  const input = useRef<HTMLInputElement>(null)
  const { upload, isUploading } = usePictureUpload(onChange)
  return (
    <Flex gap="4" align="center" role="group" aria-label={t('picture')}>
      <ProfilePicture
        user={{ ...user, profileImageUrl: url || null }}
        size="20"
        alt={t('pictureAlt')}
      />
      <Stack gap="2">
        <HStack gap="2" wrap="wrap">
          <Button
            size="sm"
            variant="outline"
            disabled={isUploading}
            onClick={() => input.current?.click()}
          >
            <ImageUp size={16} aria-hidden />
            {t(isUploading ? 'uploading' : 'upload')}
          </Button>
          {url && (
            <Button size="sm" variant="ghost" onClick={() => onChange('')}>
              {t('removePicture')}
            </Button>
          )}
        </HStack>
        <Text fontSize="sm" color="fg.muted">
          {t('pictureHint')}
        </Text>
        <input
          ref={input}
          type="file"
          hidden
          accept={profileImageTypes.join(',')}
          aria-label={t('upload')}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) upload(file)
            // The same file may be chosen again after a refusal.
            event.target.value = ''
          }}
        />
      </Stack>
    </Flex>
  )
}
