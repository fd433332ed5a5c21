import { Box, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { profileLimits } from '#routers/contract/profile-limits.ts'
import { addTexts } from '#src/lib/i18n.ts'
import { profile as texts } from '#src/locales/en/profile.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { FormField } from '#src/ui/form-field.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { showFailure } from '#src/ui/toaster.tsx'
import { InterestsField } from './interests-field.tsx'
import { LanguageField } from './language-field.tsx'
import { PictureField } from './picture-field.tsx'
import { useProfile } from './use-profile.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/styled/field.ts'
import { Textarea } from '#src/ui/styled/textarea.ts'
import type { FormEvent, ReactNode, RefObject } from 'react'
import type { UserView } from '#routers/contract/account.ts'

addTexts('profile', texts)

interface ProfileDialogProps {
  user: UserView
  /** What a person has of their plan. */
  plan: ReactNode
  /** Password, devices, and everything that can be taken along or away. */
  account: ReactNode
  /** Something in `account` is typed and not done: the dialog does not go over it. */
  hasPending: boolean
  onClose(): void
}

const formId = 'profile-form'

/** All that the tutor knows of a person, to be changed. */
export function ProfileDialog(props: ProfileDialogProps): ReactNode {
  const { user, plan, account, hasPending, onClose } = props
  const { t } = useTranslation(['profile', 'common'])
  const { form, faults, isChanged, isSaving, change, save } = useProfile(user, onClose)
  const [isAsking, setAsking] = useState(false)
  const fields = useFirstFault(faults)
  const leave = () => (isChanged || hasPending ? setAsking(true) : onClose())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (hasPending) showFailure({ title: t('pending'), description: t('pendingText') })
    else save()
  }
  return (
    <Sheet
      isOpen
      title={t('title')}
      intro={t('intro')}
      closeLabel={t('close')}
      onClose={leave}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} colorPalette="orange" disabled={isSaving}>
            {t(isSaving ? 'saving' : 'save')}
          </Button>
        </>
      }
    >
      <Stack gap="6">
        <form id={formId} ref={fields} onSubmit={submit} noValidate>
          <Stack gap="6">
            <PictureField
              user={user}
              url={form.profileImageUrl}
              onChange={(profileImageUrl) => change({ profileImageUrl })}
            />
            <Flex gap="4" wrap="wrap">
              <Box flex="1" minWidth="12rem">
                <FormField
                  label={t('firstName')}
                  autoComplete="given-name"
                  value={form.firstName}
                  maxLength={profileLimits.name}
                  error={faults.firstName}
                  onChange={(firstName) => change({ firstName })}
                />
              </Box>
              <Box flex="1" minWidth="12rem">
                <FormField
                  label={t('lastName')}
                  autoComplete="family-name"
                  value={form.lastName}
                  maxLength={profileLimits.name}
                  error={faults.lastName}
                  onChange={(lastName) => change({ lastName })}
                />
              </Box>
            </Flex>
            <Field.Root invalid={faults.artistStatement !== undefined}>
              <Field.Label>{t('statement')}</Field.Label>
              <Textarea
                rows={5}
                borderColor="border.emphasized"
                borderRadius="control"
                value={form.artistStatement}
                onChange={(event) => change({ artistStatement: event.target.value })}
              />
              <Field.HelperText>
                {t('statementHint')}{' '}
                {t('common:length', {
                  count: form.artistStatement.length,
                  most: profileLimits.statement,
                })}
              </Field.HelperText>
              {faults.artistStatement && (
                <Field.ErrorText>{faults.artistStatement}</Field.ErrorText>
              )}
            </Field.Root>
            <InterestsField
              chosen={form.interests}
              onChange={(interests) => change({ interests })}
            />
          </Stack>
        </form>
        <LanguageField user={user} />
        <Section id="plan" title={t('plan')}>
          {plan}
        </Section>
        <Section id="account" title={t('account')}>
          {account}
        </Section>
        {user.isAdmin && (
          <Section id="admin" title={t('admin')}>
            <Text fontSize="sm" color="fg.muted" mb="2">
              {t('adminText')}
            </Text>
            <Button asChild size="sm" variant="outline" onClick={onClose}>
              <Link to="/admin">{t('adminOpen')}</Link>
            </Button>
          </Section>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('discardTitle')}
        text={t('discardText')}
        isBusy={false}
        confirm={t('discard')}
        busy={t('discard')}
        cancel={t('keepEditing')}
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      />
    </Sheet>
  )
}

interface SectionProps {
  id: string
  title: string
  children: ReactNode
}

function Section({ id, title, children }: SectionProps): ReactNode {
  return (
    <Box as="section" aria-labelledby={`profile-${id}`}>
      <Heading as="h3" size="sm" id={`profile-${id}`} mb="2">
        {title}
      </Heading>
      <Suspense fallback={<Skeleton height="8rem" borderRadius="card" />}>
        {children}
      </Suspense>
    </Box>
  )
}

/** What was refused may be far above the button: the first such field takes the focus. */
function useFirstFault(faults: object): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(faults).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [faults])
  return form
}
