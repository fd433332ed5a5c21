import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { profileLimits } from '#routers/contract/profile-limits.ts'
import { showFailure } from '#src/ui/toaster.tsx'

/** Sends a picture for the profile; what it may not be is told before anything is sent. */
export function usePictureUpload(onUploaded: (url: string) => void): {
  upload(file: File): void
  isUploading: boolean
} {
  const { t } = useTranslation('profile')
  const [isUploading, setUploading] = useState(false)
  const send = async (file: File) => {
    setUploading(true)
    try {
      const body = new FormData()
      body.set('image', file)
      const answer = await fetch('/api/upload-profile-image', { method: 'POST', body })
      const said = (await answer.json()) as { url?: string; message?: string }
      if (!answer.ok || !said.url) throw new Error(said.message)
      onUploaded(said.url)
    } catch (error) {
      const reason = error instanceof Error && error.message
      showFailure({ title: t('uploadFailed'), description: reason || t('failedText') })
    } finally {
      setUploading(false)
    }
  }
  return {
    isUploading,
    upload(file) {
      if (!file.type.startsWith('image/'))
        showFailure({ title: t('notPicture'), description: t('pictureHint') })
      else if (file.size > profileLimits.imageBytes)
        showFailure({ title: t('tooLarge'), description: t('tooLargeText') })
      else void send(file)
    },
  }
}
