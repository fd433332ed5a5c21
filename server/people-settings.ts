import type { OpenIdSettings } from './auth/open-id-provider.ts'
import type { MailSettings } from './services/smtp-mailer.ts'
import type { StripeSettings } from './services/stripe-payments.ts'

/** How people are written to, let in and charged; null where the operator has set up nothing. */
export interface PeopleSettings {
  mail: MailSettings | null
  openId: OpenIdSettings | null
  stripe: StripeSettings | null
  /** Of the whole server, for a day of UTC; null for none. */
  aiDailyLimitTokens: number | null
}

type Name =
  | 'SMTP_URL'
  | 'MAIL_FROM'
  | 'GOOGLE_CLIENT_ID'
  | 'GOOGLE_CLIENT_SECRET'
  | 'GOOGLE_ISSUER'
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'STRIPE_PRICE_STANDARD'
  | 'STRIPE_PRICE_PREMIUM'
  | 'STRIPE_API_BASE'
type Values = Partial<Record<Name, string | undefined>> & {
  AI_DAILY_LIMIT_TOKENS?: number | undefined
}

const googleIssuer = 'https://accounts.google.com'
const stripeNames: Name[] = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_STANDARD',
  'STRIPE_PRICE_PREMIUM',
]

export function readPeopleSettings(values: Values, appUrl: URL): PeopleSettings {
  return {
    mail: readMail(values, appUrl),
    openId: readOpenId(values),
    stripe: readStripe(values),
    aiDailyLimitTokens: values.AI_DAILY_LIMIT_TOKENS ?? null,
  }
}

/** What is set in part, each with the name of the setting that is missing. */
export function peopleContradictions(values: Values): string[] {
  return [
    ...missing(
      values,
      ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
      ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'GOOGLE_ISSUER'],
    ),
    ...missing(values, stripeNames, [...stripeNames, 'STRIPE_API_BASE']),
    ...(values.STRIPE_PRICE_STANDARD !== undefined &&
    values.STRIPE_PRICE_STANDARD === values.STRIPE_PRICE_PREMIUM
      ? ['STRIPE_PRICE_PREMIUM: expected another price than STRIPE_PRICE_STANDARD']
      : []),
  ]
}

/** The needed names that are not set although one of the others is. */
function missing(values: Values, needed: Name[], others: Name[]): string[] {
  const set = others.find((name) => values[name] !== undefined)
  if (!set) return []
  return needed
    .filter((name) => values[name] === undefined)
    .map((name) => `${name}: set it too, ${set} alone does nothing`)
}

function readMail(values: Values, appUrl: URL): MailSettings | null {
  if (!values.SMTP_URL) return null
  return {
    url: values.SMTP_URL,
    from: values.MAIL_FROM ?? `Refyn <no-reply@${appUrl.hostname}>`,
  }
}

function readOpenId(values: Values): OpenIdSettings | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values
  if (!clientId || !clientSecret) return null
  return { clientId, clientSecret, issuer: values.GOOGLE_ISSUER ?? googleIssuer }
}

function readStripe(values: Values): StripeSettings | null {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_STANDARD: standard,
    STRIPE_PRICE_PREMIUM: premium,
  } = values
  if (!secretKey || !webhookSecret || !standard || !premium) return null
  return {
    secretKey,
    webhookSecret,
    prices: { standard, premium },
    apiBase: values.STRIPE_API_BASE ?? null,
  }
}
