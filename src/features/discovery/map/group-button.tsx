import { chakra } from '@chakra-ui/react'
import { mapColors } from '#src/theme/map-colors.ts'
import type { ReactNode } from 'react'
import type { MapMode } from '#src/theme/map-colors.ts'

const Mark = chakra('button')

interface GroupButtonProps {
  count: number
  label: string
  mode: MapMode
  onOpen(isByKeyboard: boolean): void
}

/** Several markers at one place: their number, and a way to come nearer. */
export function GroupButton({ count, label, mode, onOpen }: GroupButtonProps): ReactNode {
  const { group } = mapColors[mode]
  return (
    <Mark
      type="button"
      display="grid"
      placeItems="center"
      boxSize={count < 10 ? '9' : '11'}
      translate="0 50%"
      borderRadius="full"
      borderWidth="2px"
      borderColor={group.text}
      bg={group.fill}
      color={group.text}
      boxShadow={`0 0 0 4px color-mix(in srgb, ${group.fill} 35%, transparent)`}
      fontSize="sm"
      fontWeight="700"
      lineHeight="1"
      fontVariantNumeric="tabular-nums"
      cursor="zoom-in"
      _focusVisible={{ outlineColor: group.fill, outlineOffset: '5px' }}
      aria-label={label}
      onClick={(event) => {
        // A key's click has no position and no count.
        onOpen(event.detail === 0)
      }}
    >
      {count}
    </Mark>
  )
}
