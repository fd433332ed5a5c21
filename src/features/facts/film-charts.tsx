import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { rhythmOf } from '#routers/contract/read-facts.ts'
import { shotStripUrl } from '#src/lib/file-urls.ts'
import { clock } from '#routers/contract/format-measure.ts'
import { percent } from '#src/lib/format-number.ts'
import { ChartFrame } from './chart-frame.tsx'
import type { ReactNode } from 'react'
import type { FilmCut, Shot } from '#routers/contract/facts.ts'
import type { Measured } from './measured.ts'

const Svg = chakra('svg')
const Bar = chakra('rect')
const Frame = chakra('image')

interface CutProps {
  cut: FilmCut
  durationSeconds: number
  measured: Measured
}

const mostLines = 40

export function ShotsChart({ cut, measured, durationSeconds }: CutProps): ReactNode {
  const { t } = useTranslation('facts')
  const { shots } = cut
  const isPart = cut.analysedSeconds < durationSeconds - 1
  const rhythm = rhythmOf(shots)
  if (!rhythm) return null
  const values = [
    t('shots', { count: shots.length }),
    ...(shots.length > 1 ? [t('meanShot', { value: rhythm.meanSeconds })] : []),
    t('longestShot', { value: rhythm.longestSeconds, at: clock(rhythm.longestAt) }),
    ...(isPart ? [t('partly', { time: clock(cut.analysedSeconds) })] : []),
  ]
  return (
    <ChartFrame
      chart="shots"
      measured={measured}
      values={values}
      text={[
        ...values,
        ...(cut.precision === 'key-frame' ? [t('byKeyFrames')] : []),
        ...shots.slice(0, mostLines).map((shot, at) =>
          t('shotLine', {
            n: at + 1,
            from: clock(shot.from),
            to: clock(shot.to),
            seconds: tenth(lengthOf(shot)),
            brightness: percent(shot.brightness),
          }),
        ),
        ...(shots.length > mostLines
          ? [t('moreShots', { count: shots.length - mostLines })]
          : []),
        ...cut.black.map(({ from, to }) =>
          t('black', { from: clock(from), to: clock(to) }),
        ),
        ...cut.frozen.map(({ from, to }) =>
          t('frozen', { from: clock(from), to: clock(to) }),
        ),
      ]}
    >
      <ShotStrip cut={cut} fileId={measured.fileId} />
      <ShotBars
        shots={shots}
        heightOf={(shot) => lengthOf(shot) / rhythm.longestSeconds}
      />
      <Flex justify="space-between" fontSize="xs" color="fg.muted" mt="1">
        <span>0:00</span>
        <span>{clock(cut.analysedSeconds)}</span>
      </Flex>
    </ChartFrame>
  )
}

/** One frame a shot, cut out of the kept strip. */
function ShotStrip({ cut, fileId }: { cut: FilmCut; fileId: string }): ReactNode {
  const { strip, shots } = cut
  if (!strip) return null
  const { frameWidth, frameHeight, frames } = strip
  return (
    <Flex gap="1" overflowX="auto" pb="2" mb="1" tabIndex={0}>
      {shots.slice(0, frames).map((shot, at) => (
        <Box key={shot.from} flex="none">
          <Svg
            viewBox={`${at * frameWidth} 0 ${frameWidth} ${frameHeight}`}
            height="3.5rem"
            width={`${(3.5 * frameWidth) / frameHeight}rem`}
            borderRadius="xs"
            overflow="hidden"
            bg="bg.muted"
          >
            <Frame
              href={shotStripUrl(fileId)}
              width={frameWidth * frames}
              height={frameHeight}
            />
          </Svg>
          <Text fontSize="2xs" color="fg.muted" fontVariantNumeric="tabular-nums">
            {clock(shot.from)}
          </Text>
        </Box>
      ))}
    </Flex>
  )
}

interface BarsProps {
  shots: readonly Shot[]
  heightOf(shot: Shot): number
}

/** A bar a shot: as wide as the shot is long, as high as what is plotted. */
function ShotBars({ shots, heightOf }: BarsProps): ReactNode {
  const end = shots.at(-1)?.to ?? 1
  return (
    <Svg
      viewBox={`0 0 ${end} 1`}
      preserveAspectRatio="none"
      width="100%"
      height="4.5rem"
      bg="bg.subtle"
      borderRadius="sm"
    >
      {shots.map((shot, at) => {
        const height = Math.max(0.02, heightOf(shot))
        return (
          <Bar
            key={shot.from}
            x={shot.from}
            y={1 - height}
            width={Math.max(0.05, lengthOf(shot))}
            height={height}
            fill={at % 2 === 0 ? 'plot.ink' : 'plot.mark'}
            opacity="0.6"
          />
        )
      })}
    </Svg>
  )
}

export function ShotExposureChart({
  cut,
  measured,
}: Omit<CutProps, 'durationSeconds'>): ReactNode {
  const { shots } = cut
  const { t } = useTranslation('facts')
  if (shots.length < 2) return null
  const levels = shots.map(({ brightness }) => brightness)
  const values = [`${percent(Math.min(...levels))} – ${percent(Math.max(...levels))}`]
  return (
    <ChartFrame
      chart="shotExposure"
      measured={measured}
      values={values}
      text={shots.slice(0, mostLines).map((shot, at) =>
        t('shotLine', {
          n: at + 1,
          from: clock(shot.from),
          to: clock(shot.to),
          seconds: tenth(lengthOf(shot)),
          brightness: percent(shot.brightness),
        }),
      )}
    >
      <ShotBars shots={shots} heightOf={({ brightness }) => brightness} />
    </ChartFrame>
  )
}

function lengthOf({ from, to }: Shot): number {
  return to - from
}

function tenth(seconds: number): number {
  return Math.round(seconds * 10) / 10
}
