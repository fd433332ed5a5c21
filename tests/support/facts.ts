import type {
  AudioFacts,
  FilmCut,
  ImageFacts,
  ImageShape,
  ImageTones,
  PdfFacts,
  SoundMeasures,
  TextMeasures,
  VideoFacts,
} from '#routers/contract/facts.ts'

const none = Array<number>(9).fill(0)
const even = Array<number>(64).fill(1 / 64)

export function tones(over: Partial<ImageTones> = {}): ImageTones {
  return {
    paintedShare: 1,
    brightness: 0.45,
    contrast: 0.2,
    shadowsClipped: 0.001,
    highlightsClipped: 0.001,
    shadowsWhere: none,
    highlightsWhere: none,
    histogram: { luma: even, red: even, green: even, blue: even },
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

export function shape(over: Partial<ImageShape> = {}): ImageShape {
  return {
    sharpness: { overall: 0.8, thirds: Array<number>(9).fill(0.8) },
    weight: { cells: Array<number>(36).fill(1 / 36), x: 0.5, y: 0.5 },
    tiltDegrees: null,
    ...over,
  }
}

export function pictureFacts(
  over: Partial<ImageTones> = {},
  shaped: Partial<ImageShape> = {},
): ImageFacts {
  return {
    family: 'image',
    width: 1200,
    height: 800,
    tones: tones(over),
    shape: shape(shaped),
    exposure: null,
  }
}

export function sound(over: Partial<SoundMeasures> = {}): SoundMeasures {
  return {
    integratedLufs: -14.2,
    loudnessRangeLu: 6.5,
    truePeakDbtp: -1.4,
    channels: 2,
    sampleRateHz: 44_100,
    analysedSeconds: 187,
    loudnessCurve: [-20, -14, -13, -15],
    peaks: [0.2, 0.6, 0.8, 0.5],
    clipping: { runs: 0, at: [] },
    stereo: { correlation: 0.7, balanceDb: 0.2 },
    spectrumDb: [-8, 0, -5, -9, -16, -24],
    tempo: { bpm: 96, confidence: 0.8 },
    key: { name: 'D major', relative: 'B minor', confidence: 0.5 },
    silences: [],
    onsetsPerSecond: 2.4,
    sections: [],
    ...over,
  }
}

export function soundFacts(over: Partial<SoundMeasures> = {}): AudioFacts {
  return { family: 'audio', durationSeconds: 187, sound: sound(over) }
}

export function cut(over: Partial<FilmCut> = {}): FilmCut {
  return {
    shots: [
      { from: 0, to: 4, brightness: 0.4 },
      { from: 4, to: 11, brightness: 0.45 },
      { from: 11, to: 13, brightness: 0.42 },
    ],
    precision: 'frame',
    analysedSeconds: 13,
    black: [],
    frozen: [],
    strip: { frameWidth: 160, frameHeight: 90, frames: 3 },
    ...over,
  }
}

export function filmFacts(over: Partial<FilmCut> = {}): VideoFacts {
  return {
    family: 'video',
    durationSeconds: 13,
    width: 1920,
    height: 1080,
    framesPerSecond: 25,
    tones: tones(),
    cut: cut(over),
    sound: null,
  }
}

export function textMeasures(over: Partial<TextMeasures> = {}): TextMeasures {
  return {
    words: 900,
    sentences: 60,
    meanSentenceWords: 15,
    sentenceSpread: 9,
    longestSentenceWords: 34,
    longestSentenceStart: 'When the last train had gone the boy',
    sentenceWords: [12, 34, 3, 18],
    dialogueShare: 0.3,
    readability: { ease: 72, grade: 6 },
    openings: [],
    echoes: [],
    adverbShare: 0.01,
    passiveShare: 0.05,
    tense: { main: 'past', shifts: 0, firstShift: null },
    verse: null,
    ...over,
  }
}

export function textFacts(over: Partial<TextMeasures> = {}): PdfFacts {
  return { family: 'pdf', pages: 3, text: textMeasures(over) }
}
