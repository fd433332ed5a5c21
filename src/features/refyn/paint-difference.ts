/** A difference of so many of 255 levels is white: half of the scale is as plain as all of it. */
const fullDifference = 96

/**
 * Draws how far the second picture is from the first, pixel by pixel: the largest of the three
 * channels, as light on a canvas of the first one's size. The second is scaled to it.
 */
export function paintDifference(
  canvas: HTMLCanvasElement,
  before: HTMLImageElement,
  after: HTMLImageElement,
): void {
  const [width, height] = [before.naturalWidth, before.naturalHeight]
  const one = pixelsOf(before, width, height)
  const other = pixelsOf(after, width, height)
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return
  const map = context.createImageData(width, height)
  for (let at = 0; at < map.data.length; at += 4) {
    let largest = 0
    for (let channel = 0; channel < 3; channel += 1)
      largest = Math.max(
        largest,
        Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)),
      )
    const light = Math.min(1, largest / fullDifference)
    // From black over amber to white, so that small changes have a colour of their own.
    map.data[at] = 255 * Math.min(1, light * 1.6)
    map.data[at + 1] = 255 * light
    map.data[at + 2] = 255 * Math.max(0, light * 1.6 - 0.6)
    map.data[at + 3] = 255
  }
  context.putImageData(map, 0, 0)
}

function pixelsOf(
  image: HTMLImageElement,
  width: number,
  height: number,
): Uint8ClampedArray {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) return new Uint8ClampedArray(width * height * 4)
  context.drawImage(image, 0, 0, width, height)
  return context.getImageData(0, 0, width, height).data
}
