import { z } from './zod.ts'
import { box } from './anchors.ts'
import { recordId, requestId, sessionId } from './sessions.ts'

/** Where an adjustment applies, soft at its edge; null is the whole picture. */
const region = box.nullable()
const signedUnit = z.number().min(-1).max(1)

/**
 * One exact change of a picture, in the units in which one would make it by hand. Everything is
 * measured on the upright picture.
 */
export const adjustment = z.discriminatedUnion('kind', [
  /** Stops of light: +1 doubles it. */
  z.object({ kind: z.literal('exposure'), stops: z.number().min(-3).max(3), region }),
  /** -1 flattens to grey, +1 is the steepest curve. */
  z.object({ kind: z.literal('contrast'), amount: signedUnit, region }),
  /** Shift of OKLab b (warmth: positive is yellow) and a (tint: positive is magenta). */
  z.object({
    kind: z.literal('whiteBalance'),
    warmth: z.number().min(-0.2).max(0.2),
    tint: z.number().min(-0.2).max(0.2),
    region,
  }),
  /** Factor of colourfulness: 0 is grey, 1 changes nothing. */
  z.object({ kind: z.literal('saturation'), factor: z.number().min(0).max(3), region }),
  /** Degrees by which the picture is turned clockwise; the corners are cropped away. */
  z.object({ kind: z.literal('straighten'), degrees: z.number().min(-15).max(15) }),
  /** What is kept. */
  z.object({ kind: z.literal('crop'), box }),
  /** 0 nothing, 1 strong. */
  z.object({ kind: z.literal('sharpen'), amount: z.number().min(0).max(1), region }),
  /** Stops by which the corners are darkened, 0 to 2. */
  z.object({ kind: z.literal('vignette'), stops: z.number().min(0).max(2) }),
])
export type Adjustment = z.infer<typeof adjustment>
export type AdjustmentKind = Adjustment['kind']

/** One chosen suggestion, and what was made of it. */
export const refynChange = z.object({
  suggestionId: z.string().nullable(),
  title: z.string(),
  /** In words, for whoever wants to do it by hand. */
  how: z.string(),
  /** What was done exactly; empty when a model did it in its own way, or when it was left out. */
  adjustments: z.array(adjustment),
  /** False for what cannot be done without an image model. */
  isApplied: z.boolean(),
})
export type RefynChange = z.infer<typeof refynChange>

/** `files.settings` of a refyn: how the picture came about. */
export const refynSettings = z.object({
  /** Which editor made it, as the screen names it. */
  editor: z.string(),
  /** Whether a model drew it: then its metadata says so too. */
  isAiMade: z.boolean(),
  changes: z.array(refynChange),
})
export type RefynSettings = z.infer<typeof refynSettings>

/** What a refyn message is about, before and after the picture is there. */
export const refynView = z.object({
  /** Null when the picture has been removed. */
  sourceFileId: z.string().nullable(),
  /** Null until it is made, and when it has been removed. */
  fileId: z.string().nullable(),
  /** Titles of what was asked for. */
  asked: z.array(z.string()),
  settings: refynSettings.nullable(),
})
export type RefynView = z.infer<typeof refynView>

export const suggestionTextMaxLength = 6000

/** Applies chosen suggestions to a picture of the session. */
export const createRefynInput = z.strictObject({
  sessionId,
  fileId: recordId,
  suggestionIds: z
    .array(recordId)
    .min(1, { error: 'Please select at least one suggestion to apply.' })
    .max(40),
  requestId,
})
export type CreateRefynInput = z.infer<typeof createRefynInput>

/** The same for callers of `/api`, who send the words of the suggestions joined with `. `. */
export const editImageInput = z.strictObject({
  sessionId,
  fileId: recordId,
  suggestions: z
    .string()
    .trim()
    .min(1, { error: 'Please select at least one suggestion to apply.' })
    .max(suggestionTextMaxLength),
  requestId,
})
export type EditImageInput = z.infer<typeof editImageInput>
