import { lower } from './english.ts'
import { beForms, isBetween, list, noVerbInEd, participles } from './verbs.ts'

const noAdverbs = list(`
  ally anomaly apply assembly beastly belly billy bodily bristly brotherly bubbly bully burly
  butterfly chilly comely comply costly cowardly crumbly cuddly curly daily dally dastardly deadly
  disorderly doily dolly dragonfly drizzly early earthly easterly elderly emily family fatherly
  filly firefly fly folly friendly gangly ghastly ghostly gnarly gravelly grisly grizzly gully
  heavenly hilly hillbilly holly holy homely homily hourly housefly imply italy jelly jolly july
  kelly kingly leisurely likely lily lively lonely lovely lowly manly masterly mealy measly
  melancholy molly monopoly monthly motherly multiply neighborly neighbourly northerly oily only
  orderly otherworldly painterly panoply pearly ply polly portly prickly princely queenly rally
  rely reply reilly sally saintly scholarly shapely shelly sickly silly sisterly sly smelly
  southerly sparkly spindly sprightly squiggly stately sully supply surly tally telly timely
  ugly underbelly unfriendly ungainly unlikely unruly unseemly untimely wally weekly westerly
  wifely willy wily wobbly womanly woolly worldly wrinkly yearly gadfly
`)

/** Adverbs in -ly: not `family`, `only` or `lovely`. */
export function isAdverb(word: string): boolean {
  return /^[a-z]{2,}ly$/.test(word) && !noAdverbs.has(word)
}

/** States rather than deeds when no `by` follows: `was tired`. */
const states = list(`
  tired interested excited bored worried scared frightened supposed pleased married ashamed
  surprised amazed confused delighted disappointed embarrassed exhausted relaxed satisfied
  concerned determined prepared used allowed crowded aged retired engaged experienced drunk lost
  gone bent dead worn blessed learned deserted mistaken relieved annoyed terrified
  fascinated convinced devoted dressed limited related situated
`)
const askedForms = list('is are was were am')
const pronouns = list('i you he she it we they this that')
const getForms = list('get gets got getting gotten')

/** Whether a sentence, in words of lower case, has a passive: a form of `be` or `get` and a participle. */
export function isPassive(words: string[]): boolean {
  return words.some((word, index) => {
    const isGet = getForms.has(word)
    if (!beForms.has(word) && !isGet) return false
    let at = index + 1
    // A question puts its subject between: `Was he seen?`
    if (index === 0 && askedForms.has(word) && pronouns.has(words[at] ?? '')) at += 1
    for (let skipped = 0; skipped < 3 && isBetween(words[at] ?? ''); skipped += 1) at += 1
    return isDeed(words[at] ?? '', words[at + 1] ?? '', words[at + 2] ?? '')
  })
}

function isDeed(word: string, next: string, later: string): boolean {
  const isParticiple =
    participles.has(word) || (/[a-z]{2}ed$/.test(word) && !noVerbInEd.has(word))
  return isParticiple && (!states.has(word) || next === 'by' || later === 'by')
}

/** Shares of words that are adverbs in -ly, and of sentences that hold a passive. English only. */
export function grammarShares(sentences: string[][]): {
  adverbShare: number
  passiveShare: number
} {
  let words = 0
  let adverbs = 0
  let passives = 0
  for (const sentence of sentences) {
    const plain = sentence.map(lower)
    words += plain.length
    adverbs += plain.filter(isAdverb).length
    if (isPassive(plain)) passives += 1
  }
  return { adverbShare: adverbs / words, passiveShare: passives / sentences.length }
}
