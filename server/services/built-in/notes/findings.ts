import { countWords, lower, upper } from '../discuss/sayable.ts'
import { actionTitle, goesOn, isAction, isErrand } from './actions.ts'
import { ranks } from './candidate.ts'
import { clauseOf, openingOf } from './clause.ts'
import { titleMaxLength } from './keep-notes.ts'
import { plainText } from './plain-text.ts'
import { namesResource } from './resources.ts'
import { sentencesOf } from './sentences.ts'
import type { NoteCategory } from '#routers/contract/note-categories.ts'
import type { Point } from './points.ts'

export interface Manner {
  /** Whether nested items, and sentences that ask for something, are taken apart. */
  isFine: boolean
  /** Whether the reply is of the built-in tutor: then only what it asks for is left to be found. */
  isOurs: boolean
}

/** A sentence as it stands in a reply, and as it is read. */
interface Sentence {
  raw: string
  plain: string
}

/** A part of a point that becomes one note. */
export interface Finding {
  category: NoteCategory
  title: string
  said: Sentence[]
  /** The sentence that it stands for. */
  core: Sentence
  rank: number
}

/** What one point of a reply has to keep; talk between tutor and learner is left out. */
export function findingsIn(point: Point, manner: Manner): Finding[] {
  const sentences = point.texts.flatMap(sentencesOf).flatMap((raw) => {
    const plain = plainText(raw).replaceAll(/\s+/g, ' ')
    return countWords(plain) === 0 || isErrand(plain) ? [] : [{ raw, plain }]
  })
  const [first] = sentences
  if (!first) return []
  switch (point.part) {
    case 'seen':
      return []
    case 'question':
      return questionsIn(sentences)
    case 'strengths':
      return strengthIn(point, first, sentences)
    case 'changed':
      return manner.isOurs
        ? othersIn(point, sentences, manner)
        : statedIn(point, first, sentences)
    case 'resources':
      return [resourceIn(point.name, first, sentences)]
    case 'other':
      return othersIn(point, sentences, manner)
  }
}

function questionsIn(said: Sentence[]): Finding[] {
  const core = said.findLast(({ plain }) => /\?["”’)]?$/.test(plain))
  if (!core) return []
  const asked = core.plain.replace(/^And more closely: /, '')
  const title = openingOf(upper(asked), titleMaxLength)
  return [{ category: 'general', title, said, core, rank: ranks.question }]
}

function strengthIn({ name }: Point, core: Sentence, said: Sentence[]): Finding[] {
  if (/^(?:nothing|none|no|there (?:is|are))\b/i.test(core.plain)) return []
  const title = `What worked: ${lower(name ?? clauseOf(core.plain))}`
  return [{ category: 'general', title, said, core, rank: ranks.first }]
}

function statedIn({ name }: Point, core: Sentence, said: Sentence[]): Finding[] {
  const title = name ?? clauseOf(core.plain)
  return [{ category: 'general', title, said, core, rank: ranks.second }]
}

function resourceIn(name: string | null, core: Sentence, said: Sentence[]): Finding {
  const words = core.plain.replaceAll(/\(?https?:\/\/[^\s)]+\)?/g, '')
  const named = (countWords(words) > 0 ? words : core.plain).replace(/^[\s:,–—-]+/, '')
  const title = name ?? actionTitle(named.trim(), titleMaxLength)
  return { category: 'resource', title, said, core, rank: ranks.first }
}

function othersIn(point: Point, all: Sentence[], manner: Manner): Finding[] {
  const named = all.filter(({ plain }) => namesResource(plain))
  const resources = named.map((core) => resourceIn(null, core, [core]))
  const sentences = all.filter((one) => !named.includes(one))
  const actions = sentences.filter(({ plain }) => isAction(plain))
  if (actions.length > 0) {
    const isApart = manner.isFine || (!point.isItem && point.name === null)
    const groups = isApart ? grouped(sentences, actions, manner) : [sentences]
    return [
      ...groups.flatMap((group, at) => adviceIn(group, at === 0 ? point.name : null)),
      ...resources,
    ]
  }
  if (manner.isOurs) return resources
  const asked = point.isItem ? [] : questionsIn(sentences.slice(-1))
  return [...explainedIn(point, sentences), ...resources, ...asked]
}

/**
 * Each sentence that asks for something, with what follows it. What comes before the first is its
 * reason, save in our own replies, where it says what cannot be measured.
 */
function grouped(
  sentences: Sentence[],
  actions: Sentence[],
  { isOurs }: Manner,
): Sentence[][] {
  const starts = actions
    .filter(({ plain }, index) => index === 0 || !goesOn(plain))
    .map((action) => sentences.indexOf(action))
  return starts.map((start, index) =>
    sentences.slice(index === 0 && !isOurs ? 0 : start, starts[index + 1]),
  )
}

function adviceIn(said: Sentence[], name: string | null): Finding[] {
  const core = said.find(({ plain }) => isAction(plain))
  if (!core) return []
  const action = actionTitle(core.plain, titleMaxLength)
  // “Lighting” says little a year later, “The horizon leans” enough.
  const title =
    name && countWords(name) < 3
      ? openingOf(`${name}: ${lower(action)}`, titleMaxLength)
      : (name ?? action)
  return [{ category: 'advice', title, said, core, rank: ranks.action }]
}

/** How something works in general is craft; a thing with a name is worth a note in any language. */
function explainedIn({ name }: Point, said: Sentence[]): Finding[] {
  const [core] = said
  if (!core) return []
  const subject = definition.exec(core.plain)?.[1]
  if (subject !== undefined && !/\b(?:you|your|here)\b/i.test(core.plain))
    return [
      {
        category: 'technique',
        title: name ?? upper(subject),
        said,
        core,
        rank: ranks.first,
      },
    ]
  return name === null
    ? []
    : [{ category: 'general', title: name, said, core, rank: ranks.rest }]
}

const definition =
  /^(?!(?:it|this|that|there|these|those|they|he|she|we|i|here|what|which) )([\p{L}’' -]{2,60}?) (?:is|are|means|refers to|describes|controls|decides|happens when|works (?:by|because)|comes from|depends on)\b/iu
