/** Stops of light that a clause names, without their sign; the middle of a range. */
export function stopsIn(clause: string): number | null {
  const unit = String.raw`\s?-?(?:stops?|ev|f-stops?)\b`
  const bare = /\bexposure (?:by |of )?[+-]?(\d(?:\.\d+)?)(?![\d.]|\s?%|\s?per)/.exec(
    clause,
  )
  return numberBefore(clause, unit) ?? (bare ? Number(bare[1]) : null)
}

export function degreesIn(clause: string): number | null {
  return numberBefore(clause, String.raw`\s?(?:°|-?degrees?\b|deg\b)`)
}

export function kelvinIn(clause: string): number | null {
  return numberBefore(clause, String.raw`\s?(?:k|kelvin)\b`)
}

function numberBefore(clause: string, unit: string): number | null {
  const number = String.raw`(\d+(?:\.\d+)?)`
  const range = new RegExp(`${number}(?:${unit})? to [+-]?${number}${unit}`).exec(clause)
  if (range) return (Number(range[1]) + Number(range[2])) / 2
  const single = new RegExp(number + unit).exec(clause)
  return single ? Number(single[1]) : null
}

const fractions: ReadonlyArray<readonly [words: RegExp, share: number]> = [
  [/\btwo[ -]thirds?\b|\b2\/3\b/, 2 / 3],
  [/\bthree[ -]quarters?\b|\b3\/4\b/, 3 / 4],
  [/\b(?:a|one) half\b|\bby half\b|\bhalve\b|\bhalf of\b|\b1\/2\b/, 1 / 2],
  [/\b(?:a|one) third\b|\b1\/3\b/, 1 / 3],
  [/\b(?:a|one) quarter\b|\b1\/4\b/, 1 / 4],
  [/\b(?:a|one) fifth\b|\b1\/5\b/, 1 / 5],
  [/\b(?:a|one) sixth\b|\b1\/6\b/, 1 / 6],
  [/\b(?:a|one) eighth\b|\b1\/8\b/, 1 / 8],
  [/\b(?:a|one) tenth\b|\b1\/10\b/, 1 / 10],
]

/** A part that a clause names, by per cent or as a fraction; 0 to 1. */
export function shareIn(clause: string): number | null {
  const percent = numberBefore(clause, String.raw`\s?(?:%|per ?cent\b)`)
  if (percent !== null) return percent <= 100 ? percent / 100 : null
  return fractions.find(([words]) => words.test(clause))?.[1] ?? null
}

/** How much more or less than usual a clause asks for where it names no amount. */
export function strengthOf(clause: string): number {
  if (
    /\b(?:slight(?:ly)?|a (?:little|bit|touch|hint|tad)|subtl[ey]|gentl[ey]|modest(?:ly)?|somewhat|small)\b/.test(
      clause,
    )
  )
    return 0.5
  return /\b(?:much|significant(?:ly)?|strong(?:ly)?|considerabl[ey]|a lot|dramatic(?:ally)?|far|heav(?:y|ily)|bold(?:ly)?|substantial(?:ly)?)\b/.test(
    clause,
  )
    ? 1.6
    : 1
}

/** Whether a clause asks for more (1) or for less (-1) of what it names; 0 when it says neither. */
export function directionOf(clause: string): -1 | 0 | 1 {
  const sign = /([+-])\s?\d/.exec(clause)?.[1]
  if (sign) return sign === '-' ? -1 : 1
  if (/\btoo (?:much|high|strong|harsh|heavy)\b|\bexcessive\b/.test(clause)) return -1
  if (/\btoo (?:low|weak)\b/.test(clause)) return 1
  const less =
    /\b(?:down|back|less|reduc(?:e|es|ing)|lower(?:ing)?|decreas(?:e|ing)|cut|drop(?:ping)?|soft(?:en|er|ening)|eas(?:e|ing)|lessen|tame|minimi[sz]e|limit|weak(?:en|er)|halve|subdue|remov(?:e|ing)|calm|gentler|take (?:[^,]*)(?:out|off|away)|relax)\b/.exec(
      clause,
    )
  const more =
    /\b(?:up|more|rais(?:e|ing)|increas(?:e|ing)|lift(?:ing)?|boost(?:ing)?|push|add(?:ing)?|higher|stronger|greater|extra|strengthen(?:ing)?|enhanc(?:e|ing)|intensify|deepen|heighten|improve|needs?|bump|expand|stretch|richer)\b/.exec(
      clause,
    )
  if (!less || !more) return less ? -1 : more ? 1 : 0
  // `Bring … down` and `turn … up`: the adverb decides; else what is said first.
  if (/^(?:down|back)$/.test(less[0])) return -1
  if (more[0] === 'up') return 1
  return less.index < more.index ? -1 : 1
}

/** Two decimals are finer than anyone sees. */
export function limited(value: number, least: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, value)) * 1000) / 1000
}
