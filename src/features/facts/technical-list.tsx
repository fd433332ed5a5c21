import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { clock } from '#routers/contract/format-measure.ts'
import { localDecimals } from '#src/lib/format-number.ts'
import { spoken } from '#src/lib/i18n.ts'
import { numberIn } from '#src/lib/number-in.ts'
import { ChartFrame } from './chart-frame.tsx'
import type { ReactNode } from 'react'
import type { Facts, ImageFacts } from '#routers/contract/facts.ts'
import type { Measured } from './measured.ts'

const List = chakra('dl')
const Name = chakra('dt')
const Value = chakra('dd')

interface TechnicalProps {
  facts: Facts
  measured: Measured
}

/** What is simply so: size, length, and how a picture was taken. */
export function TechnicalList({ facts, measured }: TechnicalProps): ReactNode {
  const rows = useRows(facts)
  if (rows.length === 0) return null
  return (
    <Box>
      <ChartFrame chart="technical" measured={measured} values={[]} text={[]} />
      <List
        display="grid"
        gridTemplateColumns="max-content minmax(0, 1fr)"
        columnGap="4"
        rowGap="0.5"
        fontSize="sm"
        mt="-1"
      >
        {rows.map(([name, value]) => (
          <Box key={name} display="contents">
            <Name color="fg.muted">{name}</Name>
            <Value overflowWrap="anywhere">{value}</Value>
          </Box>
        ))}
      </List>
    </Box>
  )
}

function useRows(facts: Facts): Array<[string, string]> {
  const { t } = useTranslation('facts')
  const size = (width: number, height: number): [string, string] => [
    t('size'),
    t('sizeValue', { width, height }),
  ]
  const exposed = useExposure(facts.family === 'image' ? facts.exposure : null)
  switch (facts.family) {
    case 'image':
      return [size(facts.width, facts.height), ...exposed]
    case 'audio':
      return [
        [t('duration'), clock(facts.durationSeconds)],
        ...(facts.sound.channels === 1
          ? [[t('channels'), t('mono')] as [string, string]]
          : []),
        ...(facts.sound.sampleRateHz
          ? [
              [
                t('sampleRate'),
                `${numberIn(spoken(), String(facts.sound.sampleRateHz))} Hz`,
              ] as [string, string],
            ]
          : []),
      ]
    case 'video':
      return [
        [t('duration'), clock(facts.durationSeconds)],
        size(facts.width, facts.height),
        ...(facts.framesPerSecond
          ? [
              [t('frameRate'), t('frameRateValue', { value: facts.framesPerSecond })] as [
                string,
                string,
              ],
            ]
          : []),
        ...(facts.sound ? [] : [[t('soundTrack'), t('noSound')] as [string, string]]),
      ]
    case 'pdf':
      return [
        [t('pages'), String(facts.pages)],
        ...(facts.text ? [] : [[t('chart.sentences'), t('noText')] as [string, string]]),
      ]
    case 'text':
      return []
  }
}

function useExposure(exposure: ImageFacts['exposure']): Array<[string, string]> {
  const { t } = useTranslation('facts')
  if (!exposure) return []
  const { aperture, shutterSeconds, iso, focalLengthMm } = exposure
  const triangle = [
    aperture && `f/${aperture}`,
    shutterSeconds &&
      (shutterSeconds >= 1
        ? `${shutterSeconds} s`
        : `1/${Math.round(1 / shutterSeconds)} s`),
    iso && `ISO ${iso}`,
    focalLengthMm && `${focalLengthMm} mm`,
  ].filter((part) => typeof part === 'string')
  const rows: Array<[string, string | null]> = [
    [t('exposure'), localDecimals(triangle.join(', ')) || null],
    [t('camera'), exposure.camera],
    [t('lens'), exposure.lens],
    [t('taken'), exposure.takenAt],
  ]
  return rows.filter((row): row is [string, string] => row[1] !== null)
}
