import { Box, chakra, Grid, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { percent, signed } from '#src/lib/format-number.ts'
import { FilePicture } from '#src/ui/file-picture.tsx'
import { ChartFrame } from './chart-frame.tsx'
import type { ReactNode } from 'react'
import type { FileView } from '#routers/contract/files.ts'
import type { ImageFacts, ImageTones } from '#routers/contract/facts.ts'
import type { Measured } from './measured.ts'

const Svg = chakra('svg')
const Cell = chakra('rect')
const Mark = chakra('circle')

type Shown = Pick<FileView, 'id' | 'originalName' | 'mimeType'>

/** The picture itself with something laid over it, in its own proportions. */
function OverPicture(props: {
  file: Shown
  ratio: number
  children: ReactNode
}): ReactNode {
  return (
    <Box
      position="relative"
      aspectRatio={props.ratio}
      maxHeight="15rem"
      minHeight="4rem"
      maxWidth="100%"
      mx="auto"
      borderRadius="sm"
      overflow="hidden"
    >
      <FilePicture file={props.file} width={320} alt="" />
      <Box position="absolute" inset="0">
        {props.children}
      </Box>
    </Box>
  )
}

interface ThirdsProps {
  file: Shown
  ratio: number
  cells: ReadonlyArray<{ label: string; strength: number; hue: 'ink' | 'dark' | 'light' }>
}

function Thirds({ file, ratio, cells }: ThirdsProps): ReactNode {
  return (
    <OverPicture file={file} ratio={ratio}>
      <Grid templateColumns="repeat(3, 1fr)" templateRows="repeat(3, 1fr)" height="100%">
        {cells.map(({ label, strength, hue }, index) => (
          <Box
            key={index}
            position="relative"
            borderWidth="0.5px"
            borderColor="plot.rule"
            display="grid"
            placeItems="center"
          >
            <Box
              position="absolute"
              inset="0"
              bg={`plot.${hue}Veil`}
              opacity={strength}
            />
            <Text
              position="relative"
              fontSize="xs"
              fontWeight="600"
              px="1.5"
              borderRadius="full"
              bg="plot.label"
              color="plot.labelText"
              fontVariantNumeric="tabular-nums"
            >
              {label}
            </Text>
          </Box>
        ))}
      </Grid>
    </OverPicture>
  )
}

interface SharpnessProps {
  file: Shown
  facts: ImageFacts
  measured: Measured
}

export function SharpnessChart({ file, facts, measured }: SharpnessProps): ReactNode {
  const { t } = useTranslation('facts')
  const thirds = useThirds()
  const { overall, thirds: cells } = facts.shape.sharpness
  const best = cells.reduce<number>((most, cell) => Math.max(most, cell ?? 0), 0)
  const isEven = cells.every((cell) => cell === null || cell >= best - 0.05)
  const values =
    overall === null
      ? [t('noEdges')]
      : [
          isEven
            ? t('sharpAll', { value: percent(best) })
            : t('sharpest', {
                where: thirds[cells.indexOf(best)] ?? '',
                value: percent(best),
              }),
        ]
  return (
    <ChartFrame
      chart="sharpness"
      measured={measured}
      values={values}
      text={[
        ...values,
        ...cells.map(
          (cell, at) => `${thirds[at]}: ${cell === null ? '–' : percent(cell)}`,
        ),
      ]}
    >
      <Thirds
        file={file}
        ratio={facts.width / facts.height}
        cells={cells.map((cell) => ({
          label: cell === null ? '–' : percent(cell),
          strength: cell === null ? 0 : (1 - cell) * 0.65,
          hue: 'ink',
        }))}
      />
    </ChartFrame>
  )
}

interface ClippingProps {
  file: Shown
  ratio: number
  tones: ImageTones
  /** What was looked at, when it was not the whole. */
  note?: string | undefined
  measured: Measured
}

export function ClippingChart({
  file,
  ratio,
  tones,
  note,
  measured,
}: ClippingProps): ReactNode {
  const { t } = useTranslation('facts')
  const thirds = useThirds()
  const { shadowsWhere, highlightsWhere } = tones
  const values = [
    t('shadows', { value: percent(tones.shadowsClipped) }),
    t('highlights', { value: percent(tones.highlightsClipped) }),
    ...(note ? [note] : []),
  ]
  const cells = shadowsWhere.map((dark, at) => {
    const light = highlightsWhere[at] ?? 0
    const most = Math.max(dark, light)
    return {
      label: most < 0.0005 ? '0' : `${light > dark ? '○' : '●'} ${percent(most)}`,
      strength: Math.min(0.75, most * 1.5),
      hue: light > dark ? ('light' as const) : ('dark' as const),
    }
  })
  return (
    <ChartFrame
      chart="clipping"
      measured={measured}
      values={values}
      text={[
        ...values,
        ...shadowsWhere.map(
          (dark, at) =>
            `${thirds[at]}: ${t('shadows', { value: percent(dark) })}, ${t('highlights', { value: percent(highlightsWhere[at] ?? 0) })}`,
        ),
      ]}
    >
      <Thirds file={file} ratio={ratio} cells={cells} />
    </ChartFrame>
  )
}

export function WeightChart({ file, facts, measured }: SharpnessProps): ReactNode {
  const { t } = useTranslation('facts')
  const { weight, tiltDegrees } = facts.shape
  const tilt = useTilt(tiltDegrees)
  const side = Math.sqrt(weight.cells.length)
  const heaviest = Math.max(...weight.cells)
  const values = [
    t('gravity', { x: percent(weight.x), y: percent(weight.y) }),
    ...(tilt === null ? [] : [tilt]),
  ]
  return (
    <ChartFrame
      chart="weight"
      measured={measured}
      values={values}
      text={[
        ...values,
        ...weight.cells.map(
          (cell, at) =>
            `${Math.floor(at / side) + 1}.${(at % side) + 1}: ${percent(cell)}`,
        ),
      ]}
    >
      <OverPicture file={file} ratio={facts.width / facts.height}>
        <Svg
          viewBox={`0 0 ${side} ${side}`}
          preserveAspectRatio="none"
          width="100%"
          height="100%"
        >
          {weight.cells.map((cell, at) => (
            <Cell
              key={at}
              x={at % side}
              y={Math.floor(at / side)}
              width="1.01"
              height="1.01"
              fill="plot.darkVeil"
              opacity={0.72 * (1 - cell / heaviest)}
            />
          ))}
        </Svg>
        <Svg position="absolute" inset="0" width="100%" height="100%">
          <Mark
            cx={`${weight.x * 100}%`}
            cy={`${weight.y * 100}%`}
            r="9"
            fill="none"
            stroke="plot.labelText"
            strokeWidth="5"
          />
          <Mark
            cx={`${weight.x * 100}%`}
            cy={`${weight.y * 100}%`}
            r="9"
            fill="none"
            stroke="plot.mark"
            strokeWidth="2.5"
          />
        </Svg>
      </OverPicture>
    </ChartFrame>
  )
}

function useTilt(degrees: number | null): string | null {
  const { t } = useTranslation('facts')
  if (degrees === null) return null
  if (Math.abs(degrees) < 0.2) return t('tiltLevel')
  return t('tilt', {
    degrees: signed(Math.abs(degrees)),
    way: t(degrees > 0 ? 'tiltClockwise' : 'tiltAnticlockwise'),
  })
}

function useThirds(): string[] {
  const { t } = useTranslation('facts')
  return t('thirds', { returnObjects: true }) as unknown as string[]
}
