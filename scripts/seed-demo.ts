import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import process from 'node:process'
import { loadEnv } from '#server/env.ts'
import { createLog } from '#server/log.ts'
import { startServer } from '#server/start.ts'
import { makeSampleWorks } from '#tests/support/sample-works.ts'

// npm run db:seed: a demonstration account with a few crits, made through the API like anyone's.
const account = { email: 'demo@example.org', password: 'a quiet harbour at dusk' }

if (existsSync('.env')) process.loadEnvFile('.env')
const env = loadEnv({ ...process.env, DEFAULT_PLAN: 'premium', PORT: '0' })
const server = await startServer(env, createLog('error'))
const headers: Record<string, string> = { origin: env.appUrl }

const call = async (path: string, body: object | FormData): Promise<Response> => {
  const isForm = body instanceof FormData
  const answer = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: isForm ? headers : { ...headers, 'content-type': 'application/json' },
    body: isForm ? body : JSON.stringify(body),
  })
  if (!answer.ok)
    throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

const registered = await call('/api/auth/register', {
  ...account,
  firstName: 'Ida',
  lastName: 'Holm',
})
headers['cookie'] = registered.headers
  .getSetCookie()
  .map((cookie) => cookie.split(';')[0])
  .join('; ')

const works = await makeSampleWorks(join(tmpdir(), 'refyn-sample-works-1'))
const crits = [
  [
    'photography',
    'The harbour on the last warm evening. I wanted it quiet.',
    works.photo,
  ],
  [
    'painting',
    'Three fields, second attempt. The middle band bothers me.',
    works.painting,
  ],
  [
    'music',
    'A slow tide: sketch for strings. Is the second chord too early?',
    works.song,
  ],
  ['film', 'Crossing. Twelve frames a second, no sound yet.', works.film],
  ['creativeWriting', 'The Ferry, opening page.', works.pages],
] as const
for (const [index, [mediaType, contextPrompt, file]] of crits.entries()) {
  const sessionId = `session_${Date.now()}_demo${index}`
  const form = new FormData()
  form.set('sessionId', sessionId)
  form.append('files', new File([await readFile(file)], basename(file)))
  await call('/api/upload', form)
  await call('/api/analyze', { sessionId, contextPrompt, mediaType })
}
await server.stop(5000)
process.stdout.write(
  `Sign in as ${account.email} with the password: ${account.password}\n`,
)
