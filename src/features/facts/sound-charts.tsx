import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { clock } from '#routers/contract/format-measure.ts'
import { percent, signed } from '#src/lib/format-number.ts'
import { ChartFrame } from './chart-frame.tsx'
import type { ReactNode } from 'react'
import type { SoundProps } from './loudness-chart.tsx'

type PlainProps = Pick<SoundProps, 'sound' | 'measured'>

export function SpectrumChart({ sound, measured }: PlainProps): ReactNode {
  const { t } = useTranslation('facts')
  const bands = t('bands', { returnObjects: true }) as unknown as string[]
  const short = t('bandsShort', { returnObjects: true }) as unknown as string[]
  const levels = sound.spectrumDb
  if (!levels) return null
  const text = levels.map((value, band) =>
    t('bandValue', { name: bands[band] ?? '', value: signed(Math.round(value)) }),
  )
  return (
    <ChartFrame chart="spectrum" measured={measured} values={[]} text={text}>
      <Grid templateColumns="repeat(6, minmax(0, 1fr))" columnGap="2" fontSize="xs">
        {levels.map((value, band) => (
          <Box key={band} height="7rem" position="relative" textAlign="center">
            <Box
              position="absolute"
              bottom="0"
              insetX="0"
              bg={value === 0 ? 'plot.mark' : 'plot.ink'}
              opacity={value === 0 ? 1 : 0.55}
              borderTopRadius="xs"
              height={`${heightOfBand(value)}%`}
            />
            <Text
              position="absolute"
              insetX="0"
              bottom={`${heightOfBand(value)}%`}
              fontVariantNumeric="tabular-nums"
            >
              {signed(Math.round(value))}
            </Text>
          </Box>
        ))}
        {short.map((name) => (
          <Text key={name} fontSize="2xs" textAlign="center" color="fg.muted">
            {name}
          </Text>
        ))}
      </Grid>
    </ChartFrame>
  )
}

/** Sixty decibels below the strongest band is the floor; the number stands above the bar. */
function heightOfBand(db: number): number {
  return Math.max(2, 82 + Math.max(-60, db) * 1.33)
}

export function StereoChart({ sound, measured }: PlainProps): ReactNode {
  const { t } = useTranslation('facts')
  const { stereo } = sound
  // Neither silence nor one channel has sides to speak of; the number of channels is a technical fact.
  if (!stereo || sound.integratedLufs === null) return null
  const { correlation, balanceDb } = stereo
  const balance =
    Math.abs(balanceDb) < 0.5
      ? t('balanced')
      : t(balanceDb > 0 ? 'leanLeft' : 'leanRight', { value: Math.abs(balanceDb) })
  const values = [t('correlation', { value: signed(correlation) }), balance]
  return (
    <ChartFrame chart="stereo" measured={measured} values={values} text={values}>
      <Meter at={(correlation + 1) / 2} />
      <Flex justify="space-between" fontSize="xs" color="fg.muted">
        <span>{t('outOfPhase')}</span>
        <span>{t('wide')}</span>
        <span>{t('narrow')}</span>
      </Flex>
    </ChartFrame>
  )
}

function Meter({ at }: { at: number }): ReactNode {
  return (
    <Box position="relative" height="2" borderRadius="full" bg="bg.muted" my="3">
      <Box
        position="absolute"
        top="50%"
        left={`clamp(0.5rem, ${at * 100}%, 100% - 0.5rem)`}
        translate="-50% -50%"
        boxSize="4"
        borderRadius="full"
        bg="plot.mark"
        borderWidth="2px"
        borderColor="bg.panel"
      />
    </Box>
  )
}

export function MusicChart({ sound, durationSeconds, measured }: SoundProps): ReactNode {
  const { t } = useTranslation('facts')
  if (sound.integratedLufs === null) return null
  const { tempo, key, sections } = sound
  if (!tempo && !key && measured.medium !== 'music') return null
  const values = [
    tempo ? t('bpm', { value: tempo.bpm }) : t('noBeat'),
    key ? t('key', key) : t('noKey'),
    t('onsets', { value: sound.onsetsPerSecond }),
  ]
  const text = [
    ...values,
    ...(tempo
      ? [`${values[0]}: ${t('confidence', { value: percent(tempo.confidence) })}`]
      : []),
    ...(key
      ? [`${values[1]}: ${t('confidence', { value: percent(key.confidence) })}`]
      : []),
    ...(sections.length > 0
      ? [t('sectionsAt', { times: sections.map(clock).join(', ') })]
      : []),
  ]
  return (
    <ChartFrame chart="music" measured={measured} values={values} text={text}>
      <SectionBar borders={sections} durationSeconds={durationSeconds} />
    </ChartFrame>
  )
}

/** The form of a piece as its parts side by side. */
function SectionBar(props: { borders: number[]; durationSeconds: number }): ReactNode {
  const edges = [0, ...props.borders, props.durationSeconds]
  return (
    <Flex height="6" gap="2px" borderRadius="sm" overflow="hidden">
      {edges.slice(0, -1).map((from, at) => (
        <Box
          key={from}
          flexGrow={Math.max(0.001, (edges[at + 1] ?? from) - from)}
          flexBasis="0"
          bg={at % 2 === 0 ? 'plot.ink' : 'plot.mark'}
          opacity="0.55"
        />
      ))}
    </Flex>
  )
}
