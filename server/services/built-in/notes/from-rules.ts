import { citedNumbers, numberFacts } from '#routers/facts/number-facts.ts'
import { observe } from '../observe.ts'
import { meanings } from '../meanings.ts'
import { lower } from '../discuss/sayable.ts'
import { actionOf, meaningOf, strengthOf } from './rule-notes.ts'
import { withoutCitations } from './plain-text.ts'
import { sentencesOf, sentenceWith } from './sentences.ts'
import { factKeys } from '#routers/contract/facts.ts'
import type { FactKey } from '#routers/contract/facts.ts'
import type { Brief } from '#routers/tutor.ts'
import type { Remark } from '../remark.ts'
import type { Candidate } from './candidate.ts'
import type { Spoken } from './from-craft.ts'
import type { Said } from './rule-notes.ts'

/** What the rules of the built-in tutor have in a reply. */
export interface Ruled {
  actions: Candidate[]
  strengths: Candidate[]
  meanings: Candidate[]
  /** The facts that are spoken of, most telling first, each with the sentence that does. */
  spoken: Spoken[]
  /** Sentences that the notes stand for, without citations. */
  words: string[]
}

/**
 * Remarks, strengths and meanings of measures, recognised by their own words in a reply. Numbers of
 * citations may have moved since, when files were added or taken away.
 */
export function fromRules(brief: Brief, reply: string): Ruled {
  const bare = withoutCitations(reply)
  // Of a question about one suggestion the answer is about its file.
  const works = brief.works.toSorted(
    (one, other) =>
      Number(other.id === brief.focus?.work.id) - Number(one.id === brief.focus?.work.id),
  )
  const observed = works.flatMap((work) =>
    work.facts ? [{ work, found: observe(work.facts, brief.medium, () => '') }] : [],
  )
  const remarks = eachOnce(
    bare,
    observed
      .flatMap(({ work, found }) => found.matters.map((said) => ({ work, said })))
      .filter(({ said }) => speaksOf(bare, said)),
  ).toSorted((one, other) => placeOf(bare, one.said) - placeOf(bare, other.said))
  const strengths = observed
    .flatMap(({ work, found }) => found.works.map((said) => ({ work, said })))
    .filter(({ said }) => bare.includes(said.text))
    .toSorted(
      ({ said: one }, { said: other }) =>
        bare.indexOf(one.text) - bare.indexOf(other.text),
    )
  const explained = factKeys
    .filter((key) => bare.includes(meanings[key].text))
    .filter((key, index, keys) => isFirstOf(key, keys.slice(0, index)))
  return {
    actions: remarks.map((one) => actionOf(brief, reply, one)),
    strengths: strengths.map((one, index) => strengthOf(brief, reply, { ...one, index })),
    meanings: explained.map((key) => meaningOf(brief, reply, key)),
    spoken: [
      ...remarks.map(({ said: { key, why } }) => ({
        key,
        excerpt: sentenceWith(reply, why),
      })),
      ...explained.map((key) => ({ key, excerpt: null })),
      ...strengths.map(({ said: { key } }) => ({ key, excerpt: null })),
    ],
    words: [
      ...remarks.flatMap(({ said }) => wordsOf(said)),
      ...strengths.map(({ said }) => said.text),
      ...explained.map((key) => meanings[key].text),
    ],
  }
}

/** The facts that a reply cites, in the order in which it does. */
export function keysCited({ works }: Brief, reply: string): FactKey[] {
  const facts = numberFacts(works)
  const keys = citedNumbers(reply).flatMap(
    (number) => facts.find((fact) => fact.number === number)?.key ?? [],
  )
  return [...new Set(keys)]
}

/** A title alone proves nothing: any tutor may say that the horizon leans. */
function speaksOf(bare: string, { title, why, how }: Remark): boolean {
  return (
    placeOfHow(bare, how) >= 0 ||
    bare.includes(`**${title}** ${sentencesOf(why)[0] ?? why}`) ||
    bare.includes(`After that: **${title}**`)
  )
}

function placeOf(bare: string, { title, how }: Remark): number {
  const place = bare.indexOf(`**${title}**`)
  return place >= 0 ? place : placeOfHow(bare, how)
}

function placeOfHow(bare: string, how: string): number {
  return Math.max(bare.indexOf(how), bare.indexOf(lower(how)))
}

/** The same is said once of several files: of the one whose measures stand in the reply. */
function eachOnce(
  bare: string,
  remarks: ReadonlyArray<Said<Remark>>,
): Array<Said<Remark>> {
  const byTitle = Map.groupBy(remarks, ({ said }) => said.title)
  return [...byTitle.values()].flatMap((group) => {
    const measured = group.find(({ said }) =>
      bare.includes(sentencesOf(said.why)[0] ?? said.why),
    )
    const asked = group.find(({ said }) => placeOfHow(bare, said.how) >= 0)
    return measured ?? asked ?? group.slice(0, 1)
  })
}

function isFirstOf(key: FactKey, before: readonly FactKey[]): boolean {
  return !before.some((one) => meanings[one].text === meanings[key].text)
}

/** All that a reply may say of a remark. */
function wordsOf({ title, why, how, criterion }: Remark): string[] {
  const reasons = [why, ...sentencesOf(why)]
  const actions = [how, lower(how), criterion, lower(criterion)]
  return [`**${title}**`, ...reasons, ...actions]
}
