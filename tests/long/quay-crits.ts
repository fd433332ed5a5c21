import { aSession } from '#tests/support/factories.ts'
import { plain } from '#tests/support/sample-files.ts'
import type { Answer, Visitor } from '#tests/support/visitor.ts'

/** What a crit that is asked for and waited for was answered. */
export async function beginCrit(
  member: Visitor,
  contextPrompt: string,
  sessionId = aSession(),
): Promise<Answer> {
  await member.upload(sessionId, [['quay.jpg', await smallWork()]])
  const crit = { sessionId, contextPrompt, mediaType: 'photography' }
  return member.send('POST', '/api/analyze', crit)
}

/** The session of a crit that is done. */
export async function aCrit(member: Visitor): Promise<string> {
  const sessionId = aSession()
  const { status, body } = await beginCrit(member, 'A quay', sessionId)
  if (status !== 200)
    throw new Error(`The crit answered ${status} ${JSON.stringify(body)}`)
  return sessionId
}

export function smallWork(): Promise<Buffer> {
  return plain([70, 90, 110], { width: 640, height: 480 }).jpeg().toBuffer()
}
