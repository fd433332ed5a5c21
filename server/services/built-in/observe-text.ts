import { percent } from '#routers/contract/format-measure.ts'
import { apply } from './remark.ts'
import type { FactKey, TextMeasures } from '#routers/contract/facts.ts'
import type { Cite, Observations, Praise, Rule } from './remark.ts'

const rules: readonly Rule<TextMeasures>[] = [
  {
    key: 'longest',
    // One sentence is its own average.
    weigh: ({ longestSentenceWords, meanSentenceWords, sentences }) =>
      longestSentenceWords > Math.max(40, sentences > 1 ? meanSentenceWords * 2.5 : 0)
        ? longestSentenceWords / 40
        : 0,
    say: ({ longestSentenceWords, longestSentenceStart }, cite) => ({
      title: `One sentence runs on for ${longestSentenceWords} words.`,
      why: `It begins “${longestSentenceStart}…”${cite}. A long sentence has to be worth its breath: the reader should want its end more with every clause.`,
      how: 'Read it aloud. Where you run out of air, either break it or make the clause before that place irresistible.',
      criterion: 'It can be read aloud in one breath, or it has become two sentences.',
      anchor: quote(longestSentenceStart),
    }),
  },
  {
    key: 'sentences',
    weigh: ({ meanSentenceWords, sentences }) =>
      sentences > 1 && meanSentenceWords > 24 ? (meanSentenceWords - 24) * 0.12 + 0.5 : 0,
    say: ({ meanSentenceWords }, cite) => ({
      title: 'The sentences are long on the whole.',
      why: `They have ${meanSentenceWords} words on average${cite}. That is the length of a report, and a reader of it begins to skim.`,
      how: 'Take one page and split every sentence that holds two thoughts; then join back only the pairs that lost something.',
      criterion: 'The average is below 24 words.',
      anchor: null,
    }),
  },
  {
    key: 'sentences',
    weigh: ({ sentences, sentenceSpread, meanSentenceWords }) =>
      sentences >= 8 && sentenceSpread < meanSentenceWords * 0.35 ? 1 : 0,
    say: ({ meanSentenceWords, sentenceSpread }, cite) => ({
      title: 'The rhythm hardly changes.',
      why: `Sentences have ${meanSentenceWords} words with a spread of only ${sentenceSpread}${cite}. Regularity puts a reader to sleep without their knowing why.`,
      how: 'Find the most important moment and give it a sentence of three words.',
      criterion: 'The spread is more than a third of the average.',
      anchor: null,
    }),
  },
  {
    key: 'echoes',
    weigh: ({ echoes, words }) =>
      echoes.length === 0 ? 0 : Math.min(1.2, 0.3 + (echoes.length * 120) / words),
    say: ({ echoes }, cite) => ({
      title: `“${echoes[0]?.word ?? ''}” comes back too soon.`,
      why: `${returns(echoes[0]?.times ?? 1)} within fifty words of itself${cite}, as in “${shortened(echoes[0]?.quote ?? '')}”. A word of weight keeps ringing; the second one sounds like an oversight, unless it is an answer to the first.`,
      how: `Strike the weaker one of each pair${
        echoes.length > 1
          ? ` (also ${echoes
              .slice(1, 4)
              .map(({ word }) => `“${word}”`)
              .join(', ')})`
          : ''
      } and read on: mostly nothing is missing.`,
      criterion: 'No word of weight returns within fifty words by accident.',
      anchor: quote(echoes[0]?.quote ?? ''),
    }),
  },
  {
    key: 'openings',
    weigh: ({ openings, sentences }) => {
      const times = openings[0]?.times ?? 0
      return times >= 3 ? Math.min(1.1, (times / sentences) * 4) : 0
    },
    say: ({ openings, sentences }, cite) => ({
      title: `Sentences keep opening with “${openings[0]?.words ?? ''}”.`,
      why: `${openings[0]?.times ?? 0} of ${sentences} do${cite}. The start of a sentence is where a reader’s ear is most awake.`,
      how: 'Underline the first two words of every sentence on one page. Begin every second one of the group with the place, the time, or the thing that is acted on.',
      criterion: 'No opening returns more than twice on a page, unless it is a refrain.',
      anchor: null,
    }),
  },
  {
    key: 'tense',
    weigh: ({ tense }) => (tense && tense.shifts > 0 ? 0.6 + tense.shifts * 0.1 : 0),
    say: ({ tense }, cite) => ({
      title: 'The tense slips.',
      why: `The telling is in the ${tense?.main ?? 'past'} tense, and ${tense?.shifts === 1 ? 'one paragraph leaves' : `${tense?.shifts ?? 0} paragraphs leave`} it${cite}${
        tense?.firstShift ? `, first where “${shortened(tense.firstShift)}” begins` : ''
      }. A change of tense is a change of distance; by accident it throws the reader out.`,
      how: 'Mark every verb of that paragraph. If the change is meant, give it a paragraph of its own and a reason to be there; if not, put the verbs back.',
      criterion: 'Every change of tense can be explained.',
      anchor: quote(tense?.firstShift ?? ''),
    }),
  },
  {
    key: 'adverbs',
    weigh: ({ adverbShare }) => ((adverbShare ?? 0) - 0.02) * 40,
    say: ({ adverbShare }, cite) => ({
      title: 'Adverbs do the work of verbs.',
      why: `${percent(adverbShare ?? 0)} of the words are adverbs in -ly${cite}. Most of them prop up a verb that was chosen too quickly.`,
      how: 'Circle ten of them. Strike each one together with its verb and write the one verb that means both; keep the adverb where no such verb exists.',
      criterion: 'Fewer than 2 % of the words are adverbs in -ly.',
      anchor: null,
    }),
  },
  {
    key: 'passive',
    weigh: ({ passiveShare }) => ((passiveShare ?? 0) - 0.2) * 4,
    say: ({ passiveShare }, cite) => ({
      title: 'Much is done by nobody.',
      why: `${percent(passiveShare ?? 0)} of the sentences are passive${cite}. The reader is told that things happened, and not who is to blame.`,
      how: 'Take five passive sentences and name who acts. Keep the passive where the person acted upon is the one we follow.',
      criterion: 'Fewer than a fifth of the sentences are passive.',
      anchor: null,
    }),
  },
  {
    key: 'dialogue',
    weigh: ({ dialogueShare }) => (dialogueShare > 0.7 ? 0.7 : 0),
    say: ({ dialogueShare }, cite) => ({
      title: 'Nearly all of it is talk.',
      why: `${percent(dialogueShare)} of the words are spoken${cite}, so everything has to be said, and nothing can be kept silent.`,
      how: 'Cut every third line of dialogue and give its meaning to something that a character does.',
      criterion: 'Less than 60 % is dialogue, or it is a play.',
      anchor: null,
    }),
  },
]

