import { describeFacts } from '#routers/facts/describe-facts.ts'
import { citation, numberFacts } from '#routers/facts/number-facts.ts'
import { appraise, remarksOn } from './appraise.ts'
import { conceptAsked, conceptFor, mediumOf } from './craft/store.ts'
import { meanings } from './meanings.ts'
import { factKeys } from '#routers/contract/facts.ts'
import type { FactKey } from '#routers/contract/facts.ts'
import type { NumberedFact } from '#routers/facts/number-facts.ts'
import type { Brief, Focus } from '#routers/tutor.ts'
import type { Concept } from './craft/concept.ts'

const mostFacts = 4

/** Answers from measures and craft what they can answer, and says plainly what they cannot. */
export function writeFollowUp(brief: Brief): string {
  if (brief.focus) return answerFocus(brief, brief.focus)
  const asked = brief.question ?? ''
  const keys = keysAsked(numberFacts(brief.works), asked)
  const concept = conceptAsked(mediumOf(brief.medium, brief.works), asked)
  // A concept that no asked measure bears on was meant by its own words.
  const isOther = concept && !concept.facts.some((key) => keys.includes(key))
  if (keys.length > 0 && (!isOther || isLabelled(brief, asked)))
    return answerFacts(brief, keys.slice(0, 2), concept)
  return concept ? explain(concept, brief) : admit(brief)
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
  if (!found)
    return [
      `About “${focus.title}”: ${focus.how}`,
      'I measured the file as a whole and have no finer measure of this place. Try it on a copy, put both side by side, and look or listen after an hour.',
    ].join('\n\n')
  const concept = conceptFor(mediumOf(brief.medium, brief.works), found.key)
  return [
    `${factLines(brief, [found.key], focus.work.id)}\n\n${meanings[found.key].text}`,
    `**What to do.** ${found.how} You will know that it is done when this holds: ${lowered(found.criterion)}`,
    ...(concept ? [`**${concept.name}.** ${concept.see} ${concept.practise}`] : []),
  ].join('\n\n')
}

function answerFacts(
  brief: Brief,
  keys: FactKey[],
  concept: Concept | undefined,
): string {
  const meant = keys.map((key) => `${factLines(brief, [key])}\n\n${meanings[key].text}`)
  const related = concept?.facts.some((key) => keys.includes(key)) ? concept : undefined
  return [...meant, nextStep(brief, keys, related)].join('\n\n')
}

function nextStep(brief: Brief, keys: FactKey[], concept: Concept | undefined): string {
  const fitting = appraise(brief).matters.find(({ said }) =>
    keys.includes(said.key),
  )?.said
  if (fitting)
    return `**${fitting.title}** ${fitting.why} Next step: ${lowered(fitting.how)}`
  const usual = 'In your work this lies in the usual range.'
  return concept
    ? `${usual} ${concept.see} ${concept.practise}`
    : `${usual} If something still disturbs you there, trust your eye or ear: change only that one thing, and compare the two versions after a day.`
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
        describeFacts(work.facts).map((fact) => fact.label.toLowerCase()),
      ),
    ),
  ]
  const list = measurable.slice(0, 8).join(', ')
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
  const name = brief.works.length > 1 ? ` of ${work?.originalName ?? ''}` : ''
  return `- **${label}**${name}: ${value} ${citation(number)}`
}

function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}
