import { common } from '#src/locales/en/common.ts'
import { i18n } from './i18n.ts'
import { refusalOf } from './trpc.ts'
import type { ErrorCode, ErrorDetail } from '#routers/contract/errors.ts'

/** A new code without words does not compile. */
const worded = common.errors satisfies Record<ErrorCode | 'offline', string>

/** The sentence for a refusal's code, with the values that it names. */
export function textForCode(code: keyof typeof worded, detail: ErrorDetail = {}): string {
  // The values belong to the code, which the type of a union of keys cannot say.
  return i18n.t(`common:errors.${code}` as 'common:errors.internal', detail)
}

/** What a person is told when a call failed. */
export function errorText(error: unknown): string {
  const { code, detail } = refusalOf(error)
  return textForCode(code, detail)
}

/** Why a call failed, when there is more to say than that it did. */
export function reasonOf(error: unknown): string | undefined {
  const { code } = refusalOf(error)
  return code === 'internal' || code === 'offline' ? undefined : errorText(error)
}

/** The server's own sentence, where it knows more than its code says; else the words for the code. */
export function serverMessage(error: unknown): string {
  const { code } = refusalOf(error)
  const isTold =
    code === 'not_found' || code === 'not_configured' || code === 'source_unavailable'
  return isTold && error instanceof Error ? error.message : errorText(error)
}
