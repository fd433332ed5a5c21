/** Where a file's bytes are; with a width, a picture of it. */
export function fileUrl(id: string, width?: number): string {
  const path = `/api/files/${id}/content`
  return width === undefined ? path : `${path}?w=${width}`
}
