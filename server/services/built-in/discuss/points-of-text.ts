import { counted, percent } from '#routers/contract/format-measure.ts'
import { quoted, titled } from './quote.ts'
import type { TextMeasures } from '#routers/contract/facts.ts'
import type { Point } from './point.ts'

/** Sentences and words, as the two speak of them. */
export const pointsOfText: readonly Point<TextMeasures>[] = [
  {
    key: 'longest',
    measured: ({ longestSentenceStart }, { cite }) => [
      `It sets out with ${titled(longestSentenceStart, 9)}${cite}, and then it keeps going.`,
      `You’ll know it by the way it begins: ${titled(longestSentenceStart, 9)}${cite}.`,
    ],
    felt: [
      'I read aloud in my head, so somewhere in there I have to breathe. I’d like the place to be chosen for me.',
      'A long sentence is a long walk with someone. Fine, if they keep pointing at things.',
    ],
    plain: null,
    dispute: ({ longestSentenceWords }, { cite }) => ({
      first: 'Alex',
      lines: [
        `Don’t break it up. The longest sentence, ${longestSentenceWords} words without a stop${cite}: that’s how people think at four in the morning.`,
        'That’s how they think. It isn’t how they get read. I disagree, unless every clause makes me want the next one more.',
        'And if the point is that it becomes too much?',
        'Then it has to become too much in the right order. One for the maker: if I run out of breath in there, at which word should it happen?',
      ],
    }),
  },
  {
    key: 'sentences',
    title: /long on the whole/,
    measured: ({ meanSentenceWords }, { cite }) => [
      `A sentence here has ${meanSentenceWords} words on average${cite}, which is how reports are written.`,
      `On average they go on for ${meanSentenceWords} words${cite}. A reader begins to skim around there.`,
    ],
    felt: [
      'By the third one I’d be skimming, and I’d feel guilty about it.',
      'I like being carried. Now and then I’d like to be put down.',
    ],
    plain: null,
    dispute: ({ meanSentenceWords }, { cite }) => ({
      first: 'Alex',
      lines: [
        'Long sentences trust me. They assume that I’ll still be there at the end.',
        `I disagree. At ${meanSentenceWords} words on average${cite} they aren’t trusting you, they’re not looking at you.`,
        'Some voices are like that. I had an uncle who never finished a sentence under a minute, and we all listened.',
        'You listened to the uncle. So who is it that talks here, maker, and would they really never say anything short?',
      ],
    }),
  },
  {
    key: 'sentences',
    title: /rhythm/,
    measured: ({ meanSentenceWords, sentenceSpread }, { cite }) => [
      `Sentences have ${meanSentenceWords} words on average, and they stray from that by only ${sentenceSpread}${cite}.`,
      `The average is ${meanSentenceWords} words and the spread is ${sentenceSpread}${cite}. They all wear the same size.`,
    ],
    felt: [
      'So they march. I’d keep step for a page, and then I’d notice my feet.',
      'Nothing falls and nothing jumps. I’d be waiting for the one that breaks ranks.',
    ],
    plain:
      'The spread says how far sentence lengths lie from their average. Near zero is a drumbeat.',
    dispute: ({ sentenceSpread }, { cite }) => ({
      first: 'Alex',
      lines: [
        'Even can be calm. There are tellers who never raise their voice, and that’s the frightening thing about them.',
        `It’s frightening once something has been uneven. I disagree about this one: with a spread of ${sentenceSpread}${cite} he’s reading out a list.`,
        'A list can be devastating.',
        'At the last item. So which sentence is that here, maker, and does it look any different from the others?',
      ],
    }),
  },
  {
    key: 'echoes',
    measured: ({ echoes }, { cite }) => [
      `Within fifty words of itself, that is, ${timesOf(echoes)}${cite}.`,
      `I’ve counted how often it’s back before fifty words are over: ${timesOf(echoes)}${cite}.`,
    ],
    felt: [
      'The second time I’d hear it, and after that I’d hear nothing else.',
      'A word that comes back is a knock at the door. I expect somebody to be standing there.',
    ],
    plain: null,
    dispute: ({ echoes }, { cite }) => ({
      first: 'Alex',
      lines: [
        `I’d keep ${wordOf(echoes)}. Children repeat, prayers repeat, angry people repeat. It’s the oldest device there is.`,
        `A device is chosen. On purpose it’s a drum; by accident, inside fifty words${cite}, it’s a dropped spoon. That’s where I disagree.`,
        'You can’t hear from a count which of the two it is.',
        'No, I can’t. The maker can, by reading it aloud: is the second one stronger than the first, or only later?',
      ],
    }),
  },
  {
    key: 'openings',
    measured: ({ openings, sentences }, { cite }) => [
      `${openings[0]?.times ?? 0} of ${counted(sentences, 'sentence')} do${cite}.`,
      `Out of ${counted(sentences, 'sentence')} I count ${openings[0]?.times ?? 0}${cite}.`,
    ],
    felt: [
      'It turns into a drum. And then I’m reading for the drum.',
      'The start of a sentence is where I’m most awake. I’d hate to spend that on the same words.',
    ],
    plain: null,
    dispute: ({ openings }, { cite }) => ({
      first: 'Alex',
      lines: [
        `It could be a litany. ${titled(openings[0]?.words ?? '')}, and again, and again: that’s how spells are built.`,
        `A litany stands in a row. Scattered about the page${cite} it’s a habit, and I disagree that a habit casts spells.`,
        'Unless the speaker has the habit, and not the writer.',
        'Then give the speaker a second one, so that we know. For the maker: whose words are those, and do they hear themselves say it?',
      ],
    }),
  },
  {
    key: 'tense',
    measured: ({ tense }, { cite }) => [
      `It’s told in the ${tense?.main ?? 'past'} tense, and ${tense?.shifts === 1 ? 'one paragraph leaves' : `${tense?.shifts ?? 0} paragraphs leave`} it${cite}.`,
      `The main tense is ${tense?.main ?? 'past'}${cite}. ${tense?.shifts === 1 ? 'In one paragraph it slips' : `In ${tense?.shifts ?? 0} paragraphs it slips`}.`,
    ],
    felt: [
      'It’s a camera that suddenly steps nearer. With a reason, I come along. Without one, I trip.',
      'I’d lose my footing for half a line. Not much, but it’s half a line that isn’t spent in the story.',
    ],
    plain: 'Tense is how far away the telling stands: she was, or she is.',
    dispute: (_, { cite }) => ({
      first: 'Alex',
      lines: [
        'People do this when they talk. I was at the bus stop, and this man comes up to me. Nobody falls over.',
        `They do it when the man arrives. Anywhere else I disagree: a change of tense${cite} has to land on the thing that matters.`,
        'Maybe it does, and you’ve only counted it.',
        'I’ve only counted it, true. So, maker: what happens in that paragraph that couldn’t stay where it was?',
      ],
    }),
  },
  {
    key: 'adverbs',
    measured: ({ adverbShare }, { cite }) => [
      `${percent(adverbShare ?? 0)} of the words are adverbs in -ly${cite}, and most of those are propping up a verb.`,
      `Adverbs in -ly make up ${percent(adverbShare ?? 0)} of it${cite}.`,
    ],
    felt: [
      'Tell me she trudged and I see the shoes. Tell me she walked slowly and I see a word.',
      'They’re like somebody nodding along to their own story.',
    ],
    plain:
      'An adverb in -ly tells how something is done: quickly, sadly. It often stands in for a verb that nobody looked for.',
    dispute: ({ adverbShare }, { cite }) => ({
      first: 'Alex',
      lines: [
        'I do like an adverb that lies. He smiled kindly, and you know that he’s about to fire someone.',
        `That one has a job. At ${percent(adverbShare ?? 0)}${cite} most of them are on holiday. I disagree with feeding them all for the sake of one liar.`,
        'Strike the others and the liar stands out. People will see the trick.',
        'Let them. So which three adverbs would the maker fight for, and against whom?',
      ],
    }),
  },
  {
    key: 'passive',
    measured: ({ passiveShare }, { cite }) => [
      `${percent(passiveShare ?? 0)} of the sentences are passive${cite}: things are done, and nobody does them.`,
      `In ${percent(passiveShare ?? 0)} of the sentences the doer has left the room${cite}.`,
    ],
    felt: [
      'I’d keep looking round for whoever did it.',
      'Everything has just happened, and everyone has just gone.',
    ],
    plain:
      'Passive means that the one who acts is missing: the window was broken, and we aren’t told by whom.',
    dispute: ({ passiveShare }, { cite }) => ({
      first: 'Alex',
      lines: [
        'But that’s how it is when things happen to you. You never meet the person responsible. You get a letter.',
        `A letter is signed. I disagree that ${percent(passiveShare ?? 0)}${cite} is all fate. Some of it is being too shy to name names.`,
        'Shy people have stories, too.',
        'They have the best ones. So who did it, maker, and would the piece survive if we knew?',
      ],
    }),
  },
  {
    key: 'dialogue',
    measured: ({ dialogueShare }, { cite }) => [
      `${percent(dialogueShare)} of it is spoken${cite}. Narration hardly gets a word in.`,
      `I count ${percent(dialogueShare)} as dialogue${cite}, so nothing can be kept silent.`,
    ],
    felt: [
      'I hear them all right. I just don’t know where they’re standing.',
      'It’s a radio play. I’d be listening for the cups and the doors.',
    ],
    plain: null,
    dispute: ({ dialogueShare }, { cite }) => ({
      first: 'Alex',
      lines: [
        'I’d leave it at talk. People hide in talk, and I like looking for them.',
        `They hide in what they do while they talk. With ${percent(dialogueShare)} spoken${cite} there’s no curtain to stand behind. There I disagree.`,
        'Then the pauses have to carry it.',
        'A pause in print needs something to fill it. So, maker: what are somebody’s hands doing during the line that matters most?',
      ],
    }),
  },
]

function wordOf(echoes: TextMeasures['echoes']): string {
  return quoted(echoes[0]?.word ?? '', 3) ?? 'one word'
}

function timesOf(echoes: TextMeasures['echoes']): string {
  const times = echoes[0]?.times ?? 0
  return times === 1 ? 'once' : `${times} times`
}
