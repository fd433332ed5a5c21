import { pino } from 'pino'
import type { Log } from '#routers/context.ts'
import type { Env } from './env.ts'

/** JSON, one line an event; pino escapes line breaks. Errors are told by name, message and stack. */
export function createLog(level: Env['logLevel']): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: [
      'password',
      'cookie',
      'token',
      'email',
      'authorization',
      '*.password',
      '*.token',
    ],
  })
}
