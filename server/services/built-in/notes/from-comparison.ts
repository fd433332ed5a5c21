import { effects } from '../effects.ts'
import { conceptFor, mediumOf } from '../craft/store.ts'
import { lower } from '../discuss/sayable.ts'
import { fileName, ranks, tagsOf } from './candidate.ts'
import { factWords } from './fact-words.ts'
import { plainText, withoutCitations } from './plain-text.ts'
import { sentenceWith } from './sentences.ts'
import { factKeys } from '#routers/contract/facts.ts'
import type { FactKey } from '#routers/contract/facts.ts'
import type { Brief, Comparison } from '#routers/tutor.ts'
import type { Candidate } from './candidate.ts'

const trends = { Better: 'Got better', Worse: 'Got worse' } as const
const mostMoved = 3

export interface Compared {
  moved: Candidate[]
  next: Candidate[]
  keys: FactKey[]
  words: string[]
}

/** What a comparison of two versions by the built-in tutor says of their measures and of what is next. */
export function fromComparison(brief: Brief, reply: string): Compared {
  const { comparison } = brief
  if (!comparison) return { moved: [], next: [], keys: [], words: [] }
  const lines = reply.split('\n').flatMap((line) => {
    const key = factKeys.find((one) => line.includes(`${effects[one].name} was `))
    return key && line.startsWith('- ') ? [{ key, line: line.slice(2) }] : []
  })
  const [, next = ''] = withoutCitations(reply).split('\n## Next\n')
  return {
    moved: lines
      .slice(0, mostMoved)
      .map(({ key, line }, index) =>
        movedNote(brief, comparison, { key, line, index, reply }),
      ),
    next: nextNote(brief, comparison, reply),
    keys: lines.map(({ key }) => key),
    words: [
      ...factKeys.flatMap((key) => [effects[key].more, effects[key].less]),
      ...(/suggestion \d|what is new/.test(next) ? [next.trim()] : []),
    ],
  }
}

interface Moved {
  key: FactKey
  line: string
  index: number
  reply: string
}

function movedNote(
  brief: Brief,
  { before, after }: Comparison,
  { key, line, index, reply }: Moved,
): Candidate {
  const trend = /^\*\*(Better|Worse)\.\*\*/.exec(line)?.[1] as keyof typeof trends
  const { more, less } = effects[key]
  const effect = [more, less].find((text) => reply.includes(text))
  const moved = plainText(line.replace(/^\*\*\w+\.\*\* /, ''))
  const concept = conceptFor(mediumOf(brief.medium, brief.works), key)
  return {
    rank: index === 0 ? ranks.first : ranks.second,
    note: {
      title: `${trends[trend] ?? 'Changed'}: ${factWords[key]}`,
      content: [
        ...(effect ? [effect] : []),
        `${moved} Measured on ${fileName(after)} against the earlier ${fileName(before)}.`,
      ].join('\n\n'),
      category: 'general',
      tags: tagsOf(brief, [concept?.name, factWords[key]]),
      excerpt: line,
    },
  }
}

/** The one thing to do next, with the words of the suggestion that it names. */
function nextNote(brief: Brief, { open }: Comparison, reply: string): Candidate[] {
  const [, words = ''] = reply.split('\n## Next\n')
  const named = /^\s*([^\n]*?) suggestion (\d{1,4}), “([^\n]+)”,/.exec(words)
  const entry = [...open, ...brief.ledger].find(
    ({ number }) => number === Number(named?.[2]),
  )
  if (!named || !entry) return []
  const [start, before = '', , title = ''] = named
  const about = `“${plainText(title)}”`
  const sentence = plainText(words.replace(start, `${before} ${about}`))
  const { how, criterion } = entry
  return [
    {
      rank: ranks.action,
      note: {
        title: `${before.length > 20 ? 'Ask somebody about' : before} ${about}`,
        content: [
          how,
          ...(criterion ? [`It is done when this holds: ${lower(criterion)}`] : []),
          sentence,
        ].join('\n\n'),
        category: 'advice',
        tags: tagsOf(brief, []),
        excerpt: sentenceWith(words, words.trim()),
      },
    },
  ]
}
