/** Signed out, held by a request that is still open, too often: each passes. */
const passing = [401, 423, 429]

/** Whether an upload that was answered so is not taken, however often the same bytes are sent. */
export function isFinalAnswer(status: number | undefined): boolean {
  return (
    status !== undefined && status >= 400 && status < 500 && !passing.includes(status)
  )
}

/** The server's id of an upload, from the address it gave. */
export function uploadIdOf(uploadUrl: string): string {
  return uploadUrl.slice(uploadUrl.lastIndexOf('/') + 1)
}
