import { Portal } from '@chakra-ui/react'
import { EllipsisVertical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { plans } from '#routers/contract/plans.ts'
import { laterDialog } from '#src/ui/later-dialog.tsx'
import { useAfterMenu } from '#src/ui/use-after-menu.ts'
import { usePerson } from './use-person.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Menu } from '#src/ui/styled/menu.ts'
import type { ReactNode } from 'react'
import type { AdminUserRow } from '#routers/contract/admin.ts'
import type { Plan } from '#routers/contract/plans.ts'

const ConfirmDialog = laterDialog(
  async () => (await import('#src/ui/confirm-dialog.tsx')).ConfirmDialog,
)

/** What an admin can do about somebody. */
export function PersonMenu({ user }: { user: AdminUserRow }): ReactNode {
  const { t } = useTranslation('admin')
  const person = usePerson(user)
  const { button, opening, onExit } = useAfterMenu()
  return (
    <>
      <Menu.Root defaultOpen lazyMount unmountOnExit onExitComplete={onExit}>
        <Menu.Trigger asChild>
          <IconButton
            ref={button}
            boxSize="8"
            variant="ghost"
            aria-label={t('people.actionsFor', { email: user.email })}
          >
            <EllipsisVertical size={16} />
          </IconButton>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content bg="bg.panel" minWidth="13rem">
              <Menu.RadioItemGroup
                value={user.subscriptionPlan}
                onValueChange={({ value }) =>
                  person.set({ subscriptionPlan: value as Plan })
                }
              >
                <Menu.ItemGroupLabel>{t('people.plan')}</Menu.ItemGroupLabel>
                {plans.map((plan) => (
                  <Menu.RadioItem
                    key={plan}
                    value={plan}
                    disabled={user.hasSubscription && plan !== user.subscriptionPlan}
                  >
                    {t(`people.plans.${plan}`)}
                    <Menu.ItemIndicator />
                  </Menu.RadioItem>
                ))}
              </Menu.RadioItemGroup>
              <Menu.Separator />
              <Menu.Item
                value="academic"
                onClick={() => person.set({ isAcademic: !user.isAcademic })}
              >
                {t(user.isAcademic ? 'people.endAcademic' : 'people.makeAcademic')}
              </Menu.Item>
              <Menu.Item
                value="admin"
                onClick={
                  user.isAdmin
                    ? () => person.set({ isAdmin: false })
                    : opening(() => person.ask('admin'))
                }
              >
                {t(user.isAdmin ? 'people.endAdmin' : 'people.makeAdmin')}
              </Menu.Item>
              <Menu.Item value="sign-out" onClick={person.signOut}>
                {t('people.signOut')}
              </Menu.Item>
              <Menu.Separator />
              <Menu.Item
                value="remove"
                color="fg.error"
                onClick={opening(() => person.ask('remove'))}
              >
                {t('people.remove')}
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <ConfirmDialog
        isOpen={person.asking === 'admin'}
        title={t('people.adminTitle', { email: user.email })}
        text={t('people.adminText')}
        isBusy={false}
        confirm={t('people.makeAdmin')}
        busy={t('people.makeAdmin')}
        cancel={t('people.cancel')}
        onConfirm={() => person.set({ isAdmin: true })}
        onCancel={person.leaveAsking}
      />
      <ConfirmDialog
        isOpen={person.asking === 'remove'}
        title={t('people.removeTitle', { email: user.email })}
        text={t('people.removeText')}
        isBusy={person.isRemoving}
        confirm={t('people.remove')}
        busy={t('people.removeBusy')}
        cancel={t('people.cancel')}
        onConfirm={person.remove}
        onCancel={person.leaveAsking}
      />
    </>
  )
}
