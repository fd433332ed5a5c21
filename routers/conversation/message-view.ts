import { z } from 'zod'
import { comparisonFindings } from '../contract/comparison.ts'
import { citation, numberMark } from '../contract/conversation.ts'
import { storedOrder } from '../refyn/refyn-order.ts'
import { mediaType } from '../contract/media-type.ts'
import { toErrorCode } from '../contract/errors.ts'
import type { ConversationRow, MessageRow } from '#db/tables/conversations.ts'
import type { ComparisonFindings } from '../contract/comparison.ts'
import type { ConversationView, MessageView } from '../contract/conversation.ts'

// Made once: to make a schema takes longer than to use it.
const citations = z.array(citation)
const numberMarks = z.array(numberMark)
const storedMedium = mediaType.nullable().catch(null)

export function toMessageView(message: MessageRow): MessageView {
  return {
    id: message.id,
    conversationId: message.conversationId,
    role: message.role,
    kind: message.kind,
    content: withoutMarkers(message.content),
    status: message.status,
    model: message.model,
    errorCode: toErrorCode(message.errorCode),
    retryAt: message.retryAt,
    isHelpful: message.isHelpful === null ? null : message.isHelpful === 1,
    citations: stored(citations, message.citations),
    numberMarks: stored(numberMarks, message.numberMarks),
    suggestionId: message.suggestionId,
    refyn: toRefynView(message),
    comparison: toComparisonView(message),
    createdAt: message.createdAt,
  }
}

function toRefynView(message: MessageRow): MessageView['refyn'] {
  if (message.kind !== 'refyn') return null
  const order = storedOrder(message)
  return {
    sourceFileId: message.originalFileId,
    fileId: message.refynFileId,
    asked: order?.changes.map(({ title }) => title) ?? [],
    settings: order?.settings ?? null,
  }
}

function toComparisonView(message: MessageRow): MessageView['comparison'] {
  if (message.kind !== 'comparison') return null
  const { originalFileId, newFileId } = message
  return { originalFileId, newFileId, ...storedFindings(message) }
}

/** What was found so far; nothing before it was looked for, or when another version wrote it. */
export function storedFindings(message: MessageRow): ComparisonFindings {
  const found = comparisonFindings.safeParse(JSON.parse(message.comparison ?? 'null'))
  return found.data ?? { differences: [], verdicts: [] }
}

/** What an older version wrote may have another shape: then there is none. */
function stored<T>(list: z.ZodType<T[]>, json: string): T[] {
  return json === '[]' ? [] : (list.safeParse(JSON.parse(json)).data ?? [])
}

const marker = 'COMPARISON_IMAGES:'

/** `COMPARISON_IMAGES:` means something to callers of `/api`, so no text may carry a forged one. */
export function withoutMarkers(text: string): string {
  let clean = text
  // Taking one out may put another together.
  while (clean.includes(marker)) clean = clean.replaceAll(marker, '')
  return clean
}

export function toConversationView(conversation: ConversationRow): ConversationView {
  return {
    id: conversation.id,
    sessionId: conversation.sessionId,
    contextPrompt: conversation.contextPrompt,
    mediaType: storedMedium.parse(conversation.mediaType),
    isAssignment: conversation.isAssignment === 1,
    courseId: conversation.courseId,
    audioUrl: conversation.audioUrl,
    repliesUsed: conversation.replyCount,
    createdAt: conversation.createdAt,
  }
}
