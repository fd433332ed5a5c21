const roots =
  `light shadow edge line tone hue frame crop focus depth grain plane curve rhythm
  pause chord verse voice scene cut dolly shot page margin type weight space ground figure gaze
  hand step turn lift fall breath wave shore harbour field river night dusk dawn window door stair
  colour contrast balance value silence echo bass treble melody sentence image dialogue ending`.split(
    /\s+/,
  )
const endings = ['', 's', 'ing', 'ed', 'less', 'ful', 'ly', 'ness', 'er', 'ward']

/** Some hundred words, the first of which are used most, as in any language. */
export const words: readonly string[] = endings.flatMap((ending) =>
  roots.map((root) => root + ending),
)

/** About so many characters, the same for the same seed. */
export function prose(length: number, seed: number): string {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0
  let text = ''
  while (text.length < length) {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    const rank = Math.floor((state / 2 ** 32) ** 2 * words.length)
    text += `${text === '' ? '' : ' '}${words[rank] ?? ''}`
  }
  return text
}
