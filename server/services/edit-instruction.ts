import { thirds } from '#routers/facts/describe-tones.ts'
import type { Box } from '#routers/contract/anchors.ts'
import type { AskedChange } from '#routers/image-editor.ts'

/** What an image model is asked to do: the changes, numbered, and what is to stay as it is. */
export function editInstruction(changes: AskedChange[]): string {
  const lines = changes.map(({ title, how, anchor }, index) => {
    const place = anchor?.type === 'box' ? ` (${placeInWords(anchor)})` : ''
    return `${index + 1}. ${oneLine(title)}${place}: ${oneLine(how)}`
  })
  return [
    'Edit this picture. Make exactly these changes:',
    ...lines,
    'Change nothing else. Keep the framing, the proportions, the identity of every person and ' +
      'thing, and the style and medium of the original, unless a change above names it. Leave no ' +
      'text, watermark, frame or border that is not in the original. Answer with the picture.',
  ].join('\n')
}

/** A region as one would say it, by thirds, with the exact edges behind it. */
export function placeInWords(box: Box): string {
  const percent = (from: number, length: number) =>
    `${Math.round(from * 100)}–${Math.round((from + length) * 100)} %`
  return `${byThirds(box)}; ${percent(box.x, box.width)} of the width from the left, ${percent(
    box.y,
    box.height,
  )} of the height from the top`
}

function byThirds({ x, y, width, height }: Box): string {
  const isWide = width >= 2 / 3
  const isTall = height >= 2 / 3
  if (isWide && isTall) return 'over most of the picture'
  const column = isWide ? 1 : thirdAt(x + width / 2)
  const row = isTall ? 1 : thirdAt(y + height / 2)
  const name = thirds[row * 3 + column] ?? 'centre'
  if (isWide) return `across the ${name}`
  if (isTall) return `down the ${name}`
  return name === 'centre' ? 'in the centre' : `in the ${name} third`
}

function thirdAt(place: number): number {
  return Math.min(2, Math.floor(place * 3))
}

/** A line break would begin a change of its own. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
