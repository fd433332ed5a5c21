import { upper } from '../discuss/sayable.ts'
import { openingOf } from './clause.ts'

/** Verbs that begin a sentence only when it asks for something. */
const verbs = new Set(
  `act add adapt adjust aim align allow anchor apply arrange ask avoid begin blend boost brighten bring
  build bypass carry change check choose circle clean combine commit compare compress consider convert
  copy count cover crop cut darken decide deepen define delete describe determine develop divide dodge
  double draw drop edit emphasise emphasize enlarge establish estimate examine exaggerate expand
  experiment explain explore export fill find finish flip follow gather get give go group halve hide
  hold identify imagine improvise include increase intensify introduce invert isolate join keep lay lead
  learn leave lengthen let lift list listen look loosen lower make measure memorise memorize mix move
  mute name narrow note notice observe omit paint pan pay photograph pick play prepare print pull push
  put raise read rearrange rebuild reconsider recompose record redo redraw reduce rehearse remake
  remember remove render reorder repaint repeat replace rephrase reposition reshoot restrict rethink
  reverse review revise revisit rewrite rotate run save scribble seek select separate set sharpen
  shift shoot shorten show shrink simplify sing sit sketch smooth soften speak spend split squint stand
  start stay stop straighten strengthen stretch strike strip study substitute swap switch take tap teach
  tell tighten trace train trim trust try tune turn underline use vary visit wait walk watch widen
  write zoom`.split(/\s+/),
)

/** These are also nouns and adjectives: they ask for something when they have an object. */
const doubles = new Set(
  `balance blur break close colour contrast cool dial duck echo end even expose fade film focus frame
  grade highlight layer level light limit loop map mark mask match open outline pause place plan point
  position practise practice sample scale shade shape sound space stage step tap test thin tilt tone
  touch view warm wet work`.split(/\s+/),
)

const object =
  /^(?:the|a|an|your|its|it|them|this|that|these|those|each|every|one|two|three|four|five|\d+|half|another|some|all|both|any|on|with|from|only)$/
/** What stands behind a verb that is the subject after all: “Focus is placed”. */
const predicate =
  /^(?:is|are|was|were|has|have|had|can|could|will|would|does|do|did|should|must|may|might|of|falls|feels|seems|looks)$/

const connector =
  /^(?:then|next|first(?:ly)?|second(?:ly)?|third(?:ly)?|finally|lastly|also|instead|now|perhaps|maybe|just|simply|always|please|and|but|so|or|again|alternatively|ideally|at least|to start|for now|if nothing else)[,:]? /i

/** A label before what is asked for, such as `Next step: ` or `For your question, try this: `. */
const label = /^[^.!?:\n]{1,40}: (?=\S)/
const never = /^(?:don['’]t|do not|never) (?!worry|hesitate|know|you\b|we\b|i\b)/i
const modal =
  /^(?:you|we) (?:could|should|might|must|can|may|need to|will want to)(?: also| even| just| simply)?(?: want to| try to)? (?!see|hear|feel|tell|be\b|have\b)/i
const proposal =
  /^(?:(?:i['’]d|i would|my) (?:suggest|recommend|advise|try|like you to|advice|suggestion|recommendation)|consider|how about|what if you|it (?:would|may|might|could) (?:be worth|help)|it(?:['’]s| is) worth|worth \p{L}+ing)\b/iu
const condition =
  /^(?:if|when|whenever|where|wherever|once|before|after|until|while|whatever|for|to|next time|the next time|instead of|rather than|in the next|in post|on the next)\b/i

/** Talk between tutor and learner, which is nothing to keep. */
const errand =
  /\b(?:ask me|tell me|show me|send me|let me know|hand (?:it |this |the \S+ )?in|upload|share (?:it|the next|your next)|feel free|come back|keep (?:up|going|it up|at it)|good luck|hopes? (?:this|that|it) helps?|would you like me|do you want me|shall i)\b/i

/** Whether a plain sentence asks the learner to do something in their work. */
export function isAction(sentence: string): boolean {
  if (/[?:]$/.test(sentence) || errand.test(sentence)) return false
  return actionStart(sentence) !== null
}

export function isErrand(sentence: string): boolean {
  return errand.test(sentence)
}

/** Where in a sentence that which is to be done begins; null when it asks for nothing. */
function actionStart(sentence: string): number | null {
  if (asks(sentence)) return 0
  const named = label.exec(sentence)?.[0].length ?? 0
  if (named > 0 && asks(sentence.slice(named))) return named
  const from = connector.exec(sentence)?.[0].length ?? 0
  if (!condition.test(sentence.slice(named + from))) return null
  const parts = [...sentence.matchAll(/([,;:]) (?:then )?(?=\S)/g)]
  const part = parts.find((one) => asks(sentence.slice(one.index + one[0].length)))
  if (!part) return null
  // Behind a colon it stands by itself; behind a comma it needs its condition.
  return part[1] === ',' ? named : part.index + part[0].length
}

function asks(text: string): boolean {
  const bare = text.replace(connector, '')
  if (modal.test(bare) || proposal.test(bare) || never.test(bare)) return true
  const [first = '', second = ''] = bare.toLowerCase().split(/[^\p{L}\p{N}’'-]+/u)
  if (predicate.test(second)) return false
  return verbs.has(first) || (doubles.has(first) && object.test(second))
}

/** A sentence without the label before it that only says that something is to be done. */
export function withoutLabel(sentence: string): string {
  return upper(
    sentence.replace(
      /^(?:for your question, )?(?:next steps?|actions?|(?:you could )?try this|tip|suggestion|to do): /i,
      '',
    ),
  )
}

/** Whether an action goes on with the one before it, as in `If they name it, leave it.` */
export function goesOn(sentence: string): boolean {
  return /^(?:if|when|once|where) (?:they|it|that|this|not|so|two)\b|^(?:and|but|or|so)\b/i.test(
    sentence,
  )
}

/** What is to be done as a title: without label, connector and `you could`. */
export function actionTitle(sentence: string, most: number): string {
  const start = sentence
    .slice(actionStart(sentence) ?? 0)
    .replace(connector, '')
    .replace(modal, '')
  return upper(openingOf(start.replace(/[.!]+$/, ''), most))
}
