import { mediaLabels } from '#routers/contract/media-types.ts'
import { appraise } from './appraise.ts'
import { asText } from './as-text.ts'
import { conceptFor, mediumOf } from './craft/store.ts'
import type { MediaType } from '#routers/contract/media-types.ts'
import type { Brief, Work } from '#routers/tutor.ts'
import type { Appraisal, Appraised } from './appraise.ts'
import type { Remark, Strength } from './remark.ts'

/** A first critique made of measurements, in the order every critique here has. */
export function writeCritique(brief: Brief): string {
  const appraisal = appraise(brief)
  return [
    introduction(brief),
    `## What I see\n\n${describeAll(appraisal, brief)}`,
    `## What works\n\n${strengths(appraisal.works, brief)}`,
    `## What matters most\n\n${priorities(appraisal, brief)}`,
    `## A question for you\n\n${question(brief)}`,
  ].join('\n\n')
}

function introduction(brief: Brief): string {
  const field = brief.medium ? ` for ${mediaLabels[brief.medium].toLowerCase()}` : ''
  return `*I am the built-in tutor${field}: rules and measurements, no artificial intelligence. I cannot recognise a subject, hear a melody or follow a story. What I can do is measure exactly, and tell you what the numbers usually mean.*`
}

function describeAll({ seen }: Appraisal, brief: Brief): string {
  const lines = seen.map(({ work, text }) => {
    const said = text ?? 'This file could not be measured.'
    return seen.length > 1 ? `- **${asText(work.originalName)}**: ${said}` : said
  })
  return `${lines.join('\n')}\n\nYou told me: “${shortened(brief.context)}” No number can tell whether the work says it: hold each point below against that wish, and drop those that stand in its way.`
}

function shortened(words: string): string {
  return asText(words.length > 160 ? `${words.slice(0, 157).trimEnd()}…` : words)
}

function strengths(works: Appraised<Strength>[], brief: Brief): string {
  if (works.length === 0)
    return 'Nothing that I measure stands out as a strength here. That says more about my instruments than about your work: look for what no number shows.'
  return works
    .map((strength) => `- ${strength.said.text}${fileOf(strength, brief)}`)
    .join('\n')
}

function priorities({ matters }: Appraisal, brief: Brief): string {
  const { medium, works, learner } = brief
  if (!works.some(isJudged))
    return `Nothing in what you handed in could be judged by measuring, so I will not pretend to know what matters. ${practice(medium)}`
  if (matters.length === 0)
    return `Everything I can measure is within the usual range, so the next step lies where I cannot look. ${practice(medium)}`
  const things = matters.map(
    (one, index) => `${index + 1}. ${thing(one.said, brief)}${fileOf(one, brief)}`,
  )
  const lead =
    learner.directness === 'gentle'
      ? 'None of this is urgent. Take one, leave the rest for another day.\n\n'
      : ''
  return [`${lead}${things.join('\n\n')}`, exercise(matters, brief)]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** Blunt is the number and the action; the others say why it matters. */
function thing(remark: Remark, brief: Brief): string {
  const isBlunt = brief.learner.directness === 'blunt'
  const why = isBlunt ? firstSentence(remark.why) : remark.why
  const lead = brief.learner.directness === 'gentle' ? 'You could try this' : 'Next step'
  return `**${remark.title}** ${why} ${lead}: ${lowered(remark.how)}`
}

function firstSentence(text: string): string {
  return text.split(/(?<=[.!?])\s/)[0] ?? text
}

function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}

/** For whoever does not do this for a living: what the first point is about, and how to practise it. */
function exercise(matters: Appraised<Remark>[], brief: Brief): string {
  const [first] = matters
  const { level, directness } = brief.learner
  if (!first || level === 'professional' || directness === 'blunt') return ''
  const concept = conceptFor(mediumOf(brief.medium, brief.works), first.said.key)
  if (!concept) return ''
  const what = level === 'beginning' ? ` ${concept.what}` : ''
  return `**To practise: ${concept.name.toLowerCase()}.**${what} ${concept.practise}`
}

/** Pages without text have facts, but none that says better or worse. */
function isJudged({ facts }: Work): boolean {
  if (!facts) return false
  return (facts.family !== 'pdf' && facts.family !== 'text') || facts.text !== null
}

function fileOf({ work, also }: Appraised<unknown>, brief: Brief): string {
  if (brief.works.length === 1) return ''
  const others = also.length > 0 ? `; the same in ${also.map(asText).join(', ')}` : ''
  return ` *(${asText(work.originalName)}${others})*`
}

const practices: Record<MediaType, string> = {
  photography:
    'Try this: make ten more frames of the same subject and change only where you stand.',
  painting:
    'Try this: paint the same motif again in twenty minutes with three colours and white.',
  drawing:
    'Try this: draw it again with the other hand in five minutes and see what survives.',
  music:
    'Try this: mute everything but the part you would hum, and ask whether it holds alone.',
  film: 'Try this: cut a version that is a fifth shorter and show both to someone who has seen neither.',
  graphicDesign:
    'Try this: show it for three seconds to somebody and ask what they read first.',
  illustration:
    'Try this: fill the figures with black and see whether the story is still told.',
  dance:
    'Try this: run it once without the music, and mark where your body waits for it.',
  creativeWriting: 'Try this: read it aloud to someone and mark where you speed up.',
}

function practice(medium: MediaType | null): string {
  return medium
    ? practices[medium]
    : 'Try this: put it away for two days, then write down the first thing you notice.'
}

const questions: Record<MediaType, string> = {
  photography:
    'If you could keep only one third of this frame, which would it be, and what does the rest add to it?',
  painting: 'Which passage did you enjoy painting most, and does the eye end up there?',
  drawing: 'Where did you look longest at the subject, and can one tell from the marks?',
  music: 'At which second should a stranger decide to stay, and what happens there?',
  film: 'What should the viewer know at the end that they did not know at the start, and in which shot do they learn it?',
  graphicDesign:
    'What should someone do after seeing this, and which element asks them to?',
  illustration: 'What happened one second before this picture, and what shows it?',
  dance:
    'Which movement could only be done to this music, and which could be done to any?',
  creativeWriting:
    'What does the reader want by the end of the first paragraph, and who makes them wait?',
}

function question(brief: Brief): string {
  const asked = isVerse(brief)
    ? 'Which line would you keep if only one could stay, and does the line before it make room for it?'
    : brief.medium
      ? questions[brief.medium]
      : 'Which sentence of the assignment did you find hardest to answer, and where in the work did you answer it?'
  const { artistStatement, interests } = brief.learner
  if (artistStatement)
    return `You write of your work: “${shortened(artistStatement)}” Which part of this piece would you show to prove it? And more closely: ${lowered(asked)}`
  if (interests.length > 0)
    return `You care about ${interests.slice(0, 3).map(asText).join(', ')}: where does that show in this piece? And more closely: ${lowered(asked)}`
  return asked
}

function isVerse({ works }: Brief): boolean {
  const [facts] = works.map((work) => work.facts)
  return (
    (facts?.family === 'pdf' || facts?.family === 'text') && Boolean(facts.text?.verse)
  )
}
