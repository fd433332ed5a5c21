import { Box, chakra } from '@chakra-ui/react'
import { Heart } from 'lucide-react'
import { useRef } from 'react'
import { mapColors } from '#src/theme/map-colors.ts'
import { markerIcons } from './marker-icons.ts'
import type { PointerEvent, ReactNode } from 'react'
import type { MapMode } from '#src/theme/map-colors.ts'
import type { MapMarker } from './map-props.ts'
import type { Shown } from './use-shown.ts'

const Mark = chakra('button')

interface MarkerButtonProps {
  marker: MapMarker
  label: string
  mode: MapMode
  shown: Shown
  infoId: string
  onOpen(): void
}

/**
 * A marker: its kind by colour and icon, its number in the list. Pointing at it and focusing it show
 * its info window, choosing it opens it; a finger, which cannot point, does the one and then the other.
 */
export function MarkerButton(props: MarkerButtonProps): ReactNode {
  const { marker, label, mode, shown, infoId, onOpen } = props
  const Icon = markerIcons[marker.kind]
  const { markers, onMarker } = mapColors[mode]
  const fill = markers[marker.kind]
  const isShown = shown.id === marker.id
  const isTouch = useRef(false)
  const notTouch = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') act()
  }
  return (
    <Mark
      type="button"
      position="relative"
      display="flex"
      alignItems="center"
      gap="1"
      minW="11"
      h="7"
      px="2"
      mb="1.5"
      justifyContent="center"
      borderRadius="full"
      bg={fill}
      color={onMarker}
      outline="2px solid"
      outlineColor={onMarker}
      outlineOffset="0"
      boxShadow="0 1px 4px rgb(20 16 12 / 45%)"
      fontSize="xs"
      fontWeight="700"
      lineHeight="1"
      fontVariantNumeric="tabular-nums"
      cursor="pointer"
      scale={isShown ? '1.15' : '1'}
      transformOrigin="bottom"
      transition="scale 140ms"
      _focusVisible={{
        outlineColor: onMarker,
        boxShadow: `0 0 0 5px ${fill}, 0 0 0 7px ${onMarker}`,
      }}
      _after={{
        content: '""',
        position: 'absolute',
        top: '100%',
        left: '50%',
        width: '12px',
        height: '8px',
        translate: '-50% -1px',
        bg: fill,
        clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
      }}
      aria-label={label}
      aria-describedby={isShown ? infoId : undefined}
      data-kind={marker.kind}
      data-shown={isShown || undefined}
      onPointerDown={(event) => {
        isTouch.current = event.pointerType === 'touch'
      }}
      onPointerEnter={notTouch(() => shown.show(marker.id, 'pointer'))}
      onPointerLeave={notTouch(shown.leave)}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible'))
          shown.show(marker.id, 'keyboard')
      }}
      onBlur={(event) => {
        const info = document.getElementById(infoId)
        if (!info?.contains(event.relatedTarget)) shown.blur()
      }}
      onClick={() => {
        if (isTouch.current && !isShown) shown.show(marker.id, 'touch')
        else onOpen()
      }}
    >
      <Icon size={14} strokeWidth={2.25} aria-hidden />
      {marker.number}
      {marker.isFavorite && (
        <Box
          as="span"
          position="absolute"
          top="-1.5"
          right="-1.5"
          display="grid"
          placeItems="center"
          boxSize="4"
          borderRadius="full"
          bg={onMarker}
          color={markers.event}
          aria-hidden
        >
          <Heart size={10} strokeWidth={2.5} fill="currentColor" />
        </Box>
      )}
    </Mark>
  )
}
