import { mediaLabels } from '#routers/contract/media-types.ts'
import { observe } from './observe.ts'
import type { MediaType } from '#routers/contract/media-types.ts'
import type { Brief, Work } from '#routers/tutor.ts'
import type { Observations, Remark } from './remark.ts'

const mostThings = 3
const mostStrengths = 3

/** A first critique made of measurements, in the order every critique here has. */
export function writeCritique(brief: Brief): string {
  const seen = brief.works.map((work) => ({
    work,
    found: work.facts ? observe(work.facts, brief.medium) : null,
  }))
  const measured = seen.flatMap(({ work, found }) => (found ? [{ work, found }] : []))
  return [
    introduction(brief),
    `## What I see\n\n${describeAll(seen, brief)}`,
    `## What works\n\n${strengths(measured)}`,
    `## What matters most\n\n${priorities(measured, brief.medium)}`,
    `## A question for you\n\n${question(brief)}`,
  ].join('\n\n')
}

function introduction(brief: Brief): string {
  const field = brief.medium ? ` for ${mediaLabels[brief.medium].toLowerCase()}` : ''
  return `*I am the built-in tutor${field}: rules and measurements, no artificial intelligence. I cannot recognise a subject, hear a melody or follow a story. What I can do is measure exactly, and tell you what the numbers usually mean.*`
}

function describeAll(
  seen: Array<{ work: Work; found: Observations | null }>,
  brief: Brief,
): string {
  const lines = seen.map(({ work, found }) => {
    const text = found ? found.see.join(' ') : 'This file could not be measured.'
    return seen.length > 1 ? `- **${work.originalName}**: ${text}` : text
  })
  const wish =
    brief.context.length > 160
      ? `${brief.context.slice(0, 157).trimEnd()}…`
      : brief.context
  return `${lines.join('\n')}\n\nYou told me: “${asText(wish)}” I keep that in mind below; whether the work says it, you have to judge.`
}

/** Words of a person inside our markdown stay words. */
function asText(words: string): string {
  return words.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_{}[\]()<>#|~]/g, '\\$&')
}

interface Measured {
  work: Work
  found: Observations
}

function strengths(measured: Measured[]): string {
  const remarks = pick(measured, 'works', mostStrengths)
  if (remarks.length === 0)
    return 'Nothing that I measure stands out as a strength here. That says more about my instruments than about your work: look for what no number shows.'
  return remarks.map((remark) => `- ${remark}`).join('\n')
}

function priorities(measured: Measured[], medium: MediaType | null): string {
  const remarks = pick(measured, 'matters', mostThings)
  if (!measured.some(({ work }) => isJudged(work)))
    return `Nothing in what you handed in could be judged by measuring, so I will not pretend to know what matters. ${practice(medium)}`
  if (remarks.length === 0)
    return `Everything I can measure is within the usual range, so the next step lies where I cannot look. ${practice(medium)}`
  return remarks.map((remark, index) => `${index + 1}. ${remark}`).join('\n\n')
}

/** Pages without text have facts, but none that says better or worse. */
function isJudged({ facts }: Work): boolean {
  return facts !== null && (facts.family !== 'pdf' || facts.text !== null)
}

/** The weightiest remarks of all files; the same fact is spoken of once, with the other files named. */
function pick(measured: Measured[], kind: 'works' | 'matters', most: number): string[] {
  const all = measured
    .flatMap(({ work, found }) => found[kind].map((remark: Remark) => ({ work, remark })))
    .toSorted((one, other) => other.remark.weight - one.remark.weight)
  const byFact = Map.groupBy(all, ({ remark }) => remark.factKey)
  return [...byFact.values()].slice(0, most).flatMap((group) => {
    const [first] = group
    if (!first) return []
    if (measured.length === 1) return [first.remark.text]
    const others = new Set(group.map(({ work }) => work.originalName))
    others.delete(first.work.originalName)
    const also = others.size > 0 ? `; the same in ${[...others].join(', ')}` : ''
    return [`${first.remark.text} *(${first.work.originalName}${also})*`]
  })
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
  return brief.medium
    ? questions[brief.medium]
    : 'Which sentence of the assignment did you find hardest to answer, and where in the work did you answer it?'
}
