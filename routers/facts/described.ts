import type { FactKey } from '../contract/facts.ts'

/** A number that a sentence can state right or wrong. */
export interface Quantity {
  unit: Unit
  value: number
  /** What a sentence must speak of before its number is taken for this one; absent: the unit tells. */
  named?: RegExp
}

export type Unit =
  | 'LUFS'
  | 'LU'
  | 'dBTP'
  | 'BPM'
  | 'percent'
  | 'degrees'
  | 'words'
  | 'sentences'
  | 'pages'
  | 'shots'
  | 'fps'

/** A measured fact in words: the same for the tutor's table, the built-in tutor and a citation. */
export interface DescribedFact {
  key: FactKey
  label: string
  value: string
  quantities: Quantity[]
}

export function fact(
  key: FactKey,
  label: string,
  value: string,
  ...quantities: Quantity[]
): DescribedFact {
  return { key, label, value, quantities }
}

/** As a quantity in percent that counts only where it is spoken of. */
export function percentOf(share: number, named: RegExp): Quantity {
  return { unit: 'percent', value: share * 100, named }
}
