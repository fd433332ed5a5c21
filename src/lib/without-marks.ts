/** A piece of a reply as it is read: without its citations and the marks of Markdown around words. */
export function withoutMarks(markdown: string): string {
  return (
    markdown
      .replaceAll(/\s*\[F\d{1,3}\]/g, '')
      // Of these a piece may have one half only.
      .replaceAll(/\*\*|__|~~|`/g, '')
      // Of these not: a lone one is a sum, or the name of a file.
      .replaceAll(
        /(?<![\p{L}\p{N}_*])([*_])(?=\S)([^\n]{0,400}?\S)\1(?![\p{L}\p{N}_*])/gu,
        '$2',
      )
  )
}
