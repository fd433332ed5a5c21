import sharp from 'sharp'
import { openImage } from '../images.ts'
import type { Sharp } from 'sharp'

/** A whole picture in memory: upright, sRGB, eight bits a channel; the fourth channel is alpha. */
export interface Raster {
  data: Uint8Array
  width: number
  height: number
  channels: 3 | 4
}

export type OutputType = 'image/jpeg' | 'image/png' | 'image/webp'

const timeoutSeconds = 60

/**
 * Decodes a picture of any depth or colour space; a profile in it is brought to sRGB, and of a moving
 * picture the first frame is taken. Sixteen bits become eight: that is what every screen here shows.
 */
export async function openRaster(picture: string | Buffer): Promise<Raster> {
  const decoded = await openImage(picture)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new Error('The picture is damaged or of a kind that cannot be read', {
        cause,
      })
    })
  const { width, height, channels } = decoded.info
  if (channels !== 3 && channels !== 4)
    throw new Error(`Expected a picture of 3 or 4 channels, got ${channels}`)
  return { data: decoded.data, width, height, channels }
}

/** For a picture that no decoder takes: what decoders say of it names paths and libraries. */
export function unreadable(cause: unknown): never {
  throw new Error('The picture is damaged or of a kind that cannot be read', { cause })
}

/**
 * JPEG and WebP stay what they are. All else becomes PNG, which loses nothing: the 256 colours of a
 * GIF would show as bands once its tones are moved.
 */
export function outputTypeOf(mimeType: string): OutputType {
  return mimeType === 'image/jpeg' || mimeType === 'image/webp' ? mimeType : 'image/png'
}

/** For sharp's own operations; further ones work on a copy. */
export function asImage({ data, width, height, channels }: Raster): Sharp {
  return sharp(data, {
    raw: { width, height, channels },
    limitInputPixels: false,
  }).timeout({ seconds: timeoutSeconds })
}

/** With an sRGB profile and no other metadata. JPEG keeps the full resolution of colour (4:4:4). */
export async function writeRaster(
  raster: Raster,
  mimeType: OutputType,
  target: string,
): Promise<void> {
  await encoded(asImage(raster).withIccProfile('srgb'), mimeType).toFile(target)
}

function encoded(image: Sharp, mimeType: OutputType): Sharp {
  switch (mimeType) {
    case 'image/jpeg':
      // Optimised Huffman tables would hold all coefficients: 200 MB more at 24 megapixels.
      return image.jpeg({
        quality: 92,
        chromaSubsampling: '4:4:4',
        optimiseCoding: false,
      })
    case 'image/webp':
      return image.webp({ quality: 92, effort: 3 })
    case 'image/png':
      return image.png({ compressionLevel: 6 })
  }
}
