import { writeFile } from 'node:fs/promises'
import { openImage, uprightSize } from '../images.ts'
import { readablePicture } from '../readable-picture.ts'
import { drawnByModelXmp } from './drawn-by-model.ts'
import { unreadable } from './raster.ts'
import type { Sharp } from 'sharp'
import type { MediaTasks } from '../tasks.ts'

interface Size {
  width: number
  height: number
}

/** Shapes that differ by less are made equal by stretching: nobody sees it, and no edge is lost. */
const sameShapeWithin = 0.02
const quality = 92

/**
 * Brings a picture that a model drew to the shape and size of the upright source, and writes it to
 * `target` as a JPEG in sRGB whose metadata says that a model had a part in it. Another shape is cut
 * about its middle. Throws in words that may be shown when the bytes are no picture, and then has
 * written nothing.
 */
export const fitDrawn: MediaTasks['fitDrawn'] = async (file) => {
  const size = await readablePicture(file).then(uprightSize).catch(unreadable)
  const drawn = Buffer.from(file.drawnBase64, 'base64')
  const fit = fitBetween(await uprightSize(drawn).catch(notAPicture), size)
  const jpeg = await fitted(openImage(drawn), size, fit).toBuffer().catch(notAPicture)
  await writeFile(file.target, jpeg)
  return null
}

function notAPicture(cause: unknown): never {
  throw new Error('What the model sent is damaged or is no picture', { cause })
}

function fitBetween(drawn: Size, source: Size): 'fill' | 'cover' {
  const ratio = drawn.width / drawn.height / (source.width / source.height)
  return Math.abs(Math.log(ratio)) < sameShapeWithin ? 'fill' : 'cover'
}

function fitted(drawn: Sharp, { width, height }: Size, fit: 'fill' | 'cover'): Sharp {
  return drawn
    .resize({ width, height, fit, position: 'centre', kernel: 'lanczos3' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .withIccProfile('srgb')
    .withXmp(drawnByModelXmp)
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
}
