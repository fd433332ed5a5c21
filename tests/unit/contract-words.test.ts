import { expect, test } from 'vitest'
import { registerInput, loginInput, userView } from '#routers/contract/account.ts'
import {
  conversationCard,
  conversationView,
  messageStatus,
  messageView,
} from '#routers/contract/conversation.ts'
import { assignmentView } from '#routers/contract/courses.ts'
import { courseStatuses } from '#routers/contract/course-states.ts'
import { errorStatus } from '#routers/contract/errors.ts'
import { fileKind, fileView } from '#routers/contract/files.ts'
import { mediaLabels, mediaTypes } from '#routers/contract/media-types.ts'
import { plans } from '#routers/contract/plans.ts'
import { subscriptionView } from '#routers/contract/subscription.ts'
import { AppError } from '#routers/errors.ts'
import { common } from '#src/locales/en/common.ts'
import type { z } from 'zod'
import type { ErrorCode } from '#routers/contract/errors.ts'

test('the nine media are those of the specification', () => {
  expect(mediaTypes.join(' ')).toBe(
    'photography painting drawing music film graphicDesign illustration dance creativeWriting',
  )
})

test('each medium has one label, the same on the screen and for the tutor', () => {
  const { none: _none, ...shown } = common.media
  expect(shown).toEqual(mediaLabels)
  expect(Object.keys(mediaLabels)).toEqual([...mediaTypes])
  expect(new Set(Object.values(mediaLabels)).size).toBe(mediaTypes.length)
})

test('the plans are free, standard and premium', () => {
  expect(plans).toEqual(['free', 'standard', 'premium'])
})

/** The fields of section 3, part 1, as callers read them; more may stand beside them. */
test.for([
  [
    'a user',
    userView,
    'id firstName lastName email artistStatement interests profileImageUrl isAdmin',
  ],
  [
    'the subscription',
    subscriptionView,
    'subscriptionPlan isAcademic conversationsThisMonth conversationLimit refynsThisMonth',
  ],
  [
    'a conversation',
    conversationView,
    'id sessionId contextPrompt mediaType audioUrl createdAt',
  ],
  [
    'a conversation in a list',
    conversationCard,
    'id sessionId contextPrompt mediaType audioUrl createdAt fileCount messageCount files',
  ],
  ['a message', messageView, 'id conversationId role content createdAt'],
  [
    'a file',
    fileView,
    'id filename originalName title mimeType size sessionId suggestions uploadedAt',
  ],
] as const)('%s is read with its fields of the specification', ([, view, fields]) => {
  const names = Object.keys((view as z.ZodObject).shape)
  expect(names).toEqual(expect.arrayContaining(fields.split(' ')))
  expect(names).not.toContain('password')
})

test('a message is of the user or of the ai, in one of five states', () => {
  expect(messageView.shape.role.options).toEqual(['user', 'ai'])
  expect(messageStatus.options).toEqual([
    'pending',
    'writing',
    'done',
    'failed',
    'stopped',
  ])
})

test('a file is work, an improved version, a refyn or a profile picture', () => {
  expect(fileKind.options).toEqual(
    expect.arrayContaining(['work', 'improved', 'refyn', 'profile']),
  )
})

/** What callers of `/api` rely on (DESIGN section 12). */
const statuses: Partial<Record<ErrorCode, number>> = {
  invalid: 400,
  signed_out: 401,
  plan_limit: 403,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  file_too_large: 413,
  wrong_type: 415,
  rate_limited: 429,
  ai_failed: 502,
  not_configured: 503,
  disk_full: 507,
}

test.for(Object.entries(statuses))('%s is answered with %i', ([code, status]) => {
  expect(errorStatus[code as ErrorCode]).toBe(status)
  expect(new AppError(code as ErrorCode).status).toBe(status)
})

test('every refusal of the AI is 502', () => {
  const refusals = Object.entries(errorStatus).filter(([code]) => code.startsWith('ai_'))
  expect(new Set(refusals.map(([, status]) => status))).toEqual(new Set([502]))
})

function wordsOf(schema: z.ZodType, input: unknown): string[] {
  const { error } = schema.safeParse(input)
  return (error?.issues ?? []).map(({ message }) => message)
}

test('sign-up is refused in the words of /auth, and asks for no name', () => {
  const good = { email: 'a@example.org', password: 'long enough' }
  expect(wordsOf(registerInput, good)).toEqual([])
  expect(wordsOf(registerInput, { email: 'nobody', password: 'short' })).toEqual([
    'Please enter a valid email address',
    'Password must be at least 8 characters long',
  ])
  expect(wordsOf(loginInput, { email: 'nobody', password: '' })).toEqual([
    'Please enter a valid email address',
    'Password is required',
  ])
})

test('the words for the state of a course and of an assignment fit into 50 characters', () => {
  const words = [...courseStatuses, ...assignmentView.shape.status.options]
  expect(words).toEqual(
    'generating ready failed pending reviewed failed withdrawn'.split(' '),
  )
  expect(words.filter((word) => word.length > 50)).toEqual([])
})
