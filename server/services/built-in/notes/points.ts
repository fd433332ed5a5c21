import { bareWords, plainText } from './plain-text.ts'
import type { Block } from './blocks.ts'

/** What a part of a reply is there for, by its heading. */
export type Part = 'seen' | 'strengths' | 'question' | 'changed' | 'resources' | 'other'

/** One thing that a reply says, with all that belongs to it. */
export interface Point {
  part: Part
  /** What it is called, in plain words; null when it has no name of its own. */
  name: string | null
  /** Paragraphs and items as they stand in the reply, without that name. */
  texts: string[]
  /** Whether it is set apart as one; a paragraph may hold several. */
  isItem: boolean
}

const parts: ReadonlyArray<[RegExp, Part]> = [
  [/\bquestions?\b|to ponder|something to think about/i, 'question'],
  [
    /\b(?:i|we) (?:see|hear|read|notice)\b|first impression|overview|\bsummary\b|description|introduction/i,
    'seen',
  ],
  [/\bchanged\b|what it did/i, 'changed'],
  [
    /\bresources?\b|further reading|\breferences\b|\bto (?:read|watch|listen to|look at|look up)\b|\b(?:exercises|homework|books)\b/i,
    'resources',
  ],
  [
    /(?:what(?:['’]s)?|is|are|that|already|how it) (?:\S+ )?(?:work(?:s|ed|ing)|holds?|succeeds?|shines?|lands?)\b|strengths?|strong (?:points|suits)|positives?|successes|went well|you did well|what i (?:like|love|enjoy)/i,
    'strengths',
  ],
]

/** Names that say nothing of what is under them. */
const empty =
  /^(?:(?:the )?(?:next|first|second|third|fourth|fifth|last)(?: steps?)?|steps?|actions?|try(?: it| this| next)?|tips?|suggestions?|advice|feedback|critique|why(?: it matters)?|what(?: to do| to try| matters(?: most)?| is new| you could try)?|how(?: to fix it| to see it)?|where|observations?|issues?|problems?|fix(?:es)?|solutions?|notes?|examples?|ideas?|points?|options?|recommendations?|priorit(?:y|ies)|(?:key |main )?takeaways?|(?:areas?|room|things|opportunities) (?:for|to) (?:improve|grow|work on)\S*(?: \S+)?|improvements?|conclusion|in short|better|worse|done when|criterion|effect|result|impact|answer|(?:what )?to practi[sc]e)(?: \d+)?$/

/**
 * The things that a reply says, in order. Under a heading that names one thing all is one point; else
 * each item of a list and each paragraph is, and with `isFine` they always are.
 */
export function readPoints(blocks: readonly Block[], isFine: boolean): Point[] {
  const points: Point[] = []
  let section: Section = { part: 'other', level: 0, name: null }
  /** What the next block may belong to. */
  let holder: Point | null = null
  let isWhole = false
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'heading') {
      section = sectionOf(block, section)
      isWhole = section.name !== null && !isFine && !hasNamedItems(blocks, index)
      holder = isWhole
        ? { part: section.part, name: section.name, texts: [], isItem: true }
        : null
      if (holder) points.push(holder)
    } else if (holder && (isWhole || (isNested(block) && !isFine))) {
      holder.texts.push(block.text)
    } else {
      const isItem = block.kind === 'item'
      const point: Point = { part: section.part, ...nameOf(block.text), isItem }
      points.push(point)
      holder = isItem ? point : null
    }
  }
  return points.filter(({ texts }) => texts.length > 0)
}

interface Section {
  part: Part
  level: number
  name: string | null
}

function sectionOf({ text, level }: Block, before: Section): Section {
  const name = namedBy(text)
  const part = parts.find(([pattern]) => pattern.test(plainText(text)))?.[1]
  if (part) return { part, level, name: null }
  // A deeper heading is of the part that it stands in.
  const isInside = level > before.level && before.part !== 'other'
  return isInside
    ? { part: before.part, level: before.level, name }
    : { part: 'other', level: name ? before.level : level, name }
}

function isNested({ kind, level }: Block): boolean {
  return kind === 'item' && level > 1
}

/** Whether at least two items under a heading have names: then each of them is a point. */
function hasNamedItems(blocks: readonly Block[], heading: number): boolean {
  const next = blocks.findIndex(
    ({ kind }, index) => index > heading && kind === 'heading',
  )
  const items = blocks
    .slice(heading + 1, next < 0 ? undefined : next)
    .filter(({ kind, text }) => kind === 'item' && nameOf(text).name !== null)
  return items.length > 1
}

/** Words in bold at the start of a text are its name, if they name anything. */
function nameOf(text: string): Pick<Point, 'name' | 'texts'> {
  const [whole, bold = ''] =
    /^\s*(?:\*\*|__)([^*\n]{1,120}?)(?:\*\*|__)(?: ?\[[FS]\d{1,3}\]){0,4}\s{0,4}[:.–—-]?\s*/.exec(
      text,
    ) ?? []
  const name = whole === undefined ? null : namedBy(bold)
  const rest = name === null ? text : text.slice(whole?.length ?? 0)
  return { name, texts: rest.trim() === '' ? [] : [rest] }
}

function namedBy(text: string): string | null {
  const name = plainText(text)
    .replace(/^(?:step |point |tip )?\(?\d{1,2}[.):]?\s/i, '')
    .replace(/[\s.:–—-]+$/, '')
    .trim()
  return name === '' || empty.test(bareWords(name)) ? null : name
}
