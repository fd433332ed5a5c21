import { useTranslation } from 'react-i18next'
import { isCutOut } from '#routers/contract/read-facts.ts'
import { percent } from '#src/lib/format-number.ts'
import { ShotExposureChart, ShotsChart } from './film-charts.tsx'
import { ClippingChart, SharpnessChart, WeightChart } from './grid-charts.tsx'
import { HistogramChart, PaletteChart } from './image-charts.tsx'
import { LoudnessChart } from './loudness-chart.tsx'
import { MusicChart, SpectrumChart, StereoChart } from './sound-charts.tsx'
import { TechnicalList } from './technical-list.tsx'
import { GrammarChart, HabitsChart, SentencesChart } from './text-charts.tsx'
import type { ReactNode } from 'react'
import type { Facts, SoundMeasures, TextMeasures } from '#routers/contract/facts.ts'
import type { FileView } from '#routers/contract/files.ts'
import type { MediaType } from '#routers/contract/media-types.ts'
import type { Measured } from './measured.ts'

interface FileChartsProps {
  file: FileView
  facts: Facts
  medium: MediaType | null
}

/** The charts of a family, in the order in which one would look. */
export function FileCharts({ file, facts, medium }: FileChartsProps): ReactNode {
  const measured = { fileId: file.id, medium }
  return (
    <>
      <FamilyCharts file={file} facts={facts} measured={measured} />
      <TechnicalList facts={facts} measured={measured} />
    </>
  )
}

function FamilyCharts({
  file,
  facts,
  measured,
}: {
  file: FileView
  facts: Facts
  measured: Measured
}): ReactNode {
  const { t } = useTranslation('facts')
  switch (facts.family) {
    case 'image': {
      const ratio = facts.width / facts.height
      const { tones } = facts
      const note = isCutOut(tones)
        ? t('paintedNote', { value: percent(tones.paintedShare) })
        : undefined
      return (
        <>
          <HistogramChart tones={tones} measured={measured} note={note} />
          <PaletteChart tones={tones} measured={measured} note={note} />
          <ClippingChart
            file={file}
            ratio={ratio}
            tones={tones}
            measured={measured}
            note={note}
          />
          <SharpnessChart file={file} facts={facts} measured={measured} />
          <WeightChart file={file} facts={facts} measured={measured} />
        </>
      )
    }
    case 'audio':
      return (
        <SoundCharts
          sound={facts.sound}
          durationSeconds={facts.durationSeconds}
          measured={measured}
        />
      )
    case 'video': {
      const ratio = facts.width / facts.height
      const { cut, tones, sound, durationSeconds } = facts
      const note = t('posterNote')
      return (
        <>
          {cut && (
            <ShotsChart cut={cut} durationSeconds={durationSeconds} measured={measured} />
          )}
          {cut && <ShotExposureChart cut={cut} measured={measured} />}
          {tones && (
            <>
              <HistogramChart tones={tones} measured={measured} note={note} />
              <PaletteChart tones={tones} measured={measured} note={note} />
              <ClippingChart
                file={file}
                ratio={ratio}
                tones={tones}
                measured={measured}
              />
            </>
          )}
          {sound && (
            <SoundCharts
              sound={sound}
              durationSeconds={durationSeconds}
              measured={measured}
            />
          )}
        </>
      )
    }
    case 'pdf':
    case 'text':
      return facts.text && <TextCharts text={facts.text} measured={measured} />
  }
}

function SoundCharts(props: {
  sound: SoundMeasures
  durationSeconds: number
  measured: Measured
}): ReactNode {
  return (
    <>
      <LoudnessChart {...props} />
      <SpectrumChart sound={props.sound} measured={props.measured} />
      <MusicChart {...props} />
      <StereoChart sound={props.sound} measured={props.measured} />
    </>
  )
}

function TextCharts(props: { text: TextMeasures; measured: Measured }): ReactNode {
  return (
    <>
      <SentencesChart {...props} />
      <HabitsChart {...props} />
      <GrammarChart {...props} />
    </>
  )
}
