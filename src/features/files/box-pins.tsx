import { Box } from '@chakra-ui/react'
import { PinMark } from '#src/ui/pin-mark.tsx'
import type { ReactNode } from 'react'
import type { Box as Region } from '#routers/contract/anchors.ts'
import type { Pin, Pinned } from '#src/lib/pins.ts'

interface BoxPinsProps extends Omit<Pinned, 'pins'> {
  places: ReadonlyArray<{ pin: Pin; box: Region }>
}

/** Numbered regions over a picture or a page; the region itself shows when its pin is lit. */
export function BoxPins({ places, litId, onLight, onChoose }: BoxPinsProps): ReactNode {
  return (
    <Box position="absolute" inset="0" pointerEvents="none">
      {places.map(({ pin, box }) => (
        <Box key={pin.id} position="absolute" inset="0">
          <Box
            position="absolute"
            left={`${box.x * 100}%`}
            top={`${box.y * 100}%`}
            width={`${box.width * 100}%`}
            height={`${box.height * 100}%`}
            borderWidth="2px"
            borderColor="plot.mark"
            outline="2px solid"
            outlineColor="plot.labelText"
            borderRadius="sm"
            opacity={litId === pin.id ? 1 : 0}
            transition="opacity 140ms"
          />
          <Box
            position="absolute"
            left={`clamp(0.9rem, ${(box.x + box.width / 2) * 100}%, 100% - 0.9rem)`}
            top={`clamp(0.9rem, ${(box.y + box.height / 2) * 100}%, 100% - 0.9rem)`}
            translate="-50% -50%"
            pointerEvents="auto"
          >
            <PinMark
              pin={pin}
              isLit={litId === pin.id}
              onLight={onLight}
              onChoose={onChoose}
            />
          </Box>
        </Box>
      ))}
    </Box>
  )
}
