import { Flex, HStack, Text } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { interests } from '#routers/contract/interests.ts'
import { profileLimits } from '#routers/contract/profile-limits.ts'
import { shownName } from '#src/lib/i18n.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/styled/field.ts'
import { NativeSelect } from '#src/ui/styled/native-select.ts'
import type { ReactNode } from 'react'

interface InterestsFieldProps {
  chosen: readonly string[]
  onChange(chosen: string[]): void
}

/** Up to ten of the fixed list; the list to add from goes when ten are chosen. */
export function InterestsField({ chosen, onChange }: InterestsFieldProps): ReactNode {
  const { t } = useTranslation('profile')
  const left = interests.filter((interest) => !chosen.includes(interest))
  return (
    <Field.Root>
      <HStack justify="space-between" width="100%">
        <Field.Label>{t('interests')}</Field.Label>
        <Text fontSize="sm" color="fg.muted" role="status">
          {t('chosen', { count: chosen.length, most: profileLimits.interests })}
        </Text>
      </HStack>
      <Flex gap="2" wrap="wrap">
        {chosen.map((interest) => (
          <Button
            key={interest}
            size="sm"
            variant="outline"
            aria-label={t('remove', { interest: shownName('interests', interest) })}
            onClick={() => onChange(chosen.filter((one) => one !== interest))}
          >
            {shownName('interests', interest)}
            <X size={12} aria-hidden />
          </Button>
        ))}
      </Flex>
      {chosen.length < profileLimits.interests && (
        <NativeSelect.Root mt="2">
          <NativeSelect.Field
            bg="bg"
            borderColor="border.emphasized"
            borderRadius="control"
            value=""
            onChange={(event) => onChange([...chosen, event.target.value])}
          >
            <option value="" disabled>
              {t('add')}
            </option>
            {left.map((interest) => (
              <option key={interest} value={interest}>
                {shownName('interests', interest)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
    </Field.Root>
  )
}
