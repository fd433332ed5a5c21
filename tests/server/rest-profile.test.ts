import { expect, test } from 'vitest'
import { buildHouse } from '#tests/support/build-house.ts'
import { plain } from '#tests/support/sample-files.ts'

const whole = { firstName: 'Ida', lastName: 'Holm', interests: ['music'] }

async function send(
  member: { request(path: string, init?: RequestInit): Promise<Response> },
  parts: Array<[field: string, name: string, bytes: Uint8Array<ArrayBuffer> | string]>,
): Promise<{ status: number; body: { url?: string; message?: string; code?: string } }> {
  const body = new FormData()
  for (const [field, name, bytes] of parts) body.append(field, new File([bytes], name))
  const answer = await member.request('/api/upload-profile-image', {
    method: 'POST',
    body,
  })
  return { status: answer.status, body: (await answer.json()) as object }
}

async function aPicture(): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await plain([200, 120, 60], { width: 40, height: 40 }).png().toBuffer(),
  )
}

test('the profile is written by PUT, which answers the changed user', async () => {
  const { signUp } = await buildHouse()
  const member = await signUp()
  const { status, body } = await member.send('PUT', '/api/profile', whole)
  expect([status, body]).toMatchObject([200, { ...whole, artistStatement: null }])
  expect((await member.get('/api/auth/user')).body).toEqual(body)
  const refused = await member.send('PUT', '/api/profile', { ...whole, lastName: '' })
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { code: 'invalid', message: 'Last name is required' },
  ])
})

test('a picture is uploaded as image, answered by its url, and is the owner’s alone', async () => {
  const { signUp } = await buildHouse()
  const [member, other] = [await signUp(), await signUp()]
  const { status, body } = await send(member, [['image', 'me.png', await aPicture()]])
  expect([status, body]).toEqual([200, { url: expect.stringMatching(/^\/api\/files\//) }])
  const profileImageUrl = body.url ?? ''
  const saved = await member.send('PUT', '/api/profile', { ...whole, profileImageUrl })
  expect(saved.body).toMatchObject({ profileImageUrl })
  const bare = profileImageUrl.replace(/\?.*/, '')
  expect((await member.request(bare)).status).toBe(200)
  expect((await other.request(bare)).status).toBe(404)
})

test('a picture above 5 MB, none, two, and what is none are refused', async () => {
  const { signUp } = await buildHouse()
  const member = await signUp()
  const large = new Uint8Array(5 * 1024 * 1024 + 1)
  const answers = [
    await send(member, [['image', 'me.png', large]]),
    await send(member, []),
    await send(member, [['picture', 'me.png', await aPicture()]]),
    await send(member, [['image', 'me.txt', 'I am a text, not a picture']]),
  ]
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
    [413, 'Please select an image under 5MB.'],
    [400, 'Expected a field named image'],
    [400, 'Expected a field named image'],
    [415, 'JPG, PNG or GIF. Max 5MB.'],
  ])
})

test('a visitor can do neither', async () => {
  const { visitor } = await buildHouse()
  const nobody = visitor()
  expect((await nobody.send('PUT', '/api/profile', whole)).status).toBe(401)
  expect((await send(nobody, [['image', 'me.png', await aPicture()]])).status).toBe(401)
})
