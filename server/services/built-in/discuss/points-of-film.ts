import { percent } from '#routers/contract/format-measure.ts'
import { rhythmOf } from '#routers/contract/read-facts.ts'
import { lasting, moment, upper } from './sayable.ts'
import type { FilmCut, Shot, Stretch } from '#routers/contract/facts.ts'
import type { Point } from './point.ts'

/** The cut of a film, as the two speak of it. */
export const pointsOfFilm: readonly Point<FilmCut>[] = [
  {
    key: 'shots',
    title: /holds/,
    measured: ({ shots }, { cite }) => {
      const { longestAt, longestSeconds, meanSeconds } = rhythm(shots)
      return [
        `${upper(moment(longestAt))}, one shot stays for ${longestSeconds} seconds, and the average is ${meanSeconds}${cite}.`,
        `The average shot lasts ${meanSeconds} seconds. The one that starts ${moment(longestAt)} lasts ${longestSeconds}${cite}.`,
      ]
    },
    felt: [
      'I’d watch it twice: once for what it shows, and once for when it’s going to end.',
      'In a long shot I settle down. And then I need something to happen to me, even if it’s only a door.',
    ],
    plain: null,
    dispute: ({ shots }, { cite }) => ({
      first: 'Alex',
      lines: [
        `Don’t cut it. Somewhere in those ${rhythm(shots).longestSeconds} seconds${cite} I stop being told things and start looking for myself.`,
        'I disagree. You look for yourself for six of them. After that you’re checking whether it’s frozen, unless something in the frame changes.',
        'Boredom is a door, too. Some of the best scenes I know begin after I’d given up on them.',
        'Then there has to be a scene behind the door. For the maker: what happens in the second half of that shot that I’d be sorry to lose?',
      ],
    }),
  },
  {
    key: 'shots',
    title: /no cut/,
    measured: ({ shots }, { cite }) => [
      `It’s one shot, ${lasting(rhythm(shots).longestSeconds)} of it${cite}, and I found no cut.`,
      `${upper(lasting(rhythm(shots).longestSeconds))} in a single shot${cite}. Nobody cuts away, and so nobody helps me.`,
    ],
    felt: [
      'I start by watching what’s in it. After a while I watch the time, unless somebody comes in.',
      'It’s like being looked at for very long. Either something happens between us, or I turn away.',
    ],
    plain: null,
    dispute: ({ shots }, { cite }) => ({
      first: 'Alex',
      lines: [
        'I wouldn’t touch it. The moment you cut, I know that somebody chose for me.',
        `Somebody chose anyway: where the camera stands, for ${lasting(rhythm(shots).longestSeconds)}${cite}. I disagree. A choice that never changes stops being one.`,
        'Then let the people change. Near, far, gone. That’s a cut without scissors.',
        'If they do. So, maker: at which moment of it would I look up if I’d stopped looking?',
      ],
    }),
  },
  {
    key: 'shots',
    title: /clock/,
    measured: ({ shots }, { cite }) => [
      `The shots last ${rhythm(shots).meanSeconds} seconds on average, and hardly one of them strays from it${cite}.`,
      `Every cut keeps its appointment: ${rhythm(shots).meanSeconds} seconds, give or take very little${cite}.`,
    ],
    felt: [
      'So I’d learn the beat, and from then on I’d see every cut coming.',
      'A metronome is a great help to the player. I’m not the player.',
    ],
    plain: null,
    dispute: (_, { cite }) => ({
      first: 'Alex',
      lines: [
        'Regular can be hypnotic. Trains, looms, washing machines: I can watch those for an hour.',
        `You watch the washing. I disagree about the machine: when every cut comes on time${cite}, none of them says anything.`,
        'Until one doesn’t come on time. Then I fall off my chair.',
        'And that one is missing. So where would you put it, maker: which single cut should come too late?',
      ],
    }),
  },
  {
    key: 'shotExposure',
    measured: ({ shots }, { cite }) => {
      const { before, after } = largestStep(shots)
      return [
        `${upper(moment(after.from))}, across one cut, it jumps from ${percent(before.brightness)} bright to ${percent(after.brightness)}${cite}.`,
        `One cut takes us from ${percent(before.brightness)} to ${percent(after.brightness)} of full brightness${cite}. That’s ${moment(after.from)}.`,
      ]
    },
    felt: [
      'My eyes need a moment at a step like that, and whatever happens in that moment I’ve missed.',
      'That’s somebody switching the light on at three in the morning.',
    ],
    plain: null,
    dispute: (_, { cite }) => ({
      first: 'Alex',
      lines: [
        'A jolt can be the best thing about a cut. It’s how a film says: meanwhile, somewhere else.',
        `If it is somewhere else. Inside one scene I disagree. There, a step like that${cite} tells me that there was a camera.`,
        'Maybe I’m meant to notice the camera.',
        'Then once isn’t enough. Do it three times and I’ll believe it. So what is that cut about, maker: a turn in the story, or a turn in the weather?',
      ],
    }),
  },
  {
    key: 'black',
    measured: ({ black }, { cite }) => [
      `${upper(moment(longestOf(black).from))}, the screen goes black, and it’s black for ${lengthOf(black)}${cite}.`,
      `There are ${lengthOf(black)} of black in it${cite}, ${moment(longestOf(black).from)}.`,
    ],
    felt: [
      'Black is a full stop. A long one, and I’m reading my messages.',
      'In the dark I hear better. Is there anything to hear?',
    ],
    plain: null,
    dispute: ({ black }, { cite }) => ({
      first: 'Alex',
      lines: [
        'I like black. It’s the only shot in which I make the pictures.',
        `For a second. After ${lengthOf(black)}${cite} I disagree: you’re not making pictures, you’re making tea.`,
        'That depends on what the last shot left me with.',
        'And on what the sound does. So, maker: what is the viewer supposed to be seeing in that dark?',
      ],
    }),
  },
  {
    key: 'frozen',
    measured: ({ frozen }, { cite }) => [
      `${upper(moment(longestOf(frozen).from))}, the picture stops dead for ${lengthOf(frozen)}${cite}.`,
      `For ${lengthOf(frozen)} not one thing moves${cite}. It begins ${moment(longestOf(frozen).from)}.`,
    ],
    felt: [
      'A still in a film is a title, a memory or a hiccup, and I’d want to know which.',
      'When it stops, I stop. Then I check the player.',
    ],
    plain: null,
    dispute: (_, { cite }) => ({
      first: 'Alex',
      lines: [
        'Standing still is the bravest thing that a moving picture can do.',
        `I disagree, it’s the easiest. Holding a living frame is brave. A dead one${cite} only proves that the pause button works.`,
        'A photograph doesn’t move either, and I’ve cried over those.',
        'You chose how long to look. Here it was chosen for you. So how long does it take to read what’s in it, maker, and on whom have you tried it?',
      ],
    }),
  },
]

function rhythm(shots: readonly Shot[]): NonNullable<ReturnType<typeof rhythmOf>> {
  return rhythmOf(shots) ?? { meanSeconds: 0, longestSeconds: 0, longestAt: 0 }
}

const noShot: Shot = { from: 0, to: 0, brightness: 0 }

function largestStep(shots: readonly Shot[]): { before: Shot; after: Shot } {
  const pairs = shots
    .slice(1)
    .map((after, index) => ({ before: shots[index] ?? noShot, after }))
  const stepOf = ({ before, after }: { before: Shot; after: Shot }) =>
    Math.abs(after.brightness - before.brightness)
  const [largest] = pairs.toSorted((one, other) => stepOf(other) - stepOf(one))
  return largest ?? { before: noShot, after: noShot }
}

function longestOf(stretches: readonly Stretch[]): Stretch {
  const [longest] = stretches.toSorted((a, b) => b.to - b.from - (a.to - a.from))
  return longest ?? { from: 0, to: 0 }
}

function lengthOf(stretches: readonly Stretch[]): string {
  const { from, to } = longestOf(stretches)
  return lasting(to - from)
}
