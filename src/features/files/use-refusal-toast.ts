import { useTranslation } from 'react-i18next'
import { textForCode } from '#src/lib/error-text.ts'
import { refusalOf } from '#src/lib/trpc.ts'
import { showFailure } from '#src/ui/toaster.tsx'
import { common } from '#src/locales/en/common.ts'
import type { ErrorCode, ErrorDetail } from '#routers/contract/errors.ts'

interface Refusal {
  code: ErrorCode | 'offline'
  max?: number
  maxMb?: number
  name?: string
  detail?: ErrorDetail
}

export interface RefusalToast {
  (error: unknown): void
  /** Whether trying again may help: the server was away or busy. */
  isPassing(error: unknown): boolean
}

/** Says why an upload was refused, in the words of the specification. */
export function useRefusalToast(): RefusalToast {
  const { t } = useTranslation('files')
  const show = (error: unknown) => {
    const refusal = toRefusal(error)
    const name = refusal.name ?? String(refusal.detail?.['name'] ?? '')
    const max = refusal.max ?? refusal.maxMb ?? Number(refusal.detail?.['max'] ?? 0)
    switch (refusal.code) {
      case 'file_limit':
        return showFailure({
          title: t('limitTitle'),
          description: t('limitText', { max }),
        })
      case 'file_too_large':
        return showFailure({
          title: t('sizeTitle'),
          description: t('sizeText', { name, max }),
        })
      case 'wrong_type':
        return showFailure({
          title: t('typeTitle'),
          description: t('typeText', { name }),
        })
      case 'file_empty':
        return showFailure({
          title: t('emptyTitle'),
          description: textForCode('file_empty', { name }),
        })
      case 'disk_full':
      case 'conflict':
      case 'rate_limited':
        return showFailure({
          title: t('uploadFailed'),
          description: textForCode(refusal.code, refusal.detail),
        })
      default:
        return showFailure({
          title: t('uploadFailed'),
          description: t('uploadFailedText'),
        })
    }
  }
  return Object.assign(show, {
    isPassing: (error: unknown) =>
      ['offline', 'busy', 'internal', 'conflict'].includes(toRefusal(error).code),
  })
}

function toRefusal(error: unknown): Refusal {
  if (typeof error === 'object' && error !== null && 'code' in error) {
    const { code } = error
    if (typeof code === 'string' && code in common.errors) return error as Refusal
  }
  return refusalOf(error)
}
