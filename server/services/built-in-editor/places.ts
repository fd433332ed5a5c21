import type { Box } from '#routers/contract/anchors.ts'

/** Words for the whole picture, its tones and colours, and the tools they are changed with. */
const whole =
  /^(?:pictures?|images?|photo(?:graph)?s?|shot|frame|scene|composition|work|piece|painting|drawing|print|canvas|illustration|design|poster|layout|page|exposure|brightness|lightness|luminosity|light|contrast|tones?|tonality|values?|range|scale|mid-?tones?|highlights?|lights|shadows?|darks|blacks?|whites?|colou?rs?|hues?|palette|saturation|vibrance|intensity|strength|temperature|balance|warmth|tint|cast|sharpness|details?|clarity|texture|edges?|corners?|borders?|periphery|surroundings|look|mood|feel|feeling|atmosphere|edit|editing|editor|post|processing|raw|curves?|histogram|levels?|points?|sliders?|settings?|result|version|whole|everything|all|it|degree|extent|file|areas?|parts?|regions?|passages?|overall|key|others|headline)$/

/** What nobody can find by its name without eyes, however it is said. */
const parts =
  /\b(?:faces?|eyes?|skin|hair|sky|skies|clouds?|background|foreground|middle ground|subject|figures?|person|people|woman|man|child|hands?|trees?|buildings?|mountains?|water|sea|windows?|flowers?|leaves|grass|rest|reds|greens|blues|yellows|oranges)\b/

const boundary =
  /\s+(?:by|with|in|on|of|to|at|from|for|so|into|towards?|against|between|around|across|near|as|about|up|down|out|off|back|slightly|gently|overall|more|less|a|an|and|until|again)\b/

/**
 * Where a clause wants its change: null for the whole picture, undefined for a part of which nothing
 * says where it lies. A box that the suggestion points at goes before places in words.
 */
export function placeOf(clause: string, box: Box | null): Box | null | undefined {
  if (
    /\b(?:overall|whole|entire|throughout|globally|everything|everywhere|all over)\b/.test(
      clause,
    )
  )
    return null
  if (box) return box
  const place = namedPlace(clause)
  const isWithin =
    place && /\bof (?:the|his|her|their|its|your) (?!pic|im|ph|fr|sc)/.test(clause)
  if (place && !isWithin) return place
  return isWithin || isOfPart(clause) ? undefined : null
}

function isOfPart(clause: string): boolean {
  if (parts.test(clause) || /\w's\b/.test(clause)) return true
  const things = clause.matchAll(
    /\b(?:brighten|lighten|darken|lift|warm|cool|desaturate|saturate|mute|sharpen|dodge|burn|flatten|in|on|of|to|across|at|over|around|along|within)(?:ing)?(?: up| down| in| out| off)? (?:the|his|her|their|its|your|each|both|this|that|these|those) (.+)/g,
  )
  return [...things].some(([, rest]) => {
    const name = (rest ?? '').split(boundary)[0] ?? ''
    const head = name.split(/\s+/).at(-1) ?? ''
    return head !== '' && !whole.test(head.replace(/[^a-z-]/g, ''))
  })
}

const third = 1 / 3

/** The area that words such as `the lower left corner` or `the upper third` name. */
export function namedPlace(clause: string): Box | undefined {
  const corner =
    /\b(top|upper|bottom|lower)[ -](left|right)\b(?:[ -](?:hand )?(quarter|quadrant))?/.exec(
      clause,
    )
  if (corner) {
    const side = corner[3] ? 0.5 : third
    const x = corner[2] === 'left' ? 0 : 1 - side
    const y = /top|upper/.test(corner[1] ?? '') ? 0 : 1 - side
    return { x, y, width: side, height: side }
  }
  const band =
    /\b(top|upper|bottom|lower|left|right)(?:[ -]hand)? (third|half|quarter|side|edge|part|area)\b/.exec(
      clause,
    ) ?? /\b(?:at|in|on|along) the (top|bottom|left|right)\b/.exec(clause)
  if (band) return bandAt(band[1] ?? '', lengthOf(band[2]))
  return /\b(?:in|at) the (?:very )?(?:cent(?:re|er)|middle)\b/.test(clause)
    ? { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }
    : undefined
}

/** A band along one side of the picture, so much of it as the share says. */
export function bandAt(side: string, share: number): Box {
  switch (side) {
    case 'left':
      return { x: 0, y: 0, width: share, height: 1 }
    case 'right':
      return { x: 1 - share, y: 0, width: share, height: 1 }
    case 'top':
    case 'upper':
      return { x: 0, y: 0, width: 1, height: share }
    default:
      return { x: 0, y: 1 - share, width: 1, height: share }
  }
}

function lengthOf(word: string | undefined): number {
  switch (word) {
    case 'half':
      return 0.5
    case 'quarter':
      return 0.25
    default:
      return third
  }
}
