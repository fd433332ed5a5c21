import type { Finding } from '#routers/contract/admin.ts'

/** One line of the doctor and of the health page: see `finding` of the contract. */
export type { Finding }

export function ok(subject: string, found: string): Finding {
  return { level: 'ok', subject, found }
}

export function warn(subject: string, found: string, advice: string): Finding {
  return { level: 'warn', subject, found, advice }
}

export function fail(subject: string, found: string, advice: string): Finding {
  return { level: 'fail', subject, found, advice }
}
