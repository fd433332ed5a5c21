import { ask } from './ask.ts'
import { fail, ok, warn } from './finding.ts'
import { shownAddress } from './shown-settings.ts'
import type { Endpoint, Env } from '#server/env.ts'
import type { Finding } from './finding.ts'

const subjects = [
  ['ai', 'AI tutor', 'the built-in tutor'],
  ['image', 'AI images', 'the built-in editor'],
  ['speech', 'AI voices', 'the built-in voices'],
] as const

/** Each configured model's server is asked for its list of models; the key goes there and is never shown. */
export function checkEndpoints(
  env: Pick<Env, 'ai' | 'image' | 'speech'>,
): Array<Promise<Finding>> {
  return subjects.map(([name, subject, builtIn]) => {
    const endpoint = env[name]
    return endpoint
      ? checkEndpoint(subject, endpoint)
      : Promise.resolve(ok(subject, builtIn))
  })
}

async function checkEndpoint(
  subject: string,
  { baseUrl, apiKey, model }: Endpoint,
): Promise<Finding> {
  const models = new URL(baseUrl)
  models.pathname = `${models.pathname.replace(/\/+$/, '')}/models`
  const asked = await ask(models.href, { authorization: `Bearer ${apiKey}` })
  const found = `${model} at ${shownAddress(baseUrl)}`
  if (!asked.isAnswered)
    return fail(
      subject,
      `${found}: ${asked.why}`,
      'see that its address is right and it runs',
    )
  const { status, text } = asked
  if (status === 401 || status === 403)
    return fail(subject, `${found}: ${status}`, 'the key is refused: set another')
  if (status !== 200)
    return warn(
      subject,
      `${found}: the list of models answers ${status}`,
      'see that the address is the one before /models; some servers have no list',
    )
  return lists(text, model)
    ? ok(subject, found)
    : warn(
        subject,
        `${found}: reachable, but it lists no such model`,
        'see that the name of the model is right',
      )
}

/** Gemini's list puts `models/` before a name. */
function lists(text: string, model: string): boolean {
  return text.includes(`"${model}"`) || text.includes(`"models/${model}"`)
}
