import { clock, percent } from '../contract/format-measure.ts'
import { fact } from './described.ts'
import { describeCut } from './describe-film.ts'
import { describeSound } from './describe-sound.ts'
import { describeText } from './describe-text.ts'
import { describeExposure, describeShape, describeTones } from './describe-tones.ts'
import { isCutOut } from '../contract/read-facts.ts'
import type { Facts, ImageFacts, VideoFacts } from '../contract/facts.ts'
import type { DescribedFact } from './described.ts'

/** All that was measured about a file, in the order of its importance; empty when nothing was. */
export function describeFacts(facts: Facts | null): DescribedFact[] {
  if (!facts) return []
  switch (facts.family) {
    case 'image':
      return [
        sizeOf(facts),
        ...describeTones(facts.tones),
        ...describeShape(facts.shape),
        ...describeExposure(facts.exposure),
      ]
    case 'audio':
      return [
        fact('duration', 'Duration', clock(facts.durationSeconds)),
        ...describeSound(facts.sound),
      ]
    case 'video':
      return [
        fact('duration', 'Duration', clock(facts.durationSeconds)),
        sizeOf(facts),
        ...(facts.framesPerSecond
          ? [
              fact('rate', 'Frame rate', `${facts.framesPerSecond} frames a second`, {
                unit: 'fps',
                value: facts.framesPerSecond,
              }),
            ]
          : []),
        ...describeCut(facts.cut),
        ...(facts.tones ? describeTones(facts.tones) : []),
        ...(facts.sound
          ? describeSound(facts.sound)
          : [fact('loudness', 'Sound', 'no sound track')]),
      ]
    case 'pdf':
      return [
        fact('pages', 'Pages', String(facts.pages), {
          unit: 'pages',
          value: facts.pages,
          named: /in all|altogether|in total|document|manuscript/i,
        }),
        ...describeText(facts.text),
      ]
    case 'text':
      return describeText(facts.text)
  }
}

function sizeOf({ width, height, tones }: ImageFacts | VideoFacts): DescribedFact {
  const painted =
    tones && isCutOut(tones)
      ? `, ${percent(tones.paintedShare)} of it painted and the rest see-through`
      : ''
  return fact('size', 'Size', `${width} × ${height} pixels${painted}`)
}
