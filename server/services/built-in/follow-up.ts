import { describeFacts } from '#routers/facts/describe-facts.ts'
import { citation, numberFacts } from '#routers/facts/number-facts.ts'
import { appraise, isDeclined, remarksOn } from './appraise.ts'
import { conceptAsked, conceptFor, mediumOf } from './craft/store.ts'
import { lower } from './discuss/sayable.ts'
import { nameOf } from './judge-note.ts'
import { meanings } from './meanings.ts'
import { asText } from './as-text.ts'
import { factKeys } from '#routers/contract/facts.ts'
import type { FactKey } from '#routers/contract/facts.ts'
import type { NumberedFact } from '#routers/facts/number-facts.ts'
import type { Brief, Focus, Work } from '#routers/tutor.ts'
import type { Concept } from './craft/concept.ts'
import type { Remark } from './remark.ts'

const mostFacts = 4

/** Answers from measures and craft what they can answer, and says plainly what they cannot. */
export function writeFollowUp(brief: Brief): string {
  if (brief.focus) return answerFocus(brief, brief.focus)
  const asked = brief.question ?? ''
  if (isThanks(asked)) return thanked
  const cited = factAsked(brief, asked)
  if (cited) return answerFacts(brief, [cited.key], undefined)
  const keys = keysAsked(numberFacts(brief.works), asked)
  const concept = conceptAsked(mediumOf(brief.medium, brief.works), asked)
  // A concept that no asked measure bears on was meant by its own words.
  const isOther = concept && !concept.facts.some((key) => keys.includes(key))
  if (keys.length > 0 && (!isOther || isLabelled(brief, asked) || isMeant(asked)))
    return answerFacts(brief, keys.slice(0, 2), concept)
  if (concept) return explain(concept, brief)
  return isForNext(asked) ? nextThing(brief) : admit(brief)
}

const thanked =
  'You are welcome. Come back with the next version: both are measured then, and the numbers show what has moved.'

/** Thanks and nothing else: whoever goes on after an "ok" wants an answer. */
function isThanks(asked: string): boolean {
  return /^\W*(thanks|thank you|thx|cheers)( so much| a lot| very much| again)?\W*$/i.test(
    asked,
  )
}

/** A fact that is asked about by the number on its chip. */
function factAsked(brief: Brief, asked: string): NumberedFact | undefined {
  const [, bracketed, bare] =
    /\[F(\d{1,3})\]|\b(?:is|does|are|about|mean by|chip)\s+F(\d{1,3})\b/.exec(asked) ?? []
  return numberFacts(brief.works).find(
    ({ number }) => number === Number(bracketed ?? bare),
  )
}

function isForNext(asked: string): boolean {
  return /what (should|do|can) i (do|try|work on)|where (do|should) i (start|begin)|next step|what.s next|what now/i.test(
    asked,
  )
}

function nextThing(brief: Brief): string {
  const [first, second] = appraise(brief).matters
  if (!first)
    return 'By my measures nothing stands out that has to be mended. Put the work away for a day, then show it to someone without a word and write down what they say first.'
  return [
    `Begin with this one: **${first.said.title}** ${first.said.how} It is done when this holds: ${lowered(first.said.criterion)}`,
    ...(second ? [`After that: **${second.said.title}**`] : []),
  ].join('\n\n')
}

/** The measures a question is about: first those it names as they are labelled. */
function keysAsked(measured: NumberedFact[], asked: string): FactKey[] {
  const labelled = measured.flatMap(({ key, label }) =>
    names(asked, label) ? [key] : [],
  )
  const meant = factKeys.filter(
    (key) => meanings[key].asked.test(asked) && measured.some((fact) => fact.key === key),
  )
  return [...new Set([...labelled, ...meant])]
}

function isLabelled(brief: Brief, asked: string): boolean {
  return numberFacts(brief.works).some(({ label }) => names(asked, label))
}

