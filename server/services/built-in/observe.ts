import { castOf, clock, percent } from '#routers/conversation/describe-facts.ts'
import { observeSound } from './observe-sound.ts'
import { observeText } from './observe-text.ts'
import { observeTones } from './observe-tones.ts'
import type { Facts, ImageTones } from '#routers/contract/facts.ts'
import type { MediaType } from '#routers/contract/media-types.ts'
import type { Observations } from './remark.ts'

/** All that the measures of one file say to someone who knows the medium. */
export function observe(facts: Facts, medium: MediaType | null): Observations {
  switch (facts.family) {
    case 'image':
      return { see: [seePicture(facts)], ...observeTones(facts.tones, medium) }
    case 'audio': {
      const { integratedLufs } = facts.sound
      const level = integratedLufs === null ? '' : ` at ${integratedLufs} LUFS`
      return {
        see: [`${clock(facts.durationSeconds)} of sound${level}.`],
        ...observeSound(facts.sound),
      }
    }
    case 'video': {
      const tones = facts.tones
        ? observeTones(facts.tones, medium)
        : { works: [], matters: [] }
      const sound = facts.sound ? observeSound(facts.sound) : { works: [], matters: [] }
      return {
        see: [
          `${clock(facts.durationSeconds)} of film in ${facts.width} × ${facts.height}${
            facts.framesPerSecond ? ` at ${facts.framesPerSecond} frames a second` : ''
          }, ${facts.sound ? 'with a sound track' : 'silent'}. Of the picture I measured one frame, a tenth in.`,
        ],
        works: [...tones.works, ...sound.works],
        matters: [...tones.matters, ...sound.matters],
      }
    }
    case 'pdf':
      return facts.text
        ? {
            see: [
              `${pageCount(facts.pages)}, ${facts.text.words} words in ${facts.text.sentences} sentences.`,
            ],
            ...observeText(facts.text),
          }
        : {
            see: [
              `${pageCount(facts.pages)} without text that can be read: pictures or scans.`,
            ],
            works: [],
            matters: [],
          }
  }
}

function seePicture(facts: Extract<Facts, { family: 'image' }>): string {
  const { width, height, tones } = facts
  const format =
    width > height * 1.05 ? 'landscape' : height > width * 1.05 ? 'portrait' : 'square'
  return `A ${format} picture of ${width} × ${height} pixels, ${keyOf(tones)} in tone and ${castOf(tones)} in colour, ${paletteOf(tones)}.`
}

function keyOf({ brightness, contrast }: ImageTones): string {
  const key = brightness < 0.3 ? 'dark' : brightness > 0.65 ? 'light' : 'middling'
  return `${key} (${percent(brightness)})${contrast > 0.26 ? ' with hard contrast' : ''}`
}

function paletteOf({ palette }: ImageTones): string {
  const [first, second] = palette
  if (!first) return 'with no colour to speak of'
  return `mostly ${first.hex}${second ? `, then ${second.hex}` : ''}`
}

function pageCount(pages: number): string {
  return pages === 1 ? 'One page' : `${pages} pages`
}
