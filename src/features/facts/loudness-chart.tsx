import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { clock } from '#routers/contract/format-measure.ts'
import { signed } from '#src/lib/format-number.ts'
import { ChartFrame } from './chart-frame.tsx'
import type { ReactNode } from 'react'
import type { SoundMeasures } from '#routers/contract/facts.ts'
import type { Measured } from './measured.ts'

const Svg = chakra('svg')
const Shape = chakra('path')
const Line = chakra('line')

export interface SoundProps {
  sound: SoundMeasures
  durationSeconds: number
  measured: Measured
}

/** Loudness axis of the curve, in LUFS. */
const floor = -48
const ceiling = -4
const streamingTarget = -14

export function LoudnessChart({
  sound,
  durationSeconds,
  measured,
}: SoundProps): ReactNode {
  const { t } = useTranslation('facts')
  const values = useLoudnessValues(sound)
  const heightOf = (lufs: number) =>
    100 - ((Math.min(ceiling, Math.max(floor, lufs)) - floor) / (ceiling - floor)) * 100
  const step = 1000 / Math.max(1, sound.loudnessCurve.length - 1)
  const curve = sound.loudnessCurve
    .map(
      (lufs, at) =>
        `${at === 0 ? 'M' : 'L'}${(at * step).toFixed(1)} ${heightOf(lufs).toFixed(1)}`,
    )
    .join('')
  return (
    <ChartFrame
      chart="waveform"
      measured={measured}
      values={values}
      text={[
        ...values,
        t('targetText'),
        ...sampled(sound.loudnessCurve, 12).map(
          ({ at, value }) =>
            `${clock(at * Math.min(durationSeconds, sound.analysedSeconds))}: ${t('lufs', { value: signed(Math.round(value)) })}`,
        ),
        ...sound.clipping.at.map((at) => `${clock(at)}: ${t('clipping', { count: 1 })}`),
        ...sound.silences.map(
          ({ from, to }) => `${clock(from)}–${clock(to)}: ${t('silences', { count: 1 })}`,
        ),
      ]}
    >
      <Box position="relative">
        <Svg
          viewBox="0 0 1000 100"
          preserveAspectRatio="none"
          width="100%"
          height="7rem"
          bg="bg.subtle"
          borderRadius="sm"
        >
          <Shape d={peaksPath(sound.peaks)} fill="plot.ink" opacity="0.2" />
          <Line
            x1="0"
            x2="1000"
            y1={heightOf(streamingTarget)}
            y2={heightOf(streamingTarget)}
            stroke="fg.muted"
            strokeDasharray="3 4"
            vectorEffect="non-scaling-stroke"
          />
          {curve !== '' && (
            <Shape
              d={curve}
              fill="none"
              stroke="plot.mark"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
          )}
          {sound.clipping.at.map((at) => (
            <Line
              key={at}
              x1={(at / durationSeconds) * 1000}
              x2={(at / durationSeconds) * 1000}
              y1="0"
              y2="14"
              stroke="plot.red"
              strokeWidth="3"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </Svg>
        <Text
          position="absolute"
          insetEnd="1"
          bottom={`${100 - heightOf(streamingTarget)}%`}
          fontSize="2xs"
          color="fg.muted"
        >
          {t('target')}
        </Text>
      </Box>
      <Flex justify="space-between" fontSize="xs" color="fg.muted" mt="1">
        <span>0:00</span>
        <span>{clock(durationSeconds)}</span>
      </Flex>
    </ChartFrame>
  )
}

function useLoudnessValues(sound: SoundMeasures): string[] {
  const { t } = useTranslation('facts')
  if (sound.integratedLufs === null) return [t('silent')]
  return [
    t('lufs', { value: signed(sound.integratedLufs) }),
    ...(sound.loudnessRangeLu === null
      ? []
      : [t('range', { value: sound.loudnessRangeLu })]),
    ...(sound.truePeakDbtp === null
      ? []
      : [t('peak', { value: signed(sound.truePeakDbtp) })]),
    t('clipping', { count: sound.clipping.runs }),
  ]
}

/** Bars around the middle, as one path: six hundred elements would be slow to draw. */
function peaksPath(peaks: readonly number[]): string {
  const pitch = 1000 / Math.max(1, peaks.length)
  return peaks
    .map((peak, at) => {
      const half = Math.max(0.5, peak * 48)
      const x = (at * pitch).toFixed(1)
      return `M${x} ${(50 - half).toFixed(1)}h${(pitch * 0.7).toFixed(1)}v${(2 * half).toFixed(1)}h-${(pitch * 0.7).toFixed(1)}z`
    })
    .join('')
}

function sampled(
  curve: readonly number[],
  most: number,
): Array<{ at: number; value: number }> {
  const count = Math.min(most, curve.length)
  return Array.from({ length: count }, (_, index) => {
    const at = Math.floor(((index + 0.5) / count) * curve.length)
    return { at: at / curve.length, value: curve[at] ?? 0 }
  })
}
