import { clock, counted, percent, signed } from '../contract/format-measure.ts'
import { fact } from './described.ts'
import type { SoundMeasures } from '../contract/facts.ts'
import type { DescribedFact } from './described.ts'

export const bandNames = ['sub', 'bass', 'low mids', 'mids', 'presence', 'air'] as const

export function describeSound(sound: SoundMeasures): DescribedFact[] {
  return [
    ...describeLevel(sound),
    ...describeStereo(sound),
    ...describeMusic(sound),
    ...(sound.silences.length > 0
      ? [
          fact(
            'silences',
            'Silences',
            sound.silences
              .slice(0, 5)
              .map(({ from, to }) => `${clock(from)} to ${clock(to)}`)
              .join(', '),
          ),
        ]
      : []),
  ]
}

function describeLevel(sound: SoundMeasures): DescribedFact[] {
  const { integratedLufs, loudnessRangeLu, truePeakDbtp, clipping } = sound
  if (integratedLufs === null)
    return [fact('loudness', 'Integrated loudness', 'too quiet or too short to measure')]
  const described = [
    fact('loudness', 'Integrated loudness', `${signed(integratedLufs)} LUFS`, {
      unit: 'LUFS',
      value: integratedLufs,
    }),
  ]
  if (loudnessRangeLu !== null)
    described.push(
      fact('range', 'Loudness range', `${loudnessRangeLu} LU`, {
        unit: 'LU',
        value: loudnessRangeLu,
      }),
    )
  if (truePeakDbtp !== null)
    described.push(
      fact('peak', 'True peak', `${signed(truePeakDbtp)} dBTP`, {
        unit: 'dBTP',
        value: truePeakDbtp,
      }),
    )
  described.push(
    fact(
      'clipping',
      'Clipping',
      clipping.runs === 0
        ? 'none'
        : `${counted(clipping.runs, 'place')} at full scale, the first at ${clipping.at
            .slice(0, 3)
            .map(clock)
            .join(', ')}`,
    ),
  )
  return described
}

function describeStereo({
  channels,
  stereo,
  spectrumDb,
}: SoundMeasures): DescribedFact[] {
  const described: DescribedFact[] = []
  if (stereo)
    described.push(
      fact(
        'stereo',
        'Stereo',
        `correlation ${signed(stereo.correlation)}, ${
          Math.abs(stereo.balanceDb) < 0.5
            ? 'balanced'
            : `${Math.abs(stereo.balanceDb)} dB to the ${stereo.balanceDb > 0 ? 'left' : 'right'}`
        }`,
      ),
    )
  else if (channels === 1) described.push(fact('stereo', 'Stereo', 'mono'))
  if (spectrumDb)
    described.push(
      fact(
        'spectrum',
        'Spectrum, dB below the strongest band',
        spectrumDb.map((db, band) => `${bandNames[band] ?? ''} ${signed(db)}`).join(', '),
      ),
    )
  return described
}

function describeMusic(sound: SoundMeasures): DescribedFact[] {
  const { tempo, key, onsetsPerSecond, sections } = sound
  const described: DescribedFact[] = []
  if (sound.integratedLufs === null) return described
  described.push(
    tempo
      ? fact(
          'tempo',
          'Tempo',
          `${tempo.bpm} BPM (confidence ${percent(tempo.confidence)})`,
          { unit: 'BPM', value: tempo.bpm },
        )
      : fact('tempo', 'Tempo', 'no steady beat'),
  )
  if (key)
    described.push(
      fact(
        'key',
        'Likely key',
        `${key.name}, or its relative ${key.relative} (confidence ${percent(key.confidence)})`,
      ),
    )
  described.push(fact('onsets', 'Note onsets', `${onsetsPerSecond} a second`))
  if (sections.length > 0)
    described.push(
      fact('sections', 'Likely section changes', sections.map(clock).join(', ')),
    )
  return described
}
