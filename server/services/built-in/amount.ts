import { rhythmOf } from '#routers/contract/read-facts.ts'
import type {
  FactKey,
  Facts,
  FilmCut,
  ImageShape,
  ImageTones,
  SoundMeasures,
  Stretch,
  TextMeasures,
} from '#routers/contract/facts.ts'

type Amounts<Measures> = Partial<
  Record<FactKey, (measures: Measures) => number | null | undefined>
>

const ofTones: Amounts<ImageTones> = {
  brightness: ({ brightness }) => brightness,
  contrast: ({ contrast }) => contrast,
  shadows: ({ shadowsClipped }) => shadowsClipped,
  highlights: ({ highlightsClipped }) => highlightsClipped,
  chroma: ({ chroma }) => chroma,
  cast: ({ castA, castB }) => Math.hypot(castA, castB),
}

const ofShape: Amounts<ImageShape> = {
  sharpness: ({ sharpness }) => sharpness.overall,
  tilt: ({ tiltDegrees }) => tiltDegrees && Math.abs(tiltDegrees),
}

const ofSound: Amounts<SoundMeasures> = {
  loudness: ({ integratedLufs }) => integratedLufs,
  range: ({ loudnessRangeLu }) => loudnessRangeLu,
  peak: ({ truePeakDbtp }) => truePeakDbtp,
  clipping: ({ clipping }) => clipping.runs,
  stereo: ({ stereo }) => stereo?.correlation,
  spectrum: ({ spectrumDb }) => spectrumDb && Math.max(...spectrumDb.slice(4)),
  tempo: ({ tempo }) => tempo?.bpm,
  silences: ({ silences }) => secondsOf(silences),
  onsets: ({ onsetsPerSecond }) => onsetsPerSecond,
  sections: ({ sections }) => sections.length,
}

const ofCut: Amounts<FilmCut> = {
  shots: ({ shots }) => rhythmOf(shots)?.meanSeconds,
  black: ({ black }) => secondsOf(black),
  frozen: ({ frozen }) => secondsOf(frozen),
}

const ofText: Amounts<TextMeasures> = {
  words: ({ words }) => words,
  sentences: ({ meanSentenceWords }) => meanSentenceWords,
  longest: ({ longestSentenceWords }) => longestSentenceWords,
  readability: ({ readability }) => readability?.ease,
  dialogue: ({ dialogueShare }) => dialogueShare,
  openings: ({ openings }) => timesOf(openings),
  echoes: ({ echoes }) => timesOf(echoes),
  adverbs: ({ adverbShare }) => adverbShare,
  passive: ({ passiveShare }) => passiveShare,
  tense: ({ tense }) => tense?.shifts,
  verse: ({ verse }) => verse?.lines,
}

/**
 * The one number behind a fact, in the unit of the facts: the strength of a cast, the mean length of
 * shots, the correlation of the sides, the louder of presence and air. Null where there is none.
 */
export function amountOf(facts: Facts, key: FactKey): number | null {
  return valueOf(facts, key) ?? null
}

function valueOf(facts: Facts, key: FactKey): number | null | undefined {
  switch (facts.family) {
    case 'image':
      if (key === 'size') return facts.width * facts.height
      return ofTones[key]?.(facts.tones) ?? ofShape[key]?.(facts.shape)
    case 'audio':
      return key === 'duration' ? facts.durationSeconds : ofSound[key]?.(facts.sound)
    case 'video':
      if (key === 'size') return facts.width * facts.height
      if (key === 'duration') return facts.durationSeconds
      if (key === 'rate') return facts.framesPerSecond
      return (
        (facts.cut && ofCut[key]?.(facts.cut)) ??
        (facts.tones && ofTones[key]?.(facts.tones)) ??
        (facts.sound && ofSound[key]?.(facts.sound))
      )
    case 'pdf':
    case 'text':
      if (key === 'pages' && facts.family === 'pdf') return facts.pages
      return facts.text && ofText[key]?.(facts.text)
  }
}

function secondsOf(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, { from, to }) => sum + to - from, 0)
}

function timesOf(all: ReadonlyArray<{ times: number }>): number {
  return all.reduce((sum, { times }) => sum + times, 0)
}
