import type { Lesson } from '../lesson.ts'

export const travelLessons: readonly Lesson[] = [
  {
    id: 'transitions',
    goal: 'Compose the ways between your moves as carefully as the moves.',
    deeper:
      'Dances are often made like lists: this, and then that. What joins the items is left to the body, which takes its most comfortable way, such as a small extra step. Viewers have no list. They see one unbroken stream, and in it the moments without care stand out as dips. To compose a transition one asks where the weight already is at the end of the first move, and where it wants to go. Often the second move can begin right there.\n\nTake a turn followed by a lunge to the left. The dancer ends the turn, puts both feet together, and sets off. Those feet are the repair. Let the turn run on instead by a quarter, so that it spills off balance to the left, and catch it: the catch *is* the lunge. One step has gone, and the two moves now seem to cause each other.',
    mistake:
      'Between moves the dancer returns to neutral: feet together, arms down, eyes to the floor. Watch the recording at half speed and count these returns. For each, let the next move begin from where the last one really leaves your weight.',
    questions: [
      {
        question:
          'Before each of your jumps there is a tiny extra step, which you never planned. What does it tell you?',
        right: {
          text: 'The move before leaves the weight on the wrong foot for the jump',
          why: 'The step is a repair, so either the ending before it or the take-off should change.',
        },
        wrong: [
          {
            text: 'The music is too fast for a jump and should be replaced or slowed',
            why: 'The same step would appear at a slower pace, since it corrects where the weight is.',
          },
          {
            text: 'The jumps are not high enough to hide the step that comes before them',
            why: 'The step comes before the jump, so no height can cover it up.',
          },
          {
            text: 'The knees are not yet strong enough to jump without a run-up',
            why: 'Strength affects the jump’s height, while an unplanned step each time shows a missing join.',
          },
        ],
      },
      {
        question:
          'Your dance is called choppy, although each move is clean. Where should most of your next rehearsal go?',
        right: {
          text: 'Into the passages, so that each move leads on',
          why: 'Clean moves with nothing shaped between them look like a row of separate pictures.',
        },
        wrong: [
          {
            text: 'Into making every one of the moves bigger',
            why: 'Larger moves with the same gaps make the separation plainer.',
          },
          {
            text: 'Into learning moves that are more fluid in style',
            why: 'Fluid moves break up just as much when what lies between them is left to chance.',
          },
          {
            text: 'Into keeping exactly to the beat of the music',
            why: 'A dance may be exact in time and still fall apart between its moves.',
          },
        ],
      },
      {
        question:
          'You want a move from the floor to follow one in the air. Which transition makes the dance one thing?',
        right: {
          text: 'A landing that keeps bending until the hips reach the floor',
          why: 'The end of the jump is already the way down, so that no moment lies idle between.',
        },
        wrong: [
          {
            text: 'A landing to a clear stand, then a quick drop to the floor',
            why: 'The stand is a full stop, and after it a second movement starts from nothing.',
          },
          {
            text: 'A landing in which the dancer looks down to find a place to lie',
            why: 'The glance shows a dancer at work on the next step and interrupts the dance.',
          },
          {
            text: 'A landing covered by a large swing of the arms overhead',
            why: 'The arms distract for a moment, while the gap in the legs remains.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why do transitions matter to a viewer as much as moves?',
        back: 'A viewer cannot know which parts were meant as in-between, so all of it is watched.',
      },
      {
        front: 'Which signs on video show a join that has not been composed?',
        back: 'Small repairs: an extra step, a glance down, a reset of the arms.',
      },
    ],
    task: 'Join three moves, which you did not choose to fit each other, into one phrase of 16 counts. No return to standing with feet together is allowed, and each way between must last at least two counts. Film it at full speed and add the same take at half speed, so that repairs can be seen.',
  },
  {
    id: 'pathways',
    goal: 'Design the route of a dance through the room.',
    deeper:
      'A path is seen twice: while it is danced, and afterwards, as a trace in memory. It has character before any step is added. Coming straight at us is a confrontation; crossing from side to side is a passing by; a spiral inwards tightens like a spring. Place matters too. The middle is strong and quickly used up, the edges feel private, and a far corner makes a figure small.\n\nImagine a solo in a bare hall. For two minutes the dancer keeps to the wall on the left, to and fro, as if the floor ended a metre away from it. Then one foot steps out, and returns. When she at last crosses to the other side, in an ordinary walk, we hold our breath. The walk is nothing special. The *emptiness* had been prepared for it.',
    mistake:
      'The dance stays in the middle and faces front, because that is where the mirror was. Draw the route on paper: a knot with a few loops gives it away. Move the start to a corner and give one phrase a facing other than the front.',
    questions: [
      {
        question:
          'In your solo the dramatic moment is a run to the back corner, but it has little force. You have used that corner six times before. What would you change?',
        right: {
          text: 'Keep away from that corner until the run, so that it is new to us',
          why: 'A part of the room that has been left empty turns going there into an event.',
        },
        wrong: [
          {
            text: 'Run to that corner much faster, so that the seventh time stands out',
            why: 'The place is known by then, and speed alone cannot make it an event again.',
          },
          {
            text: 'Run to the middle instead, which is the strongest place in a room',
            why: 'The middle is strong, but it has been crossed even more often and is used up.',
          },
          {
            text: 'Mark that corner by a chair or a light, so that we look there',
            why: 'A mark tells us that the place matters long before, and the visits have worn it out.',
          },
        ],
      },
      {
        question:
          'A phrase is to show somebody looking for something, not knowing where it is. Which path suits it best?',
        right: {
          text: 'Curves that change their direction before they close',
          why: 'Curved routes read as searching, and loops left open show that nothing was found.',
        },
        wrong: [
          {
            text: 'A straight line from the back to the front of the room',
            why: 'A straight route reads as decided, as if the dancer knew where to go.',
          },
          {
            text: 'The diagonal, taken at an even walk from end to end',
            why: 'It is the longest way, but straight and even, so it looks like a plan.',
          },
          {
            text: 'A square with sharp corners, walked round exactly twice',
            why: 'A regular figure walked twice tells of order or confinement more than of searching.',
          },
        ],
      },
      {
        question:
          'You have a small square room, and want the longest straight travel for a row of leaps. Which route do you take?',
        right: {
          text: 'From one corner to the corner opposite',
          why: 'The diagonal is the longest straight way through a rectangle.',
        },
        wrong: [
          {
            text: 'Close along a wall, end to end',
            why: 'A side of the square is clearly shorter than its diagonal.',
          },
          {
            text: 'Through the middle from wall to wall',
            why: 'This way is as long as a side, and therefore shorter than the diagonal.',
          },
          {
            text: 'Round a circle that touches the walls',
            why: 'A circle gives more length, but it curves all the way and is no straight travel.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'How do straight routes and curves read on the floor?',
        back: 'Straight routes read as decided, curves as searching or gathering.',
      },
      {
        front: 'How does a part of the room gain force in a dance?',
        back: 'By being left empty, so that going there becomes an event.',
      },
    ],
    task: 'Draw a floor plan for a dance of one minute that leaves one quarter of the room empty until the last fifteen seconds. Then dance it, filmed from high enough to see the floor. Hand in the film, with the plan as its first picture, and let a viewer draw the route for comparison.',
  },
  {
    id: 'focus',
    goal: 'Direct the viewer’s attention with your own.',
    deeper:
      'We are built to follow a gaze: let one person on the pavement look up, and others do. A dancer can use that at no cost. Looking at the hand makes the hand important; looking past it makes it a signpost to something further off. The distance counts too, for eyes that rest on a near point make the space small, and a far focus opens it beyond the wall. Even an inward look is a choice.\n\nSuppose a dancer walks slowly backwards. With her eyes on the floor she seems to worry about stumbling. With her eyes fixed on a point before her, level and far, something stands there which she does not dare turn her back on. The feet do the same. Then the gaze breaks off to the right, quickly, and comes back: now there are *two* of them, and nobody else has come in.',
    mistake:
      'The eyes go to the floor or the mirror, because that is how steps are learnt. Watch a minute of video and note where you look at each change: down, down, down means a habit. Fix points in the room for each phrase, and rehearse the eyes along with the feet.',
    questions: [
      {
        question:
          'Viewers keep watching your feet, though the idea lies in your hands. Your eyes are on the floor most of the time. What would you change first?',
        right: {
          text: 'Look at the hands, so that your eyes lead us there',
          why: 'Viewers tend to look where the dancer looks, and until now you have been pointing them to the floor.',
        },
        wrong: [
          {
            text: 'Make the gestures of the hands about twice as large',
            why: 'Larger gestures compete with a gaze that still sends everyone to the floor.',
          },
          {
            text: 'Do fewer steps with the feet, and let the hands stand out',
            why: 'The feet may calm down, but lowered eyes keep calling attention to the floor.',
          },
          {
            text: 'Look straight at the viewers to make them feel addressed',
            why: 'They would look back at your face, and the hands would go unnoticed again.',
          },
        ],
      },
      {
        question:
          'You want a small studio to seem like a wide landscape. How can focus help?',
        right: {
          text: 'By looking far off, so that the wall seems to go',
          why: 'A distant focus lets the viewer imagine space that goes on beyond the room.',
        },
        wrong: [
          {
            text: 'By looking round at all of the four walls in turn',
            why: 'Looking at the walls reminds the viewer where the room ends.',
          },
          {
            text: 'By looking at the hand, as it reaches out to the side',
            why: 'Eyes on the hand stop at its distance, and so the space stays small.',
          },
          {
            text: 'By closing the eyes and imagining it as strongly as you can',
            why: 'Closed eyes turn attention inward and give viewers no direction to look in.',
          },
        ],
      },
      {
        question:
          'In a duet, one dancer should seem to have lost interest in the other before they part. What shows it earliest and most simply?',
        right: {
          text: 'Her eyes leave him while her body goes on dancing with him',
          why: 'Attention goes where the gaze goes, so the separation is seen before any step away.',
        },
        wrong: [
          {
            text: 'Her steps take her to the far side of the room from him',
            why: 'That shows the parting itself, and comes after the interest has been lost.',
          },
          {
            text: 'Her movements become bigger than they have been until now',
            why: 'Size shows energy, and could just as well be meant for him.',
          },
          {
            text: 'Her face shows the viewers that she has grown tired of him',
            why: 'A face made for the viewers explains it to us, while the link between the two still holds.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Where do viewers tend to look when they watch a dancer?',
        back: 'Where the dancer looks. Eyes lowered out of habit send them to the floor.',
      },
      {
        front: 'What do a near and a far focus do to the space of a dance?',
        back: 'A near focus makes it small; a far one opens it beyond the room.',
      },
    ],
    task: 'Film one phrase of 30 seconds twice, with the same movements: first with a fixed plan of at least five changes of focus, and then with the eyes on one far point throughout. List the planned changes with their seconds. Let a viewer note where they looked in the first take, and compare.',
  },
]
