export function round(value: number, digits: number): number {
  const factor = 10 ** digits
  const rounded = Math.round(value * factor) / factor
  // Minus zero is written as "-0" by some and as "0" by others.
  return rounded === 0 ? 0 : rounded
}
