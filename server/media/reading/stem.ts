/**
 * A key that plural, -ed and -ing forms of one English word share: `carry`, `carries`, `carried`
 * and `carrying`; `hope` and `hoping`, but not `hop` and `hopping`. It need be no word itself.
 * Expects lower case.
 */
export function stemOf(word: string): string {
  const base = withoutEnding(word.replace(/'s?$/, ''))
  return base.length > 4 && base.endsWith('e') ? base.slice(0, -1) : base
}

function withoutEnding(word: string): string {
  if (word.length < 4) return word
  if (word.length > 4 && /ie[sd]$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:ss|ch|sh|x|zz)es$/.test(word)) return word.slice(0, -2)
  if (/[^suia]s$/.test(word)) return word.slice(0, -1)
  const verb = /^(.*[aeiouy].*)ing$/.exec(word) ?? /^(.*[aeiouy].*[^e])ed$/.exec(word)
  const root = verb?.[1]
  return root === undefined || root.length < 3 ? word : restored(root)
}

function restored(root: string): string {
  const last = root.at(-1) ?? ''
  if (last === root.at(-2) && !'lsz'.includes(last)) return root.slice(0, -1)
  return /^[^aeiou]*[aeiouy][^aeiouwxy]$/.test(root) ? `${root}e` : root
}
