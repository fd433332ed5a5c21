import { Flex, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/lib/error-text.ts'
import { refusalOf, trpc } from '#src/lib/trpc.ts'
import { PasswordField } from '#src/ui/password-field.tsx'
import { showFailure, showToast } from '#src/ui/toaster.tsx'
import { isLongEnough } from './check-form.ts'
import { Button } from '#src/ui/button.tsx'
import type { FormEvent, ReactNode } from 'react'

interface Faults {
  current?: string
  next?: string
}

interface PasswordPanelProps {
  /** Whether something is typed that is not done yet. */
  onPending(isPending: boolean): void
}

/** Another password, or the first one of an account that a provider opens. */
export function PasswordPanel({ onPending }: PasswordPanelProps): ReactNode {
  const { t } = useTranslation('security')
  const utils = trpc.useUtils()
  const ways = trpc.account.ownWays.useQuery()
  const name = useProviderName()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const change = trpc.account.changePassword.useMutation({
    onSuccess: ({ endedSessions: count }) => {
      setCurrent('')
      setNext('')
      showToast({
        title: t('password.saved'),
        description:
          count === 0 ? t('password.savedText_zero') : t('password.savedText', { count }),
      })
      void utils.account.ownWays.invalidate()
      void utils.account.sessions.invalidate()
    },
    onError: (error) => {
      const { code, detail } = refusalOf(error)
      if (code === 'wrong_password') setFaults({ current: t('password.wrong') })
      else if (detail['reason'] === 'common_password')
        setFaults({ next: t('password.common') })
      else showFailure({ title: t('password.failed'), description: errorText(error) })
    },
  })
  const isTyped = current !== '' || next !== ''
  useEffect(() => {
    onPending(isTyped)
    return () => onPending(false)
  }, [isTyped, onPending])
  if (!ways.data) return <Skeleton height="6rem" borderRadius="control" />
  const { hasPassword } = ways.data

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found: Faults = {
      ...(hasPassword && current === '' ? { current: t('password.currentMissing') } : {}),
      ...(isLongEnough(next) ? {} : { next: t('password.short') }),
    }
    setFaults(found)
    if (Object.keys(found).length > 0) return
    change.mutate({
      newPassword: next,
      ...(hasPassword ? { currentPassword: current } : {}),
    })
  }
  return (
    <Stack as="form" gap="4" onSubmit={submit} {...{ noValidate: true }}>
      {hasPassword ? (
        <PasswordField
          label={t('password.current')}
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
          error={faults.current}
        />
      ) : (
        <Text fontSize="sm" color="fg.muted">
          {t('password.firstText', { name })}
        </Text>
      )}
      <PasswordField
        label={t('password.next')}
        autoComplete="new-password"
        value={next}
        onChange={setNext}
        hint={t('password.hint')}
        error={faults.next}
      />
      <Flex gap="3" wrap="wrap">
        <Button
          type="submit"
          size="sm"
          colorPalette="orange"
          loading={change.isPending}
          loadingText={t('password.saving')}
        >
          {t(hasPassword ? 'password.save' : 'password.first')}
        </Button>
        {hasPassword && ways.data.hasGoogle && <Unlink />}
      </Flex>
    </Stack>
  )
}

/** What the button at the door calls it. */
function useProviderName(): string {
  const { t } = useTranslation('security')
  const doors = trpc.account.signInWays.useQuery()
  return doors.data?.provider?.name ?? t('password.provider')
}

function Unlink(): ReactNode {
  const { t } = useTranslation('security')
  const name = useProviderName()
  const utils = trpc.useUtils()
  const unlink = trpc.account.unlinkGoogle.useMutation({
    onSuccess: () => {
      showToast({
        title: t('password.unlinked'),
        description: t('password.unlinkedText'),
      })
      void utils.account.ownWays.invalidate()
    },
    onError: (error) =>
      showFailure({ title: t('password.unlinkFailed'), description: errorText(error) }),
  })
  return (
    <Button
      size="sm"
      variant="outline"
      loading={unlink.isPending}
      onClick={() => unlink.mutate()}
    >
      {t('password.unlink', { name })}
    </Button>
  )
}
