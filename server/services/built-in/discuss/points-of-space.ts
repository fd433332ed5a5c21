import { counted } from '#routers/contract/format-measure.ts'
import { lasting, moment } from './sayable.ts'
import type { SoundMeasures, Stretch } from '#routers/contract/facts.ts'
import type { Point } from './point.ts'

/** Width, colour and silence of a sound, as the two speak of them. */
export const pointsOfSpace: readonly Point<SoundMeasures>[] = [
  {
    key: 'stereo',
    title: /cancel/,
    measured: ({ stereo }, { cite }) => [
      `Left and right have a correlation of ${stereo?.correlation ?? 0}${cite}. Below zero, parts of it vanish wherever it’s played in mono.`,
      `The two sides work against each other, with a correlation of ${stereo?.correlation ?? 0}${cite}. One small speaker, and something is missing.`,
    ],
    felt: [
      'Missing? So I could play this on my telephone and not get the whole of it.',
      'That’s unsettling. A sound that’s there for half the audience.',
    ],
    plain:
      'Correlation says how alike the two sides are. 1 is identical, 0 is wide, and below 0 they push against each other.',
    dispute: ({ stereo }, { cite }) => ({
      first: 'Alex',
      lines: [
        'Wide is the feeling, though. It’s the walls going away.',
        `Walls may go. At ${stereo?.correlation ?? 0}${cite} the floor goes with them. I disagree with any width that a telephone can switch off.`,
        'Fewer people listen on one small speaker than you think.',
        'More than either of us would like. So, maker: which part would you hate to lose in mono, and is it in the middle?',
      ],
    }),
  },
  {
    key: 'stereo',
    title: /leans/,
    measured: ({ stereo }, { cite }) => [
      `One side is ${Math.abs(stereo?.balanceDb ?? 0)} dB louder than the other${cite}, all the way through.`,
      `Over the whole length there are ${Math.abs(stereo?.balanceDb ?? 0)} dB between the two sides${cite}.`,
    ],
    felt: [
      'I’d take one earphone out to see which of us is broken.',
      'It’s the far end of a long table. I hear it all, and I’m not quite included.',
    ],
    plain: null,
    dispute: ({ stereo }, { cite }) => ({
      first: 'Alex',
      lines: [
        'Maybe that’s where the player sits. I like knowing which side of the room I’m on.',
        `Then seat one player there. When the whole of it leans by ${Math.abs(stereo?.balanceDb ?? 0)} dB${cite} that isn’t a place, it’s a balance knob. I disagree.`,
        'Early stereo records did it all the time, and people adore them.',
        'People adore the songs. For the maker: who is on the other side of that room, and what are they doing?',
      ],
    }),
  },
  {
    key: 'stereo',
    title: /mono/,
    measured: (_, { cite }) => [
      `One channel${cite}. Everything comes from the same spot.`,
      `There is no left and no right in it${cite}, just a middle.`,
    ],
    felt: [
      'That can be lovely. It’s somebody standing right in front of me.',
      'Then they’d all better take turns, or they’ll be standing on each other’s feet.',
    ],
    plain: null,
    dispute: (_, { cite }) => ({
      first: 'Alex',
      lines: [
        'Leave it in mono. One voice, one place, nothing to hide behind.',
        `One voice, gladly. I disagree as soon as there are four. In one spot${cite} the only way to be heard is to be louder.`,
        'Or to shut up at the right time. I believe that’s called arranging.',
        'It is, and it’s the better answer. So which of you was it, maker: did you choose that one spot, or did the microphone?',
      ],
    }),
  },
  {
    key: 'spectrum',
    measured: (sound, { cite }) => [
      `The top lies ${topBelow(sound)} dB under the strongest band${cite}. Words and attacks live up there.`,
      `Between the fullest band and the top there are ${topBelow(sound)} dB${cite}. It’s nearly all cellar.`,
    ],
    felt: [
      'So I’d hear it as one hears the neighbours: all of the bass and none of the reasons.',
      'It’s a warm blanket, with somebody still talking under it.',
    ],
    plain:
      'The spectrum shows how the energy is shared out from low to high. At the top are the consonants and the pick on the string.',
    dispute: (sound, { cite }) => ({
      first: 'Alex',
      lines: [
        'Dark is a colour too. I don’t need every recording to sparkle at me.',
        `Dark, yes. ${topBelow(sound)} dB${cite} isn’t dark, it’s the next room, and I disagree that far away is the same as deep.`,
        'The next room is where the interesting conversations are.',
        'And you can’t follow a word. So, maker: should I be in the room, or at the door?',
      ],
    }),
  },
  {
    key: 'silences',
    measured: ({ silences }, { cite }) => {
      const { from, to } = longestOf(silences)
      return [
        `For ${lasting(to - from)}, ${moment(from)}, there’s nothing to be heard${cite}.`,
        `It goes quiet ${moment(from)} and stays quiet for ${lasting(to - from)}${cite}.`,
      ]
    },
    felt: [
      'I’d think it was over. I’d have one arm in my coat.',
      'At a rest I hold my breath. At a long one I look whether something’s broken.',
    ],
    plain: null,
    dispute: ({ silences }, { cite }) => {
      const { from, to } = longestOf(silences)
      return {
        first: 'Alex',
        lines: [
          `I’d fight for those ${counted(Math.round(to - from), 'second')}${cite}. Nothing makes a sound bigger than having been taken away first.`,
          'For one breath, yes. I disagree about the rest of it. After a few seconds nobody’s waiting any more, they’ve left the room in their heads.',
          'Then coming back is a surprise, and I’d rather be surprised than comfortable.',
          'So it stands or falls with what comes after. Maker: is the first sound behind that gap worth the wait, and who’d agree with you?',
        ],
      }
    },
  },
]

function topBelow({ spectrumDb }: SoundMeasures): number {
  return Math.abs(Math.round(Math.max(spectrumDb?.[4] ?? 0, spectrumDb?.[5] ?? 0)))
}

function longestOf(stretches: readonly Stretch[]): Stretch {
  const [longest] = stretches.toSorted((a, b) => b.to - b.from - (a.to - a.from))
  return longest ?? { from: 0, to: 0 }
}
