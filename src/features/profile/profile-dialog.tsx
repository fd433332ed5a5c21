import {
  Box,
  Button,
  Field,
  Flex,
  Heading,
  Stack,
  Text,
  Textarea,
} from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { profileLimits } from '#routers/contract/profile.ts'
import { addTexts } from '#src/lib/i18n.ts'
import { profile as texts } from '#src/locales/en/profile.ts'
import { FormField } from '#src/ui/form-field.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { InterestsField } from './interests-field.tsx'
import { PictureField } from './picture-field.tsx'
import { useProfile } from './use-profile.ts'
import type { ReactNode } from 'react'
import type { UserView } from '#routers/contract/account.ts'

addTexts('profile', texts)

interface ProfileDialogProps {
  user: UserView
  /** What a person has of their plan. */
  plan: ReactNode
  onClose(): void
}

/** All that the tutor knows of a person, to be changed. */
export function ProfileDialog({ user, plan, onClose }: ProfileDialogProps): ReactNode {
  const { t } = useTranslation('profile')
  const { form, faults, isSaving, change, save } = useProfile(user, onClose)
  return (
    <Sheet
      isOpen
      title={t('title')}
      intro={t('intro')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button colorPalette="orange" disabled={isSaving} onClick={save}>
            {t(isSaving ? 'saving' : 'save')}
          </Button>
        </>
      }
    >
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
            {t('statementCount', {
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
        <Box as="section" aria-labelledby="profile-plan">
          <Heading as="h3" size="sm" id="profile-plan" mb="2">
            {t('plan')}
          </Heading>
          {plan}
        </Box>
        {user.isAdmin && (
          <Box as="section" aria-labelledby="profile-admin">
            <Heading as="h3" size="sm" id="profile-admin" mb="1">
              {t('admin')}
            </Heading>
            <Text fontSize="sm" color="fg.muted" mb="2">
              {t('adminText')}
            </Text>
            <Button asChild size="sm" variant="outline" onClick={onClose}>
              <Link to="/admin">{t('adminOpen')}</Link>
            </Button>
          </Box>
        )}
      </Stack>
    </Sheet>
  )
}
