import { conceptFor, craftStore, mediumOf } from '../craft/store.ts'
import { firstSentences, forTheEar, lower } from './sayable.ts'
import { alex, goOn, henry } from './talk.ts'
import type { ScriptTurn } from '#routers/contract/audio-chat.ts'
import type { Concept } from '../craft/concept.ts'
import type { Plan, Talk } from './talk.ts'

/** The ideas of the craft that a talk touches on: first what was quarrelled over, then any other. */
export function conceptsOf(talk: Talk): [Concept, Concept] | null {
  const { brief, matters, choose } = talk
  const medium = mediumOf(brief.medium, brief.works)
  const subject = matters[talk.disputed] ?? matters[0]
  const near = subject?.told ? conceptFor(medium, subject.told.key) : undefined
  const [one, ...rest] = craftStore[medium].filter(({ id }) => id !== near?.id)
  if (!one) return null
  const free = choose('concept', [one, ...rest])
  if (near) return [near, free]
  const [two, ...others] = rest.filter(({ id }) => id !== free.id)
  return two ? [free, choose('second concept', [two, ...others])] : null
}

/** A small aside on an idea of the craft; a professional gets the test, the others the idea. */
export function aside(
  talk: Talk,
  { name, what, see }: Concept,
  {
    spoken,
    plan,
    isSecond,
  }: { spoken: readonly ScriptTurn[]; plan: Plan; isSecond: boolean },
): ScriptTurn[] {
  const isKnown = talk.brief.learner.level === 'professional'
  const said = firstSentences(forTheEar(isKnown ? see : what), 60)
  const title = `“${name}”`
  if (!plan.isUnhurried && spoken.at(-1)?.host === 'Alex')
    return [
      henry(
        `${talk.choose('plain aside', [
          'A word from the workshop, under',
          'On the workshop wall it hangs under',
          'The trade files that under',
          'I’d look this up under',
        ])} ${title}. ${said}`,
      ),
    ]
  return goOn(talk, isSecond ? 'second aside' : 'aside', {
    spoken,
    ways: isSecond
      ? [
          [
            alex(
              talk.choose('second ask', [
                'Give me one more for the road, something I can use on a wet Sunday.',
                'And one that has nothing to do with any of this?',
                'You’ve got another drawer open, I can see it.',
                'One more, and then I’ll let you go.',
                'What else is on that wall of yours?',
              ]),
            ),
            henry(`${title}, then. ${said}`),
          ],
          [
            henry(`There’s another drawer I’d open, ${title}. ${said}`),
            alex('I want that on a tea towel.'),
          ],
        ]
      : [
          [
            alex('Does all that have a name in the trade?'),
            henry(`It goes under ${title}. ${said}`),
          ],
          [
            alex('If I wanted to look that up tonight, what would I ask for?'),
            henry(`Ask for ${title}. ${said}`),
          ],
          [
            henry(`A word from the workshop, under ${title}. ${said}`),
            alex('That one I’ll remember in the bath.'),
          ],
          [
            henry(`One thing from the workshop wall. ${title}: ${lower(said)}`),
            alex('I’d have paid for that.'),
          ],
        ],
  })
}

/** How to tell whether a work has it; a professional was told so already. */
export function telling({ brief, choose }: Talk, { what, see }: Concept): ScriptTurn[] {
  const isKnown = brief.learner.level === 'professional'
  return [
    alex(
      isKnown
        ? 'And for whoever walked in late, what is it?'
        : choose('telling', [
            'How would I know whether it’s there?',
            'And how does one check?',
            'Say I’ve got the thing in front of me. What do I do?',
          ]),
    ),
    henry(firstSentences(forTheEar(isKnown ? what : see), 60)),
  ]
}

/** One thing to do this week, taken from the craft. */
export function week(
  talk: Talk,
  { practise }: Concept,
  { spoken, plan }: { spoken: readonly ScriptTurn[]; plan: Plan },
): ScriptTurn[] {
  const task = firstSentences(forTheEar(practise), 64)
  if (!plan.isUnhurried && spoken.at(-1)?.host === 'Henry')
    return [
      alex(
        `${talk.choose('plain week', [
          'And this week’s homework:',
          'So, for one evening this week:',
          'Before the next version, one exercise:',
          'And now something for the hands:',
        ])} ${lower(task)}`,
      ),
    ]
  return goOn(talk, 'week', {
    spoken,
    ways: [
      [alex('And if there’s one free hour this week?'), henry(task)],
      [alex('Something to do, please. This week, with hands.'), henry(task)],
      [
        henry('There’s homework.'),
        alex(`There’s always homework. This week’s: ${lower(task)}`),
      ],
      [henry('Leave us with something to do this week.'), alex(`Gladly. ${task}`)],
    ],
  })
}
