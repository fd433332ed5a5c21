import { z } from './zod.ts'

/** Raised when a method of measuring changes: stored facts of an older version are taken anew. */
export const factsVersion = 3

const share = z.number().min(0).max(1)
/** The thirds of a picture in reading order: top left, top, top right, left, centre, … */
const nine = <Cell extends z.ZodType>(cell: Cell) => z.array(cell).length(9)

export const paletteColour = z.object({
  /** sRGB as `#rrggbb`. */
  hex: z.string(),
  /** Part of the picture's painted area. */
  share,
})

/** How many equal steps from black to white a histogram has. */
export const histogramBins = 64

const bins = z.array(share).length(histogramBins)

/** Tones and colours of a picture, measured on a copy of at most 512 px. */
export const imageTones = z.object({
  /** Part of the frame that is not see-through. Of it alone everything below is measured. */
  paintedShare: share,
  /** Mean luma, 0 black to 1 white. */
  brightness: share,
  /** Standard deviation of luma, 0 flat to about 0.5. */
  contrast: share,
  /** Part of the painted area that is all but black, or all but white. */
  shadowsClipped: share,
  highlightsClipped: share,
  /** The same, as a part of each of the nine thirds. */
  shadowsWhere: nine(share),
  highlightsWhere: nine(share),
  /** Parts of the area by tone; each channel sums to 1. */
  histogram: z.object({ luma: bins, red: bins, green: bins, blue: bins }),
  /** Mean OKLab chroma: 0 grey, about 0.3 for the strongest colours of sRGB. */
  chroma: z.number().min(0),
  /** Mean of OKLab a and b: the cast. Positive a is red, positive b is yellow. */
  castA: z.number(),
  castB: z.number(),
  palette: z.array(paletteColour).max(6),
})
export type ImageTones = z.infer<typeof imageTones>

/** A side of the grid over which visual weight is spread; a multiple of three. */
export const weightSide = 6

/** Where a picture is sharp, where it is heavy, and whether it stands level. */
export const imageShape = z.object({
  /**
   * How crisp the strongest edges are on a copy of 1024 px, whatever their contrast: 1 for an edge a
   * pixel wide, 0.3 for one that is visibly soft. Null where there is no edge to judge.
   */
  sharpness: z.object({ overall: share.nullable(), thirds: nine(share.nullable()) }),
  weight: z.object({
    /** Shares of what draws the eye (difference from the whole in tone and colour, and edges). */
    cells: z.array(share).length(weightSide * weightSide),
    /** Its centre of gravity in the unit square, from the top left. */
    x: share,
    y: share,
  }),
  /** Clockwise turn of the longest nearly level line; null when the picture has none. */
  tiltDegrees: z.number().nullable(),
})
export type ImageShape = z.infer<typeof imageShape>

export const imageFacts = z.object({
  family: z.literal('image'),
  /** Upright, after the orientation that the camera noted. */
  width: z.int(),
  height: z.int(),
  tones: imageTones,
  shape: imageShape,
  exposure: z
    .object({
      camera: z.string().nullable(),
      lens: z.string().nullable(),
      focalLengthMm: z.number().nullable(),
      aperture: z.number().nullable(),
      shutterSeconds: z.number().nullable(),
      iso: z.number().nullable(),
      takenAt: z.string().nullable(),
    })
    .nullable(),
})

/** Edges of the six bands in Hz: sub, bass, low mids, mids, presence, air. */
export const bandEdgesHz = [20, 60, 250, 500, 2000, 6000, 20_000] as const

const stretch = z.object({ from: z.number(), to: z.number() })
export type Stretch = z.infer<typeof stretch>

/** A track by EBU R 128 and by its samples. Times are seconds from the start. */
export const soundMeasures = z.object({
  /** EBU R 128; null when the track is silent or too short to gate. */
  integratedLufs: z.number().nullable(),
  loudnessRangeLu: z.number().nullable(),
  truePeakDbtp: z.number().nullable(),
  channels: z.int().nullable(),
  sampleRateHz: z.int().nullable(),
  /** What the measures below cover: the whole, or its first twenty minutes. */
  analysedSeconds: z.number(),
  /** Short-term loudness in LUFS at equal steps, at most 240 of them; -70 is silence. */
  loudnessCurve: z.array(z.number()).max(240),
  /** The loudest sample, 0 to 1, of each of at most 600 equal stretches. */
  peaks: z.array(share).max(600),
  /** Runs of three or more samples at full scale: how many, and where the first ones are. */
  clipping: z.object({ runs: z.int(), at: z.array(z.number()).max(20) }),
  stereo: z
    .object({
      /** 1 is mono in two channels, 0 is wide, below 0 cancels when played in mono. */
      correlation: z.number().min(-1).max(1),
      /** Left against right in dB: positive leans left. */
      balanceDb: z.number(),
    })
    .nullable(),
  /** Energy of the six bands in dB below the strongest, which is 0. Null for silence. */
  spectrumDb: z.array(z.number()).length(6).nullable(),
  /** Null when no beat is steady enough to be counted. `confidence` is 0 to 1. */
  tempo: z.object({ bpm: z.number(), confidence: share }).nullable(),
  /** The likeliest key, such as `C major`, and its relative, such as `A minor`. */
  key: z.object({ name: z.string(), relative: z.string(), confidence: share }).nullable(),
  /** Stretches of a second or more below -50 dBFS. */
  silences: z.array(stretch).max(50),
  onsetsPerSecond: z.number().min(0),
  /** Where the music changes its colour: times of likely section borders. */
  sections: z.array(z.number()).max(40),
})
export type SoundMeasures = z.infer<typeof soundMeasures>

