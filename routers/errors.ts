import { TRPCError } from '@trpc/server'
import { errorStatus } from './contract/errors.ts'
import type { ErrorCode, ErrorDetail } from './contract/errors.ts'

const trpcCodes = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  502: 'BAD_GATEWAY',
  503: 'SERVICE_UNAVAILABLE',
  507: 'INTERNAL_SERVER_ERROR',
} as const

/** What a caller of `/api` reads when the place that refuses has nothing more exact to say. */
const messages: Record<ErrorCode, string> = {
  invalid: 'The request is not valid',
  signed_out: 'Not signed in',
  invalid_credentials: 'Invalid email or password',
  wrong_password: 'The password is wrong',
  sign_in_again: 'Sign in again first, so that it is sure to be you',
  reset_link_invalid:
    'This password reset link is invalid or has expired. Please request a new one.',
  plan_limit: 'Your plan does not include this',
  file_limit: 'Maximum number of files allowed per conversation reached',
  version_limit: "You've reached your limit of improved versions per conversation",
  conversation_limit: 'Monthly limit reached. Upgrade to continue getting AI feedback.',
  reply_limit: 'No replies are left in this conversation',
  refyn_limit: 'Monthly Refyn limit reached. Upgrade to Standard for unlimited Refyns.',
  forbidden: 'Not allowed',
  not_found: 'Not found',
  conflict: 'This has been done already',
  email_taken: 'An account with this email exists already',
  reply_in_progress: 'A reply is being written: wait for it or stop it',
  file_empty: 'The file is empty',
  nothing_to_apply: 'None of these suggestions can be applied without an image model',
  file_too_large: 'The file exceeds maximum size',
  body_too_large: 'The request is too large',
  wrong_type: 'This type of file is not supported',
  file_damaged: 'The file could not be read',
  rate_limited: 'Too many requests: try again later',
  ai_failed: 'The AI service failed',
  ai_key_refused: 'The AI service refused the API key',
  ai_quota: 'API quota exceeded',
  ai_busy: 'The AI service is busy (429)',
  ai_unreachable: 'The AI service could not be reached',
  ai_cut_off: 'The AI service broke its answer off',
  ai_nonsense: 'The AI service gave no usable answer',
  ai_daily_limit: 'The AI of this server has done its work for today: try again tomorrow',
  source_unavailable: 'The source could not be reached: try again later',
  payment_failed: 'The payment provider could not be reached: try again later',
  mail_failed: 'The mail server took no mail',
  not_configured: 'This is not configured on this server',
  busy: 'The server is busy: try again in a moment',
  disk_full: 'The server has no room for more files',
  internal: 'Something went wrong on the server',
}

/**
 * The one error that callers are meant to see. Everything else that is thrown reaches them as
 * `internal`, with its cause in the log only.
 */
export class AppError extends TRPCError {
  readonly appCode: ErrorCode
  readonly detail: ErrorDetail

  constructor(
    appCode: ErrorCode,
    options: { message?: string; detail?: ErrorDetail; cause?: unknown } = {},
  ) {
    super({
      code: trpcCodes[errorStatus[appCode]],
      message: options.message ?? messages[appCode],
      cause: options.cause,
    })
    this.name = 'AppError'
    this.appCode = appCode
    this.detail = options.detail ?? {}
  }

  get status(): (typeof errorStatus)[ErrorCode] {
    return errorStatus[this.appCode]
  }
}

/** Any thrown thing as the error that may be shown; unknown ones become one sentence. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof TRPCError) {
    if (error.cause instanceof AppError) return error.cause
    if (error.code === 'BAD_REQUEST') return new AppError('invalid', { cause: error })
    if (error.code === 'NOT_FOUND') return new AppError('not_found', { cause: error })
    if (error.code === 'UNAUTHORIZED') return new AppError('signed_out', { cause: error })
    if (error.code === 'PAYLOAD_TOO_LARGE')
      return new AppError('body_too_large', { cause: error })
    if (error.code === 'METHOD_NOT_SUPPORTED' || error.code === 'PARSE_ERROR')
      return new AppError('invalid', { cause: error })
    if (error.code === 'UNSUPPORTED_MEDIA_TYPE')
      return new AppError('wrong_type', { cause: error })
  }
  if (isDiskFull(error)) return new AppError('disk_full', { cause: error })
  return new AppError('internal', { cause: error })
}

/** Of the file system, or of SQLite, which says the same in its own word; also as the cause of another. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return code === 'ENOSPC' || code === 'SQLITE_FULL' || isDiskFull(error.cause)
}
