import { Box, chakra } from '@chakra-ui/react'
import { Minus, Plus } from 'lucide-react'
import type { MapLibreMap } from 'maplibre-gl'
import type { ReactNode } from 'react'
import type { MapTexts } from './map-props.ts'

const Step = chakra('button')

interface ZoomButtonsProps {
  map: MapLibreMap
  texts: Pick<MapTexts, 'zoomIn' | 'zoomOut'>
}

export function ZoomButtons({ map, texts }: ZoomButtonsProps): ReactNode {
  const steps = [
    { label: texts.zoomIn, Icon: Plus, act: () => map.zoomIn() },
    { label: texts.zoomOut, Icon: Minus, act: () => map.zoomOut() },
  ]
  return (
    <Box
      position="absolute"
      top="3"
      right="3"
      zIndex="2"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="control"
      boxShadow="card"
      overflow="clip"
    >
      {steps.map(({ label, Icon, act }) => (
        <Step
          key={label}
          type="button"
          display="grid"
          placeItems="center"
          boxSize="9"
          color="fg"
          cursor="pointer"
          _hover={{ bg: 'bg.muted' }}
          _focusVisible={{ outlineOffset: '-3px' }}
          css={{ '& + &': { borderTopWidth: '1px' } }}
          aria-label={label}
          onClick={act}
        >
          <Icon size={18} strokeWidth={2} aria-hidden />
        </Step>
      ))}
    </Box>
  )
}
