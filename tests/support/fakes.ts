import { AppError } from '#routers/errors.ts'
import { typeForExtension } from '#routers/contract/file-types.ts'
import { MediaError } from '#routers/media-lab.ts'
import { pictureFacts } from './facts.ts'
import type { Jobs, Log } from '#routers/context.ts'
import type { MediaLab } from '#routers/media-lab.ts'
import type { Passwords } from '#routers/passwords.ts'
import type { SessionControl } from '#routers/session-control.ts'
import type { Mail, Mailer } from '#routers/mailer.ts'
import type { OpenIdRequest } from '#routers/open-id.ts'
import type { UsageMeter } from '#routers/usage.ts'

export interface RecordingLog extends Log {
  entries: Array<{ level: 'info' | 'warn' | 'error'; fields: object; message: string }>
}

export function recordingLog(): RecordingLog {
  const entries: RecordingLog['entries'] = []
  const at = (level: 'info' | 'warn' | 'error') => (fields: object, message: string) => {
    entries.push({ level, fields, message })
  }
  return { entries, info: at('info'), warn: at('warn'), error: at('error') }
}

export interface RecordingJobs extends Jobs {
  wakes: number
  aborted: string[]
}

export function recordingJobs(): RecordingJobs {
  const jobs: RecordingJobs = {
    wakes: 0,
    aborted: [],
    wake: () => {
      jobs.wakes += 1
    },
    abort: (key) => {
      jobs.aborted.push(key)
    },
  }
  return jobs
}

export interface RecordingSession extends SessionControl {
  started: string[]
  ends: number
  kept: OpenIdRequest | null
  over: AbortController
}

export function recordingSession(): RecordingSession {
  const session: RecordingSession = {
    started: [],
    ends: 0,
    kept: null,
    over: new AbortController(),
    id: 'a'.repeat(64),
    ended: () => session.over.signal,
    keepRequest: (request) => {
      session.kept = request
    },
    takeRequest() {
      const { kept } = session
      session.kept = null
      return kept
    },
    start: (userId) => {
      session.started.push(userId)
      return Promise.resolve()
    },
    end: () => {
      session.ends += 1
      return Promise.resolve()
    },
  }
  return session
}

/** Readable hashes, and a note of every check: `null` hashes included. */
export function plainPasswords(): Passwords & { checks: Array<string | null> } {
  const checks: Array<string | null> = []
  return {
    checks,
    hash: (password) => Promise.resolve(`hash of ${password}`),
    verify: (hash, password) => {
      checks.push(hash)
      const isOld = hash === `old hash of ${password}`
      return Promise.resolve({
        isValid: isOld || hash === `hash of ${password}`,
        needsRehash: isOld,
      })
    },
    isCommon: (password) => Promise.resolve(password === 'password123'),
  }
}

/** Believes names, except one with `fake` in it, and measures every file as the same picture. */
export function trustingMedia(over: Partial<MediaLab> = {}): MediaLab {
  return {
    identify: (_path, name) =>
      Promise.resolve(
        name.includes('fake') ? undefined : typeForExtension(name)?.mimeType,
      ),
    inspect: () => Promise.resolve(pictureFacts()),
    shotStrip: () => Promise.reject(new MediaError('There is no strip of this file')),
    readText: () => Promise.resolve([]),
    excerpt: () => Promise.resolve([]),
    thumbnail: () => Promise.reject(new MediaError('There is no picture here')),
    modelParts: () => Promise.resolve([]),
    adjust: () => Promise.resolve({ mimeType: 'image/jpeg' }),
    fitDrawn: () => Promise.resolve(),
    speak: () => Promise.resolve(Buffer.from('a voice')),
    joinSpeech: (pieces) =>
      Promise.resolve({
        durationSeconds: pieces.length * 2,
        starts: pieces.map((_, index) => index * 2),
      }),
    ...over,
  }
}

export function diskFull(): AppError {
  return new AppError('disk_full')
}

/** Keeps mail instead of sending it; `delivers` as if a server took it. */
export function recordingMailer(): Mailer & { sent: Mail[] } {
  const sent: Mail[] = []
  return {
    sent,
    delivers: true,
    send(mail) {
      sent.push(mail)
      return Promise.resolve()
    },
  }
}

/** Counts nothing. */
export const freeUsage: UsageMeter = {
  during: (_who, work) => work({ write: () => Promise.resolve() }),
}
