import type { Lesson } from '../lesson.ts'

/** The space of a mix, and its last step before others hear it. */
export const finishingLessons: readonly Lesson[] = [
  {
    id: 'width-and-depth',
    goal: 'Place sounds left, right, near and far so that the picture survives in mono.',
    deeper:
      'Two ears place a sound sideways by comparing: at the nearer one it is louder and earlier. Panning imitates the first. Distance has other signs. A far sound is softer and duller, and has more of the room in proportion to itself. A short wait between a dry sound and its reverb, the *pre-delay*, keeps it near even in a large hall.\n\nSomebody puts a guitar left, a copy of it right, delays the copy by 12 milliseconds and is delighted: it seems as wide as the room. Then the song plays on a telephone with one speaker. The copies add up, some frequencies cancel, others double, and the guitar turns hollow. Playing the part twice would have been better. Two performances differ in each stroke. They spread just as wide, and in mono they are simply two guitars.',
    mistake:
      'Each part is widened and given reverb, because each sounds better so by itself. If you cannot name what stands nearest, all is equally far away. Put the lead in the middle, nearly dry, and let the others differ from it by side, level and reverb.',
    questions: [
      {
        question:
          'On a radio with one speaker your wide synth all but vanishes. The measured correlation is −0.3. What do you do first?',
        right: {
          text: 'Take the widening effect off the synth and check mono again',
          why: 'The synth lives on a difference between the channels, which cancels when they are added.',
        },
        wrong: [
          {
            text: 'Turn up the synth until it is loud enough on the radio',
            why: 'Both channels rise and still cancel in mono, while in stereo the synth becomes far too loud.',
          },
          {
            text: 'Add low notes to the synth, since small speakers lose them',
            why: 'The size of the speaker is not the cause; a negative correlation says that the channels oppose each other.',
          },
          {
            text: 'Add a long reverb to the synth that can fill the gap',
            why: 'The reverb may be heard on the radio, but the synth itself still cancels in mono.',
          },
        ],
      },
      {
        question:
          'A backing choir should stand well behind the singer. Which treatment puts it there?',
        right: {
          text: 'Softer and duller, with more reverb than the singer',
          why: 'Less level, less brightness and a larger share of room are the signs of distance.',
        },
        wrong: [
          {
            text: 'Softer and brighter, with less reverb than the singer',
            why: 'Brightness and a dry sound are signs of nearness, so the choir would seem small and close.',
          },
          {
            text: 'Equally loud and bright, panned hard to both sides',
            why: 'Panning moves the choir apart sideways; at that level and brightness it stands beside the singer.',
          },
          {
            text: 'Equally loud and bright, with a very long pre-delay',
            why: 'A wait before the reverb keeps a sound near, which is the opposite of what is wanted.',
          },
        ],
      },
      {
        question:
          'All twelve tracks of your mix are wide stereo sounds, and the whole seems flat. What would you change first?',
        right: {
          text: 'Make most of them much narrower',
          why: 'Width is heard against something narrow; with places of their own, the few wide sounds stand out.',
        },
        wrong: [
          {
            text: 'Widen the whole of the mix further',
            why: 'If all sounds are still wider they are still alike, and mono begins to cost something.',
          },
          {
            text: 'Give each its own large reverb',
            why: 'Twelve reverbs push all the sounds back and blur what differences there were.',
          },
          {
            text: 'Pan all of them to the left or right',
            why: 'An empty middle leaves the lead without a place, and the sounds at each side crowd together.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'By which three signs does a sound seem far away?',
        back: 'It is softer, duller, and has more reverb in proportion to itself.',
      },
      {
        front: 'Why is a part played twice safer in mono than a copy with a short delay?',
        back: 'A delayed copy cancels some frequencies all the time and turns hollow; two performances differ in each stroke.',
      },
    ],
    task: 'Build a scene of 45 seconds from four sounds, from instruments or from the kitchen: one near in the middle, one far, one left, one right. It has to survive in mono: nothing vanishes, and the measured correlation stays above 0. Hand in the stereo file.',
  },
  {
    id: 'mastering',
    goal: 'Bring a mix to a fitting loudness without losing what makes it move.',
    deeper:
      'A limiter holds peaks below a ceiling, so that everything else can be raised. Up to a point this passes unnoticed. Beyond it drums lose their snap and choruses stop growing, because the peaks it took were what made them jump. *True* peaks are counted because the wave between two samples can rise above both, and conversion to mp3 may raise it again.\n\nTwo songs stand in a list that is played at −14 LUFS, both with peaks at −1 dBTP. One was mastered at −8 LUFS. It is turned down by 6 dB, so that its peaks end at −7. The other was mastered at −14 and stays as it is. One after the other they seem equally loud. The second has six decibels more in which a drum can jump, and beside it the first sounds flat.',
    mistake:
      'While one masters, louder passes for better: of two versions the louder wins almost any quick comparison. Match the volumes before each judgement. If the master has lost its snap, undo the last step, and mend in the mix what the master was meant to mend.',
    questions: [
      {
        question:
          'Your master at −8 LUFS seems bigger than the mix. At equal volume you prefer the mix. What do you do?',
        right: {
          text: 'Limit less, even if the master measures lower',
          why: 'The size came from volume alone, and limiting took something away; less of it gives that back.',
        },
        wrong: [
          {
            text: 'Keep it, since the public will hear it louder',
            why: 'Many services turn it down, and then the public hears just what you liked less.',
          },
          {
            text: 'Brighten it until it wins at equal volume too',
            why: 'Brightness can charm for a moment, and the snap that the limiter took stays lost.',
          },
          {
            text: 'Limit the mix itself first, then the master',
            why: 'Two limiters in a row take even more of the peaks that made you prefer the mix.',
          },
        ],
      },
      {
        question:
          'Your master peaks at −0.1 dBTP. The WAV is clean, and the mp3 made from it crackles on loud beats. What first?',
        right: {
          text: 'Lower the ceiling to −1 dBTP and convert again',
          why: 'Conversion can raise peaks, and with a decibel of room they stay below full scale.',
        },
        wrong: [
          {
            text: 'Put a limiter on the mp3 once it has been made',
            why: 'The damage is done in the conversion; limiting the result cannot undo it.',
          },
          {
            text: 'Raise the quiet passages that lie around the beats',
            why: 'The peaks of the beats stay where they are, and they are what overshoots in the conversion.',
          },
          {
            text: 'Record the loud beats again with a lower input level',
            why: 'The WAV is clean, so recording and mix are sound; only the room for conversion is missing.',
          },
        ],
      },
      {
        question:
          'On every device the bass drum of your master booms. You still have all the tracks. Where do you mend it?',
        right: {
          text: 'On the bass drum in the mix, followed by a new master',
          why: 'There the one culprit can be changed without taking anything from bass, piano or voice.',
        },
        wrong: [
          {
            text: 'On the master, with a deep cut through all the low range',
            why: 'The cut would thin the bass and everything else down there along with the bass drum.',
          },
          {
            text: 'On the limiter, with a ceiling so low that the boom is held',
            why: 'A limiter holds peaks and does not know the bass drum; the whole mix would duck with it.',
          },
          {
            text: 'Nowhere, since services even out such things by themselves',
            why: 'Services change the volume of a whole song; its balance is delivered as it is.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What happens to a master at −8 LUFS on a service that plays at −14?',
        back: 'It is turned down by 6 dB and keeps the damage that the limiting did.',
      },
      {
        front: 'Why compare a master with its mix at equal volume?',
        back: 'The louder of two seems better at first, so only equal volume shows what really changed.',
      },
    ],
    task: 'Master a mix of yours to between −15 and −13 LUFS with true peaks below −1 dBTP. Compare it with the mix at equal volume on headphones and on one small speaker, and do it again if the mix wins. Hand in the master as a sound file.',
  },
]
