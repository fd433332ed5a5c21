import type { Lesson } from '../lesson.ts'

export const beginningLessons: readonly Lesson[] = [
  {
    id: 'intent',
    goal: 'Put what a drawing is for into one verb, and let that verb choose your marks.',
    deeper:
      'A camera takes in a room at once; a pencil goes stroke by stroke, so something is chosen every second, whether you decide it or not. Once the purpose has a name, each stroke can be tested: does it help or not? Without a name the hand follows the nearest edge to the next object, and the viewer’s eye strays in the same way.\n\nThink of an old man asleep on a bus. If the verb is *sink*, you want the chin in the collar, the heavy fall of the coat, the loose hand; the pattern of the seat would only hold him up. If it is *sway*, you want the hanging straps, the slanting shoulders, the pole he has slid away from. It is one man on one seat, and two drawings. Both are clear, because what they omit was omitted for a reason.',
    mistake:
      'The commonest mistake is to collect: every button is drawn because it is there. If somebody asks what the drawing is about and you answer with a list of objects, it has happened. Write the verb in a corner of the sheet and let it turn marks away.',
    questions: [
      {
        question:
          'You drew a sack of potatoes with the verb “press” in mind. The weave of the cloth is careful everywhere, and the sack looks light. What would you change first?',
        right: {
          text: 'Strengthen the marks where its underside spreads on the floor',
          why: 'Pressing shows where the sack meets the ground, so marks in that place carry the verb.',
        },
        wrong: [
          {
            text: 'Refine the weave with a sharper pencil until it looks like real cloth',
            why: 'A better weave describes the cloth, but says nothing of weight and draws attention from what does.',
          },
          {
            text: 'Let a few potatoes roll out, so that everyone knows what is inside',
            why: 'The contents are now explained, yet the sack sits on the floor as lightly as before.',
          },
          {
            text: 'Draw the cellar around it, so that the sack has a place to stand in',
            why: 'A cellar gives the eye more to visit, and the sack itself still does not press.',
          },
        ],
      },
      {
        question:
          'You sketch a market stall for six minutes, then three, then one. Only the sag of the awning is in all three. What do you take from it?',
        right: {
          text: 'The sag is what held you there, so the next drawing can be built around it',
          why: 'What you kept when there was time for almost nothing is what made you choose the stall.',
        },
        wrong: [
          {
            text: 'The awning was the easiest part, so the seller and the goods need practice first',
            why: 'You kept it three times while time grew short, which speaks of interest more than of skill.',
          },
          {
            text: 'The short sheets went wrong, because the seller and most of the goods got lost',
            why: 'Losing things was the purpose of the short sheets, and what went mattered less to you.',
          },
          {
            text: 'The six-minute sheet should be carried on, because it holds the most of the stall',
            why: 'More of the stall does not mean a clearer purpose; the long sheet shows your choice least plainly.',
          },
        ],
      },
      {
        question:
          'You wanted to show how calm a harbour is. A friend calls your drawing “full of detail” and says nothing more. Which step comes first?',
        right: {
          text: 'Sort the marks into those that calm and those that disturb, and quieten the second lot',
          why: 'The marks have to do the telling, so they are sorted by the purpose and thinned out accordingly.',
        },
        wrong: [
          {
            text: 'Bring every boat up to the same degree of finish, so that nothing sticks out any longer',
            why: 'An even finish spreads attention over the whole harbour and makes the list of things longer still.',
          },
          {
            text: 'Ask your friend for more time, since calm is something that viewers must find on their own',
            why: 'If a willing viewer sees only detail, the drawing gives detail; looking longer will not change its marks.',
          },
          {
            text: 'Give the sheet a title with the word calm in it, so that people know how to look at it',
            why: 'A title names the feeling in words while the lines go on saying something else.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'How can you put the purpose of a drawing into one word?',
        back: 'Find its verb, such as lean, press, stretch or wait. The marks then have something to do.',
      },
      {
        front:
          'What do you learn from drawing one thing for six minutes, then three, then one?',
        back: 'What you keep when time is shortest is what made you choose it, and so your subject.',
      },
    ],
    task: 'Draw one everyday thing twice at the same size, 20 minutes each, for two opposite verbs such as rest and strain. Show both sheets to somebody who does not know the verbs and ask for a word for each. Hand in a picture of both, with your verbs and the two answers written underneath.',
  },
  {
    id: 'gesture',
    goal: 'Catch the movement of a whole pose in a few lines before you draw its parts.',
    deeper:
      'A standing body is a balance. When one leg takes the weight, the hip on that side rises, the shoulder above it usually drops, and the head shifts until all is held over the foot. The parts of a pose therefore answer one another. Drawn one by one, each may be right while the answers get lost; a long line drawn at the start keeps them in touch.\n\nA waiter carries a full tray on one hand. His spine bends away from the load, the free arm drifts out, the leg under him is straight. A sweep from the head through the spine to that foot takes two seconds, and the tray is felt before it has been drawn. Make the curve a little stronger than you see it, because later corrections tend to straighten it. Keep it pale: everything else will hang on it.',
    mistake:
      'Many begin with the head and finish it before there is a body. A good face on a figure like a post gives it away, and often the feet have no room. Allow half a minute for the whole pose, and no feature until both feet are down.',
    questions: [
      {
        question:
          'The runner in your sketch has well-measured arms, legs and head, yet he seems frozen. What do you do first?',
        right: {
          text: 'Take a new sheet, sweep one curve through the pose and hang the limbs on it',
          why: 'A stiff start stays stiff, so the movement has to be there before the limbs are set.',
        },
        wrong: [
          {
            text: 'Compare the limbs with the head once more until every single length is exact',
            why: 'The lengths were right already; exact parts in a frozen pose remain frozen.',
          },
          {
            text: 'Draw a few streaks behind the heels, so that everybody sees how fast he is',
            why: 'Streaks stand for speed as a sign does, but the body in front of them does not run.',
          },
          {
            text: 'Shade the muscles of the thigh and the arm, so that the effort can be seen',
            why: 'Shaded muscles look worked out, and the stiff arrangement beneath them is now harder to change.',
          },
        ],
      },
      {
        question:
          'A model puts her weight on her left leg. Which check tells you most about the gesture of your drawing?',
        right: {
          text: 'Whether the slope of the hips and that of the shoulders answer each other',
          why: 'The raised hip and the lowered shoulder show how the body balances, and that is the movement.',
        },
        wrong: [
          {
            text: 'Whether the outline of the left leg is closed and clean from hip to ankle',
            why: 'A clean outline says where the leg ends, not what the leg is doing for the body.',
          },
          {
            text: 'Whether both of the feet have the same length and the same simple shape',
            why: 'Feet seen from different sides rarely look alike, and matching them tells nothing of the balance.',
          },
          {
            text: 'Whether the face is a likeness of the woman who is holding the pose',
            why: 'A likeness can be caught on a figure that stands like a post.',
          },
        ],
      },
      {
        question:
          'You have thirty seconds for a man who is lifting a crate. On what do you spend the first five?',
        right: {
          text: 'One long line from his head down the bent back to the foot that takes the load',
          why: 'The effort runs along that line, and with it the other strokes have something to follow.',
        },
        wrong: [
          {
            text: 'The crate, because its straight edges are easy to place and to measure from',
            why: 'The crate tells what he lifts, but the lifting itself happens in the body you have not begun.',
          },
          {
            text: 'The head, because the lengths of the limbs can be worked out from it afterwards',
            why: 'Counting heads is a matter of proportion, for which half a minute leaves no room anyway.',
          },
          {
            text: 'The hands, because they hold the crate and the whole scene depends on their grip',
            why: 'Hands drawn early fix two spots at the end of a movement that is not yet on the sheet.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why is gesture drawn before proportion is measured?',
        back: 'Proportion can be mended later, while a stiff start mostly stays stiff.',
      },
      {
        front: 'When the weight is on one leg, what do hips and shoulders usually do?',
        back: 'The hip rises on that side and the shoulder above it drops, so the two slope against each other.',
      },
    ],
    task: 'Pause a film of dancers or athletes at 12 random moments and draw each pose in 30 seconds. Redraw the three liveliest for five minutes each. Hand in a picture of all 15. On the three long ones, trace in colour an unbroken line from the head to the foot that bears the weight.',
  },
]
