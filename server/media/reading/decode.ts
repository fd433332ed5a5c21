/** A text file as text: by its byte order mark, else as UTF-8, else as Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  return new TextDecoder(encoding).decode(bytes)
}

/** Whether bytes from the head of a file are text: nothing that a terminal would choke on. */
export function isText(head: Uint8Array): boolean {
  if (head.length === 0) return false
  // Tab, line feed, vertical tab, form feed and return are all that text needs of the controls.
  // oxlint-disable-next-line no-control-regex
  return !/[\u0000-\u0008\u000e-\u001f\u007f]/.test(decodeText(head))
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    // A head may end within a letter; `stream` forgives that and nothing else.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    // The decoder has no other way of saying that these bytes are in an older encoding.
    return false
  }
}
