import type {
  AudioFacts,
  ImageFacts,
  ImageTones,
  PdfFacts,
} from '#routers/contract/facts.ts'

export function tones(over: Partial<ImageTones> = {}): ImageTones {
  return {
    brightness: 0.45,
    contrast: 0.2,
    shadowsClipped: 0.001,
    highlightsClipped: 0.001,
    chroma: 0.06,
    castA: 0,
    castB: 0,
    palette: [
      { hex: '#336699', share: 0.6 },
      { hex: '#cc9966', share: 0.4 },
    ],
    ...over,
  }
}

export function pictureFacts(over: Partial<ImageTones> = {}): ImageFacts {
  return { family: 'image', width: 1200, height: 800, tones: tones(over), exposure: null }
}

export function soundFacts(over: Partial<AudioFacts['sound']> = {}): AudioFacts {
  return {
    family: 'audio',
    durationSeconds: 187,
    sound: {
      integratedLufs: -14.2,
      loudnessRangeLu: 6.5,
      truePeakDbtp: -1.4,
      channels: 2,
      sampleRateHz: 44_100,
      ...over,
    },
  }
}

export function textFacts(over: Partial<NonNullable<PdfFacts['text']>> = {}): PdfFacts {
  return {
    family: 'pdf',
    pages: 3,
    text: {
      words: 900,
      sentences: 60,
      meanSentenceWords: 15,
      sentenceSpread: 9,
      longestSentenceWords: 34,
      longestSentenceStart: 'When the last train had gone the boy',
      dialogueShare: 0.3,
      ...over,
    },
  }
}
