import { z } from './zod.ts'
import { factKey } from './facts.ts'
import { recordId, requestId, sessionId } from './sessions.ts'

/** What has become of a suggestion in a new version. */
export const verdictKinds = ['addressed', 'partly', 'not', 'worse', 'unknown'] as const
export const verdictKind = z.enum(verdictKinds)
export type VerdictKind = (typeof verdictKinds)[number]

export const noteMaxLength = 600

export const verdict = z.object({
  suggestionId: z.string(),
  /** The number of the suggestion's pin. */
  number: z.int(),
  verdict: verdictKind,
  /** Why, in a sentence or two. */
  note: z.string(),
})
export type Verdict = z.infer<typeof verdict>

/** Whether a measure moved to where the craft of the medium wants it; most only change. */
export const trend = z.enum(['better', 'worse', 'changed', 'same'])
export type Trend = z.infer<typeof trend>

/** One measure of two versions, in the words of the facts. */
export const difference = z.object({
  key: factKey,
  label: z.string(),
  before: z.string(),
  after: z.string(),
  trend,
})
export type Difference = z.infer<typeof difference>

/** `messages.comparison`: what was found between two versions. */
export const comparisonFindings = z.object({
  differences: z.array(difference),
  verdicts: z.array(verdict),
})
export type ComparisonFindings = z.infer<typeof comparisonFindings>

export const comparisonView = comparisonFindings.extend({
  /** Null when the file has been removed. */
  originalFileId: z.string().nullable(),
  newFileId: z.string().nullable(),
})
export type ComparisonView = z.infer<typeof comparisonView>

export const compareInput = z.strictObject({
  sessionId,
  originalFileId: recordId,
  newFileId: recordId,
  requestId,
})
export type CompareInput = z.infer<typeof compareInput>
