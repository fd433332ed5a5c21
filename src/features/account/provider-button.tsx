import { Box, HStack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nativeSignIn } from '#src/lib/native-sign-in.ts'
import { trpc } from '#src/lib/trpc.ts'
import { showFailure } from '#src/ui/toaster.tsx'
import { GoogleMark } from './google-mark.tsx'
import { announceAuthChange } from './auth-change.ts'
import { markSignedOut } from './signed-out.ts'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'

/** So long the failure can be read before the page is left. */
const readMs = 1500
const webSignIn = '/api/auth/google'

/** The way in by the provider that the operator has set up; nothing where there is none. */
export function ProviderButton(): ReactNode {
  const { t } = useTranslation('account')
  const utils = trpc.useUtils()
  const doors = trpc.account.signInWays.useQuery()
  const begin = trpc.account.beginNativeSignIn.useMutation()
  const enter = trpc.account.nativeSignIn.useMutation()
  const [isLeaving, setLeaving] = useState(false)
  const provider = doors.data?.provider
  if (!provider) return null

  const signIn = async () => {
    setLeaving(true)
    const native = nativeSignIn()
    if (native) {
      try {
        const idToken = await native.idToken({
          clientId: provider.clientId,
          begin: () => begin.mutateAsync(),
        })
        await enter.mutateAsync({ idToken })
        markSignedOut(false)
        await utils.account.me.reset()
        announceAuthChange()
        return
      } catch {
        showFailure({ title: t('mobileFailed'), description: t('mobileFailedText') })
        await new Promise((done) => setTimeout(done, readMs))
      }
    }
    window.location.assign(webSignIn)
  }

  const isGoogle = provider.name === 'Google'
  return (
    <Box>
      <HStack my="4" gap="3" color="fg.muted" aria-hidden>
        <Box flex="1" borderTopWidth="1px" borderColor="border.muted" />
        <Text fontSize="sm">{t('or')}</Text>
        <Box flex="1" borderTopWidth="1px" borderColor="border.muted" />
      </HStack>
      <Button
        variant="outline"
        width="100%"
        loading={isLeaving}
        onClick={() => void signIn()}
      >
        {isGoogle && <GoogleMark />}
        {isGoogle ? t('google') : t('provider', { name: provider.name })}
      </Button>
    </Box>
  )
}
