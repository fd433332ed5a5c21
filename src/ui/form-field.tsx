import { Flex } from '@chakra-ui/react'
import { Field } from './styled/field.ts'
import { Input } from './styled/input.tsx'
import type { InputProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface FormFieldProps extends Omit<InputProps, 'onChange'> {
  label: string
  hint?: string
  error?: string | undefined
  onChange(value: string): void
  end?: ReactNode
}

/** One labelled input with its hint and its error, tied together for screen readers. */
export function FormField({
  label,
  hint,
  error,
  onChange,
  end,
  ...input
}: FormFieldProps): ReactNode {
  return (
    <Field.Root invalid={error !== undefined}>
      <Flex width="100%" align="center" justify="space-between">
        <Field.Label>{label}</Field.Label>
        {end}
      </Flex>
      <Input
        borderColor="border.emphasized"
        bg="bg.panel"
        borderRadius="control"
        {...input}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && !error && <Field.HelperText>{hint}</Field.HelperText>}
      {error && <Field.ErrorText>{error}</Field.ErrorText>}
    </Field.Root>
  )
}
