/** Words of a person inside our markdown stay words: no marks, no links, no citations. */
export function asText(words: string): string {
  return words.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_{}[\]()<>#|~!]/g, '\\$&')
}
