import { Box } from '@chakra-ui/react'
import { Archive, KeyRound, MonitorSmartphone, UserX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { addTexts } from '#src/lib/i18n.ts'
import { security as texts } from '#src/locales/en/security.ts'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { DeviceList } from './device-list.tsx'
import { ExportPanel } from './export-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { RemovePanel } from './remove-panel.tsx'
import type { ReactNode } from 'react'

addTexts('security', texts)

interface AccountSectionProps {
  /** Whether a new password is typed and not set yet. */
  onPending(isPending: boolean): void
}

/** How the account is opened, from where, and how to take or delete all that is in it. */
export function AccountSection({ onPending }: AccountSectionProps): ReactNode {
  const { t } = useTranslation('security')
  return (
    <Box
      borderWidth="1px"
      borderColor="border.muted"
      borderRadius="card"
      overflow="hidden"
      divideY="1px"
      divideColor="border.muted"
    >
      <Disclosure title={t('password.title')} icon={<KeyRound size={18} aria-hidden />}>
        <PasswordPanel onPending={onPending} />
      </Disclosure>
      <Disclosure
        title={t('devices.title')}
        icon={<MonitorSmartphone size={18} aria-hidden />}
      >
        <DeviceList />
      </Disclosure>
      <Disclosure title={t('data.title')} icon={<Archive size={18} aria-hidden />}>
        <ExportPanel />
      </Disclosure>
      <Disclosure title={t('remove.title')} icon={<UserX size={18} aria-hidden />}>
        <RemovePanel />
      </Disclosure>
    </Box>
  )
}
