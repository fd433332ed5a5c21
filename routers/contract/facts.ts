import { z } from 'zod'

/** Raised when a method of measuring changes: stored facts of an older version are taken anew. */
export const factsVersion = 1

const share = z.number().min(0).max(1)

export const paletteColour = z.object({
  /** sRGB as `#rrggbb`. */
  hex: z.string(),
  /** Part of the picture's area. */
  share,
})

/** Tones and colours of a picture, measured on a copy of at most 512 px. */
export const imageTones = z.object({
  /** Mean luma, 0 black to 1 white. */
  brightness: share,
  /** Standard deviation of luma, 0 flat to about 0.5. */
  contrast: share,
  /** Part of the area that is all but black, or all but white. */
  shadowsClipped: share,
  highlightsClipped: share,
  /** Mean OKLab chroma: 0 grey, about 0.3 for the strongest colours of sRGB. */
  chroma: z.number().min(0),
  /** Mean of OKLab a and b: the cast. Positive a is red, positive b is yellow. */
  castA: z.number(),
  castB: z.number(),
  palette: z.array(paletteColour).max(6),
})
export type ImageTones = z.infer<typeof imageTones>

export const imageFacts = z.object({
  family: z.literal('image'),
  /** Upright, after the orientation that the camera noted. */
  width: z.int(),
  height: z.int(),
  tones: imageTones,
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

/** EBU R 128 measures; null when the track is silent or too short to gate. */
export const soundMeasures = z.object({
  integratedLufs: z.number().nullable(),
  loudnessRangeLu: z.number().nullable(),
  truePeakDbtp: z.number().nullable(),
  channels: z.int().nullable(),
  sampleRateHz: z.int().nullable(),
})
export type SoundMeasures = z.infer<typeof soundMeasures>

export const audioFacts = z.object({
  family: z.literal('audio'),
  durationSeconds: z.number(),
  sound: soundMeasures,
})

export const videoFacts = z.object({
  family: z.literal('video'),
  durationSeconds: z.number(),
  width: z.int(),
  height: z.int(),
  framesPerSecond: z.number().nullable(),
  /** Tones of the poster frame, one tenth in. */
  tones: imageTones.nullable(),
  sound: soundMeasures.nullable(),
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
  dialogueShare: share,
})
export type TextMeasures = z.infer<typeof textMeasures>

export const pdfFacts = z.object({
  family: z.literal('pdf'),
  pages: z.int(),
  /** Null when the pages carry no text, as in a portfolio of pictures. */
  text: textMeasures.nullable(),
})

/** What was measured about a file, without any model. Grows by family, never by changing a unit. */
export const facts = z.discriminatedUnion('family', [
  imageFacts,
  audioFacts,
  videoFacts,
  pdfFacts,
])
export type Facts = z.infer<typeof facts>
export type ImageFacts = z.infer<typeof imageFacts>
export type AudioFacts = z.infer<typeof audioFacts>
export type VideoFacts = z.infer<typeof videoFacts>
export type PdfFacts = z.infer<typeof pdfFacts>
