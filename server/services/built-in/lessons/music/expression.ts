import type { Lesson } from '../lesson.ts'

/** Silence, strength and touch: how notes become speech. */
export const expressionLessons: readonly Lesson[] = [
  {
    id: 'rests',
    goal: 'Place silences that belong to the beat and make the next sound count.',
    deeper:
      'The ear gets used to whatever goes on, and one hears the fan when it stops. A rest works by the same rule: it clears the last sound away, attention rises, and the next attack has a clean edge. Where there is a pulse, the silence is counted as well. Listeners carry the beat on inside. A gap of one beat or one bar is therefore full of tension, while a gap of some odd length is a stumble.\n\nA band plays its chorus four times, as loud as it can. Before the last, all of them stop for one beat, and only the tail of a cymbal hangs in the air. The chord that follows is no louder than before, and it *seems* larger. The gap had no sound of its own. Its weight came from the steady beat that ran up to it.',
    mistake:
      'Silence is uncomfortable to play, so each gap gets a drum roll, a held chord or a lick. Look for eight bars in which nobody stops. Give every player one bar off in them, and let nothing at all sound just before the fullest moment.',
    questions: [
      {
        question:
          'The title word of your song goes under, though it is no softer than its neighbours. Busy strumming leads up to it. What would you try first?',
        right: {
          text: 'Cut the final beat before it in all parts',
          why: 'After a beat of nothing the word has a clean edge and meets ears that are waiting for it.',
        },
        wrong: [
          {
            text: 'Strum harder in that bar to announce the word',
            why: 'More sound before the word dulls the ear further, and its start has still less of an edge.',
          },
          {
            text: 'Lay a rising noise over the strumming and the word',
            why: 'It covers the one moment at which the word could be heard to begin.',
          },
          {
            text: 'Put more reverb on the word than on its neighbours',
            why: 'Reverb blurs the start of the word, and what it needs is something to stand out from.',
          },
        ],
      },
      {
        question:
          'Your export shows a silence of 2.8 seconds before the first note. Nobody planned it. What do you do?',
        right: {
          text: 'Trim it, so that the music starts soon after playback does',
          why: 'Without a beat before it such a gap is only waiting, and the piece seems unfinished.',
        },
        wrong: [
          {
            text: 'Keep it, since any silence raises the listener’s expectation',
            why: 'A rest gains tension from the beat that ran up to it, and here nothing has sounded yet.',
          },
          {
            text: 'Fill it with a soft pad, so that something happens at once',
            why: 'A filler gives an accident of the export a sound and makes the opening say something you never meant.',
          },
          {
            text: 'Copy it to the end as well, so that the piece is symmetrical',
            why: 'A second gap that nobody chose makes the other end of the piece seem unfinished too.',
          },
        ],
      },
      {
        question:
          'In your dance track everything stops for a beat and a third. People stumble at the re-entry. What is the cure?',
        right: {
          text: 'A stop of exactly one beat or exactly one bar',
          why: 'Dancers go on counting through the gap, and the music has to come back where they expect it.',
        },
        wrong: [
          {
            text: 'A longer stop, so long that everybody takes it as meant',
            why: 'A long gap of odd length ends off the count just as a short one does.',
          },
          {
            text: 'A fade into the stop and another one out of it',
            why: 'Fades take the edge off the re-entry, and it would still come at an uncounted moment.',
          },
          {
            text: 'A crash cymbal that marks the moment of re-entry',
            why: 'Everybody notices the re-entry already; they stumble because it comes between the beats.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why can a chord seem larger after a rest although it is no louder?',
        back: 'Attention has risen in the gap, and nothing covers the start of the chord.',
      },
      {
        front: 'How long should a full stop last in music with a beat?',
        back: 'A length that listeners can go on counting, such as exactly one beat or one bar.',
      },
    ],
    task: 'Take 16 bars of your own, or a drum loop with one part over it, and make two versions at the same level: one without any gap, one with three chosen silences, of which at least one stops all the parts. Hand in both in one file, the one without gaps first.',
  },
  {
    id: 'dynamics',
    goal: 'Plan loud and soft so that a piece has one climax and a way to it.',
    deeper:
      'Loudness is judged by comparison. After a minute at one level the ear takes that level for normal, and a chord is strong only against it. Playing harder also changes colour: a piano struck firmly is brighter, and a voice gains an edge. Strong is thus more than soft turned up, and a fader alone seldom makes a climax.\n\nPicture two takes of one ballad. In the first the singer gives all she has from the opening line; when the last chorus comes there is nothing to add, and the listener has turned the volume down. In the second she begins as if talking across a table, lets the next verse grow, and opens up for a single line. The highest peaks of both files may be equal. Only the second *has somewhere to go*, and its loudness curve shows where it went.',
    mistake:
      'Everything is strong, because strong felt good while playing. The sign is a loudness curve that runs like a flat band, or a climax no louder than the verse. Make the verse softer before you try to make the climax louder.',
    questions: [
      {
        question:
          'The loudness curve of your song is a flat band close to the top, and the climax has no effect. What first?',
        right: {
          text: 'Play the sections before the climax much softer',
          why: 'Loudness is judged by comparison, and with no room left above, the distance has to come from below.',
        },
        wrong: [
          {
            text: 'Compress the climax more and make it denser',
            why: 'A compressor turns loud moments down; the climax would lose what little distance it has.',
          },
          {
            text: 'Lower the whole track by six decibels and export again',
            why: 'All sections move down together, so the distances between them are what they were.',
          },
          {
            text: 'Add a part that doubles the lead from start to end',
            why: 'It strengthens verse and climax alike, and the flat band stays flat.',
          },
        ],
      },
      {
        question:
          'You raise the fader on a softly struck piano sample to make a crescendo. It gets louder and still sounds false. Why?',
        right: {
          text: 'A real piano would grow brighter as well, and this one does not',
          why: 'Harder playing changes the colour too; a fader turns up the colour of a soft touch.',
        },
        wrong: [
          {
            text: 'A fader cannot rise as smoothly as the strength of a hand',
            why: 'A fader can move as smoothly as one likes; the missing brightness would still give it away.',
          },
          {
            text: 'A crescendo has to climb to higher notes in order to be believed',
            why: 'A crescendo on a single repeated note is quite believable when its colour changes with the strength.',
          },
          {
            text: 'A sample needs more reverb in proportion as it becomes louder',
            why: 'More reverb would move the piano away from the listener; it would not sound as if struck harder.',
          },
        ],
      },
      {
        question:
          'Since you compressed the voice, each word is steady, and the chorus has lost its lift. What would you try first?',
        right: {
          text: 'Ease the compressor until the lift returns',
          why: 'Too much compression takes the distance from verse to chorus away; less of it gives it back.',
        },
        wrong: [
          {
            text: 'Compress the band as well to match the voice',
            why: 'Then the band would lose its distances too, and the chorus would lift even less.',
          },
          {
            text: 'Raise the voice by a few decibels throughout',
            why: 'Verse and chorus rise by the same amount, so the step between them stays lost.',
          },
          {
            text: 'Sing the verse again with more strength than before',
            why: 'A stronger verse comes nearer to the chorus, and what is missing is the difference.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What changes, besides the level, when an instrument is played harder?',
        back: 'Its colour: it grows brighter or gains an edge.',
      },
      {
        front: 'A climax has no effect and the level cannot go up. What is left to do?',
        back: 'Make what comes before it softer, since loudness is judged by comparison.',
      },
    ],
    task: 'Play or build one minute that grows from its softest place to its loudest and goes back, with the climax between seconds 35 and 45. Nothing may clip, and somebody who sees only the loudness curve should be able to point to the climax. Hand in the sound file.',
  },
  {
    id: 'playing',
    goal: 'Phrase a line so that a listener can tell which note it leans on.',
    deeper:
      'A note has a beginning, a life and an end. Joined to the next it is *legato*, cut short it is *staccato*, and between the two lie all the lengths one needs. Phrases behave like sentences: one word carries the point, those before lean towards it, those after let go. Then comes a breath, even on instruments that need no air.\n\nSay “I never said that”, first leaning on “I”, then on “never”, then on “that”. The words are the same, and it is three different answers. Now treat four notes in the same way. Lean on the second, reach it a shade late, and let the last two grow lighter and shorter. Next play all four alike. Both versions are correct. A listener who heard only the first would say that somebody meant it.',
    mistake:
      'Practice aims at clean notes and stops there, so each has the same weight and lasts until the next one happens to begin. Record a phrase and ask which note it leans on. If you cannot say, sing it as you would speak it, and play what you sang.',
    questions: [
      {
        question:
          'In a recording of yours all notes are right and even, and friends call it mechanical. What would you change first?',
        right: {
          text: 'Choose a note to lean on and let the others lead to it',
          why: 'A phrase is heard as speech when one note carries its point and the rest are graded round it.',
        },
        wrong: [
          {
            text: 'Play it faster, which leaves evenness less exposed',
            why: 'Even notes are just as even at a higher speed, and there is less time to shape them.',
          },
          {
            text: 'Put vibrato and ornaments on as many notes as possible',
            why: 'When every note is decorated none leads, and the line is as level as before.',
          },
          {
            text: 'Work with the metronome until not one note sticks out',
            why: 'The notes are even already; more evenness takes the phrase further from speech.',
          },
        ],
      },
      {
        question:
          'You loop four bars of your piano playing. Each note sounds until the hand happens to move on. Which decision is missing?',
        right: {
          text: 'How each note is to end, and after how long',
          why: 'Ends left to the movement of the hand were decided by nobody, and listeners hear that.',
        },
        wrong: [
          {
            text: 'Which fingers are best for each of the notes',
            why: 'Fingering serves a decision about length; changing it without one leaves the ends to chance.',
          },
          {
            text: 'How loud the left hand is against the right',
            why: 'The balance of the hands may be perfect while all the notes still end by accident.',
          },
          {
            text: 'Whether the pedal would make the notes ring on longer',
            why: 'The pedal would blur the ends further, when the trouble is that nobody has chosen them.',
          },
        ],
      },
      {
        question:
          'To be expressive you lean on every note of a phrase, and it sounds laboured. What went wrong?',
        right: {
          text: 'No note stands out when all of them carry weight',
          why: 'Leaning works by difference: the other notes have to be lighter for one to make its point.',
        },
        wrong: [
          {
            text: 'Notes can be leant on only when they are short as well',
            why: 'Long and short notes can both carry the weight; what matters is that their neighbours do not.',
          },
          {
            text: 'A phrase may lean on its first note and on no other',
            why: 'Any note can carry the point, just as any word of a sentence can.',
          },
          {
            text: 'The leaning was too weak to be noticed on each note',
            why: 'Stronger leaning everywhere would be more laboured still, since no note is lighter than another.',
          },
        ],
      },
    ],
    cards: [
      {
        front:
          'Which three things can a player decide about a note once its pitch is right?',
        back: 'How it starts, how long it is held, and how much weight it has in the phrase.',
      },
      {
        front: 'How does a musical phrase resemble a spoken sentence?',
        back: 'One note carries the point, the others lead to it and away from it, and a breath follows.',
      },
    ],
    task: 'Choose a phrase of five to eight notes and record it three times: with all notes alike, leaning on an early note, leaning on a late one. Pitches and tempo stay the same. Ask somebody who was not told to name the leading notes. Hand in one file with their answer at its end.',
  },
]
