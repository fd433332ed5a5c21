import { describeFacts } from '#routers/conversation/describe-facts.ts'
import { observe } from './observe.ts'
import type { Brief, Work } from '#routers/tutor.ts'

interface Topic {
  keys: string[]
  words: RegExp
  meaning: string
}

/** What people ask about, the facts that answer it, and what such a fact means. */
const topics: Topic[] = [
  {
    keys: ['brightness', 'exposure'],
    words: /bright|dark|light|expos|tone\b|tonal|key\b|value/i,
    meaning:
      'Mean brightness is the average of all tones: 0 % is black, 100 % white. It is no aim in itself. A dark picture works when something in it is light enough to be looked at.',
  },
  {
    keys: ['contrast'],
    words: /contrast|flat|punch|depth|histogram/i,
    meaning:
      'Contrast here is the spread of tones around their mean. Under 13 % forms melt together; over 30 % the middle tones, where skin and surfaces live, become few.',
  },
  {
    keys: ['shadows', 'highlights'],
    words: /clip|shadow|highlight|burn|blown|black|white/i,
    meaning:
      'Clipped means that an area has reached the end of the scale and holds no detail. A lamp or a silhouette may clip. A face, a cloud or a sleeve should not.',
  },
  {
    keys: ['palette', 'cast', 'chroma'],
    words: /colou?r|palette|hue|satur|cast|warm|cool|white balance|grading/i,
    meaning:
      'The palette lists the colours by the area they hold, the cast is where their average leans, and the chroma is how strong they are: 0 is grey, 0.1 lively, 0.2 loud.',
  },
  {
    keys: ['loudness', 'peak'],
    words: /loud|level|lufs|volume|master|peak|distort|limiter|quiet/i,
    meaning:
      'Integrated loudness (LUFS) is how loud the whole is to an ear; streaming services play everything at about −14. True peak is the highest point of the wave after conversion and should stay below −1 dBTP.',
  },
  {
    keys: ['range'],
    words: /dynamic|range|compress|breath|soft|build/i,
    meaning:
      'The loudness range is the distance between soft and loud passages. Pop lies at 4 to 8 LU, film and classical music above 12. It shows whether a chorus arrives or is merely the next part.',
  },
  {
    keys: ['channels'],
    words: /stereo|mono|wide|width|pan/i,
    meaning: 'In mono everything comes from one spot, in stereo parts can stand apart.',
  },
  {
    keys: ['sentences', 'longest', 'words'],
    words: /sentence|rhythm|pace|long|short|word|prose|style|flow/i,
    meaning:
      'The spread of sentence lengths is the rhythm on the page. Near zero it is a drumbeat; half the mean or more sounds like somebody speaking.',
  },
  {
    keys: ['dialogue'],
    words: /dialog|speech|talk|character|conversation|voice/i,
    meaning:
      'The share of dialogue tells how much of the text is spoken. Novels lie between a fifth and a half.',
  },
  {
    keys: ['duration', 'rate', 'pages'],
    words: /length|duration|minute|second|frame rate|fps|pages/i,
    meaning:
      'Length is the first promise a work makes. Ask at each third whether something has changed.',
  },
  {
    keys: ['size', 'camera', 'exposure'],
    words: /size|resolution|pixel|print|crop|aperture|shutter|iso|lens|focal|camera/i,
    meaning:
      'For a print looked at from reading distance reckon with 240 to 300 pixels to the inch.',
  },
]

/** Answers from the measures what they can answer, and says plainly what they cannot. */
export function writeFollowUp(brief: Brief): string {
  const asked = brief.question ?? ''
  const known = topics.filter(
    (topic) => topic.words.test(asked) && findFacts(brief.works, topic.keys).length > 0,
  )
  return known.length > 0 ? answer(brief, known.slice(0, 2)) : admit(brief)
}

function answer(brief: Brief, known: Topic[]): string {
  const parts = known.map((topic) => {
    const measured = findFacts(brief.works, topic.keys)
      .map(({ work, label, value }) =>
        brief.works.length > 1
          ? `- **${label}** of ${work.originalName}: ${value}`
          : `- **${label}**: ${value}`,
      )
      .join('\n')
    return `${measured}\n\n${topic.meaning}`
  })
  const next = nextStep(brief, new Set(known.flatMap((topic) => topic.keys)))
  return [...parts, next].join('\n\n')
}

function nextStep(brief: Brief, keys: Set<string>): string {
  const remarks = brief.works.flatMap((work) =>
    work.facts ? observe(work.facts, brief.medium).matters : [],
  )
  const fitting = remarks
    .filter((remark) => keys.has(remark.factKey))
    .toSorted((one, other) => other.weight - one.weight)[0]
  return fitting
    ? fitting.text
    : 'In your work these measures lie in the usual range. If something still disturbs you there, trust your eye or ear: change only that one thing, and compare the two versions after a day.'
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

function findFacts(
  works: Work[],
  keys: string[],
): Array<{ work: Work; label: string; value: string }> {
  return works.flatMap((work) =>
    describeFacts(work.facts)
      .filter((fact) => keys.includes(fact.key))
      .map(({ label, value }) => ({ work, label, value })),
  )
}
