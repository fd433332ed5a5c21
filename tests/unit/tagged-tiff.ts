interface Tag {
  tag: number
  /** 2 for letters, 3 for 16 bits, 4 for 32 bits, 5 for fractions (TIFF 6.0, section 2). */
  type: 2 | 3 | 4 | 5
  values: string | readonly number[]
}

const bytesOf = { 2: 1, 3: 2, 4: 4, 5: 8 } as const

/** An uncompressed TIFF of one colour with tags of a camera behind it, which sharp does not write. */
export function taggedTiff(
  size: { width: number; height: number },
  colour: readonly number[],
  noted: { main: Tag[]; camera: Tag[]; place: Tag[] },
): Buffer {
  const pixels = Buffer.alloc(size.width * size.height * 3)
  for (let at = 0; at < pixels.length; at += 3) pixels.set(colour, at)
  const pixelsAt = 8
  const cameraAt = pixelsAt + pixels.length
  const camera = directory(noted.camera, cameraAt)
  const placeAt = cameraAt + camera.length
  const place = directory(noted.place, placeAt)
  const mainAt = placeAt + place.length
  const main: Tag[] = [
    { tag: 256, type: 3, values: [size.width] },
    { tag: 257, type: 3, values: [size.height] },
    { tag: 258, type: 3, values: [8, 8, 8] },
    { tag: 259, type: 3, values: [1] },
    { tag: 262, type: 3, values: [2] },
    { tag: 273, type: 4, values: [pixelsAt] },
    { tag: 277, type: 3, values: [3] },
    { tag: 278, type: 3, values: [size.height] },
    { tag: 279, type: 4, values: [pixels.length] },
    { tag: 34_665, type: 4, values: [cameraAt] },
    { tag: 34_853, type: 4, values: [placeAt] },
    ...noted.main,
  ]
  const header = Buffer.from('II*\0\0\0\0\0', 'latin1')
  header.writeUInt32LE(mainAt, 4)
  return Buffer.concat([header, pixels, camera, place, directory(main, mainAt)])
}

/** An image file directory at this place in the file; what is longer than four bytes lies behind it. */
function directory(tags: Tag[], at: number): Buffer {
  const sorted = tags.toSorted((one, next) => one.tag - next.tag)
  const entries = Buffer.alloc(2 + sorted.length * 12 + 4)
  entries.writeUInt16LE(sorted.length, 0)
  const behind: Buffer[] = []
  let next = at + entries.length
  for (const [index, tag] of sorted.entries()) {
    const value = valueOf(tag)
    const entry = 2 + index * 12
    entries.writeUInt16LE(tag.tag, entry)
    entries.writeUInt16LE(tag.type, entry + 2)
    entries.writeUInt32LE(value.length / bytesOf[tag.type], entry + 4)
    if (value.length <= 4) value.copy(entries, entry + 8)
    else {
      entries.writeUInt32LE(next, entry + 8)
      behind.push(value)
      next += value.length
    }
  }
  return Buffer.concat([entries, ...behind])
}

function valueOf({ type, values }: Tag): Buffer {
  if (typeof values === 'string') return Buffer.from(`${values}\0`, 'latin1')
  const width = type === 3 ? 2 : 4
  const value = Buffer.alloc(values.length * width)
  for (const [index, one] of values.entries())
    if (width === 2) value.writeUInt16LE(one, index * 2)
    else value.writeUInt32LE(one, index * 4)
  return value
}
