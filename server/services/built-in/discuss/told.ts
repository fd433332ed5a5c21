import { citation, numberFacts } from '#routers/facts/number-facts.ts'
import { appraise, remarksOn } from '../appraise.ts'
import { meanings } from '../meanings.ts'
import { craftOf } from '../remark.ts'
import {
  creditsOfFilm,
  creditsOfShape,
  creditsOfSound,
  creditsOfText,
  creditsOfTones,
} from './credits.ts'
import { pointsOfFilm } from './points-of-film.ts'
import { pointsOfShape } from './points-of-shape.ts'
import { pointsOfSound } from './points-of-sound.ts'
import { pointsOfSpace } from './points-of-space.ts'
import { pointsOfText } from './points-of-text.ts'
import { pointsOfTones } from './points-of-tones.ts'
import { forTheEar } from './sayable.ts'
import { nameOf } from './names.ts'
import { nounOf } from './things.ts'
import type { Host } from '#routers/contract/audio-chat.ts'
import type { FactKey, Facts } from '#routers/contract/facts.ts'
import type { NumberedFact } from '#routers/facts/number-facts.ts'
import type { Brief, LedgerEntry, Work } from '#routers/tutor.ts'
import type { Credit, Dispute, Point, Saying, Variants } from './point.ts'

/** A point with the measures of its work filled in. */
export interface Told {
  key: FactKey
  measured: Variants
  felt: Variants
  plain: string | null
  dispute: Dispute
}

/** A suggestion, or what would become one, as the two can speak of it. */
export interface Matter {
  work: Work | null
  /** The number of its pin; null while no suggestion has been made of it. */
  number: number | null
  title: string
  how: string
  criterion: string | null
  /** Null when the suggestion is not of the built-in rules. */
  told: Told | null
  /** A fact that bears on it, for one that is not of the built-in rules. */
  fact: NumberedFact | null
}

/** What the two have to speak of: the open suggestions, or what the measures say while there is none. */
export function mattersOf(brief: Brief): Matter[] {
  if (brief.ledger.length > 0)
    return eachFactOnce(
      brief.ledger.filter(({ state }) => state === 'open').map(matterOf(brief)),
    )
  return appraise(brief).matters.map(({ work, said }) => ({
    work,
    number: null,
    title: said.title,
    how: said.how,
    criterion: said.criterion,
    told: tell(brief, work, said),
    fact: null,
  }))
}

function matterOf(brief: Brief): (entry: LedgerEntry) => Matter {
  return ({ workId, number, title, how, criterion }) => {
    const work = brief.works.find(({ id }) => id === workId) ?? null
    const remark = work && remarksOn(brief, work).find((one) => one.title === title)
    const told = remark ? tell(brief, work, remark) : null
    return {
      work,
      number,
      title,
      how,
      criterion,
      told,
      fact:
        told || !work
          ? null
          : (bearingOn(brief, work, title) ?? bearingOn(brief, work, how)),
    }
  }
}

/** A sheet that says the same thing twice is only read once. */
function eachFactOnce(matters: Matter[]): Matter[] {
  return matters.map((matter, index) => {
    const isRead = matters
      .slice(0, index)
      .some(({ fact }) => fact !== null && fact.number === matter.fact?.number)
    return isRead ? { ...matter, fact: null } : matter
  })
}

/** Facts that are a list or a plate say nothing when read aloud. */
const unsaid: ReadonlySet<FactKey> = new Set([
  'size',
  'camera',
  'exposure',
  'palette',
  'duration',
])

/** The first measure that the words of a suggestion ask about. */
function bearingOn(brief: Brief, work: Work, words: string): NumberedFact | null {
  const found = numberFacts(brief.works).find(
    ({ fileId, key, value }) =>
      fileId === work.id &&
      !unsaid.has(key) &&
      value.length <= 60 &&
      meanings[key].asked.test(words),
  )
  return found ?? null
}

interface Named {
  key: FactKey
  title: string
}

function tell(brief: Brief, work: Work, remark: Named): Told | null {
  const { facts } = work
  if (!facts) return null
  const saying = sayingOf(brief, work, remark.key)
  switch (facts.family) {
    case 'image':
      return (
        told(pointsOfTones, facts.tones, { remark, saying }) ??
        told(pointsOfShape, facts.shape, { remark, saying })
      )
    case 'audio':
      return told(soundPoints, facts.sound, { remark, saying })
    case 'video':
      return (
        told(pointsOfFilm, facts.cut, { remark, saying }) ??
        told(pointsOfTones, facts.tones, { remark, saying }) ??
        told(soundPoints, facts.sound, { remark, saying })
      )
    case 'pdf':
    case 'text':
      return told(pointsOfText, facts.text, { remark, saying })
  }
}

const soundPoints = [...pointsOfSound, ...pointsOfSpace]

function told<Measures>(
  points: readonly Point<Measures>[],
  measures: Measures | null,
  { remark, saying }: { remark: Named; saying: Saying },
): Told | null {
  const point = points.find(
    ({ key, title }) => key === remark.key && (title?.test(remark.title) ?? true),
  )
  if (!point || !measures) return null
  return {
    key: point.key,
    measured: point.measured(measures, saying),
    felt: point.felt,
    plain: point.plain,
    dispute: point.dispute(measures, saying),
  }
}

/** Praise as the two speak of it: Henry has the number, Alex what comes of it. */
export function creditsOf(brief: Brief): Array<Record<Host, string>> {
  return appraise(brief).works.map(({ work, said }) => {
    const saying = sayingOf(brief, work, said.key)
    const spoken = work.facts && credited(work.facts, said.key, saying)
    const { Henry, Alex } = spoken ?? {
      Henry: forTheEar(said.text),
      Alex: 'I’ll take that.',
    }
    const place = brief.works.length > 1 ? ` That’s ${nameOf(work)}.` : ''
    return { Henry: `${Henry}${place}`, Alex }
  })
}

function credited(
  facts: Facts,
  key: FactKey,
  saying: Saying,
): { Henry: string; Alex: string } | undefined {
  switch (facts.family) {
    case 'image':
      return (
        credit(creditsOfTones, facts.tones, { key, saying }) ??
        credit(creditsOfShape, facts.shape, { key, saying })
      )
    case 'audio':
      return credit(creditsOfSound, facts.sound, { key, saying })
    case 'video':
      return (
        credit(creditsOfFilm, facts.cut, { key, saying }) ??
        credit(creditsOfTones, facts.tones, { key, saying }) ??
        credit(creditsOfSound, facts.sound, { key, saying })
      )
    case 'pdf':
    case 'text':
      return credit(creditsOfText, facts.text, { key, saying })
  }
}

function credit<Measures>(
  credits: readonly Credit<Measures>[],
  measures: Measures | null,
  { key, saying }: { key: FactKey; saying: Saying },
): { Henry: string; Alex: string } | undefined {
  return measures
    ? credits.find((one) => one.key === key)?.said(measures, saying)
    : undefined
}

export function sayingOf(brief: Brief, work: Work, key: FactKey): Saying {
  return {
    cite: citeOf(brief, work, key),
    noun: nounOf(brief, work),
    craft: craftOf(brief.medium),
  }
}

/** ` [F3]` for a measure of a work, or nothing when there is none. */
export function citeOf(brief: Brief, work: Work, key: FactKey): string {
  const found = numberFacts(brief.works).find(
    (fact) => fact.fileId === work.id && fact.key === key,
  )
  return found ? ` ${citation(found.number)}` : ''
}
