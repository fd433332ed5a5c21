import { clock, counted, signed } from '#routers/contract/format-measure.ts'
import { bandNames } from '#routers/facts/describe-sound.ts'
import { apply } from './remark.ts'
import type { SoundMeasures, Stretch } from '#routers/contract/facts.ts'
import type { Cite, Observations, Praise, Rule } from './remark.ts'

/** Where streaming services turn music to, in LUFS. */
const streamingTarget = -14

/** Only a track that can be heard is judged; the loudness is then a number. */
interface Heard extends SoundMeasures {
  integratedLufs: number
}

const rules: readonly Rule<Heard>[] = [
  {
    key: 'clipping',
    weigh: ({ clipping }) =>
      clipping.runs === 0 ? 0 : 1 + Math.min(1, clipping.runs / 50),
    say: ({ clipping }, cite) => ({
      title: 'The wave is cut off at the top.',
      why: `At ${counted(clipping.runs, 'place')} it stands at full scale for three samples or more${cite}, first at ${clock(clipping.at[0] ?? 0)}. That is heard as crackle on consonants, kicks and cymbals, and no later step takes it away.`,
      how: 'Go back to the mix, turn every channel down by 3 dB before the master, bypass the limiter, and export again; then limit once, at the end, to a ceiling of −1 dBTP.',
      criterion: 'No run of samples stands at full scale.',
      anchor: moment(clipping.at[0]),
    }),
  },
  {
    key: 'peak',
    weigh: ({ truePeakDbtp }) =>
      truePeakDbtp !== null && truePeakDbtp > -1 ? 1 + (truePeakDbtp + 1) * 0.5 : 0,
    say: ({ truePeakDbtp }, cite) => ({
      title: 'Peaks go over the edge.',
      why: `The true peak is ${signed(truePeakDbtp ?? 0)} dBTP${cite}. Anything above −1 distorts when it is turned into mp3 or AAC, most of all on cymbals and consonants.`,
      how: 'Set the limiter’s ceiling to −1 dBTP with true-peak detection on, and see how much gain it takes away; more than 3 dB means that the problem is earlier in the chain.',
      criterion: 'The true peak is at most −1 dBTP.',
      anchor: null,
    }),
  },
  {
    key: 'loudness',
    weigh: ({ integratedLufs }) => {
      const over = integratedLufs - streamingTarget
      return over > 4 ? over * 0.15 : 0
    },
    say: ({ integratedLufs }, cite) => ({
      title: 'It is loud, and that costs it size.',
      why: `${signed(integratedLufs)} LUFS${cite} is ${(integratedLufs - streamingTarget).toFixed(1)} dB above where streaming services will turn it down to.`,
      how: 'Bring the limiter back until you reach about −12 LUFS, match the volumes by ear, and compare: whatever got larger was being squeezed.',
      criterion:
        'The integrated loudness is below −10 LUFS and the chorus feels larger than before.',
      anchor: null,
    }),
  },
  {
    key: 'loudness',
    weigh: ({ integratedLufs }) =>
      integratedLufs < -23 ? (-23 - integratedLufs) * 0.1 + 0.4 : 0,
    say: ({ integratedLufs }, cite) => ({
      title: 'It is quiet.',
      why: `${signed(integratedLufs)} LUFS${cite} will sit far below anything it is heard next to.`,
      how: `Raise the whole by ${Math.round(streamingTarget - integratedLufs)} dB behind a limiter at −1 dBTP, and listen whether the noise floor comes up with it.`,
      criterion: 'The integrated loudness is between −18 and −12 LUFS.',
      anchor: null,
    }),
  },
  {
    key: 'range',
    weigh: ({ loudnessRangeLu }) =>
      loudnessRangeLu !== null && loudnessRangeLu < 3
        ? 0.6 + (3 - loudnessRangeLu) * 0.2
        : 0,
    say: ({ loudnessRangeLu }, cite) => ({
      title: 'Loud and soft are nearly the same.',
      why: `The loudness range is ${loudnessRangeLu} LU${cite}. When every part is equally near, none arrives.`,
      how: 'Take the part before your high point down by 2 to 3 dB, or take instruments out of it, and let the return do the work.',
      criterion: 'The loudness range is above 4 LU.',
      anchor: null,
    }),
  },
  {
    key: 'range',
    weigh: ({ loudnessRangeLu }) => ((loudnessRangeLu ?? 0) > 16 ? 0.5 : 0),
    say: ({ loudnessRangeLu }, cite) => ({
      title: 'The soft parts may not be heard.',
      why: `A range of ${loudnessRangeLu} LU${cite} suits a hall, not a bus.`,
      how: 'Listen at low volume through one small speaker, and ride up by hand what disappears.',
      criterion: 'Every bar can be followed on a small speaker at low volume.',
      anchor: null,
    }),
  },
  {
    key: 'stereo',
    weigh: ({ stereo }) => (stereo && stereo.correlation < 0 ? 0.9 : 0),
    say: ({ stereo }, cite) => ({
      title: 'The sides cancel each other.',
      why: `The correlation of left and right is ${signed(stereo?.correlation ?? 0)}${cite}. Below zero, parts of the sound vanish on a phone or in a club that plays in mono.`,
      how: 'Switch the master to mono and mute tracks one by one until nothing disappears any more; take the widener or the second microphone of that track out, or flip its polarity.',
      criterion: 'The correlation is above 0.2, and in mono nothing goes missing.',
      anchor: null,
    }),
  },
  {
    key: 'stereo',
    weigh: ({ stereo }) => (stereo ? (Math.abs(stereo.balanceDb) - 1.5) * 0.3 : 0),
    say: ({ stereo }, cite) => ({
      title: `It leans to the ${(stereo?.balanceDb ?? 0) > 0 ? 'left' : 'right'}.`,
      why: `One side is ${Math.abs(stereo?.balanceDb ?? 0)} dB louder than the other${cite}, over the whole length.`,
      how: 'Find the one part that is panned alone, give it a partner of similar weight on the other side, and leave bass, kick and voice in the middle.',
      criterion: 'The sides differ by less than 1 dB.',
      anchor: null,
    }),
  },
  {
    key: 'stereo',
    weigh: ({ channels }) => (channels === 1 ? 0.3 : 0),
    say: (_, cite) => ({
      title: 'It is in mono.',
      why: `That can be a choice${cite}; it also means that everything competes for one spot.`,
      how: 'Pan two supporting parts apart, left and right, and keep bass and voice where they are.',
      criterion: 'Two parts can be told apart by their place.',
      anchor: null,
    }),
  },
  {
    key: 'spectrum',
    weigh: ({ spectrumDb }) => muddiness(spectrumDb),
    say: ({ spectrumDb }, cite) => ({
      title: 'The top is far below the bottom.',
      why: `Presence and air lie ${Math.abs(Math.round(Math.max(spectrumDb?.[4] ?? 0, spectrumDb?.[5] ?? 0)))} dB under the strongest band${cite} (${bandNames[spectrumDb?.indexOf(0) ?? 0] ?? 'bass'}). Words and attacks live up there; without them everything sounds like the next room.`,
      how: 'Take 2 to 3 dB out between 200 and 400 Hz on the two fullest tracks before you add any treble, and compare at equal loudness.',
      criterion: 'Presence comes within 24 dB of the strongest band.',
      anchor: null,
    }),
  },
  {
    key: 'silences',
    weigh: ({ silences }) => longestOf(silences) * 0.12 - 0.3,
    say: ({ silences }, cite) => {
      const longest = silences.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0]
      return {
        title: 'There is a long silence.',
        why: `From ${clock(longest?.from ?? 0)} to ${clock(longest?.to ?? 0)} nothing is heard${cite}. A rest is felt as part of the music for a few seconds; after that it is taken for the end, or for a fault.`,
        how: 'Shorten it to the length of one breath, or let one quiet thing sound through it, such as the room.',
        criterion:
          'No silence is longer than it takes to breathe in and out, or it is meant.',
        anchor: longest ? { type: 'time', from: longest.from, to: longest.to } : null,
      }
    },
  },
]

