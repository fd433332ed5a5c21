import { beforeAll, expect, test } from 'vitest'
import { i18n, startTexts } from '#src/lib/i18n.ts'
import { textForCode } from '#src/lib/error-text.ts'
import { account } from '#src/locales/en/account.ts'
import { common } from '#src/locales/en/common.ts'
import { conversation } from '#src/locales/en/conversation.ts'
import { dashboard } from '#src/locales/en/dashboard.ts'
import { files } from '#src/locales/en/files.ts'
import './all-texts.ts'

beforeAll(startTexts)

test('deleting a conversation asks and answers in the words of the specification', () => {
  const { remove } = dashboard
  expect(remove.title).toBe('Delete Conversation')
  expect(remove.text).toBe(
    'Are you sure you want to delete this conversation? This will permanently remove all messages and associated files. This action cannot be undone.',
  )
  expect([common.cancel, common.delete, common.deleting]).toEqual([
    'Cancel',
    'Delete',
    'Deleting...',
  ])
  expect([remove.done, remove.doneText]).toEqual([
    'Conversation deleted',
    'The conversation and all associated files have been removed.',
  ])
  expect([dashboard.deletedTitle, dashboard.deletedText]).toEqual([
    'Success',
    'Conversation deleted successfully',
  ])
})

test('the upload panel has the words of the specification', () => {
  expect([files.panelTitle, files.drop, files.choose, files.hint]).toEqual([
    'Upload Your Creative Work',
    'Drop files here or click to upload',
    'Choose Files',
    'Support: Images, Audio, Video, PDF (Max 100MB each)',
  ])
})

test('uploads and removals are told in the words of the specification', () => {
  expect([files.uploadedTitle, files.removedTitle, files.removedText]).toEqual([
    'Files uploaded successfully',
    'File removed',
    'File deleted successfully',
  ])
  expect(i18n.t('files:uploadedText', { count: 1 })).toBe('1 file uploaded')
  expect(i18n.t('files:uploadedText', { count: 3 })).toBe('3 files uploaded')
})

test('an answer that arrived is told in the words of the specification', () => {
  expect([conversation.feedbackReady, conversation.feedbackReadyText]).toEqual([
    'AI Feedback Ready!',
    'Your creative analysis is complete',
  ])
})

test('a failed sign-up has the words of the specification', () => {
  expect([
    account.registrationFailed,
    account.registrationFailedText,
    account.tryAgain,
  ]).toEqual([
    'Registration failed',
    'An error occurred during registration',
    'Please try again',
  ])
})

test('values stand in a text as they are, also those that look like markup', () => {
  expect(textForCode('file_too_large', { name: '<b>&.jpg', max: 30 })).toBe(
    '"<b>&.jpg" exceeds maximum size of 30MB',
  )
  expect(textForCode('file_limit', { max: 5 })).toBe(
    'Maximum 5 files allowed per conversation',
  )
})
