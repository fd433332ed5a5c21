const compared =
  /\b(?:brighter|lighter|darker|warmer|cooler|colder|crisper|sharper) ([a-z-]+)/
const ofWhole =
  /^(?:overall|and|or|by|in|on|at|to|with|again|still|look|feel|feeling|mood|atmosphere|key|picture|image|photo|photograph|version|edit|exposure|tones?|mid-?tones?|colou?rs?|white|balance|temperature|tint|palette|grade|edges|details?|result|rendering|throughout|areas?|parts?|shadows?|highlights?|a|for|towards?|until)$/

/** Whether a comparative is of the picture: a `warmer lamp` or a `lighter ground` is another thing. */
export function isOfWhole(clause: string): boolean {
  const next = compared.exec(clause)?.[1]
  return next === undefined || ofWhole.test(next)
}
