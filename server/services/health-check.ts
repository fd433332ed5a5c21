import { findLatestStripeEvent } from '#db/queries/stripe-events.ts'
import { checkArrival } from '../doctor/check-arrival.ts'
import { checkDiscovery } from '../doctor/check-discovery.ts'
import { checkEndpoints } from '../doctor/check-endpoints.ts'
import { checkDisk, checkFfmpeg } from '../doctor/check-machine.ts'
import { checkMail } from '../doctor/check-mail.ts'
import { checkPayments } from '../doctor/check-payments.ts'
import { checkSignIn } from '../doctor/check-sign-in.ts'
import { ok } from '../doctor/finding.ts'
import { version } from '../version.ts'
import type { Db } from '#db/database.ts'
import type { HealthCheck } from '#routers/context.ts'
import type { Env } from '../env.ts'

/** What the doctor looks at, from inside the running server, with what only a request can show. */
export function createHealthCheck(env: Env, db: Db): HealthCheck {
  return {
    async look(arrival) {
      const latest = await findLatestStripeEvent(db)
      const asked = await Promise.all([
        checkSignIn(env),
        checkPayments(env, latest),
        ...checkEndpoints(env),
        ...checkDiscovery(env),
        checkDisk(env),
        checkFfmpeg(env),
      ])
      return [
        ok('Refyn', version),
        ...checkArrival(env, arrival),
        checkMail(env),
        ...asked.flat(),
      ]
    },
  }
}
