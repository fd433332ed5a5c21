import { localeFor } from './locale-for.ts'

/** A number as it stands in English texts, in the marks of another language and with the same decimals. */
export function numberIn(
  language: string,
  english: string,
  style?: Intl.NumberFormatOptions,
): string {
  if (language === 'en') return english
  const decimals = english.split('.')[1]?.length ?? 0
  return new Intl.NumberFormat(localeFor(language), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    // Four digits stand without a mark, as years and the sides of a picture do.
    useGrouping: 'min2',
    ...style,
  }).format(Number(english))
}

/** A number with a decimal point that is no part of a name; or a quotation, which stays as it is. */
const decimalNumber = /“[^”]*”|(?<![\w#.,])\d+\.\d+(?!\w|\.\d)/g

/** Words with measures in them, such as `7.8 %`, with the decimals of a language. */
export function decimalsIn(language: string, english: string): string {
  return english.replaceAll(decimalNumber, (one) =>
    one.startsWith('“') ? one : numberIn(language, one),
  )
}

const prefixes: Record<string, string> = { K: 'kilo', M: 'mega', G: 'giga' }

/** A size such as `8.97 MB` with the number and the unit of a language, such as `8,97 Mo`. */
export function sizeIn(language: string, english: string): string {
  const [number = '', unit = ''] = english.split(' ')
  if (language === 'en') return english
  return numberIn(language, number, {
    style: 'unit',
    unit: `${prefixes[unit.charAt(0)] ?? ''}byte`,
  })
}
