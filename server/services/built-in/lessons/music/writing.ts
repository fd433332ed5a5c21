import type { Lesson } from '../lesson.ts'

/** The tune, the words on it and the chords under it. */
export const writingLessons: readonly Lesson[] = [
  {
    id: 'melody',
    goal: 'Give a tune a direction, one goal, and leaps only where a note should stand out.',
    deeper:
      'An ear follows a tune as an eye follows a thrown ball: it guesses where the line will be next. Several steps one way raise an expectation. A leap breaks it, and so the note after the leap is noticed. Many tunes then turn round and fill the gap with steps, as if the ball were caught. Two leaps the same way weaken each other, unless together they spell a chord.\n\nHum “Twinkle, Twinkle, Little Star”. It begins on one note, leaps up a fifth, goes a step further to its highest note on “little”, and then walks down by step to where it began. The leap opens a space and the steps fill it. Now keep the rhythm and replace each step by a leap of your choice. No note is the goal any more, and most singers lose their way.',
    mistake:
      'Tunes found by wandering fingers are pleasant in every bar and lead nowhere. Draw the curve: a row of equal peaks gives it away, and so does a line that circles two notes. Choose the one moment that deserves the height and lower the other peaks by a step or more.',
    questions: [
      {
        question:
          'The curve of your eight bars has four peaks of equal height, and the tune seems aimless. What would you change first?',
        right: {
          text: 'Keep the peak at the best moment and lower the other three',
          why: 'A single highest note gives the line a place to head for; four equal ones leave the ear without a goal.',
        },
        wrong: [
          {
            text: 'Raise all four by a third to make each more striking',
            why: 'They would still be equal, and the ear could tell no better which of them matters.',
          },
          {
            text: 'Join the four by quicker notes to give the line drive',
            why: 'The line would hurry from peak to peak and still head for none of them in particular.',
          },
          {
            text: 'Leave the line alone and put new chords under the peaks',
            why: 'Chords can colour the four peaks, but the line itself would go on having no highest place.',
          },
        ],
      },
      {
        question:
          'Three singers miss the same note. It follows two upward leaps that spell no chord. Which change makes the tune itself easier?',
        right: {
          text: 'A step in place of one of the two leaps',
          why: 'Steps are easy to sing, and a single leap can be heard in advance where two strange ones cannot.',
        },
        wrong: [
          {
            text: 'The whole tune in a key that lies lower',
            why: 'The range may feel easier, but the two leaps remain just as hard to hear in advance.',
          },
          {
            text: 'A slower tempo, with time to find the note',
            why: 'More time helps little when the ear cannot guess the pitch; the line is unchanged.',
          },
          {
            text: 'A piano that plays the note along with them',
            why: 'The piano is a crutch for the singers; alone in the kitchen they would miss the note again.',
          },
        ],
      },
      {
        question:
          'A verse moves by step among three notes. You want one word in it to stand out by the tune alone. What serves that best?',
        right: {
          text: 'A leap to an unused pitch on that word, and on no other',
          why: 'Among steps a single leap breaks the expectation, so the word on which it lands is noticed.',
        },
        wrong: [
          {
            text: 'A leap at the start of every line of the verse',
            why: 'Leaps everywhere become the rule, and the word you care about gains nothing over the others.',
          },
          {
            text: 'Only two notes instead of three in the lines before',
            why: 'A calmer lead-in prepares a contrast, but nothing in the tune yet makes that word different.',
          },
          {
            text: 'Many quick notes on the word, all of the same three',
            why: 'The word becomes busier at the usual height; its pitch still gives the ear nothing unexpected.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What does a leap do in a tune that otherwise moves by step?',
        back: 'It makes the note on which it lands stand out.',
      },
      {
        front: 'What often follows a large leap in a singable tune?',
        back: 'Steps in the other direction, which fill the space that the leap has opened.',
      },
    ],
    task: 'Write a tune of twelve to sixteen bars that can be sung in one octave. It has a single highest note, heard once, and at most four leaps larger than a third. Sing or play it, hand in the recording, and say at its end in which bar the highest note falls.',
  },
  {
    id: 'lyric',
    goal: 'Write sung lines that are understood at once and sit well on the beat.',
    deeper:
      'Speech brings a rhythm of its own. In “tomorrow” the middle syllable is the strong one; a tune that puts “to” on the first beat makes the word limp, and people hear it even if they cannot say why. Long notes ask for something too. The vowel of “far” can be held with an open throat, that of “sit” pinches, and its “t” ends the sound.\n\nCompare two lines about a love that is over. “I feel so sad and lonely now” hands over the conclusion and nothing from which to draw it. “Your mug is still beside the sink” is seen at once and leaves the sadness to be found. Each has eight syllables and takes the same time to sing. In that time the second has given *a room, a habit and somebody missing*.',
    mistake:
      'Words get bent to a finished tune, or stuffed with extra syllables to save a rhyme. Say the line as if on the telephone: where speech and tune stress different syllables, move the word, replace it, or let it begin before the beat.',
    questions: [
      {
        question:
          'In your chorus the word “guitar” starts on the first beat and sounds foreign. What is the simplest cure?',
        right: {
          text: 'Begin the word earlier, so that “tar” meets the beat',
          why: 'The second syllable carries the natural stress, and it belongs on the strong beat.',
        },
        wrong: [
          {
            text: 'Sing “gui” softly and leave both notes where they are',
            why: 'The beat itself gives weight to whatever falls on it, so the wrong syllable still sounds stressed.',
          },
          {
            text: 'Hold “gui” for longer and give people time to catch it',
            why: 'A longer first syllable leans still more on the part of the word that speech passes over.',
          },
          {
            text: 'Rhyme it in the next line to make the stress seem planned',
            why: 'A rhyme draws attention to the word, and with it to the stress that is wrong.',
          },
        ],
      },
      {
        question:
          'Your verse goes: “I am lost, I am broken, I am nothing without you.” Listeners find it vague. What would you change first?',
        right: {
          text: 'Put in something that one could have photographed that day',
          why: 'A concrete thing is caught at the speed of singing and lets the listener find the feeling.',
        },
        wrong: [
          {
            text: 'Choose a stronger word for the pain in all three parts',
            why: 'Stronger names for a feeling are still names; there would be nothing more to see.',
          },
          {
            text: 'Sing it twice and give the feeling time to sink in',
            why: 'A second hearing of a vague line brings no new fact with it, so it stays vague.',
          },
          {
            text: 'Look for rhymes that make the three parts easy to keep',
            why: 'Rhymes help the memory, but what would be remembered is just as vague.',
          },
        ],
      },
      {
        question:
          'The last word of your song is “sit”, held for eight beats on a high note, and it sounds squeezed. What helps most?',
        right: {
          text: 'A closing word with an open vowel, such as “far”',
          why: 'An open vowel can be held on a high note with a free throat, which the short “i” does not allow.',
        },
        wrong: [
          {
            text: 'A pitch that is a third higher, for more brightness',
            why: 'A narrow vowel becomes harder to hold as the note rises, so the squeeze would grow.',
          },
          {
            text: 'A longer reverb, in which the word can ring on',
            why: 'Reverb prolongs what it is given, and that would be the squeezed sound.',
          },
          {
            text: 'A louder voice on the word, for a freer sound',
            why: 'More force on a pinched vowel tightens the throat further instead of opening it.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'On which words does a singer hold a long note most freely?',
        back: 'On words with an open vowel, such as “far”; a narrow vowel pinches and a hard consonant ends the sound.',
      },
      {
        front:
          'Why does “your mug beside the sink” do more in a song than “I feel lonely”?',
        back: 'A concrete thing is caught at once and lets listeners draw the conclusion themselves.',
      },
    ],
    task: 'Write a verse of six to eight lines about a parting or an arrival without naming a feeling, with at least four things in it that one could photograph. Speak it over a steady beat or sing it, each natural stress on a strong beat. Hand in the recording.',
  },
  {
    id: 'harmony',
    goal: 'Use chords to set up a home, leave it, and come back when you choose.',
    deeper:
      'In C major the chord of C is home. G pulls towards it, because its B lies a semitone below C and wants to rise; F leads away more gently. One note changes its meaning with the chord beneath it. An E is the calm third over C, the firm root over E minor, and a slight ache over F. Nothing in the tune has moved.\n\nPlay C, A minor, F and G a few times and stop on G: people lean forward. Go on to C and they sit back. Go to A minor instead and a door has opened on another room; musicians call this a *deceptive cadence*. It surprises because the earlier rounds had taught where home was. Begin with six unrelated chords, and there is no home from which to be away.',
    mistake:
      'When a passage sounds dull, richer chords are piled on, though the fault is that the chords head nowhere. Hum the home note at each change. If you have lost it by the second line, go back to three chords of the key and add a single foreign one.',
    questions: [
      {
        question:
          'Your song uses A minor, F, C and G. The measured key is C major, yet each verse comes to rest on A. What is the key?',
        right: {
          text: 'A minor, since both song and ear come to rest on that note',
          why: 'The two keys share their notes, so the resting place has to decide, and here it is A.',
        },
        wrong: [
          {
            text: 'C major, since a measurement goes before an impression',
            why: 'The measure sees the shared notes and can confuse the relatives; it does not hear where the song rests.',
          },
          {
            text: 'Neither of them, since two keys with the same notes cancel out',
            why: 'Sharing notes does not remove the home; listeners still come to rest on one of the two.',
          },
          {
            text: 'F major, since the strongest chord of a song is its second',
            why: 'No place in the order makes a key, and F major would need a B flat.',
          },
        ],
      },
      {
        question:
          'A foreign chord in bar 7 was meant to surprise, and nobody notices it. Four of the six chords before it are foreign as well. What first?',
        right: {
          text: 'Bring the earlier chords back into the key and leave bar 7 alone',
          why: 'A surprise needs a rule to break; once the others stay at home, the chord in bar 7 stands out.',
        },
        wrong: [
          {
            text: 'Replace it by a chord that lies still further from the key',
            why: 'The ear has no home by then, so it cannot tell far from further.',
          },
          {
            text: 'Play it with more force and hold it for twice as long',
            why: 'Force makes it louder, but as one stranger among many it still breaks no expectation.',
          },
          {
            text: 'Add a seventh and a ninth to it for a richer sound',
            why: 'A richer chord among foreign chords is one more foreign chord; the missing home is the trouble.',
          },
        ],
      },
      {
        question:
          'Every two bars your verse lands on the home chord, and each time the song seems to be over. What keeps it moving?',
        right: {
          text: 'Ending the inner phrases away from home and saving the return',
          why: 'A phrase that stops away from home asks to be continued, which is what carries the verse on.',
        },
        wrong: [
          {
            text: 'Raising the tempo a little and getting over each stop sooner',
            why: 'The stops would follow each other faster, and each would still sound like an end.',
          },
          {
            text: 'Letting more instruments play on each home chord to cover the stop',
            why: 'More weight on the home chord makes the arrival stronger, and so the end more final.',
          },
          {
            text: 'Playing the home chord in another octave whenever it returns',
            why: 'In any octave it is the same chord at rest, and the pull is gone each time.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why does the chord of G pull towards C in C major?',
        back: 'It contains B, which lies a semitone below C and wants to rise to it.',
      },
      {
        front: 'What has to be clear to a listener before a chord can surprise them?',
        back: 'Where home is: most of the other chords must stay inside the key.',
      },
    ],
    task: 'Record one phrase of four bars three times with an unchanged melody until the last chord: first it comes home, then it stops on the chord that pulls home, then it swerves to another chord. Name each version before it sounds, leave two seconds between them, and hand in one file.',
  },
]
