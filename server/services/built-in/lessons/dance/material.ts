import type { Lesson } from '../lesson.ts'

export const materialLessons: readonly Lesson[] = [
  {
    id: 'intention',
    goal: 'Give each movement something definite to do, so that a viewer can see it.',
    deeper:
      'A body that has a task organises itself. The eyes go where the task is, the weight leans towards it or away, the fingers finish what the shoulder began. None of this can be put on piece by piece. That is why dancers work with images and tasks rather than with expressions: a face told to look anxious does so alone, while the rest of the body goes on doing steps.\n\nTake one simple arm, raised to the front and lowered again. Do it to feel whether it has begun to rain. Do it to keep somebody from speaking. Then do it to reach a switch in the dark which should be there, and is not. The height and the counts can stay the same to the inch. What changes is when the hand stops, how the neck follows, and what the *other* arm does meanwhile.',
    mistake:
      'Feeling is laid on the face because the movement feels empty. Cover the face on your recording: if nothing is left of the idea, it never reached the body. Drop the expression and give the torso, the hands or the weight something to do.',
    questions: [
      {
        question:
          'Your solo is about loneliness. You look sad throughout, and viewers see mostly steps. What would you try first?',
        right: {
          text: 'Give each phrase a task, such as making room for someone who does not come',
          why: 'A task changes eyes, weight and timing together, so the idea gets from the face into the body.',
        },
        wrong: [
          {
            text: 'Show the sadness more plainly in the face at the turning points of the dance',
            why: 'A stronger face makes the gap wider, because the body underneath still does plain steps.',
          },
          {
            text: 'Choose music that is sadder, and dim the lights so that the mood is clear',
            why: 'The setting announces the mood, but what the dancer does stays undecided.',
          },
          {
            text: 'Add gestures that people know, such as wiping a tear off or hugging yourself',
            why: 'Such signs tell viewers the word for it, and the steps in between remain empty.',
          },
        ],
      },
      {
        question:
          'A dancer says her phrase “is just movement, with no story”. Does it need an intention?',
        right: {
          text: 'Yes, and a physical idea such as testing her balance will do',
          why: 'Intention need not be a story; it has only to be definite enough to steer the movement.',
        },
        wrong: [
          {
            text: 'Yes, and so she ought to invent a character and a plot for it',
            why: 'A plot is one way among several, and a purely physical idea can be just as definite.',
          },
          {
            text: 'No, since steps done with good technique speak for themselves',
            why: 'Technique lets steps be done well, but it does not decide what is being done with them.',
          },
          {
            text: 'No, since viewers will each find a meaning of their own in it',
            why: 'They find more in something definite; in vague movement they mostly find nothing.',
          },
        ],
      },
      {
        question:
          'On video the word for your first eight counts is “shields”, and for the next eight no word comes. What do you do?',
        right: {
          text: 'Decide what the second eight do, and dance them again with that',
          why: 'The blank marks where the intention was lost, and a decision there is the direct cure.',
        },
        wrong: [
          {
            text: 'Cut the second eight, since counts without a word are of no use',
            why: 'The steps may be good; what they lack is a purpose, which can be given.',
          },
          {
            text: 'Dance the second eight bigger, until a word for them can be seen',
            why: 'More size makes the movement plainer, but there is still nothing that it does.',
          },
          {
            text: 'Put “shields” on the second eight as well, to hold the two together',
            why: 'One verb for everything flattens the dance, and these steps may not serve it at all.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What is intention in dance?',
        back: 'What the dancer does with a movement, such as reaching for or refusing. It may be a story, a task or a physical idea.',
      },
      {
        front: 'How can you test on video whether a movement has an intention?',
        back: 'Stop at any place and give one verb for what is done. A blank shows where it was lost.',
      },
    ],
    task: 'Film one phrase of 16 counts three times, with the same steps, counts and facing, but each time with another task. Keep the face neutral in all three. Show the takes to two people without sound and add their guesses at the end; at least two of the three should be told apart.',
  },
  {
    id: 'motif',
    goal: 'Grow a dance from a small movement that can be recognised.',
    deeper:
      'We recognise a person from far away by two or three traits, and will do so in another coat. A motif works alike. Once a viewer has stored its main trait, perhaps a wrist that flicks out and is caught, that trait may turn up in the foot, lying down, slowly, and the pleasure lies in knowing it again. Change everything together, and it is simply a new movement. So one develops by small steps, keeping most and altering a little.\n\nPicture a dance that begins with somebody brushing dust from a sleeve. Later she brushes the floor with the same two strokes, as wide as her arms allow. Then the strokes travel down the whole body of a partner. Near the end she stands as at the start, lifts the hand to the sleeve, and *leaves* it. We see the dust now, because we know the gesture.',
    mistake:
      'New steps are added whenever the dance seems to need something. Count the movements that occur only once: if they are the great majority, viewers have nothing to hold. Choose one of the early movements and let it replace, changed, every third new one.',
    questions: [
      {
        question:
          'Your piece of three minutes has forty different moves, and viewers remember none. What would you change first?',
        right: {
          text: 'Choose two or three of them, and let the others go or grow out of these',
          why: 'What returns changed can be recognised and kept in mind, while a stream of new steps cannot.',
        },
        wrong: [
          {
            text: 'Perform every one of the moves more clearly, and with longer rests between',
            why: 'Clear moves that come once still leave no trace when there are forty of them.',
          },
          {
            text: 'Put the most striking of the moves at the beginning and again at the end',
            why: 'A frame of two moves helps a little, but the long middle still offers nothing to hold.',
          },
          {
            text: 'Repeat the whole piece a second time, so that all the moves come twice',
            why: 'Six minutes of unchanged repetition tire the eye before they build a memory.',
          },
        ],
      },
      {
        question:
          'Your motif is a sharp flick of the right wrist. Which is a development rather than a new movement?',
        right: {
          text: 'The same flick, done by the left heel while lying on the back',
          why: 'The trait of the flick remains; the body part and the level have been changed.',
        },
        wrong: [
          {
            text: 'A slow roll of the head, which ends in a look over the shoulder',
            why: 'Nothing of the flick is left in it, so a viewer cannot know it again.',
          },
          {
            text: 'The same flick of the right wrist, four more times at the same spot',
            why: 'Repeating it unchanged makes it known, but it does not grow.',
          },
          {
            text: 'A large jump with both arms open, at exactly the same count of the music',
            why: 'Sharing a count does not make it recognisable, as its shape and energy are new.',
          },
        ],
      },
      {
        question:
          'A gesture returns eleven times in your dance, always alike, and by the sixth it bores people. What helps?',
        right: {
          text: 'Keep its main trait, and alter one thing in most returns',
          why: 'It stays recognisable while it moves on, so each return brings some news.',
        },
        wrong: [
          {
            text: 'Take most of the returns out, so that it is seen no more than twice',
            why: 'It would bore less, but the thread that held the dance together would go with them.',
          },
          {
            text: 'Perform it at each return with rather more strength than at the last',
            why: 'Growing force alone is soon foreseen, and by then it has stopped saying more.',
          },
          {
            text: 'Replace it at each return with another gesture of an equal length',
            why: 'With the gesture gone there is nothing to recognise, and so nothing develops.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What is a motif, and how is it developed?',
        back: 'A small movement that can be recognised. One thing about it is changed: size, speed, direction or body part.',
      },
      {
        front: 'What goes wrong when a motif is changed in everything at once?',
        back: 'It can no longer be recognised, and counts as a new movement.',
      },
    ],
    task: 'Make a dance of 60 to 90 seconds from one movement of 4 counts. Show it plainly twice at the start; after that it must come at least six more times, each time changed in one or two things. Close the film with a list of the times and changes.',
  },
  {
    id: 'breath',
    goal: 'Use breath to start, shape and join your movements.',
    deeper:
      'Breath moves the trunk before any limb does. As the ribs widen and the back lengthens, the arms are carried a little already, and a lift that follows has its run-up. When the air goes, muscles round the shoulders and neck let go too, and the weight finds the floor more easily. Held breath does the reverse: it locks the ribs, the shoulders rise, and each step has to be made separately. Breath is the hinge between one movement and the next.\n\nThink of four dancers in a row, backs to us, in silence. Nobody counts. Their shoulder blades spread at the same time, and as they sink all four heads go down together. From the last row one cannot hear that breath, but one can *see* it, and the start looks like one decision. Had a voice counted them in, it would have looked like obedience.',
    mistake:
      'The breath is held through difficult places and let out in a gasp afterwards. On video the shoulders creep up and the phrase breaks right behind the hard part. Choose where to breathe out inside that place, and practise it slowly until the two belong together.',
    questions: [
      {
        question:
          'In your recording the shoulders rise before each turn and stay up. What would you try first?',
        right: {
          text: 'Plan to breathe out as the turn begins, and dance it slowly that way',
          why: 'Letting air go frees the shoulders, while a held breath locks ribs and neck.',
        },
        wrong: [
          {
            text: 'Pull the shoulders down firmly with the muscles of the back before it',
            why: 'Pulling against a held breath sets one tension on top of another.',
          },
          {
            text: 'Take in as much air as you can, and hold it until the turn is over',
            why: 'A full, held chest keeps the shoulders up, which is the fault already there.',
          },
          {
            text: 'Turn faster, and have the place with the tension over sooner',
            why: 'Speed shortens the moment, but usually adds to the gripping that causes it.',
          },
        ],
      },
      {
        question:
          'Five dancers must begin together in silence, and one is always late. Which cue serves them best?',
        right: {
          text: 'A breath they take together, large enough to be felt along the row',
          why: 'Shared breath begins before the movement, so that all of them know when it will come.',
        },
        wrong: [
          {
            text: 'A fixed number of seconds that each of them counts silently alone',
            why: 'Five people count at five slightly different speeds, and the starts drift apart.',
          },
          {
            text: 'A quick look to the dancer at the end, who then starts as the first',
            why: 'Those who follow a start they see are bound to be late by a moment.',
          },
          {
            text: 'A tap of the foot by the dancer who stands in front of the others',
            why: 'A tap works, but viewers see a signal given, and it can come without warning.',
          },
        ],
      },
      {
        question:
          'You want a sudden gesture that looks like a shock. How could breath serve it?',
        right: {
          text: 'Let the arm shoot out with no breath before it',
          why: 'Viewers expect a breath to prepare a movement, so its absence makes the start abrupt.',
        },
        wrong: [
          {
            text: 'Breathe in slowly and visibly before the arm goes out',
            why: 'A visible breath announces the gesture and so takes the suddenness away.',
          },
          {
            text: 'Breathe out in a long sigh while the arm goes out',
            why: 'A sigh releases and gives way, which softens the gesture instead of sharpening it.',
          },
          {
            text: 'Breathe evenly, as one does through the whole of the phrase',
            why: 'Even breath makes the gesture one of many, and a shock is meant to break the flow.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What do breathing in and breathing out tend to do to movement?',
        back: 'Breathing in tends to open and lift, breathing out to release and give way.',
      },
      {
        front: 'What does held breath do to a dancer?',
        back: 'It locks the ribs and lifts the shoulders, so that joins between movements break.',
      },
    ],
    task: 'Film a phrase of four breaths in silence, without counting, from the front. Then film it again with the breaths audible. On the second take mark with a title every place where you breathed in; there must be four, and each must come before the movement that it starts.',
  },
]
