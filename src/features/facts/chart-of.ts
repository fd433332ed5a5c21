import type { FactKey } from '#routers/contract/facts.ts'

export const chartIds = [
  'histogram',
  'clipping',
  'palette',
  'sharpness',
  'weight',
  'waveform',
  'spectrum',
  'stereo',
  'music',
  'shots',
  'shotExposure',
  'sentences',
  'habits',
  'grammar',
  'technical',
] as const
export type ChartId = (typeof chartIds)[number]

const charts: Record<FactKey, ChartId> = {
  size: 'technical',
  exposure: 'technical',
  camera: 'technical',
  brightness: 'histogram',
  contrast: 'histogram',
  shadows: 'clipping',
  highlights: 'clipping',
  chroma: 'palette',
  cast: 'palette',
  palette: 'palette',
  sharpness: 'sharpness',
  weight: 'weight',
  tilt: 'weight',
  duration: 'technical',
  loudness: 'waveform',
  range: 'waveform',
  peak: 'waveform',
  clipping: 'waveform',
  stereo: 'stereo',
  spectrum: 'spectrum',
  tempo: 'music',
  key: 'music',
  silences: 'waveform',
  onsets: 'music',
  sections: 'music',
  rate: 'technical',
  shots: 'shots',
  shotExposure: 'shotExposure',
  black: 'shots',
  frozen: 'shots',
  pages: 'technical',
  words: 'sentences',
  sentences: 'sentences',
  longest: 'sentences',
  readability: 'grammar',
  dialogue: 'sentences',
  openings: 'habits',
  echoes: 'habits',
  adverbs: 'grammar',
  passive: 'grammar',
  tense: 'grammar',
  verse: 'grammar',
}

/** The chart that shows a fact. */
export function chartOf(key: FactKey): ChartId {
  return charts[key]
}

export function chartElementId(fileId: string, chart: ChartId): string {
  return `fact-${fileId}-${chart}`
}