export const audioFacts = z.object({
  family: z.literal('audio'),
  durationSeconds: z.number(),
  sound: soundMeasures,
})

export const shot = stretch.extend({
  /** Mean luma, 0 to 1. */
  brightness: share,
})
export type Shot = z.infer<typeof shot>

/** The kept strip of small frames, one a shot, side by side. */
export const shotStrip = z.object({
  frameWidth: z.int(),
  frameHeight: z.int(),
  /** How many of the first shots have a frame in it. */
  frames: z.int(),
})

export const filmCut = z.object({
  shots: z.array(shot).max(600),
  /** Whether every frame was looked at, or only key frames because the film is long. */
  precision: z.enum(['frame', 'key-frame']),
  /** What was looked at: the whole, or its beginning. */
  analysedSeconds: z.number(),
  black: z.array(stretch).max(50),
  frozen: z.array(stretch).max(50),
  strip: shotStrip.nullable(),
})
export type FilmCut = z.infer<typeof filmCut>

export const videoFacts = z.object({
  family: z.literal('video'),
  durationSeconds: z.number(),
  width: z.int(),
  height: z.int(),
  framesPerSecond: z.number().nullable(),
  /** Tones of the poster frame, one tenth in. */
  tones: imageTones.nullable(),
  cut: filmCut.nullable(),
  sound: soundMeasures.nullable(),
})

/** A word of some weight that comes again within fifty words. */
export const echo = z.object({
  word: z.string(),
  /** How many times it comes back that soon. */
  times: z.int(),
  /** Verbatim from the text: from the first to the second of one such pair. */
  quote: z.string(),
})

export const textMeasures = z.object({
  words: z.int(),
  sentences: z.int(),
  meanSentenceWords: z.number(),
  /** Standard deviation of the words a sentence: near 0 is a drumbeat. */
  sentenceSpread: z.number(),
  longestSentenceWords: z.int(),
  /** The first words of the longest sentence, verbatim. */
  longestSentenceStart: z.string(),
  /** Words of each sentence in order, the first 600. */
  sentenceWords: z.array(z.int()).max(600),
  dialogueShare: share,
  /** Flesch reading ease (100 easy, 0 hard) and the school year it asks for; English only. */
  readability: z.object({ ease: z.number(), grade: z.number() }).nullable(),
  /** Sentence openings that come three times or more: the words, and how often. */
  openings: z.array(z.object({ words: z.string(), times: z.int() })).max(5),
  echoes: z.array(echo).max(8),
  /** Adverbs in -ly, and passive sentences, as shares of words and of sentences; English only. */
  adverbShare: share.nullable(),
  passiveShare: share.nullable(),
  /** Paragraphs whose narration leaves the tense of most others; null when it cannot be told. */
  tense: z
    .object({
      main: z.enum(['past', 'present']),
      shifts: z.int(),
      /** The opening of the first paragraph that shifts, verbatim. */
      firstShift: z.string().nullable(),
    })
    .nullable(),
  /** Null for prose. */
  verse: z
    .object({ stanzas: z.int(), lines: z.int(), meanLineWords: z.number() })
    .nullable(),
})
export type TextMeasures = z.infer<typeof textMeasures>

export const pdfFacts = z.object({
  family: z.literal('pdf'),
  pages: z.int(),
  /** Null when the pages carry no text, as in a portfolio of pictures. */
  text: textMeasures.nullable(),
})

export const textFacts = z.object({
  family: z.literal('text'),
  /** Null when there are too few words to measure. */
  text: textMeasures.nullable(),
})

/** What was measured about a file, without any model. Grows by family, never by changing a unit. */
export const facts = z.discriminatedUnion('family', [
  imageFacts,
  audioFacts,
  videoFacts,
  pdfFacts,
  textFacts,
])
export type Facts = z.infer<typeof facts>
export type ImageFacts = z.infer<typeof imageFacts>
export type AudioFacts = z.infer<typeof audioFacts>
export type VideoFacts = z.infer<typeof videoFacts>
export type PdfFacts = z.infer<typeof pdfFacts>
export type TextFacts = z.infer<typeof textFacts>

/**
 * What a fact is about: the same word in the tutor's table, in a citation, in the craft store and
 * for the chart that shows it.
 */
export const factKeys = [
  'size',
  'exposure',
  'camera',
  'brightness',
  'contrast',
  'shadows',
  'highlights',
  'chroma',
  'cast',
  'palette',
  'sharpness',
  'weight',
  'tilt',
  'duration',
  'loudness',
  'range',
  'peak',
  'clipping',
  'stereo',
  'spectrum',
  'tempo',
  'key',
  'silences',
  'onsets',
  'sections',
  'rate',
  'shots',
  'shotExposure',
  'black',
  'frozen',
  'pages',
  'words',
  'sentences',
  'longest',
  'readability',
  'dialogue',
  'openings',
  'echoes',
  'adverbs',
  'passive',
  'tense',
  'verse',
] as const

export const factKey = z.enum(factKeys)
export type FactKey = (typeof factKeys)[number]
