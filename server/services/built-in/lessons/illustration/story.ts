import type { Lesson } from '../lesson.ts'

export const storyLessons: readonly Lesson[] = [
  {
    id: 'story',
    goal: 'Choose the one moment of a story in which a before and an after can be felt.',
    deeper:
      'A picture stands still, so time has to be put into things. A tipped chair speaks of the minute before, a foot above a missing stair of the second to come. Viewers enjoy joining such clues into cause and effect. If everything is explained, they have nothing to join; if there are no clues, they see somebody in a place.\n\nTake Little Red Riding Hood. In the jaws of the wolf all is over, and the text has said it. A moment earlier she stands at the bed with her basket, and one grey claw that only we can see lies on the cover. A moment later the basket is on the floor and the cover bulges. Three pictures from one page, and each leaves different work to the words.',
    mistake:
      'The picture repeats the sentence beside it, no more and no less. Read the text, then look: if you learn no fact and no feeling that the words lack, it is a double. Go a minute back or forward, or show what the words leave out.',
    questions: [
      {
        question:
          'The text says that Tim slipped on the ice. Your picture shows Tim lying on the ice, and readers find it dull. What do you try first?',
        right: {
          text: 'Show him a step before the ice, waving to somebody over his shoulder',
          why: 'Words and picture now share the work: we see what he does not, and wait for the fall.',
        },
        wrong: [
          {
            text: 'Show him on the ice from close by, so that his face can be read better',
            why: 'A closer view enlarges what the text has told, and there is still nothing to expect.',
          },
          {
            text: 'Show the pond around him, with its trees, its benches and its other skaters',
            why: 'More surroundings tell where he fell, while the moment stays the one in the sentence.',
          },
          {
            text: 'Show the way he slid by means of curved lines behind his boots',
            why: 'Lines explain the fall that everybody has just read about.',
          },
        ],
      },
      {
        question:
          'Viewers of your night kitchen say that a girl stands there, but cannot guess what came before. What would tell them most?',
        right: {
          text: 'A stool under an open cupboard, with crumbs on the floor around it',
          why: 'Stool and crumbs are traces of an action, so the minute before can be worked out.',
        },
        wrong: [
          {
            text: 'A clock above the door whose hands stand at a quarter to midnight',
            why: 'A clock gives the hour of the scene and says nothing of what was done.',
          },
          {
            text: 'A worried look on her face as she stands by herself in the room',
            why: 'A look shows how she feels now, and leaves open what led to it.',
          },
          {
            text: 'A large window behind her with the moon and a row of snowy roofs',
            why: 'The view sets the season and the mood, but nothing in it has happened to her.',
          },
        ],
      },
      {
        question:
          'A cover has to make readers fear what is about to happen in a house. Which moment suits it best?',
        right: {
          text: 'A hand reaching for a door handle, with a light moving beneath the door',
          why: 'Just before the event everything is still possible, and that is where tension lies.',
        },
        wrong: [
          {
            text: 'The same door thrown open, with people running out of it into the street',
            why: 'At the event itself we see the answer, and fear gives way to action.',
          },
          {
            text: 'The room behind the door a week later, with dust on a broken chair',
            why: 'Afterwards there are consequences to read, which makes one thoughtful rather than afraid.',
          },
          {
            text: 'The house from the street at noon, with its number clearly on the wall',
            why: 'A view of the place has neither a before nor an after in it.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What is felt just before an event in a picture, and what just after it?',
        back: 'Before it there is tension; after it there are consequences to read.',
      },
      {
        front: 'How can a still picture tell what happened a minute ago?',
        back: 'By traces of an action, such as a tipped chair, crumbs or an open door.',
      },
    ],
    task: 'Take three sentences from a story you know. Draw the moment before, the moment itself and the moment after as sketches of 10 by 10 cm, 20 minutes each. Show each to one person without the text and ask what comes next. Hand in the three with the answers, and mark the one you would publish.',
  },
  {
    id: 'thumbnails',
    goal: 'Compare many small arrangements of a scene, and choose one before you grow fond of it.',
    deeper:
      'What took three minutes can be thrown away without regret. That matters, because the first idea is often the one everybody has; it comes from pictures we have seen. After four or five the ready ones are used up, and you begin to change something real: the height of the horizon, the distance, who is in front. A blunt tool helps, since a fine pencil asks for buttons and eyelashes.\n\nSay a keeper carries a lamb into a lighthouse in a storm. The first thumbnail has him in the middle and the tower beside him. In the sixth the tower is a black wedge at the left, he is a pale speck on the steps, and the sea fills the rest. In the ninth we look down from the lamp, and the stairs are a spiral with the speck at its heart. Now there is a choice.',
    mistake:
      'One thumbnail and eleven of its cousins do not make a dozen. Lay them in a row and see whether horizon, distance and dark area ever move. If not, change one large thing by force in each of the next four.',
    questions: [
      {
        question:
          'All of your twelve thumbnails show two figures side by side, seen from the front. Only their clothes and tools differ. What comes next?',
        right: {
          text: 'Draw some more in which the viewpoint and the size of the figures change',
          why: 'So far only the small things vary, so there has been nothing to compare in the arrangement.',
        },
        wrong: [
          {
            text: 'Choose the one with the richest tools, because the arrangement is now settled',
            why: 'It was never tested; all twelve repeat a single arrangement.',
          },
          {
            text: 'Ask several friends to vote on them, because twelve are enough to choose from',
            why: 'A vote among twelve alike picks clothes and tools, not an arrangement.',
          },
          {
            text: 'Enlarge all twelve of them, because the differences will show up at a larger size',
            why: 'At a larger size details differ more clearly, and the arrangement remains the same.',
          },
        ],
      },
      {
        question:
          'In a thumbnail you like, a grey patch is meant to be a horse. Nobody sees it unless you say so. What do you do?',
        right: {
          text: 'Change its shape or its place until people name it without help',
          why: 'At thumbnail size only shape, tone and place count, so they have to carry the horse.',
        },
        wrong: [
          {
            text: 'Leave it, because coat and mane will make it clear in the painting',
            why: 'Careful painting later does not cure a patch that has the wrong shape.',
          },
          {
            text: 'Write the word beside it, because a thumbnail is just a plan',
            why: 'A label helps you, while the picture made from the plan will have none.',
          },
          {
            text: 'Draw its head with a fine pencil, so that at least this part is clear',
            why: 'Detail in a tiny sketch hides the weakness of the large shape until it is too late.',
          },
        ],
      },
      {
        question:
          'A client likes your finished picture, but on a phone the duel in it cannot be found. Where does the fault lie, and what helps?',
        right: {
          text: 'In the arrangement; go back to small sketches and give the duel room',
          why: 'If the action is lost when the picture shrinks, its shapes and tones do not carry it.',
        },
        wrong: [
          {
            text: 'In the file; save it once more with a greater number of pixels',
            why: 'More pixels sharpen a large view, but on a small display the shapes stay as they are.',
          },
          {
            text: 'In the finish; work out the faces and the blades more sharply',
            why: 'Faces and blades are among the first things to vanish at a small size.',
          },
          {
            text: 'In the colours; make every one of them stronger than it is now',
            why: 'If all colours rise together, the duel stands out no more than before.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What can be judged in a thumbnail?',
        back: 'Big shapes, tones and directions, which decide whether a picture works.',
      },
      {
        front: 'Why should a series of thumbnails not stop at the first good idea?',
        back: 'Early ideas are often the ones everybody has; real changes come once those are used up.',
      },
    ],
    task: 'Draw 12 thumbnails of 4 by 6 cm for one sentence of your choice, using no more than three tones. In at least four the viewpoint must differ, and in at least three the main figure must be less than 2 cm high. Hand in the sheet with your choice ringed and a reason in one sentence.',
  },
]
