/** A share as `12 %`, with one decimal below ten: the same in a reply and beside a chart. */
export function percent(share: number): string {
  const value = share * 100
  return `${value > 0 && value < 9.95 ? value.toFixed(1) : Math.round(value)} %`
}

/** Seconds as `m:ss`. */
export function clock(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** So many of a thing; the thing is in English, and takes an s. */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}

/** With the minus sign that belongs to it. */
export function signed(value: number): string {
  return String(value).replace('-', '−')
}
