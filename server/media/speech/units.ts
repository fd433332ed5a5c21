/** As written behind a number: what one is called, and several. */
const units: Readonly<Record<string, readonly [one: string, several: string]>> = {
  '°C': ['degree Celsius', 'degrees Celsius'],
  '°': ['degree', 'degrees'],
  BPM: ['beat per minute', 'beats per minute'],
  bpm: ['beat per minute', 'beats per minute'],
  cm: ['centimetre', 'centimetres'],
  dB: ['decibel', 'decibels'],
  dBFS: ['decibel full scale', 'decibels full scale'],
  dBTP: ['decibel true peak', 'decibels true peak'],
  fps: ['frame per second', 'frames per second'],
  GB: ['gigabyte', 'gigabytes'],
  h: ['hour', 'hours'],
  Hz: ['hertz', 'hertz'],
  K: ['kelvin', 'kelvin'],
  kB: ['kilobyte', 'kilobytes'],
  kbit: ['kilobit', 'kilobits'],
  kHz: ['kilohertz', 'kilohertz'],
  km: ['kilometre', 'kilometres'],
  LU: ['loudness unit', 'loudness units'],
  m: ['metre', 'metres'],
  MB: ['megabyte', 'megabytes'],
  min: ['minute', 'minutes'],
  mm: ['millimetre', 'millimetres'],
  MP: ['megapixel', 'megapixels'],
  ms: ['millisecond', 'milliseconds'],
  oct: ['octave', 'octaves'],
  pt: ['point', 'points'],
  px: ['pixel', 'pixels'],
  s: ['second', 'seconds'],
}

const written = Object.keys(units)
  .sort((a, b) => b.length - a.length)
  .join('|')
const measure = new RegExp(
  String.raw`(?<![\p{L}\d.])(\d+(?:[.,]\d+)*)(\s?)(${written})(?:/(${written}))?(?![\p{L}\d])`,
  'gu',
)

/**
 * `2.4 kHz` becomes `2.4 kilohertz` and `1 s` `1 second`. One letter close behind a whole number
 * stays what it is: `4K` is a format, and `the 60s` are years.
 */
export function sayUnits(text: string): string {
  return text.replaceAll(
    measure,
    (whole, number: string, space: string, unit: string, per: string | undefined) => {
      const isName = space === '' && /^[a-z]$/i.test(unit) && /^\d+$/.test(number)
      if (isName) return whole
      const [one, several] = units[unit] ?? [unit, unit]
      const each = per === undefined ? '' : ` per ${units[per]?.[0] ?? per}`
      return `${number} ${number === '1' ? one : several}${each}`
    },
  )
}
