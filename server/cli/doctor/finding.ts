/** One line of the doctor: what was looked at, what was found, and what to do about it. */
export interface Finding {
  level: 'ok' | 'warn' | 'fail'
  subject: string
  found: string
  advice?: string
}

export function ok(subject: string, found: string): Finding {
  return { level: 'ok', subject, found }
}

export function warn(subject: string, found: string, advice: string): Finding {
  return { level: 'warn', subject, found, advice }
}

export function fail(subject: string, found: string, advice: string): Finding {
  return { level: 'fail', subject, found, advice }
}
