import { isFinalAnswer } from '#src/lib/upload-answers.ts'

interface AnswerBody {
  code?: string
  message?: string
  detail?: Record<string, string | number>
}

/** What our server says of an upload that failed; the same bytes may still be taken later. */
export class UploadFailure extends Error {
  override name = 'UploadFailure'
  readonly body: AnswerBody

  constructor(body: AnswerBody) {
    super(body.message ?? 'The upload failed')
    this.body = body
  }
}

/** An upload that is not taken, however often it is sent. */
export class UploadRefusal extends UploadFailure {
  override name = 'UploadRefusal'
}

/** What the answer to a request of an upload says; undefined when there was none: the line was lost. */
export function failureIn(
  answer: { status?: number; body?: object } | undefined,
): UploadFailure | undefined {
  const { status = 0, body } = answer ?? {}
  if (status === 0) return undefined
  return new (isFinalAnswer(status) ? UploadRefusal : UploadFailure)(bodyOf(body))
}

/** Our own answers are json; that of a proxy in between says nothing of use. */
function bodyOf(body: object | undefined): AnswerBody {
  const { xhr } = (body ?? {}) as { xhr?: XMLHttpRequest }
  try {
    return JSON.parse(xhr?.responseText ?? '') as AnswerBody
  } catch {
    return {}
  }
}
