/** The nine creative media of a crit. */
export const mediaTypes = [
  'photography',
  'painting',
  'drawing',
  'music',
  'film',
  'graphicDesign',
  'illustration',
  'dance',
  'creativeWriting',
] as const

export type MediaType = (typeof mediaTypes)[number]

/** Display labels, the same on the screen, in the tutor's prompt and in a card's badge. */
export const mediaLabels: Record<MediaType, string> = {
  photography: 'Photography',
  painting: 'Painting',
  drawing: 'Drawing',
  music: 'Music',
  film: 'Film',
  graphicDesign: 'Graphic Design',
  illustration: 'Illustration',
  dance: 'Dance',
  creativeWriting: 'Creative Writing',
}
