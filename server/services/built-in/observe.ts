import { clock, counted, percent, signed } from '#routers/contract/format-measure.ts'
import { isCutOut } from '#routers/contract/read-facts.ts'
import { castText } from '#routers/facts/describe-tones.ts'
import { observeFilm } from './observe-film.ts'
import { observeShape } from './observe-shape.ts'
import { observeSound } from './observe-sound.ts'
import { observeText } from './observe-text.ts'
import { observeTones } from './observe-tones.ts'
import type { Facts, ImageTones, TextMeasures } from '#routers/contract/facts.ts'
import type { MediaType } from '#routers/contract/media-types.ts'
import type { Cite, Observations } from './remark.ts'

const nothing: Observations = { works: [], matters: [] }

/** All that the measures of one file say to someone who knows the medium. */
export function observe(
  facts: Facts,
  medium: MediaType | null,
  cite: Cite,
): Observations & { see: string } {
  return { see: see(facts, cite), ...judge(facts, medium, cite) }
}

function judge(facts: Facts, medium: MediaType | null, cite: Cite): Observations {
  switch (facts.family) {
    case 'image':
      return joined(
        observeTones(facts.tones, medium, cite),
        observeShape(facts.shape, medium, cite),
      )
    case 'audio':
      return observeSound(facts.sound, cite)
    case 'video':
      return joined(
        facts.cut ? observeFilm(facts.cut, cite) : nothing,
        facts.tones ? observeTones(facts.tones, medium, cite) : nothing,
        facts.sound ? observeSound(facts.sound, cite) : nothing,
      )
    case 'pdf':
    case 'text':
      return facts.text ? observeText(facts.text, cite) : nothing
  }
}

function joined(...all: Observations[]): Observations {
  return {
    works: all.flatMap(({ works }) => works),
    matters: all.flatMap(({ matters }) => matters),
  }
}

function see(facts: Facts, cite: Cite): string {
  switch (facts.family) {
    case 'image':
      return seePicture(facts, cite)
    case 'audio':
      return seeSound(facts, cite)
    case 'video':
      return seeFilm(facts, cite)
    case 'pdf':
      return facts.text
        ? `${pageCount(facts.pages)}, ${textOf(facts.text, cite)}.`
        : `${pageCount(facts.pages)} without text that can be read: pictures or scans.`
    case 'text':
      return facts.text ? `${textOf(facts.text, cite)}.` : 'Too few words to measure.'
  }
}

function seePicture(facts: Extract<Facts, { family: 'image' }>, cite: Cite): string {
  const { width, height, tones } = facts
  const format =
    width > height * 1.05 ? 'landscape' : height > width * 1.05 ? 'portrait' : 'square'
  const shape = `A ${format} picture of ${width} × ${height} pixels`
  if (tones.paintedShare === 0)
    return `${shape} in which nothing is painted: all of it is see-through${cite('size')}.`
  return `${shape}, ${keyOf(tones)}${cite('brightness')} in tone and ${castText(tones)}${cite('cast')} in colour, ${paletteOf(tones)}${cite('palette')}.${seeThrough(tones, cite('size'))}`
}

/** Without a ground there is no telling how it looks; the measures are of what is there. */
function seeThrough(tones: ImageTones, cite: string): string {
  return isCutOut(tones)
    ? ` ${percent(tones.paintedShare)} of the frame is painted and the rest see-through${cite}: I measured the tones and colours of the painted part.`
    : ''
}

function seeSound(facts: Extract<Facts, { family: 'audio' }>, cite: Cite): string {
  const { integratedLufs } = facts.sound
  const isHeard = integratedLufs !== null
  const { tempo, key } = isHeard ? facts.sound : { tempo: null, key: null }
  const parts = [
    `${clock(facts.durationSeconds)} of sound`,
    ...(isHeard ? [`at ${signed(integratedLufs)} LUFS${cite('loudness')}`] : []),
    ...(tempo ? [`with a beat of ${tempo.bpm} BPM${cite('tempo')}`] : []),
    ...(key ? [`probably in ${key.name} or ${key.relative}${cite('key')}`] : []),
  ]
  return `${parts.join(', ')}.`
}

function seeFilm(facts: Extract<Facts, { family: 'video' }>, cite: Cite): string {
  const { width, height, framesPerSecond, cut, sound } = facts
  const rate = framesPerSecond ? ` at ${framesPerSecond} frames a second` : ''
  const shots = cut ? `, in ${counted(cut.shots.length, 'shot')}${cite('shots')}` : ''
  return `${clock(facts.durationSeconds)} of film in ${width} × ${height}${rate}${shots}, ${sound ? 'with a sound track' : 'silent'}. Tones and colours are those of one frame, a tenth in.`
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

function textOf({ words, sentences, verse }: TextMeasures, cite: Cite): string {
  const form = verse
    ? `${counted(verse.lines, 'line')} and ${counted(verse.stanzas, 'stanza')}`
    : counted(sentences, 'sentence')
  return `${counted(words, 'word')}${cite('words')} in ${form}`
}

function pageCount(pages: number): string {
  return pages === 1 ? 'One page' : `${pages} pages`
}
