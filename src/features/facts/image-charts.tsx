import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { decimal, percent } from '#src/lib/format-number.ts'
import { ChartFrame } from './chart-frame.tsx'
import { useCastName } from './use-cast-name.ts'
import type { ReactNode } from 'react'
import type { ImageTones } from '#routers/contract/facts.ts'
import type { Measured } from './measured.ts'

const Svg = chakra('svg')
const Area = chakra('path')
const channels = ['red', 'green', 'blue'] as const

interface TonesProps {
  tones: ImageTones
  /** What was looked at, when it was not the whole. */
  note?: string | undefined
  measured: Measured
}

export function HistogramChart({ tones, measured, note }: TonesProps): ReactNode {
  const { t } = useTranslation('facts')
  const { histogram, brightness, contrast } = tones
  // The highest of the inner steps sets the scale: clipped ends would flatten everything else.
  const highest = Math.max(...histogram.luma.slice(1, -1), 0.02)
  const quarter = (from: number) =>
    percent(histogram.luma.slice(from, from + 16).reduce((sum, part) => sum + part, 0))
  const values = [
    t('brightness', { value: percent(brightness) }),
    t('contrast', { value: percent(contrast) }),
    ...(note ? [note] : []),
  ]
  return (
    <ChartFrame
      chart="histogram"
      measured={measured}
      values={values}
      text={[
        ...values,
        `${t('channel.luma')}: ${[0, 16, 32, 48].map(quarter).join(', ')}`,
      ]}
    >
      <Svg
        viewBox="0 0 64 32"
        preserveAspectRatio="none"
        width="100%"
        height="7rem"
        bg="bg.subtle"
        borderRadius="sm"
      >
        <Area d={areaOf(histogram.luma, highest)} fill="plot.ink" opacity="0.28" />
        {channels.map((channel) => (
          <Area
            key={channel}
            d={lineOf(histogram[channel], highest)}
            fill="none"
            stroke={`plot.${channel}`}
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </Svg>
      <Box
        height="1.5"
        mt="1"
        borderRadius="full"
        bgGradient="to-r"
        gradientFrom="plot.black"
        gradientTo="plot.white"
      />
    </ChartFrame>
  )
}

function heightAt(share: number, highest: number): number {
  return 32 - Math.min(1, share / highest) * 30
}

function lineOf(bins: readonly number[], highest: number): string {
  return bins
    .map(
      (share, bin) =>
        `${bin === 0 ? 'M' : 'L'}${bin + 0.5} ${heightAt(share, highest).toFixed(2)}`,
    )
    .join('')
}

function areaOf(bins: readonly number[], highest: number): string {
  return `${lineOf(bins, highest).replace('M0.5', 'M0 32L0.5')}L64 32Z`
}

export function PaletteChart({ tones, measured, note }: TonesProps): ReactNode {
  const { t } = useTranslation('facts')
  const cast = useCastName(tones)
  const values = [
    `${t('cast')}: ${cast}`,
    t('chroma', { value: decimal(tones.chroma, 3) }),
    ...(note ? [note] : []),
  ]
  return (
    <ChartFrame
      chart="palette"
      measured={measured}
      values={values}
      text={[
        ...tones.palette.map(({ hex, share }) => `${hex} ${percent(share)}`),
        ...values,
      ]}
    >
      <Flex height="12" borderRadius="sm" overflow="hidden" borderWidth="1px">
        {tones.palette.map(({ hex, share }) => (
          <Swatch key={hex} hex={hex} share={share} />
        ))}
      </Flex>
      <Grid
        templateColumns="repeat(auto-fill, minmax(6.5rem, 1fr))"
        gap="1"
        mt="2"
        fontSize="xs"
      >
        {tones.palette.map(({ hex, share }) => (
          <Flex key={hex} align="center" gap="1.5" fontVariantNumeric="tabular-nums">
            <Box
              boxSize="3"
              flex="none"
              borderRadius="xs"
              overflow="hidden"
              borderWidth="1px"
            >
              <Swatch hex={hex} share={1} />
            </Box>
            {hex} {percent(share)}
          </Flex>
        ))}
      </Grid>
    </ChartFrame>
  )
}

/** A colour out of someone's picture cannot be a token: it is drawn, not styled. */
function Swatch({ hex, share }: { hex: string; share: number }): ReactNode {
  return (
    <Svg flexGrow={share} flexBasis="0" height="100%" width="100%" minWidth="0">
      <rect width="100%" height="100%" fill={hex} />
    </Svg>
  )
}
