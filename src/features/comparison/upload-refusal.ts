interface RefusalBody {
  code?: string
  message?: string
  detail?: Record<string, string | number>
}

/** What our server says of an upload that it does not take. */
export class UploadRefusal extends Error {
  override name = 'UploadRefusal'
  readonly body: RefusalBody

  constructor(body: RefusalBody) {
    super(body.message ?? 'The upload was refused')
    this.body = body
  }
}

/** The refusal in the answer to a request of an upload; undefined when the line was lost. */
export function refusalIn(body: object | undefined): UploadRefusal | undefined {
  const { xhr } = (body ?? {}) as { xhr?: XMLHttpRequest }
  try {
    return new UploadRefusal(JSON.parse(xhr?.responseText ?? '') as RefusalBody)
  } catch {
    return undefined
  }
}
