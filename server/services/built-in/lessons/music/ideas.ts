import type { Lesson } from '../lesson.ts'

/** What a piece is for, and the idea of it that stays. */
export const ideaLessons: readonly Lesson[] = [
  {
    id: 'intention',
    goal: 'Choose what a piece should do to a listener and let that decide its details.',
    deeper:
      'Speed, register, tone and the number of notes each push a feeling one way, and a listener adds the pushes up. A soft piano with long notes says rest; a busy hi-hat says hurry. Put them together without a reason and the two cancel, so that the piece feels like nothing in particular although each part is well played.\n\nTake a lullaby at 70 beats a minute. The singer likes a bright, busy guitar pattern and adds it because it is good. Now the child would stay awake. Asked what the song is for, she keeps the chords, moves the guitar down, plays one note where there were four, and lets each ring. She did not make it plainer on principle. *The aim did the choosing*, and it also told her when to stop.',
    mistake:
      'Often the aim is found only when the work is done, to excuse whatever has come out. You notice it when each reason for a sound is “I like it” and none mentions a listener. Write the word down before the next session and test one sound against it.',
    questions: [
      {
        question:
          'Your piece is meant to be calm company at night. A friend says that the shaker makes her restless. What do you do first?',
        right: {
          text: 'Mute the shaker, so that one can hear whether the calm returns',
          why: 'The shaker pushes against the aim, and muting it is the quickest test of whether the piece needs it.',
        },
        wrong: [
          {
            text: 'Add a soft pad so that the shaker has something to rest on',
            why: 'The pad would push one way and the shaker still the other, so the unrest stays under a thicker sound.',
          },
          {
            text: 'Keep the shaker, since taste differs from one listener to the next',
            why: 'She did not speak of taste; she told you that the piece does the opposite of what you meant.',
          },
          {
            text: 'Turn the whole piece down until the shaker bothers her less',
            why: 'A quieter piece has the same quick pattern in it, and the calm sounds have become weaker too.',
          },
        ],
      },
      {
        question:
          'You have two openings for one piece, equally well played. By what do you choose between them?',
        right: {
          text: 'By which of them brings a new listener nearer to your one word',
          why: 'Every choice can be tested against the aim, and an opening is the first place where it acts.',
        },
        wrong: [
          {
            text: 'By which of them was harder to write and to play cleanly',
            why: 'Effort cannot be heard as a purpose; the harder opening may well lead away from what the piece is for.',
          },
          {
            text: 'By which of them most of your friends say that they prefer',
            why: 'Friends may prefer a brisk opening for a piece that is meant to soothe; liking is not the aim.',
          },
          {
            text: 'By neither: play one after the other, so that nothing is lost',
            why: 'Two openings that point different ways leave the listener unsure what the piece wants of them.',
          },
        ],
      },
      {
        question:
          'A teacher calls your track well made, but about nothing. Its parts are in tune and in time. What is the likeliest cause?',
        right: {
          text: 'The parts push towards different feelings',
          why: 'Pushes in different directions cancel, and no feeling is left over although each part is good alone.',
        },
        wrong: [
          {
            text: 'There are too few parts to carry a feeling',
            why: 'One instrument alone can have a clear aim; further parts without one only add further directions.',
          },
          {
            text: 'There are no words that say what is meant',
            why: 'Music without words moves people through speed, register and tone, so words are not what is missing.',
          },
          {
            text: 'The mix is too quiet for its mood to be noticed',
            why: 'A listener can turn it up, and what is about nothing at low volume stays so at high volume.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What is an aim good for once work on a piece has begun?',
        back: 'It tests each choice: a sound that does not work towards it can go, however good it is.',
      },
      {
        front: 'Why can a piece made of good parts feel like nothing in particular?',
        back: 'Its sounds push towards different feelings, and the pushes cancel.',
      },
    ],
    task: 'Make 30 seconds of music twice from the same chords: once so that somebody wants to rest, once so that somebody wants to leave the house. Change at least four things, such as speed, register, number of notes and tone. Hand in one sound file with both, three seconds apart.',
  },
  {
    id: 'hook',
    goal: 'Shape a short idea that a listener still has after one hearing.',
    deeper:
      'People keep what they can hold in one go, about as long as a short spoken phrase, and what differs in one respect from its surroundings. The difference may be a leap, a late note or a word in an unusual place. If an idea is plain all through, nothing marks it. If it is strange all through, there is nothing to hold on to.\n\nThink of a guitar figure of six notes: five go by step, and one jumps up just before the beat. It stands alone at the start, answers the singer in the verse, and comes back at the end with the drums. By then people hum it, and what they hum first is the jump. Had the organ played runs of its own over each return, they would hum neither. The figure owes as much to *players who kept still* as to its jump.',
    mistake:
      'The writer has heard the idea a hundred times and places it once, late, or beneath something busy. If a friend taps the drum fill instead, count how often your idea sounds alone. Give it two bars to itself and let it come back.',
    questions: [
      {
        question:
          'Your intended hook comes three times, each time under a synth solo. Afterwards a listener can tap only the drum fill. What do you change first?',
        right: {
          text: 'Silence the synth solo, so that the hook is alone each time',
          why: 'The listener never had the hook to themselves; with nothing competing, the three hearings can do their work.',
        },
        wrong: [
          {
            text: 'Make the hook longer, so that there is more of it to keep',
            why: 'A longer idea is harder to hold in one go, and the solo would still cover it.',
          },
          {
            text: 'Give the hook a second voice in harmony all three times',
            why: 'That makes the place still more crowded, when what the hook lacks there is room.',
          },
          {
            text: 'Take out the drum fill, so that nothing else can be kept',
            why: 'The hook would stay as hidden as before, and the listener might then keep nothing at all.',
          },
        ],
      },
      {
        question:
          'From an afternoon you have ten ideas of two bars and can finish one. Which is the most promising?',
        right: {
          text: 'The one you could still sing, unprompted, after supper',
          why: 'You kept it without trying, and this is just what a hook has to do in a listener.',
        },
        wrong: [
          {
            text: 'The one with the richest chords and the cleverest rhythm',
            why: 'Cleverness impresses while it sounds; whether anything stays afterwards is a different matter.',
          },
          {
            text: 'The one that took the longest to get right',
            why: 'Listeners keep what is easy to hold, and they know nothing of the hours behind it.',
          },
          {
            text: 'The last one, made when you were well warmed up',
            why: 'The order in which ideas came says nothing of which one stays in the mind.',
          },
        ],
      },
      {
        question:
          'Nobody remembers your riff: eight notes of equal length that go up and down the scale by step. What would you try?',
        right: {
          text: 'Change a single thing in it, such as one leap or one late note',
          why: 'One oddity in a plain line gives the ear a mark to know it by, and the rest stays easy to hold.',
        },
        wrong: [
          {
            text: 'Turn all its steps into leaps and make all its lengths differ',
            why: 'An idea that is strange in every respect gives the memory nothing to hold on to.',
          },
          {
            text: 'Play it unchanged twice as often, until it has sunk in',
            why: 'Repeating helps an idea that can be told apart, and this one sounds like any scale.',
          },
          {
            text: 'Double it with three more instruments, so that it sounds bigger',
            why: 'It would be a bigger scale; its size does not tell it apart from other scales.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Which two qualities does an idea need at once to become a hook?',
        back: 'It is short enough to hold in one go, and it differs in one respect from what surrounds it.',
      },
      {
        front: 'What should the other parts do while the hook sounds?',
        back: 'Leave it room: rest, hold a note, or keep to a pattern that draws no attention.',
      },
    ],
    task: 'Build a piece of 60 to 90 seconds round one hook of two bars at most. It comes at least four times, and once nothing else sounds with it. Five minutes after somebody has heard it for the first time, record what they can sing or tap of it. Hand in the piece with that at its end.',
  },
]
