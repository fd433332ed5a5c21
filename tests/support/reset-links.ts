import { until } from './until.ts'
import type { Mail } from '#routers/mailer.ts'
import type { Answer, Visitor } from './visitor.ts'

interface Box {
  sent: Mail[]
}

export function forgot(visitor: Visitor, email: string, headers = {}): Promise<Answer> {
  return visitor.send('POST', '/api/auth/forgot-password', { email }, headers)
}

export function reset(
  visitor: Visitor,
  token: string,
  password = 'quite another one',
): Promise<Answer> {
  return visitor.send('POST', '/api/auth/reset-password', { token, password })
}

/** Whether a link still opens the form, as the page asks it. */
export async function isGood(visitor: Visitor, token: string): Promise<unknown> {
  const { body } = await visitor.get(
    `/api/auth/reset-password?token=${encodeURIComponent(token)}`,
  )
  return (body as { valid: unknown }).valid
}

export function linkIn({ text }: Mail): string {
  const link = /^https?:\/\/\S+$/m.exec(text)?.[0]
  if (!link) throw new Error(`No line of this mail is a link: ${text}`)
  return link
}

/** Asks for a link and waits for its mail: the token in it. */
export async function askForToken(
  visitor: Visitor,
  box: Box,
  email: string,
): Promise<string> {
  const before = box.sent.length
  await forgot(visitor, email)
  const mail = await until(() => box.sent[before])
  return new URL(linkIn(mail)).searchParams.get('token') ?? ''
}
