/**
 * Every refusal that a caller can meet, with its HTTP status. The client chooses its words by
 * code; the message beside it is the server's English for callers of `/api`.
 */
export const errorStatus = {
  invalid: 400,
  signed_out: 401,
  invalid_credentials: 401,
  wrong_password: 403,
  sign_in_again: 403,
  reset_link_invalid: 400,
  plan_limit: 403,
  file_limit: 403,
  version_limit: 403,
  conversation_limit: 403,
  reply_limit: 403,
  refyn_limit: 403,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  email_taken: 409,
  reply_in_progress: 409,
  file_empty: 400,
  nothing_to_apply: 400,
  file_too_large: 413,
  body_too_large: 413,
  wrong_type: 415,
  file_damaged: 415,
  rate_limited: 429,
  ai_failed: 502,
  ai_key_refused: 502,
  ai_quota: 502,
  ai_busy: 502,
  ai_unreachable: 502,
  ai_cut_off: 502,
  ai_nonsense: 502,
  ai_daily_limit: 502,
  source_unavailable: 502,
  payment_failed: 502,
  mail_failed: 502,
  not_configured: 503,
  busy: 503,
  disk_full: 507,
  internal: 500,
} as const

export type ErrorCode = keyof typeof errorStatus

/** A stored code, if it is still one. */
export function toErrorCode(stored: string | null): ErrorCode | null {
  return stored !== null && Object.hasOwn(errorStatus, stored)
    ? (stored as ErrorCode)
    : null
}

/** Values that a refusal's sentence needs, such as the limit that was met. */
export type ErrorDetail = Record<string, string | number>
