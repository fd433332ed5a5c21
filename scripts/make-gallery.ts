import { globSync, mkdirSync, statSync } from 'node:fs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import {
  galleryHeight,
  galleryWorks,
  smallGalleryHeight,
} from '#src/features/pages/gallery-works.ts'
import { randomFrom, sheet } from './gallery/brush.ts'
import { light } from './gallery/light.ts'
import { line } from './gallery/line.ts'
import { painting } from './gallery/paint.ts'
import { pattern } from './gallery/pattern.ts'
import type { GalleryWork } from '#src/features/pages/gallery-works.ts'
import type { Draw } from './gallery/brush.ts'

export const galleryFolder = 'src/features/pages/gallery'
const draw: Record<GalleryWork['name'], Draw> = {
  ...light,
  ...line,
  ...painting,
  ...pattern,
}
const grounds: Partial<Record<GalleryWork['name'], string>> = {
  fields: '#7b2d22',
  pulses: '#14110e',
  pendulum: '#1d1a24',
  score: '#1b2530',
  rings: '#d9b98c',
  tiles: '#efe4d0',
}
const paper = '#f4ecdd'

/** Draws the works of the gallery as AVIF and WebP, in two sizes, when they are absent or older than their scripts. */
export async function ensureGallery(root: string): Promise<void> {
  const made = Math.max(
    ...[
      ...globSync('scripts/gallery/*.ts', { cwd: root }),
      'scripts/make-gallery.ts',
    ].map((path) => statSync(join(root, path)).mtimeMs),
  )
  const folder = join(root, galleryFolder)
  mkdirSync(folder, { recursive: true })
  for (const [index, work] of galleryWorks.entries()) {
    const files = (['avif', 'webp'] as const).flatMap((kind) => [
      { kind, height: galleryHeight, path: join(folder, `${work.name}.${kind}`) },
      {
        kind,
        height: smallGalleryHeight,
        path: join(folder, `${work.name}-small.${kind}`),
      },
    ])
    if (files.every(({ path }) => existsSync(path) && statSync(path).mtimeMs >= made))
      continue
    const drawn = drawWork(work, index)
    for (const { kind, height, path } of files) {
      const picture = sharp(drawn).resize({ height })
      await (
        kind === 'avif'
          ? picture.avif({ quality: 50, effort: 3 })
          : picture.webp({ quality: 72 })
      ).toFile(path)
    }
  }
}

/** The same picture each time, as PNG. */
export function drawWork({ name, width }: GalleryWork, index: number): Buffer {
  const [canvas, paint] = sheet(width, galleryHeight, grounds[name] ?? paper)
  draw[name](paint, width, galleryHeight, randomFrom(index * 7919 + 17))
  return canvas.toBuffer('image/png')
}
