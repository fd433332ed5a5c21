import sharp from 'sharp'
import type { Sharp } from 'sharp'

// The decoders of the formats we take, and no other: libvips reads SVG, PDF and more (rule D-49).
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadTiff',
  ],
})
sharp.concurrency(1)
sharp.cache(false)

/** What any picture may unpack to, whichever decoder does it. */
export const maxPixels = 50e6
const timeoutSeconds = 20

/** A picture from a file or from raw pixels, upright, in sRGB; metadata is dropped on output. */
export function openImage(input: string | Buffer): Sharp {
  return sharp(input, { limitInputPixels: maxPixels, pages: 1, failOn: 'error' })
    .autoOrient()
    .timeout({ seconds: timeoutSeconds })
}

export function rawImage(pixels: Buffer, size: { width: number; height: number }): Sharp {
  return sharp(pixels, { raw: { ...size, channels: 4 } })
}

/** The size of a picture as a viewer sees it, after the camera's orientation. */
export async function uprightSize(
  input: string | Buffer,
): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(input, {
    limitInputPixels: maxPixels,
    pages: 1,
  }).metadata()
  return { width: autoOrient.width, height: autoOrient.height }
}
