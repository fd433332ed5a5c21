import { citedNumbers } from './number-facts.ts'
import type { NumberedFact } from './number-facts.ts'
import type { Unit } from './described.ts'

/** A number in a reply that is not what was measured. */
export interface NumberMark {
  /** Offsets in the text, in UTF-16 units. */
  start: number
  end: number
  /** The fact that says otherwise, and its value in words. */
  number: number
  measured: string
}

const units: Record<Unit, string> = {
  LUFS: 'LUFS|LKFS',
  LU: 'LU',
  dBTP: 'dB ?TP',
  BPM: 'BPM|beats (?:per|a) minute',
  percent: '%|per ?cent',
  degrees: '°|degrees?',
  words: 'words?',
  sentences: 'sentences?',
  pages: 'pages?',
  shots: 'shots?',
  fps: 'fps|frames (?:per|a) second',
}

/** A sentence with one of these speaks of where to go, of a rule, or of something else than the work. */
const speaksOfOtherThings =
  /\b(aim|target|usual|usually|typical|typically|standard|should|would|could|might|try|bring|raise|lift|lower|reduce|increase|set|push|pull|reach|cut|below|above|under|over|at least|at most|up to|between|ceiling|limit|recommended|streaming|services|reference|than|towards?|toward|rule|next step|to practise|first|last|opening|within|if|each|per|only|about an?|another)\b/i

/**
 * Numbers in a reply that name a measured quantity and differ from every measure of it. A sentence
 * that also states the true value, or that speaks of a target or a rule, is left alone: a mark on
 * something right costs more trust than a missed one. Rounding to the digits given is no mistake.
 */
export function checkNumbers(text: string, facts: readonly NumberedFact[]): NumberMark[] {
  const marks = sentencesOf(text).flatMap(({ start, sentence }) => {
    const cited = new Set(citedNumbers(sentence))
    return (Object.keys(units) as Unit[]).flatMap((unit) =>
      marksOf(sentence, unit, measuresOf(sentence, unit, { facts, cited })).map(
        (mark) => ({
          ...mark,
          start: mark.start + start,
          end: mark.end + start,
        }),
      ),
    )
  })
  return marks.toSorted((one, other) => one.start - other.start)
}

interface Measure {
  value: number
  fact: NumberedFact
  isCited: boolean
}

/** What a number with this unit could mean in this sentence. */
function measuresOf(
  sentence: string,
  unit: Unit,
  known: { facts: readonly NumberedFact[]; cited: ReadonlySet<number> },
): Measure[] {
  const all = known.facts.flatMap((fact) =>
    fact.quantities
      .filter((quantity) => quantity.unit === unit)
      .filter(
        ({ named }) =>
          known.cited.has(fact.number) || named === undefined || named.test(sentence),
      )
      .map(({ value }) => ({ value, fact, isCited: known.cited.has(fact.number) })),
  )
  // A unit that names its quantity by itself is checked beside any citation; the others mean what is
  // cited, even when that fact has no such number.
  const cited = all.filter(({ isCited }) => isCited)
  const isMeant = cited.length > 0 || (known.cited.size > 0 && !namesItself.has(unit))
  return isMeant ? cited : all
}

const namesItself: ReadonlySet<Unit> = new Set(['LUFS', 'LU', 'dBTP', 'BPM'])

function marksOf(sentence: string, unit: Unit, measures: Measure[]): NumberMark[] {
  const [first] = measures
  if (!first || speaksOfOtherThings.test(withoutUnits(sentence))) return []
  const stated = statedWith(sentence, unit)
  const isTrue = (number: Stated) => measures.some(({ value }) => agrees(number, value))
  if (stated.some(isTrue)) return []
  const claims = stated.filter((number) => !isEndOfScale(number, unit))
  return claims.map(({ start, end }) => ({
    start,
    end,
    number: first.fact.number,
    measured: `${first.fact.label}: ${first.fact.value}`,
  }))
}

const anyUnit = new RegExp(Object.values(units).join('|'), 'gi')

/** `per cent` and `a minute` are units, and no rules. */
function withoutUnits(sentence: string): string {
  return sentence.replaceAll(anyUnit, ' ')
}

/** Nothing and everything are the ends of a scale that is being explained. */
function isEndOfScale({ value }: Stated, unit: Unit): boolean {
  return unit === 'percent' && (value === 0 || value === 100)
}

interface Stated {
  value: number
  /** The lower end, when it is a range. */
  from: number | null
  decimals: number
  start: number
  end: number
}

function statedWith(sentence: string, unit: Unit): Stated[] {
  const pattern = new RegExp(
    `(?<![\\w.,#])(?:(\\d+(?:[.,]\\d+)?) ?(?:–|-|to) ?)?([−–-]?\\d{1,3}(?:,\\d{3})+|[−–-]?\\d+(?:[.,]\\d+)?)[ \\u00a0]?(?:${units[unit]})(?![\\w])`,
    'gi',
  )
  return [...sentence.matchAll(pattern)].map((match) => {
    const [, from, written = ''] = match
    const plain = /^[−–-]?\d{1,3}(?:,\d{3})+$/.test(written)
      ? written.replaceAll(',', '')
      : written.replace(',', '.')
    return {
      // A lean is measured without its sign: which way it goes is told in words.
      value: unsigned(unit, Number(plain.replace(/^[−–]/, '-'))),
      from: from === undefined ? null : Number(from.replace(',', '.')),
      decimals: /\.(\d+)$/.exec(plain)?.[1]?.length ?? 0,
      start: match.index,
      end: match.index + match[0].length,
    }
  })
}

function unsigned(unit: Unit, value: number): number {
  return unit === 'degrees' ? Math.abs(value) : value
}

/** Equal to the last digit that was written, with one per cent for sums done in the head. */
function agrees({ value, from, decimals }: Stated, measured: number): boolean {
  if (from !== null && measured >= from && measured <= value) return true
  const rounding = 0.5 * 10 ** -decimals + 1e-9
  return Math.abs(value - measured) <= Math.max(rounding, Math.abs(measured) * 0.01)
}

/** Sentences with their offsets: neither a point between digits nor one before a citation ends one. */
function sentencesOf(text: string): Array<{ start: number; sentence: string }> {
  const found: Array<{ start: number; sentence: string }> = []
  let start = 0
  for (const end of text.matchAll(/(?<=[.!?;])\s+(?!\[F\d)|\n+/g)) {
    found.push({ start, sentence: text.slice(start, end.index) })
    start = end.index + end[0].length
  }
  found.push({ start, sentence: text.slice(start) })
  return found.filter(({ sentence }) => sentence !== '')
}
