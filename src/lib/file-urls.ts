/** Where a file's bytes are; with a width, a picture of it. */
export function fileUrl(id: string, width?: number): string {
  const path = `/api/files/${id}/content`
  return width === undefined ? path : `${path}?w=${width}`
}

/** A page of a document as a picture; pages count from 1. */
export function pageUrl(id: string, page: number, width: number): string {
  return `${fileUrl(id, width)}&page=${page}`
}

/** The shots of a film side by side, as its facts lay them out. */
export function shotStripUrl(id: string): string {
  return `/api/files/${id}/content?strip=1`
}
