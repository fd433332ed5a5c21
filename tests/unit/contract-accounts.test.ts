import fc from 'fast-check'
import { expect, test } from 'vitest'
import { email, password, registerInput } from '#routers/contract/account.ts'
import { emailMaxLength, isEmail } from '#routers/contract/email-rule.ts'
import { profileInput } from '#routers/contract/profile.ts'
import { analyzeInput } from '#routers/contract/conversation.ts'
import { isBusy } from '#routers/contract/is-busy.ts'
import { recordId, sessionId } from '#routers/contract/sessions.ts'
import { makeSessionId } from '#routers/contract/session-ids.ts'
import { newId, randomId } from '#db/ids.ts'

const takes = (
  schema: { safeParse(value: unknown): { success: boolean } },
  value: unknown,
) => schema.safeParse(value).success

test('a session id that the client makes is one that the server takes', () => {
  fc.assert(
    fc.property(
      fc.nat(4e12),
      fc.uint8Array({ minLength: 16, maxLength: 16 }),
      (now, random) => {
        expect(takes(sessionId, makeSessionId(now, random))).toBe(true)
      },
    ),
  )
  expect(makeSessionId(1, new Uint8Array(16))).toBe('session_1_aaaaaaaaaaaaaaaa')
})

test.for([
  '',
  'session_',
  'x_1_a',
  'session_a/b',
  'session_a b',
  'session_é',
  `session_${'a'.repeat(93)}`,
  1,
  null,
])('the session id %j is refused', (value) => {
  expect(takes(sessionId, value)).toBe(false)
})

test('ids are of 130 bits or more, in the alphabet of the contract, and never the same', () => {
  const ids = Array.from({ length: 1000 }, newId)
  expect(new Set(ids).size).toBe(1000)
  expect(ids.every((id) => takes(recordId, id))).toBe(true)
  expect(randomId(32)).toMatch(/^[a-z2-7]{32}$/)
})

test.for([
  ['7 letters', 'abcdefg', false],
  ['8 letters', 'abcdefgh', true],
  ['8 emoji are 8 characters', '🎨'.repeat(8), true],
  ['7 emoji are 7 characters, not 14', '🎨'.repeat(7), false],
  ['spaces count and are not trimmed', '   a    ', true],
  ['256 characters', 'x'.repeat(256), true],
  ['256 emoji', '🎨'.repeat(256), true],
  ['257 characters', 'x'.repeat(257), false],
] as const)('as a password %s', ([, value, isTaken]) => {
  expect(takes(password, value)).toBe(isTaken)
  if (isTaken) expect(password.parse(value)).toBe(value)
})

test('a form says of an e-mail what the schema says', () => {
  const piece = fc.string({ unit: fc.constantFrom(...Array.from('aZ9.@+-_ ü\'"')) })
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), piece, fc.string()), (text) => {
      expect(isEmail(text)).toBe(takes(email, text))
    }),
  )
  for (const length of [emailMaxLength, emailMaxLength + 1]) {
    const text = `${'a'.repeat(length - 6)}@x.org`
    expect([length, isEmail(text)]).toEqual([length, takes(email, text)])
  }
})

test('an e-mail is trimmed and in lower case', () => {
  expect(email.parse(' Ada@Example.ORG ')).toBe('ada@example.org')
  for (const value of [
    'ada',
    'ada@',
    '@example.org',
    `${'a'.repeat(250)}@x.org`,
    'a b@x.org',
  ])
    expect([value, takes(email, value)]).toEqual([value, false])
})

test('what nobody asked for is refused, not ignored', () => {
  const input = { email: 'a@x.org', password: 'long enough' }
  expect(takes(registerInput, input)).toBe(true)
  expect(takes(registerInput, { ...input, isAdmin: true })).toBe(false)
})

test('a crit needs a medium unless it answers an assignment', () => {
  const input = { sessionId: 'session_1_a', contextPrompt: 'x' }
  expect(takes(analyzeInput, input)).toBe(false)
  expect(takes(analyzeInput, { ...input, mediaType: 'dance' })).toBe(true)
  expect(takes(analyzeInput, { ...input, isAssignmentMode: true })).toBe(true)
  expect(takes(analyzeInput, { ...input, isAssignmentMode: false })).toBe(false)
})

test('a conversation is busy while a reply is pending or being written', () => {
  expect(isBusy([])).toBe(false)
  for (const status of ['done', 'failed', 'stopped'] as const)
    expect(isBusy([{ status }])).toBe(false)
  for (const status of ['pending', 'writing'] as const)
    expect(isBusy([{ status: 'done' }, { status }])).toBe(true)
})

test('names are one line that can be seen, and keep what emoji and other scripts are joined by', () => {
  const nameOf = (firstName: string) =>
    registerInput.parse({ email: 'a@example.org', password: 'long enough', firstName })
      .firstName
  expect(nameOf('A\u0000B')).toBe('AB')
  expect(nameOf('\u202Egnp')).toBe('gnp')
  expect(nameOf('Ada\r\nBcc:')).toBe('Ada Bcc:')
  expect(nameOf('\u{1F469}\u200D\u{1F3A8}')).toBe('\u{1F469}\u200D\u{1F3A8}')
  expect(nameOf('\u200F\u05D0\u05D3\u05D4')).toBe('\u200F\u05D0\u05D3\u05D4')
  const invisible = { firstName: '\u200B', lastName: '\u2060\u200F\u200D' }
  const faults = profileInput.safeParse({ ...invisible, interests: [] }).error?.issues
  expect(faults?.map(({ message }) => message)).toEqual([
    'First name is required',
    'Last name is required',
  ])
})
