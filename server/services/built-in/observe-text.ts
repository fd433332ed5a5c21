import { percent } from '#routers/conversation/describe-facts.ts'
import type { TextMeasures } from '#routers/contract/facts.ts'
import type { Observations } from './remark.ts'

/** What the sentences say, counted and not understood. */
export function observeText(text: TextMeasures): Pick<Observations, 'works' | 'matters'> {
  const found: Pick<Observations, 'works' | 'matters'> = { works: [], matters: [] }
  const { meanSentenceWords: mean, sentenceSpread: spread, sentences } = text
  if (text.longestSentenceWords > Math.max(40, mean * 2.5))
    found.matters.push({
      factKey: 'longest',
      weight: text.longestSentenceWords / 40,
      text: `**One sentence runs on for ${text.longestSentenceWords} words.** It begins “${text.longestSentenceStart}…”. A long sentence has to be worth its breath: the reader should want its end more with every clause. Next step: read it aloud. Where you run out of air, either break it or make the clause before that place irresistible.`,
    })
  if (mean > 24)
    found.matters.push({
      factKey: 'sentences',
      weight: (mean - 24) * 0.12 + 0.5,
      text: `**The sentences are long on the whole.** ${mean} words on average. Next step: take one page and split every sentence that holds two thoughts; then join back only the pairs that lost something.`,
    })
  if (sentences >= 8 && spread < mean * 0.35)
    found.matters.push({
      factKey: 'sentences',
      weight: 1,
      text: `**The rhythm hardly changes.** Sentences have ${mean} words with a spread of only ${spread}. Regularity puts a reader to sleep without their knowing why. Next step: find the most important moment and give it a sentence of three words.`,
    })
  if (text.dialogueShare > 0.7)
    found.matters.push({
      factKey: 'dialogue',
      weight: 0.7,
      text: `**Nearly all of it is talk.** ${percent(text.dialogueShare)} of the words are spoken. Next step: cut every third line of dialogue and give its meaning to something that a character does.`,
    })
  if (sentences >= 5 && spread >= mean * 0.5)
    found.works.push({
      factKey: 'sentences',
      weight: 0.8,
      text: `The sentences vary: ${mean} words on average with a spread of ${spread}. Short ones stand beside long ones, and that is what a reader hears as a voice.`,
    })
  if (text.dialogueShare >= 0.15 && text.dialogueShare <= 0.6)
    found.works.push({
      factKey: 'dialogue',
      weight: 0.5,
      text: `Speech and narration share the page (${percent(text.dialogueShare)} is spoken), so the reader is let in and also led.`,
    })
  if (mean >= 9 && mean <= 20)
    found.works.push({
      factKey: 'sentences',
      weight: 0.3,
      text: `At ${mean} words a sentence is easy to follow without being thin.`,
    })
  return found
}
