import type { Lesson } from '../lesson.ts'

export const timeAndVerseLessons: readonly Lesson[] = [
  {
    id: 'tense',
    goal: 'Choose a tense for the distance you want, and change it only at a border.',
    deeper:
      'In “She opened the letter, and for years she would remember the blue stamp” there are two times at once: the morning of the letter, and the long afterwards from which it is told. The past tense has that second time in reserve. The present has none. “She opens the letter. The stamp is blue.” Neither she nor the teller knows what follows, so the stamp may mean everything or nothing, and we are as exposed as she is.\n\nOlder events need a step back. In a story told in the past, “she had met him in Leeds” opens a memory; after one or two such forms, the simple past will do, because the reader has crossed over. The way back needs a signal too: a “now”, a sound in the room, a blank line. In a story told in the present, a memory can simply stand in the past.',
    mistake:
      'The draft slides into the present whenever it grows exciting, and out of it when things calm down. Mark each main verb on an exciting page as past or present. Where the marks change without a memory, a dream or a quoted thought, return to the tense of the opening.',
    questions: [
      {
        question:
          'A story in the past tense says: “He opened the door and sees his brother on the step.” No dream or memory is involved. What would you do?',
        right: {
          text: 'Write “saw”, since nothing here marks a border between two times',
          why: 'Both acts belong to the same moment of the same story, so they belong in the same tense.',
        },
        wrong: [
          {
            text: 'Keep “sees”, since the present makes the surprise more vivid',
            why: 'In mid-sentence it reads as a slip; the surprise can come from what he sees.',
          },
          {
            text: 'Write “had seen”, since the brother was there before he looked',
            why: 'Had seen would put the seeing before the opening of the door and turn the order round.',
          },
          {
            text: 'Write “opens” too, since both verbs then stand in one tense',
            why: 'The sentence would agree with itself, but it would drop out of a story told in the past.',
          },
        ],
      },
      {
        question:
          'You want to hint at something she cannot know yet: that she will never see this harbour again. Which telling allows that most naturally?',
        right: {
          text: 'The past tense, told by her many years afterwards',
          why: 'A teller who looks back from far off knows what came later and can let it show.',
        },
        wrong: [
          {
            text: 'The present tense, told by her as she walks there',
            why: 'The present takes foresight away: on that walk nobody can know that there will be no return.',
          },
          {
            text: 'The present tense, with the hint as one of her thoughts',
            why: 'She would think what she cannot know yet, and the hint would sound like the author’s.',
          },
          {
            text: 'The past tense, told by her on that same evening',
            why: 'That evening she still does not know it, so this teller has no more foresight than she had.',
          },
        ],
      },
      {
        question:
          'A flashback of two pages in your past-tense story has “had” in every line, and it creaks. What is the usual remedy?',
        right: {
          text: 'Use it once or twice at first, then go on in the simple past',
          why: 'After one or two signals readers have crossed into the memory and need no further reminder.',
        },
        wrong: [
          {
            text: 'Shorten it to “’d” wherever possible, so that it is less noticed',
            why: 'The contraction saves letters, while every line still carries the same creaking form.',
          },
          {
            text: 'Keep it everywhere, since grammar demands it for earlier events',
            why: 'It has to be clear which events came earlier, and readers remember that once it has been set.',
          },
          {
            text: 'Start in the simple past, and keep “had” for the last sentence',
            why: 'Without a signal at the start, readers take the memory for the next event of the story.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What can a teller in the past tense do that one in the present cannot?',
        back: 'Know more than the moment does: hint at what came later, or judge it from afterwards.',
      },
      {
        front: 'How do you lead readers into a memory in a past-tense story?',
        back: 'Use “had” once or twice, then the simple past, and give a clear signal when you come back.',
      },
    ],
    task: 'Write 400 words in the past tense in which one memory takes up about a third. Enter it with no more than two forms with “had”, and come back by something seen or heard in the room. Hand in the text with a star at each of the two borders.',
  },
  {
    id: 'line-break',
    goal: 'Break lines so that each of them rests or leans forward on purpose.',
    deeper:
      'Take “I said that I would stay / away”, where the stroke marks the end of a line. For the length of a blink a promise has been made; then the next word takes it back. In prose the eye would run across “stay away” in one go. The break holds us inside a meaning that turns out to be false, and so we feel the turn.\n\nBreaks also set the speed. Short lines that cut across the grammar make us drop from one to the next; long lines that close with their sentences walk at ease. Each needs the other: where all lines lean, nothing leans any more, and where all rest, the poem sounds like a list. A pause inside the line, at a full stop or a dash, is called a caesura: there the voice stops while the line goes on.',
    mistake:
      'Lines are broken wherever the grammar pauses, one phrase to each, so the breaks add nothing. Read the poem to someone who cannot see it and ask where the lines end; if the commas alone tell them, move three breaks by a word, and keep those that make something happen.',
    questions: [
      {
        question: '“She forgave him / nothing.” What does this break achieve?',
        right: {
          text: 'It lets us believe for a moment in what the next line denies',
          why: 'Up to the break she seems to have forgiven him, and the word after it turns that round.',
        },
        wrong: [
          {
            text: 'It lets the line rest, because the sentence is complete there',
            why: 'The words could be a sentence, but this one goes on, so the line leans forward.',
          },
          {
            text: 'It gives a breath at a place where prose would pause as well',
            why: 'In prose nobody would pause before “nothing”; the silence is made by the break alone.',
          },
          {
            text: 'It keeps the two lines to a similar length and so in balance',
            why: 'One line has three words and the other has one, and that very imbalance is felt.',
          },
        ],
      },
      {
        question:
          'In a poem about vertigo readers should seem to fall from line to line. Which lines would you try?',
        right: {
          text: 'Short lines that break off in the middle of a phrase',
          why: 'A phrase left open pulls the eye down, and in short lines the next drop comes quickly.',
        },
        wrong: [
          {
            text: 'Short lines, each of which contains one complete sentence',
            why: 'Each small sentence is a step with a landing on it, so nobody falls.',
          },
          {
            text: 'Long lines that come to rest on a full stop',
            why: 'A full stop lets the reader stand still, which is the opposite of falling.',
          },
          {
            text: 'Long lines of equal length that break after a comma',
            why: 'Breaks that coincide with pauses let the reader walk down at ease.',
          },
        ],
      },
      {
        question:
          'The line ends of your poem read: of, the, and, my, to, a, in, with. No meaning turns on any of them. What follows?',
        right: {
          text: 'The best-lit places stand empty, and most breaks want moving',
          why: 'The end of a line draws attention, and words like these have little to show when they get it.',
        },
        wrong: [
          {
            text: 'The poem is well enjambed, because every line leans forward',
            why: 'Leaning everywhere is felt nowhere, and a break pays when its last word gains by it.',
          },
          {
            text: 'The poem should rhyme, because rhyme gives line ends weight',
            why: 'Rhyme is no duty, and to rhyme on “of” or “the” would light them even more.',
          },
          {
            text: 'The lines should be longer, because short ones end on small words',
            why: 'Long lines can end on small words too; it is the place of the break that decides.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What can enjambment do with the last word of a line?',
        back: 'Let it mean one thing for a moment, until the next line changes it.',
      },
      {
        front: 'Why should a poem have both lines that rest and lines that lean?',
        back: 'Each is felt against the other: all leaning loses its pull, and all resting sounds like a list.',
      },
    ],
    task: 'Write a poem of 14 to 20 lines about something that is said and then taken back. At least three lines must end on a word whose meaning the next line changes. Mark these three with a star, and hand in the poem together with the same words set as prose.',
  },
  {
    id: 'sound-and-form',
    goal: 'Hear the stresses and sounds of a line, and let a form shape the thought.',
    deeper:
      'Say “The rain has gone, the road is black” and tap the beat: four taps, evenly spaced, like walking. Now say “The rain has gone. Black, wet, the road.” Three heavy words crowd together, and the voice has to slow down on the wet road. Once a beat is set up, a break in it is heard as meaning; with no beat around it, the same crowd would be merely awkward. Sounds tie words in other ways: *alliteration* repeats the consonant at the start of words, *assonance* the vowel inside them.\n\nA form works by resistance. If a line must close on something that goes with “stone”, you will try bone, alone and telephone, and one of them may propose a thought that you would not have had. When they propose only nonsense, give up the rhyme word and not the meaning.',
    mistake:
      'The rhyme leads and the sense limps behind: words stand in an order that nobody speaks, and someone “doth weep” in order to rhyme with “deep”. Say each rhyming line to a friend as if it were prose. If it sounds odd, change the rhyme word and rebuild both lines.',
    questions: [
      {
        question:
          'Your poem, otherwise in today’s English, has “and in the garden roses did I spy” to rhyme with “sky”. What would you change first?',
        right: {
          text: 'The pair of rhymes, so that the words can stand in natural order',
          why: 'The rhyme bends the sentence, so the rhyme has to give way and not the sense.',
        },
        wrong: [
          {
            text: 'Nothing, since verse has always been free to turn words round',
            why: 'Older verse did turn them round, but here only the rhyme wanted it, and a reader hears that.',
          },
          {
            text: 'The other lines, so that their words sound as old as these do',
            why: 'A costume for the whole poem would spread the fault of one rhyme over every line.',
          },
          {
            text: 'The number of syllables, since the line must be too long',
            why: 'It has ten syllables and an even beat; the fault is in the order of its words.',
          },
        ],
      },
      {
        question:
          'You tap the beat of a poem, and one line trips just where the speaker hears of a death. What should you consider?',
        right: {
          text: 'Leaving it, since the beat stumbles where the speaker does',
          why: 'A break in a steady beat is heard as meaning when the sense breaks at the same place.',
        },
        wrong: [
          {
            text: 'Mending it, as a beat once begun has to be kept throughout',
            why: 'A beat may be broken where the sense calls for it, and here it plainly does.',
          },
          {
            text: 'Adding a rhyme at that place, as the line needs support',
            why: 'A rhyme would smooth over the very place where the stumble tells us something.',
          },
          {
            text: 'Roughening other lines, as one exception looks like an error',
            why: 'With no steady beat around it, the stumble would mean nothing, since there would be nothing to break.',
          },
        ],
      },
      {
        question:
          'After “slow stone” you want a word that carries on the vowel but does not rhyme. Which one fits, and why?',
        right: {
          text: '“Road”, because the same vowel sounds in its middle',
          why: 'The vowel of slow and stone comes back in it, and its closing d keeps it from rhyming.',
        },
        wrong: [
          {
            text: '“Bone”, because it ends on the same sound as stone',
            why: 'Bone shares both vowel and ending with stone, which makes it a rhyme.',
          },
          {
            text: '“Stand”, because it opens with the same consonants',
            why: 'Stand alliterates with stone, but its vowel is another, so the tie you wanted is missing.',
          },
          {
            text: '“Done”, because it is spelt with the same last letters',
            why: 'Spelling makes no sound: done has the vowel of sun, and the ear finds no likeness.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'How do alliteration and assonance differ?',
        back: 'Alliteration repeats consonants at the start of words; assonance repeats vowels inside them.',
      },
      {
        front: 'What should you change when a rhyme bends a sentence out of shape?',
        back: 'The rhyme word, and then both lines, so that the sense can keep its natural order.',
      },
    ],
    task: 'Write three stanzas of four lines each, in which lines 2 and 4 rhyme and every line has four beats. At one place only, let the beat break because the sense does. Hand in the text with the stressed syllables underlined, or a recording of your reading with the text.',
  },
]
