import { HStack } from '@chakra-ui/react'
import { Button } from './button.tsx'
import type { ReactNode } from 'react'

interface SegmentsProps<Value extends string> {
  label: string
  options: ReadonlyArray<{ value: Value; text: string }>
  value: Value
  onChange(value: Value): void
}

/** One of a few ways to look at the same thing. */
export function Segments<Value extends string>(props: SegmentsProps<Value>): ReactNode {
  return (
    <HStack
      role="group"
      aria-label={props.label}
      gap="0.5"
      p="0.5"
      bg="bg.subtle"
      borderRadius="control"
      width="fit-content"
      maxWidth="100%"
      overflowX="auto"
    >
      {props.options.map(({ value, text }) => (
        <Button
          key={value}
          size="sm"
          variant={value === props.value ? 'secondary' : 'ghost'}
          aria-pressed={value === props.value}
          onClick={() => props.onChange(value)}
        >
          {text}
        </Button>
      ))}
    </HStack>
  )
}