const praise: readonly Praise<TextMeasures>[] = [
  {
    key: 'sentences',
    weigh: ({ sentences, sentenceSpread, meanSentenceWords }) =>
      sentences >= 5 && sentenceSpread >= meanSentenceWords * 0.5 ? 0.8 : 0,
    say: ({ meanSentenceWords, sentenceSpread }, cite) =>
      `The sentences vary: ${meanSentenceWords} words on average with a spread of ${sentenceSpread}${cite}. Short ones stand beside long ones, and that is what a reader hears as a voice.`,
  },
  {
    key: 'dialogue',
    weigh: ({ dialogueShare }) =>
      dialogueShare >= 0.15 && dialogueShare <= 0.6 ? 0.5 : 0,
    say: ({ dialogueShare }, cite) =>
      `Speech and narration share the page (${percent(dialogueShare)} is spoken${cite}), so the reader is let in and also led.`,
  },
  {
    key: 'sentences',
    weigh: ({ meanSentenceWords }) =>
      meanSentenceWords >= 9 && meanSentenceWords <= 20 ? 0.3 : 0,
    say: ({ meanSentenceWords }, cite) =>
      `At ${meanSentenceWords} words a sentence it is easy to follow without being thin${cite}.`,
  },
  {
    key: 'tense',
    weigh: ({ tense }) => (tense && tense.shifts === 0 ? 0.45 : 0),
    say: ({ tense }, cite) =>
      `The ${tense?.main ?? 'past'} tense is held from beginning to end${cite}; the reader always knows how far away they stand.`,
  },
  {
    key: 'verse',
    weigh: ({ verse }) => (verse && verse.stanzas > 1 ? 0.4 : 0),
    say: ({ verse }, cite) =>
      `The poem is built: ${verse?.stanzas ?? 0} stanzas over ${verse?.lines ?? 0} lines${cite} give the eye a form before the ear has one.`,
  },
  {
    key: 'adverbs',
    weigh: ({ adverbShare, words }) =>
      adverbShare !== null && adverbShare < 0.008 && words > 150 ? 0.35 : 0,
    say: ({ adverbShare }, cite) =>
      `The verbs carry the action by themselves: only ${percent(adverbShare ?? 0)} of the words are adverbs in -ly${cite}.`,
  },
]

const verseKeys: ReadonlySet<FactKey> = new Set(['verse', 'tense', 'adverbs', 'passive'])

/** What the sentences say, counted and not understood. */
export function observeText(text: TextMeasures, cite: Cite): Observations {
  if (!text.verse) return apply(text, { rules, praise }, cite)
  // A poem is not judged by the length of its sentences, and what returns in it may be a refrain.
  const ofVerse = (rule: { key: FactKey }) => verseKeys.has(rule.key)
  return apply(
    text,
    { rules: rules.filter(ofVerse), praise: praise.filter(ofVerse) },
    cite,
  )
}

function quote(text: string): { type: 'quote'; text: string } | null {
  return text.trim() === '' ? null : { type: 'quote', text }
}

function returns(times: number): string {
  return times === 1 ? 'It returns once' : `It returns ${times} times`
}

function shortened(text: string): string {
  return text.length > 120 ? `${text.slice(0, 117).trimEnd()}…` : text
}
