import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { newId } from '#db/ids.ts'
import { insertJob } from '#db/queries/jobs.ts'
import { insertResetToken, voidResetTokens } from '#db/queries/reset-tokens.ts'
import { findUserByEmail } from '#db/queries/users.ts'
import { hashResetToken } from '../account/reset-token.ts'
import { resetLifeMs } from '../contract/account.ts'
import { googleLinkedMail, passwordChangedMail, resetMail } from './mails.ts'
import type { Db } from '#db/database.ts'
import type { JobHandler } from '../job-handler.ts'
import type { Services } from '../context.ts'
import type { Mail } from '../mailer.ts'

const payload = z.discriminatedUnion('template', [
  z.object({ template: z.literal('reset'), email: z.string() }),
  z.object({ template: z.literal('password_changed'), email: z.string() }),
  z.object({
    template: z.literal('google_linked'),
    email: z.string(),
    isPasswordVoid: z.boolean(),
  }),
])
export type MailOrder = z.infer<typeof payload>

/** A mail server may be away for an hour: the tries are 5 s, 20 s, 80 s, … and at last 85 min apart. */
const maxAttempts = 7

/**
 * Queues a mail in the transaction that makes it needed: no request waits for a mail server, and the
 * time of its answer tells nothing of who has an account (rule D-16).
 */
export async function enqueueMail(trx: Db, now: Date, order: MailOrder): Promise<void> {
  const id = newId()
  await insertJob(trx, {
    id,
    kind: 'mail',
    dedupeKey: `mail:${id}`,
    userId: null,
    payload: order,
    maxAttempts,
    runAt: now.toISOString(),
    createdAt: now.toISOString(),
  })
}

export const mailJob: JobHandler = {
  async run(services, job) {
    const order = payload.parse(job.payload)
    const user = await findUserByEmail(services.db, order.email)
    if (user?.state !== 'active') return undefined
    await services.mailer.send({
      to: order.email,
      ...(await wordsOf(services, order)),
    })
    return undefined
  },
}

async function wordsOf(services: Services, order: MailOrder): Promise<Omit<Mail, 'to'>> {
  const { appUrl } = services.settings
  switch (order.template) {
    case 'reset':
      return resetMail(
        `${appUrl}/reset-password?token=${await makeResetToken(services, order.email)}`,
        resetLifeMs / 60_000,
      )
    case 'password_changed':
      return passwordChangedMail(appUrl)
    case 'google_linked':
      return googleLinkedMail(appUrl, order.isPasswordVoid)
  }
}

/**
 * A fresh token of 256 random bits; older ones open nothing any more (rule D-17). It is made here and
 * not in the request, so that it lies nowhere in the clear, not even in the queue.
 */
async function makeResetToken(services: Services, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = services.clock.now()
  await services.db.transaction().execute(async (trx) => {
    await voidResetTokens(trx, email)
    await insertResetToken(trx, {
      id: newId(),
      email,
      token: hashResetToken(token),
      expiresAt: new Date(now.getTime() + resetLifeMs).toISOString(),
      createdAt: now.toISOString(),
    })
  })
  return token
}
