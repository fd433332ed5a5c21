/** Pixels of height; twice what is shown, for screens with fine dots. */
export const galleryHeight = 448

/** The same on a phone, where the row is lower. */
export const smallGalleryHeight = 288

/** In the order in which they pass by. scripts/make-gallery.ts draws each under its name. */
export const galleryWorks = [
  { name: 'ridges', width: 640 },
  { name: 'washes', width: 360 },
  { name: 'score', width: 640 },
  { name: 'morning', width: 360 },
  { name: 'tiles', width: 448 },
  { name: 'harbour', width: 640 },
  { name: 'page', width: 336 },
  { name: 'current', width: 560 },
  { name: 'jars', width: 560 },
  { name: 'pulses', width: 360 },
  { name: 'glass', width: 448 },
  { name: 'rings', width: 448 },
  { name: 'fields', width: 360 },
  { name: 'pendulum', width: 448 },
  { name: 'cloth', width: 336 },
] as const

export type GalleryWork = (typeof galleryWorks)[number]
