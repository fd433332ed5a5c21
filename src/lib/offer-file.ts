/** A download that has not begun by then will not. */
const offeredMs = 60_000

/** Hands a file over to the browser's downloads. */
export function offerFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Taken back at once, a busy browser finds nothing behind the address.
  setTimeout(() => URL.revokeObjectURL(url), offeredMs)
}
