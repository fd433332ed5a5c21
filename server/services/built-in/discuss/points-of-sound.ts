import { counted } from '#routers/contract/format-measure.ts'
import { moment } from './sayable.ts'
import type { SoundMeasures } from '#routers/contract/facts.ts'
import type { Point } from './point.ts'

/** Level and range, as the two speak of them; places and colour are in points-of-space.ts. */
export const pointsOfSound: readonly Point<SoundMeasures>[] = [
  {
    key: 'clipping',
    measured: ({ clipping }, { cite }) => [
      `At ${counted(clipping.runs, 'place')} it runs into full scale and goes flat${cite}, the first time ${moment(clipping.at[0] ?? 0)}.`,
      `It hits the ceiling ${clipping.runs === 1 ? 'once' : `${clipping.runs} times`}${cite}, starting ${moment(clipping.at[0] ?? 0)}.`,
    ],
    felt: [
      'I’d hear a crackle on the hardest sounds. I’d blame my headphones first, and then I’d blame the maker.',
      'I know that sound. I stop following the music and start waiting for the next crackle.',
    ],
    plain:
      'A file can only count so high. Go over the top and it draws a flat line instead of the curve, and you hear the corner.',
    dispute: ({ clipping }, { cite }) => ({
      first: 'Alex',
      lines: [
        'Some people pay good money for that crackle. It’s on half the records I grew up with.',
        `There I disagree. Distortion you play into is a colour. ${counted(clipping.runs, 'place')} where the file ran out of numbers${cite} is an accident that happens to have a colour.`,
        'A listener can’t tell the two apart.',
        'The maker can. So: if you could have the same dirt but choose the bars yourself, where would you put it?',
      ],
    }),
  },
  {
    key: 'peak',
    measured: ({ truePeakDbtp }, { cite }) => [
      `The true peak is ${truePeakDbtp ?? 0} dBTP${cite}. Anything above -1 may distort once somebody turns it into an mp3.`,
      `Its highest point reaches ${truePeakDbtp ?? 0} dBTP${cite}, which leaves no room for the conversion that every service makes.`,
    ],
    felt: [
      'So it’s clean at the maker’s desk, and in my kitchen it spits a little.',
      'I’d never know why. I’d only find the hard sounds a bit unkind.',
    ],
    plain:
      'True peak is the highest point of the wave once it’s sound again, between the samples too. Zero is the ceiling.',
    dispute: ({ truePeakDbtp }, { cite }) => ({
      first: 'Alex',
      lines: [
        'I’d leave it. Nobody ever fell in love with headroom.',
        `Nobody ever fell in love with a seat belt. At ${truePeakDbtp ?? 0} dBTP${cite} the damage is done later, by a machine, and I disagree with giving a machine the last word.`,
        'I’ve got the last word. I’m the one who listens, and I like things that sound close to breaking.',
        'Close to breaking is a sound. Broken is a fault. So which side of that line does this want to be on, and did the maker choose the spot?',
      ],
    }),
  },
  {
    key: 'loudness',
    title: /It is loud/,
    measured: ({ integratedLufs }, { cite }) => [
      `It comes in at ${integratedLufs ?? 0} LUFS${cite}. Streaming services turn everything to about -14, so the loudness is thrown away and the squeezing stays.`,
      `${integratedLufs ?? 0} LUFS${cite}. That’s ${((integratedLufs ?? 0) + 14).toFixed(1)} dB over where most services will put it anyway.`,
    ],
    felt: [
      'Loud all the way is being talked to from very near. The first minute of that is exciting.',
      'What I’d miss is the moment when it gets bigger. If it’s all big already, where does it go?',
    ],
    plain:
      'LUFS is loudness as an ear would judge it, averaged over the whole. Closer to zero is louder.',
    dispute: ({ integratedLufs }, { cite }) => ({
      first: 'Alex',
      lines: [
        'But it’s exciting! I don’t want every record to be polite. Some things ought to arrive like a bus.',
        `A bus is big because of the street around it. At ${integratedLufs ?? 0} LUFS${cite} there’s no street. I disagree that this is energy. It’s a lack of contrast.`,
        'Tell that to a punk band.',
        'The good ones leave gaps you could park in. So, maker: which four seconds should be the biggest, and what would you take away just before them?',
      ],
    }),
  },
  {
    key: 'loudness',
    title: /quiet/,
    measured: ({ integratedLufs }, { cite }) => [
      `It sits at ${integratedLufs ?? 0} LUFS${cite}, far below whatever plays before it and after it.`,
      `${integratedLufs ?? 0} LUFS${cite}. Next to anything else that’s a whisper.`,
    ],
    felt: [
      'I’d reach for the volume, and then the next thing on the list would throw me out of bed.',
      'A quiet start makes me come closer. A quiet whole makes me check the cable.',
    ],
    plain:
      'LUFS is loudness as an ear would judge it, averaged over the whole. Closer to zero is louder.',
    dispute: ({ integratedLufs }, { cite }) => ({
      first: 'Alex',
      lines: [
        'I’d keep it quiet. Making me come to you is good manners, and hardly anyone has them.',
        `I don’t agree. ${integratedLufs ?? 0} LUFS${cite} isn’t manners, it’s a level, and level costs nothing. Real quiet is in the playing. It’s still quiet when you turn it up.`,
        'Not if the room and the hiss come up with it.',
        'Then it’s the room that wants looking at. One for the maker: is the quiet in the sound, or only in the file?',
      ],
    }),
  },
  {
    key: 'loudness',
    title: /next to nothing/,
    measured: (_, { cite }) => [
      `The loudness can’t even be measured${cite}. The file is silent, or as good as.`,
      `I have no number for the loudness at all${cite}. Whatever is in there stays under the floor.`,
    ],
    felt: [
      'Then it’s the boldest thing I’ve ever been played, or an export that went wrong.',
      'I’d sit there very politely for a while.',
    ],
    plain: null,
    dispute: (_, { cite }) => ({
      first: 'Alex',
      lines: [
        'There’s a famous piece that is four and a half minutes of somebody not playing.',
        `And a title page that says so. I disagree that silence explains itself${cite}. A listener needs one sign that it’s meant.`,
        'The sign could be that we’re talking about it.',
        'Then it’s doing well. But first, maker: have you played the file itself, the one you handed in, and not the project?',
      ],
    }),
  },
  {
    key: 'range',
    title: /nearly the same/,
    measured: ({ loudnessRangeLu }, { cite }) => [
      `Between the soft and the loud there are ${loudnessRangeLu ?? 0} LU${cite}. That’s a step you’d hardly trip over.`,
      `The loudness range is ${loudnessRangeLu ?? 0} LU${cite}, so the softest passage and the loudest weigh about the same.`,
    ],
    felt: [
      'So it’s one long straight road. I’d enjoy the speed for a while, and then I’d look for the exit.',
      'I’d like to be let down gently, once, so that I can be picked up again.',
    ],
    plain:
      'LU are loudness units, each the size of a decibel. The range says how far the soft passages lie from the loud ones.',
    dispute: ({ loudnessRangeLu }, { cite }) => ({
      first: 'Alex',
      lines: [
        'A flat line can be a trance. Rain has no chorus, and I’ve listened to a lot of rain.',
        `Rain doesn’t ask for your attention. This does, and with ${loudnessRangeLu ?? 0} LU${cite} it never gives you a reason to renew it. I disagree about the trance.`,
        'A trance works by not changing. That’s the whole job.',
        'Then something else has to change: the colour, the words, the distance. So what is it here, maker? What’s there at the end that wasn’t there at the start?',
      ],
    }),
  },
  {
    key: 'range',
    title: /not be heard/,
    measured: ({ loudnessRangeLu }, { cite }) => [
      `There are ${loudnessRangeLu ?? 0} LU between soft and loud${cite}. In a hall that’s a gift, on a bus it’s half a piece.`,
      `The loudness range is ${loudnessRangeLu ?? 0} LU${cite}, and small speakers swallow the bottom of it.`,
    ],
    felt: [
      'On my train I’d get the loud half and some very expressive nothing.',
      'I love being made to listen. I’m less keen on holding the volume knob the whole time.',
    ],
    plain:
      'LU are loudness units, each the size of a decibel. The range says how far the soft passages lie from the loud ones.',
    dispute: ({ loudnessRangeLu }, { cite }) => ({
      first: 'Henry',
      lines: [
        `I’d ride the soft bars up by hand. ${loudnessRangeLu ?? 0} LU${cite} is for a concert, and this will be heard over the washing-up.`,
        'I disagree. Then let them put the plate down. Flatten the soft parts for people who aren’t listening, and you lose the ones who are.',
        'I’m not flattening anything. I’m carrying a chair closer.',
        'That’s flattening with good manners. So where should this be heard, maker, and would you rather be heard there or anywhere?',
      ],
    }),
  },
]
