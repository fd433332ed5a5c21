import { rm } from 'node:fs/promises'
import { applyCube, buildCube } from './cube.ts'
import { readablePicture } from '../readable-picture.ts'
import { frame } from './frame.ts'
import { planOf } from './plan.ts'
import { openRaster, outputTypeOf, writeRaster } from './raster.ts'
import { samplesIn } from './samples.ts'
import { sharpen } from './sharpen.ts'
import { toneMap } from './tone-map.ts'
import { vignette } from './vignette.ts'
import { windowOf } from './window.ts'
import type { MediaTasks } from '../tasks.ts'
import type { Part } from './plan.ts'
import type { Raster } from './raster.ts'

/**
 * Makes exact changes to a picture at its full size, in the order that `planOf` lays down whatever
 * the order given, and writes it upright to `target` in sRGB with nothing of the source's metadata.
 * Outside the regions of local changes no value of a pixel differs; a PNG shows that to the byte.
 * Throws in words that may be shown, and then leaves nothing at `target`.
 */
export const adjust: MediaTasks['adjust'] = async (file) => {
  const plan = planOf(file.adjustments)
  let raster = await openRaster(await readablePicture(file))
  for (const part of plan.parts) await changePart(raster, part)
  raster = await frame(raster, plan)
  if (plan.sharpen > 0) await sharpen(raster, windowOf(null, raster), plan.sharpen)
  if (plan.vignetteStops > 0) vignette(raster, plan.vignetteStops)
  const mimeType = outputTypeOf(file.mimeType)
  try {
    await writeRaster(raster, mimeType, file.target)
  } catch (error) {
    await rm(file.target, { force: true })
    throw error
  }
  return { mimeType }
}

async function changePart(raster: Raster, part: Part): Promise<void> {
  const window = windowOf(part.region, raster)
  if (window.width === 0 || window.height === 0) return
  if (part.tone)
    applyCube(raster, window, buildCube(toneMap(part.tone, samplesIn(raster, window))))
  if (part.sharpen > 0) await sharpen(raster, window, part.sharpen)
}
