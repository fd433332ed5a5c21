/** A text of at most so many characters, cut behind a word and with … where it is longer. */
export function shorten(text: string, most: number): string {
  const plain = text.trim()
  if (plain.length <= most) return plain
  const cut = plain.slice(0, most)
  const lastSpace = cut.search(/\s+\S*$/)
  // A text without spaces is cut all the same, though not within a character.
  const kept =
    /\s/.test(plain.charAt(most)) || lastSpace <= 0 ? cut : cut.slice(0, lastSpace)
  return `${kept.replace(/[\s,;:.–-]+$|[\uD800-\uDBFF]$/, '')}…`
}