const praise: readonly Praise<Heard>[] = [
  {
    key: 'peak',
    weigh: ({ truePeakDbtp, clipping }) =>
      truePeakDbtp !== null && truePeakDbtp <= -1 && clipping.runs === 0 ? 0.6 : 0,
    say: ({ truePeakDbtp }, cite) =>
      `The peaks are under control (${signed(truePeakDbtp ?? 0)} dBTP${cite}): it will survive encoding without added distortion.`,
  },
  {
    key: 'range',
    weigh: ({ loudnessRangeLu }) =>
      loudnessRangeLu !== null && loudnessRangeLu >= 5 && loudnessRangeLu <= 14 ? 0.8 : 0,
    say: ({ loudnessRangeLu }, cite) =>
      `It breathes: ${loudnessRangeLu} LU${cite} between soft and loud passages gives the form somewhere to go.`,
  },
  {
    key: 'loudness',
    weigh: ({ integratedLufs }) =>
      integratedLufs >= -18 && integratedLufs <= -10 ? 0.5 : 0,
    say: ({ integratedLufs }, cite) =>
      `The level is sensible for release: ${signed(integratedLufs)} LUFS${cite}, within reach of the −14 that streaming services aim at.`,
  },
  {
    key: 'tempo',
    weigh: ({ tempo }) => (tempo && tempo.confidence >= 0.6 ? 0.45 : 0),
    say: ({ tempo }, cite) =>
      `The beat is steady at ${tempo?.bpm ?? 0} BPM${cite}: whatever you lay over it can afford to be loose.`,
  },
  {
    key: 'sections',
    weigh: ({ sections }) => (sections.length >= 2 ? 0.4 : 0),
    say: ({ sections }, cite) =>
      `The form can be heard: the sound changes its colour at ${sections.slice(0, 4).map(clock).join(', ')}${cite}, so a listener knows that something new has begun.`,
  },
]

/** What loudness, spectrum and time say, for a song or the track of a film. */
export function observeSound(sound: SoundMeasures, cite: Cite): Observations {
  const { integratedLufs } = sound
  if (integratedLufs !== null)
    return apply({ ...sound, integratedLufs }, { rules, praise }, cite)
  return {
    works: [],
    matters: [
      {
        key: 'loudness',
        weight: 1.5,
        title: 'There is next to nothing to hear.',
        why: `The track is silent or so quiet that loudness cannot be measured${cite('loudness')}.`,
        how: 'Check the export by listening to the file itself, not the project.',
        criterion: 'The loudness can be measured.',
        anchor: null,
      },
    ],
  }
}

function moment(
  at: number | undefined,
): { type: 'time'; from: number; to: number } | null {
  return at === undefined ? null : { type: 'time', from: at, to: at }
}

function longestOf(silences: readonly Stretch[]): number {
  return Math.max(0, ...silences.map(({ from, to }) => to - from))
}

/** How much presence and air are missing, when the strongest band is a low one. */
function muddiness(spectrumDb: SoundMeasures['spectrumDb']): number {
  if (!spectrumDb) return 0
  const strongest = spectrumDb.indexOf(Math.max(...spectrumDb))
  const top = Math.max(spectrumDb[4] ?? 0, spectrumDb[5] ?? 0)
  return strongest <= 2 ? (-top - 30) * 0.06 : 0
}
