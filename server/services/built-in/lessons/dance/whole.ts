import type { Lesson } from '../lesson.ts'

export const wholeLessons: readonly Lesson[] = [
  {
    id: 'form',
    goal: 'Give a dance a shape, so that its sections need their order.',
    deeper:
      'Form is expectation handled over time. Contrast sets one thing beside another so that both are seen. Return brings back what we know, and measures what has happened since. Piling up adds a person, a speed, a layer, until something must give; taking away goes the other way, until what is left is quite plain. Each of these makes a promise early, and an ending satisfies when it keeps that promise in a way we did not foresee.\n\nThink of a group dance that starts with twelve people and a row of chairs. In each round one chair and one dancer go. After three rounds we know the rule. Five are left, then two. Then the last chair is carried off, and *both* stay. Because the rule had been so clear, this breach of it is the ending. Had the rounds come in any order, there would have been none.',
    mistake:
      'Sections are strung up in the order in which they were made. Exchange two of them on paper: if nothing is lost, there is no shape yet. Ask what each section adds, takes away or answers, and let the last do something which only it can.',
    questions: [
      {
        question:
          'Your dance has five good sections, and a friend finds that any of them could come first. What would you work on?',
        right: {
          text: 'On what each section changes for the one that follows',
          why: 'An order becomes necessary when each part adds to, takes from or answers another.',
        },
        wrong: [
          {
            text: 'On smoother joins that hide the borders from viewers',
            why: 'Smooth borders hide the seams, but the sections could still change places.',
          },
          {
            text: 'On a stronger ending for each of the five sections',
            why: 'Five strong endings make five separate dances, which stop again and again.',
          },
          {
            text: 'On cutting two of them, which leaves less to order',
            why: 'A shorter row of parts that do not need one another has no more shape.',
          },
        ],
      },
      {
        question:
          'A dance adds one dancer every half minute, and after the fourth entrance viewers begin to drift. Why, most likely?',
        right: {
          text: 'They can foresee the next change, and nothing turns the rule',
          why: 'An idea is used up once its next step can be predicted, unless it is answered or broken.',
        },
        wrong: [
          {
            text: 'They cannot follow so many people at the same time any more',
            why: 'Viewers watch large groups with pleasure when something in them develops.',
          },
          {
            text: 'They were shown too little contrast between the dancers’ costumes',
            why: 'Clothes may tell people apart, but the rule of the entrances stays predictable.',
          },
          {
            text: 'They need music that grows louder with each of the entrances',
            why: 'Growing music follows the same rule, and makes it more predictable.',
          },
        ],
      },
      {
        question:
          'Your ending repeats the opening image exactly, but it feels merely repeated. How could the return gain meaning?',
        right: {
          text: 'Change one thing in it, so that we see what has happened',
          why: 'A return measures what has happened since, and for that a difference must be visible.',
        },
        wrong: [
          {
            text: 'Make it last about twice as long as it did at the opening',
            why: 'Longer repetition gives more of the same picture, without telling what happened in between.',
          },
          {
            text: 'Put a short pause before it, to have it recognised',
            why: 'It was recognised already; what it lacked was something new to see.',
          },
          {
            text: 'Replace it by an image that has never been seen before',
            why: 'A new image may close the dance, but it is no longer a return.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Which four ways can a dance take from its first image to its last?',
        back: 'Contrast, return, piling up and taking away.',
      },
      {
        front: 'When is an idea in a dance used up?',
        back: 'When a viewer can predict its next change.',
      },
    ],
    task: 'Make a dance of 60 to 90 seconds in four sections by one rule, such as taking something away each time, and break the rule once, in the last section. Film it. Then exchange the second and third section in the edit, and append this version, with a sentence on what is lost.',
  },
  {
    id: 'relations',
    goal: 'Choose how dancers relate, and make the change of relation count.',
    deeper:
      'With two dancers there is a third thing to look at: what is between them. Unison says “we”, and since each dancer measures the other, the smallest difference in timing can be seen. Canon shows one thing spread out in time, so that we see it coming and going. Contrast sets two wills side by side; support lets one body answer for the weight of another. A relation held long enough becomes the rule of that world, and then its break is an *event*.\n\nPicture three women who dance in unison, plainly, for a whole minute. They do not look at each other. Then the one on the left is late by one count, once. Next time she is late by two, and it is a canon; the time after that she stands and watches. Not a step has been added, yet somebody has left a family.',
    mistake:
      'The relation changes every few counts, to keep it interesting, and none lasts long enough to be felt. Write its name beside each ten seconds of video; a new word in each line shows the trouble. Stay with one until viewers take it for granted, and break it once.',
    questions: [
      {
        question:
          'In your trio the unison looks untidy, and there is little time to rehearse. Which change makes a virtue of the differences?',
        right: {
          text: 'Turn the phrase into a canon, each dancer starting two counts after the last',
          why: 'In canon the dancers are meant to be apart in time, so small differences do not show.',
        },
        wrong: [
          {
            text: 'Place the three of them closer together, where they can see each other well',
            why: 'Close together the differences in timing lie side by side, where they show most.',
          },
          {
            text: 'Let the three dance it faster, so that viewers have less time for comparing',
            why: 'At speed, small differences become larger parts of each move, and more ragged.',
          },
          {
            text: 'Let the three face front in one line, where each can be seen equally well',
            why: 'A line facing front invites comparison, which makes untidy unison plainer.',
          },
        ],
      },
      {
        question:
          'Two dancers mirror each other for two minutes, and you want viewers to feel the moment when trust breaks. What is the clearest means?',
        right: {
          text: 'One of them stops following, and the other goes on alone',
          why: 'The relation has become the rule, so that leaving it is seen as an event.',
        },
        wrong: [
          {
            text: 'Both of them dance the phrase with more force from this moment on',
            why: 'They still agree with each other, so that nothing has broken between them.',
          },
          {
            text: 'Both of them change at the same time to another phrase in unison',
            why: 'Changing together shows agreement, even if the steps are new.',
          },
          {
            text: 'One of them makes a face of mistrust, and goes on mirroring the other',
            why: 'The bodies keep their bond, and a face alone can hardly contradict it.',
          },
        ],
      },
      {
        question:
          'A solo seems to take place nowhere, as though the dancer did not notice where she is. How can the idea of relation help?',
        right: {
          text: 'Let her lean on, avoid or answer something in the room',
          why: 'A solo can have a relation with the room, and that makes the place exist.',
        },
        wrong: [
          {
            text: 'Let a second dancer join her, and do the same steps',
            why: 'A partner in unison makes a duet, while both may go on ignoring the room.',
          },
          {
            text: 'Let her use much more of the floor than she has until now',
            why: 'One can cross a whole floor without once taking notice of it.',
          },
          {
            text: 'Let her face the viewers, so that she is not by herself',
            why: 'She would relate to us then, and the place she dances in would stay as vague.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What is canon in dance?',
        back: 'Several dancers do the same thing one after another.',
      },
      {
        front: 'What does unison give, and what does it show up?',
        back: 'It gathers force, and it shows every difference in timing.',
      },
    ],
    task: 'Make a duet of one minute; the partner may be a friend, or yourself filmed twice from a fixed camera. Use exactly three relations, none shorter than 15 seconds, and let one change come at a moment that the music does not mark. Name the relations and their seconds at the end.',
  },
]
