/** Asks to look at something outside the work. */
const looks =
  /\b(?:look (?:up|at|into)|study|read|watch|listen to|visit|check out|search for|borrow|get hold of|go (?:and )?see)\b/i

/** A name of somebody, or of a work with its maker; the first word of a sentence is none. */
const names =
  /\bby \p{Lu}\p{L}+|(?<=\s)\p{Lu}\p{L}+[’']s? (?:[“"]|\p{Lu}\p{Ll})|(?<=[\p{L},] )\p{Lu}\p{Ll}+ (?:(?:de|da|van|der|von|la|le|the|of) ){0,2}\p{Lu}\p{Ll}+/u

const things =
  /\b(?:books?|films?|movies?|albums?|songs?|paintings?|poems?|novels?|essays?|artists?|painters?|photographers?|museums?|galler(?:y|ies)|exhibitions?|tutorials?|podcasts?|websites?|plug-?ins?|apps?|courses?) (?:called |named |titled |like |such as |by |on )?[“"]?\p{Lu}/u

/** Whether a plain sentence names a thing that one can look up, go to, or do as an exercise. */
export function namesResource(sentence: string): boolean {
  if (/https?:\/\/\S/.test(sentence)) return true
  if (
    /^(?:an? )?(?:exercise|drill)\b|\b(?:this|an?) (?:\S+ )?(?:exercise|drill)\b/i.test(
      sentence,
    )
  )
    return true
  return looks.test(sentence) && (names.test(sentence) || things.test(sentence))
}
