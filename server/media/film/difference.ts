/** What is kept of a frame to compare the next with. */
export interface Signature {
  /** Luma of a small grid, 0 to 255. */
  grid: Float32Array
  /** For red, green and blue: the part of the frame that is at most so strong, in 16 steps. */
  colours: Float32Array
}

const gridColumns = 16
const gridRows = 9
const steps = 16

export function signatureOf(
  rgb: Uint8Array,
  size: { width: number; height: number },
): Signature {
  const grid = new Float32Array(gridColumns * gridRows)
  const counts = new Uint16Array(grid.length)
  const colours = new Float32Array(3 * steps)
  const share = 1 / (size.width * size.height)
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) {
      const at = (y * size.width + x) * 3
      const [r, g, b] = [rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0]
      const cell =
        Math.floor((y * gridRows) / size.height) * gridColumns +
        Math.floor((x * gridColumns) / size.width)
      grid[cell] = (grid[cell] ?? 0) + 0.2126 * r + 0.7152 * g + 0.0722 * b
      counts[cell] = (counts[cell] ?? 0) + 1
      for (const [channel, value] of [r, g, b].entries()) {
        const step = channel * steps + (value >> 4)
        colours[step] = (colours[step] ?? 0) + share
      }
    }
  for (let cell = 0; cell < grid.length; cell += 1)
    grid[cell] = (grid[cell] ?? 0) / Math.max(1, counts[cell] ?? 1)
  for (let step = 0; step < colours.length; step += 1)
    if (step % steps !== 0)
      colours[step] = (colours[step] ?? 0) + (colours[step - 1] ?? 0)
  return { grid, colours }
}

/** 0 for the same picture, near 1 for one that shares neither layout nor colours. */
export function differenceOf(one: Signature, other: Signature): number {
  return (
    0.5 * Math.min(1, coloursApart(one, other) * 4) +
    0.5 * Math.min(1, layoutApart(one, other) * 3)
  )
}

/** Mean change of the small grid, 0 to 1. */
export function layoutApart(one: Signature, other: Signature): number {
  let sum = 0
  for (let cell = 0; cell < one.grid.length; cell += 1)
    sum += Math.abs((one.grid[cell] ?? 0) - (other.grid[cell] ?? 0))
  return sum / one.grid.length / 255
}

/**
 * How far colours have to be moved to become the others, 0 to 1 (the earth mover's distance, of each
 * channel): a slow change of light is a small step here, and no jump from one drawer to the next.
 */
function coloursApart(one: Signature, other: Signature): number {
  let sum = 0
  for (let step = 0; step < one.colours.length; step += 1)
    sum += Math.abs((one.colours[step] ?? 0) - (other.colours[step] ?? 0))
  return sum / one.colours.length
}