/** Whether a question has a label in it, what stands behind its comma or in brackets left aside. */
function names(asked: string, label: string): boolean {
  const plain = label.replace(/ ?[(,].*$/, '').toLowerCase()
  return asked.toLowerCase().includes(plain)
}

/** About one suggestion: what was measured at its place, why it was made, and how to practise it. */
function answerFocus(brief: Brief, focus: Focus): string {
  const found = remarksOn(brief, focus.work).find(({ title }) => title === focus.title)
  const state = stateLine(focus)
  if (!found)
    return [
      ...(state === '' ? [] : [state]),
      `About “${focus.title}”: ${focus.how}`,
      'I measured the file as a whole and have no finer measure of this place. Try it on a copy, put both side by side, and look or listen after an hour.',
    ].join('\n\n')
  const concept = conceptFor(mediumOf(brief.medium, brief.works), found.key)
  return [
    ...(state === '' ? [] : [state]),
    `${factLines(brief, [found.key], focus.work.id)}\n\n${meanings[found.key].text}`,
    `**What to do.** ${found.how} You will know that it is done when this holds: ${lowered(found.criterion)}`,
    ...(concept ? [`**${concept.name}.** ${concept.see} ${concept.practise}`] : []),
  ].join('\n\n')
}

/** What the learner has said of the suggestion, answered first. */
function stateLine({ state, reason }: Focus): string {
  switch (state) {
    case 'done':
      return 'You marked this as done. The measure below is of the file you handed in; a new version shows whether it has moved.'
    case 'tried':
      return 'You have tried this. If it did not help, the cause lies elsewhere: compare both versions and name one thing that got worse.'
    case 'declined':
      return `You set this aside${reason ? `, because: “${asText(reason)}”` : ''}. I do not bring it up again by myself; here is what it rested on.`
    case 'open':
      return ''
  }
}

function answerFacts(
  brief: Brief,
  keys: FactKey[],
  concept: Concept | undefined,
): string {
  const related = concept?.facts.some((key) => keys.includes(key)) ? concept : undefined
  const meant = keys.map((key) => `${factLines(brief, [key])}\n\n${meanings[key].text}`)
  return [verdict(brief, keys), ...meant, nextStep(brief, keys, related)]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** The short answer, when there is a yes or a no to be given. */
function verdict(brief: Brief, keys: FactKey[]): string {
  const asked = brief.question ?? ''
  if (isMeant(asked))
    return 'Then it is a decision, and a number is no argument against it. What the measure can do is say how far it goes:'
  if (!/^\W*(is|are|isn.t|aren.t|does|do|am|was|have|has)\b/i.test(asked)) return ''
  return findRemark(brief, keys)
    ? 'By the measure there is something to it.'
    : 'By the measure, nothing to worry about.'
}

/** Whether somebody says that what was criticised is a decision. */
function isMeant(asked: string): boolean {
  return /on purpose|intention|deliberate|disagree|i meant|i like it/i.test(asked)
}

interface Found {
  work: Work
  remark: Remark
}

/** The weightiest remark on these measures, also one that the critique had no room for. */
function findRemark(brief: Brief, keys: FactKey[]): Found | undefined {
  return brief.works
    .flatMap((work) => remarksOn(brief, work).map((remark) => ({ work, remark })))
    .filter(({ remark }) => keys.includes(remark.key))
    .toSorted((one, other) => other.remark.weight - one.remark.weight)[0]
}

function nextStep(brief: Brief, keys: FactKey[], concept: Concept | undefined): string {
  const found = findRemark(brief, keys)
  if (found && isMeant(brief.question ?? ''))
    return 'To see whether others read it as one, show it to someone who was not told. If they name it as a fault, it needs a second sign that it is meant; if they do not, leave it.'
  if (found && !isDeclined(brief, found.work, found.remark)) {
    const { title, why, how } = found.remark
    return `**${title}** ${why} Next step: ${lowered(how)}`
  }
  const calm = found
    ? 'You have set my suggestion about it aside, so I leave it at that.'
    : 'No rule of mine objects to it.'
  return concept
    ? `${calm} ${concept.see} ${concept.practise}`
    : `${calm} If something still disturbs you there, trust your eye or ear: change only that one thing, and compare the two versions after a day.`
}

/** A concept of the craft, with whatever was measured that bears on it. */
function explain(concept: Concept, brief: Brief): string {
  const lines = factLines(brief, [...concept.facts])
  return [
    `**${concept.name}.** ${concept.what}`,
    ...(lines === ''
      ? [
          'No measure of mine tells whether your work has it; that you have to see for yourself.',
        ]
      : [`What I measured that bears on it:\n\n${lines}`]),
    `**How to see it.** ${concept.see}`,
    `**How to practise it.** ${concept.practise}`,
  ].join('\n\n')
}

function admit(brief: Brief): string {
  const measurable = [
    ...new Set(
      brief.works.flatMap((work) =>
        describeFacts(work.facts).map((fact) => lower(nameOf(fact))),
      ),
    ),
  ]
  const list = measurable.slice(0, 8).join(', ')
  const isRepeated = brief.history.some(({ content }) =>
    content.startsWith('That is beyond me.'),
  )
  if (isRepeated)
    return list === ''
      ? 'That, too, is beyond what I can measure.'
      : `That, too, is beyond what I can measure. What I can be exact about: ${list}.`
  return [
    'That is beyond me. I am the built-in tutor: I measure and know rules of craft, but I do not see subjects, hear melodies or understand a story.',
    list === ''
      ? 'Your files could not be measured either, so I have no ground to speak from.'
      : `Ask me about what I measured in your work and I will be exact: ${list}.`,
    'For your question, try this: ask three people to look or listen once, and have each write down one sentence. Where two of them agree without talking, you have your answer.',
  ].join('\n\n')
}

function factLines(brief: Brief, keys: FactKey[], workId?: string): string {
  return numberFacts(brief.works)
    .filter((fact) => keys.includes(fact.key))
    .filter((fact) => workId === undefined || fact.fileId === workId)
    .slice(0, mostFacts)
    .map((fact) => factLine(brief, fact))
    .join('\n')
}

function factLine(brief: Brief, { number, label, value, fileId }: NumberedFact): string {
  const work = brief.works.find(({ id }) => id === fileId)
  const name = brief.works.length > 1 ? ` of ${asText(work?.originalName ?? '')}` : ''
  return `- **${label}**${name}: ${value} ${citation(number)}`
}

function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}
