import { Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { directnesses, levels } from '#routers/contract/tutoring.ts'
import { errorText } from '#src/lib/error-text.ts'
import { trpc } from '#src/lib/trpc.ts'
import { showFailure } from '#src/ui/toaster.tsx'
import { Field } from '#src/ui/styled/field.ts'
import { NativeSelect } from '#src/ui/styled/native-select.ts'
import type { ReactNode } from 'react'
import type { Directness, Level } from '#routers/contract/tutoring.ts'

/** Where the learner stands and how plainly the tutor speaks: kept for all that is written next. */
export function TutoringFields(): ReactNode {
  const { t } = useTranslation('conversation')
  const utils = trpc.useUtils()
  const me = trpc.account.me.useQuery()
  const set = trpc.account.setTutoring.useMutation({
    onSuccess: (user) => utils.account.me.setData(undefined, user),
    onError: (error) =>
      showFailure({ title: t('tutoring.failed'), description: errorText(error) }),
  })
  const shown = { ...me.data, ...(set.isPending ? set.variables : {}) }
  return (
    <Flex gap="4" wrap="wrap">
      <SmallSelect
        label={t('tutoring.level')}
        value={shown.level ?? ''}
        options={[
          { value: '', label: t('tutoring.levelNone') },
          ...levels.map((value) => ({ value, label: t(`tutoring.levels.${value}`) })),
        ]}
        onChange={(value) => set.mutate({ level: (value || null) as Level | null })}
      />
      <SmallSelect
        label={t('tutoring.directness')}
        value={shown.directness ?? 'straight'}
        options={directnesses.map((value) => ({
          value,
          label: t(`tutoring.directnesses.${value}`),
        }))}
        onChange={(value) => set.mutate({ directness: value as Directness })}
      />
    </Flex>
  )
}

interface SmallSelectProps {
  label: string
  value: string
  options: ReadonlyArray<{ value: string; label: string }>
  onChange(value: string): void
}

function SmallSelect({ label, value, options, onChange }: SmallSelectProps): ReactNode {
  return (
    <Field.Root flex="1" minWidth="9rem">
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field
          bg="bg"
          borderColor="border.emphasized"
          borderRadius="control"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  )
}
