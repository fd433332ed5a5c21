import { plainOf } from './plain-words.ts'

/**
 * The clauses of a text that ask for something to be done to this picture, in plain lower-case words.
 * Left out are conditions, reasons and purposes, what is said not to be done, what is done with hands
 * or with a camera, and what is for another time. A clause that goes on without a verb of its own
 * takes the one before: `lower the contrast and the saturation` are two clauses that begin with
 * `lower`.
 */
export function clausesOf(prose: string): string[] {
  return sentencesOf(plainOf(prose)).flatMap(askedIn)
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?;:])\s+|\n+/)
    .map((sentence) => sentence.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim())
}

const opensAside =
  /^(?:if|when|where|whether|unless|until|before|after|once|because|since|while|although|though|which|who|that|than|so that|so (?:the|it|they|he|she|you|we|your|its|his|her|their|this|that|each|no|nothing|viewers|eyes)|in order to|to (?:draw|guide|lead|help|emphasi[sz]e|separate|let|allow|create|focus|isolate|hold|direct|keep|avoid|give|make (?!.*er\b)))\b/
const another =
  /\b(?:next (?:time|shoot|frame|shot|session|picture)|in (?:the )?future|in[- ]camera|on location|when (?:you )?(?:shoot|photograph|reshoot|paint|retake)\w*|re-?shoot\w*|retake)\b/
/** `stop` is a unit too. */
const negator =
  /\b(?:not|never|no|without|avoid(?:ing)?|instead of|rather than|resist|refrain|keep(?:ing)?|leave|leaving|preserv(?:e|ing)|retain(?:ing)?|maintain(?:ing)?|stop (?=\w+ing)|nothing|neither|nor|cannot)\b|n't\b/
const keeps = /\b(?:keep|leav|preserv|retain|maintain)/

/** Where a sentence is taken apart between commas; the word that opens a clause stays with it. */
const seams =
  /(?<!\bso)\s+(?=(?:and|but|then|or|if|when|where|whether|unless|until|before|after|once|because|since|while|although|though|which|who|that|without|instead of|rather than|so|in order to|to (?:draw|guide|lead|help|emphasi[sz]e|separate|let|allow|create|focus|isolate|hold|direct|keep|avoid|give|make))\b)/

type Standing = 'asked' | 'aside' | 'refused' | 'kept' | 'by-hand' | 'another-time'

interface Piece {
  text: string
  isAfterComma: boolean
}

function askedIn(sentence: string): string[] {
  const asked: string[] = []
  let before: { standing: Standing; verb: string } = { standing: 'asked', verb: '' }
  for (const piece of piecesOf(sentence)) {
    const words = piece.text.replace(/^(?:and|but|then|or|also)\s+(?:then |also )?/, '')
    const standing = isCarried(piece, words, before.standing)
      ? before.standing
      : standingOf(words)
    const verb = isBare(words) ? before.verb : (verbAt(words) ?? '')
    const isAlternative = piece.text.startsWith('or ') && asked.length > 0
    if (standing === 'asked' && !isAlternative)
      asked.push(untilNegator(isBare(words) ? `${verb} ${words}` : words))
    before = { standing: standing === 'asked' ? leftBy(words) : standing, verb }
  }
  return asked.filter((text) => text !== '')
}

function piecesOf(sentence: string): Piece[] {
  return sentence
    .split(/,\s+/)
    .flatMap((part, order) =>
      part
        .split(seams)
        .map((text, index) => ({ text, isAfterComma: order > 0 && index === 0 })),
    )
}

/** Whether what was said of the piece before is said of this one too. */
function isCarried(
  { text, isAfterComma }: Piece,
  words: string,
  before: Standing,
): boolean {
  switch (before) {
    case 'asked':
      return false
    case 'another-time':
      return true
    case 'aside':
      return !isAfterComma && /^(?:and|or) /.test(text)
    case 'refused':
      return (
        text.startsWith('or ') ||
        isBare(words) ||
        (text.startsWith('and ') && !isAfterComma)
      )
    case 'kept':
    case 'by-hand':
      return text.startsWith('or ') || isBare(words)
  }
}

function standingOf(words: string): Standing {
  if (another.test(words)) return 'another-time'
  if (opensAside.test(words)) return 'aside'
  if (byHand.test(words) || tools.test(words)) return 'by-hand'
  return 'asked'
}

/** A refusal at the end of a piece goes on into the next. */
function leftBy(words: string): Standing {
  if (!negator.test(words)) return 'asked'
  return keeps.test(words) ? 'kept' : 'refused'
}

function untilNegator(text: string): string {
  const found = negator.exec(text)
  return (found ? text.slice(0, found.index) : text).replace(/[.!?;:]+$/, '').trim()
}

const leadIn =
  '(?:please|first|now|next|finally|simply|just|gently|slightly|carefully|perhaps|maybe|you (?:could|might|can|should)|i would|we should|try to|consider|try)'

/** What is done to a work or to the world, and not to the picture of it. */
const byHand = new RegExp(
  `^(?:${leadIn} )*(?:mov(?:e|ing)|plac(?:e|ing)|put(?:ting)?|(?:re)?paint(?:ing)?|glaz(?:e|ing)|mix(?:ing)?|(?:re)?draw(?:ing)?|sketch(?:ing)?|shoot(?:ing)?|(?:re)?photograph(?:ing)?|captur(?:e|ing)|(?:re)?light(?:ing)?|expos(?:e|ing)|meter|bracket|wait|stand|step|walk|come|ask|compar(?:e|ing)|look|squint|imagine|print(?:ing)?|export(?:ing)?|decid(?:e|ing)|check|find|replac(?:e|ing)|eras(?:e|ing)|delet(?:e|ing)|clon(?:e|ing)|heal|cover|(?:re)?focus(?:ing)?|zoom|study|practi[sc]e|think|write|read|test|show|see|view|scan|(?:re)?position|(?:re)?arrang(?:e|ing))\\b`,
)
const tools =
  /\b(?:glaze|pigment|charcoal|graphite|pencil|watercolou?r|gouache|umber|ochre|reflector|flash|strobe|softbox|tripod|aperture|shutter|iso|fill light|diffuser|paint)\b/

/** A clause that begins with a thing or an amount and has no verb of its own. */
function isBare(words: string): boolean {
  return /^(?:the|a|an|its|your|by|about|half|one|\d|left|right|top|bottom|highlights?|shadows?|blacks?|whites?|contrast|saturation|vibrance|exposure|brightness|warmth|sharpness|clarity)\b/.test(
    words,
  )
}

function verbAt(words: string): string | undefined {
  const found = new RegExp(
    `^(?:${leadIn} )*([a-z]+(?:-[a-z]+)?)(?: (?:up|down|back|in))?`,
  )
  return found.exec(words)?.[1]
}
