import { z } from 'zod'
import { plan } from '#routers/contract/subscription.ts'
import { readDiscoverySettings } from './discovery-settings.ts'
import { endpointContradictions, readEndpoints } from './endpoint-settings.ts'
import { peopleContradictions, readPeopleSettings } from './people-settings.ts'
import type { Plan } from '#routers/contract/plans.ts'
import type { DiscoverySettings } from './discovery-settings.ts'
import type { Endpoint, Endpoints } from './endpoint-settings.ts'
import type { PeopleSettings } from './people-settings.ts'

export type { Endpoint }

/** Every setting, checked once. Groups that are not configured are null. */
export interface Env extends Endpoints, DiscoverySettings, PeopleSettings {
  port: number
  host: string
  /** Without a path or a slash at its end. */
  appUrl: string
  isHttps: boolean
  databaseUrl: string
  uploadsDir: string
  trustProxyHops: number
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  defaultPlan: Plan
  adminEmails: string[]
  /** Who runs this server, as the start page says it. */
  operatorName: string | null
  /** What a Prometheus server brings to read /metrics; null closes it. */
  metricsToken: string | null
  ffmpegPath: string | null
  /** Where programs are looked for when no path is set. */
  searchPath: string
}

/** An empty value in a .env file means the same as no line at all. */
const absent = (value: unknown) => (value === '' ? undefined : value)
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(absent, schema.optional())
const integer = (min: number, max: number) => z.coerce.number().int().min(min).max(max)
const webUrl = z.url({ protocol: /^https?$/, error: 'expected an http(s) address' })

/** All names that the app reads, so that a wrong value of any of them is told at start. */
export const envSchema = z.object({
  PORT: optional(integer(0, 65535)),
  HOST: optional(z.string()),
  APP_URL: optional(webUrl),
  DATABASE_URL: optional(z.string().regex(/^file:.+/, { error: 'expected file:PATH' })),
  UPLOADS_DIR: optional(z.string()),
  TRUST_PROXY_HOPS: optional(integer(0, 10)),
  LOG_LEVEL: optional(z.enum(['debug', 'info', 'warn', 'error', 'silent'])),
  DEFAULT_PLAN: optional(plan),
  ADMIN_EMAILS: optional(z.string()),
  OPERATOR_NAME: optional(z.string().max(200)),
  METRICS_TOKEN: optional(
    z
      .string()
      .regex(/^[\w.~+/-]+=*$/, { error: 'expected a token (RFC 6750, 2.1)' })
      .min(16, { error: 'expected at least 16 characters' }),
  ),
  AI_BASE_URL: optional(webUrl),
  AI_API_KEY: optional(z.string()),
  GEMINI_API_KEY: optional(z.string()),
  AI_MODEL: optional(z.string()),
  AI_IMAGE_BASE_URL: optional(webUrl),
  AI_IMAGE_API_KEY: optional(z.string()),
  AI_IMAGE_MODEL: optional(z.string()),
  AI_SPEECH_BASE_URL: optional(webUrl),
  AI_SPEECH_API_KEY: optional(z.string()),
  AI_SPEECH_MODEL: optional(z.string()),
  SMTP_URL: optional(
    z.url({ protocol: /^smtps?$/, error: 'expected an smtp(s) address' }),
  ),
  MAIL_FROM: optional(z.string()),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GOOGLE_ISSUER: optional(webUrl),
  STRIPE_SECRET_KEY: optional(z.string()),
  STRIPE_WEBHOOK_SECRET: optional(z.string()),
  STRIPE_PRICE_STANDARD: optional(z.string()),
  STRIPE_PRICE_PREMIUM: optional(z.string()),
  STRIPE_API_BASE: optional(webUrl),
  AI_DAILY_LIMIT_TOKENS: optional(integer(1, 1_000_000_000_000)),
  NOMINATIM_URL: optional(webUrl),
  OVERPASS_URL: optional(webUrl),
  PLACES_FILE: optional(z.string()),
  EVENTS_ICS_URLS: optional(z.string()),
  TICKETMASTER_API_KEY: optional(z.string()),
  TICKETMASTER_API_BASE: optional(webUrl),
  MAP_STYLE_URL: optional(webUrl),
  FFMPEG_PATH: optional(z.string()),
})

/** A wrong or contradictory setting; the message has every fault on a line of its own. */
export class EnvError extends Error {
  override name = 'EnvError'
}

/** Turns the environment into settings, or throws EnvError naming all that is wrong (rule D-72). */
export function loadEnv(source: NodeJS.ProcessEnv): Env {
  const parsed = envSchema.safeParse(source)
  const faults = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  const values = parsed.data
  if (values) faults.push(...contradictions(values))
  if (!values || faults.length > 0)
    throw new EnvError(
      `Settings are not usable:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    )

  const port = values.PORT ?? 3000
  const appUrl = new URL(values.APP_URL ?? `http://localhost:${port}`)
  return {
    port,
    host: values.HOST ?? '0.0.0.0',
    appUrl: appUrl.origin,
    isHttps: appUrl.protocol === 'https:',
    databaseUrl: values.DATABASE_URL ?? 'file:./db/refyn.sqlite',
    uploadsDir: values.UPLOADS_DIR ?? './uploads',
    trustProxyHops: values.TRUST_PROXY_HOPS ?? 0,
    logLevel: values.LOG_LEVEL ?? 'info',
    defaultPlan: values.DEFAULT_PLAN ?? 'free',
    operatorName: values.OPERATOR_NAME ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    adminEmails: commaSeparated(values.ADMIN_EMAILS).map((email) => email.toLowerCase()),
    ...readEndpoints(values),
    ...readDiscoverySettings(values),
    ...readPeopleSettings(values, appUrl),
    ffmpegPath: values.FFMPEG_PATH ?? null,
    searchPath: source['PATH'] ?? '',
  }
}

type Values = z.infer<typeof envSchema>

function contradictions(values: Values): string[] {
  const faults = [...endpointContradictions(values), ...peopleContradictions(values)]
  const { APP_URL: appUrl } = values
  if (appUrl && new URL(appUrl).pathname !== '/')
    faults.push('APP_URL: expected an address without a path')
  return faults
}

function commaSeparated(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
