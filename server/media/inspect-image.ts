import ExifReader from 'exifreader'
import { uprightSize } from './images.ts'
import { halved, readPixels } from './pixels.ts'
import { round } from './round.ts'
import { measureSharpness, sharpnessEdge } from './sharpness.ts'
import { measureTilt } from './tilt.ts'
import { tonesOf } from './tones.ts'
import { measureWeight } from './weight.ts'
import type { ImageFacts } from '#routers/contract/facts.ts'

/** Everything about a picture from one decoding: tones on the half of what edges are judged on. */
export async function inspectImage(input: string | Buffer): Promise<ImageFacts> {
  const size = await uprightSize(input)
  const fine = await readPixels(input, sharpnessEdge)
  const isSmall = Math.max(fine.width, fine.height) <= sharpnessEdge / 2
  const coarse = isSmall ? fine : halved(fine)
  return {
    family: 'image',
    ...size,
    tones: tonesOf(coarse),
    shape: {
      sharpness: measureSharpness(fine),
      weight: measureWeight(coarse),
      tiltDegrees: measureTilt(coarse),
    },
    // Bytes were decoded from a format in which no camera writes a note.
    exposure: typeof input === 'string' ? await readExposure(input) : null,
  }
}

/** How the picture was taken. Place, serial numbers and names stay where they are. */
async function readExposure(path: string): Promise<ImageFacts['exposure']> {
  const tags = await ExifReader.load(path).catch(() => null)
  if (!tags) return null
  const text = (tag: { description?: unknown } | undefined) =>
    typeof tag?.description === 'string'
      ? tag.description.trim().slice(0, 100) || null
      : null
  const number = (tag: { value?: unknown } | undefined) => {
    const value: unknown = tag?.value
    const [over, under] = Array.isArray(value) ? (value as unknown[]) : [value, 1]
    const result = Number(over) / Number(under ?? 1)
    return Number.isFinite(result) && result > 0 ? round(result, 6) : null
  }
  const exposure = {
    camera: text(tags['Model']),
    lens: text(tags['LensModel']),
    focalLengthMm: number(tags['FocalLength']),
    aperture: number(tags['FNumber']),
    shutterSeconds: number(tags['ExposureTime']),
    iso: number(tags['ISOSpeedRatings']),
    takenAt: text(tags['DateTimeOriginal']),
  }
  return Object.values(exposure).some((value) => value !== null) ? exposure : null
}
