import type { Lesson } from '../lesson.ts'

export const framingLessons: readonly Lesson[] = [
  {
    id: 'edges-and-horizon',
    goal: 'Check the four sides and the level of a frame, so that every cut is meant.',
    deeper:
      'We carry a sense of upright in our own balance, and the straight border sharpens it: a sea that slopes by one degree seems to be leaking. With buildings there is a second matter. Tilt the camera upwards, and parallel walls run together towards the top. That is no leaning horizon, and turning the picture does not cure it; one wall would stand upright and the other lean more. Keep the camera level and step back, or correct the perspective in an editor.\n\nCuts have a grammar too. Picture a jogger who is cut off at the ankles: she seems to have lost her feet. Cut at mid-thigh, she reads as complete, because the eye continues the leg. And two millimetres of air between a fingertip and the border are worse than two centimetres, since the *near-touch* pulls every glance to that spot.',
    mistake:
      'While taking the picture, we look at the subject as if through a window and forget the frame. Half a lamp post, a bright bag in the corner or a foot without toes is the sign. Before you press, ask what stands in each corner, and shift the camera if the reply surprises you.',
    questions: [
      {
        question:
          'A calm beach picture is fine, except that the sea slopes by about one degree. What would you do?',
        right: {
          text: 'Turn it until the sea is level, and lose a little at the corners',
          why: 'So small a lean reads as a slip, and levelling costs next to nothing.',
        },
        wrong: [
          {
            text: 'Leave it as it is, because so small an angle escapes the viewer',
            why: 'The straight border lies beside it as a yardstick, so even one degree is felt.',
          },
          {
            text: 'Turn it three degrees further, so that the lean looks intended',
            why: 'Four degrees still read as a mistake; a lean must be strong before it looks chosen.',
          },
          {
            text: 'Crop most of the sky, so that the horizon runs close to the top',
            why: 'The slope would lie still nearer to the border and show even more clearly.',
          },
        ],
      },
      {
        question:
          'You point the camera up at a tower, and its two sides lean towards each other. What cures this on the spot?',
        right: {
          text: 'Going farther back and holding the camera exactly level',
          why: 'The sides converge because the camera was tilted; held level, it draws them parallel.',
        },
        wrong: [
          {
            text: 'Turning the camera until one of the sides is upright',
            why: 'One side would stand straight, and the other would lean twice as far.',
          },
          {
            text: 'Going closer and using the widest setting of the zoom',
            why: 'From closer by you tilt the camera even more, so the sides converge more strongly.',
          },
          {
            text: 'Focusing on the top, so that it is drawn correctly',
            why: 'Focus decides what is sharp; the directions of the lines come from the tilt.',
          },
        ],
      },
      {
        question:
          'In a portrait of a standing person, the frame ends exactly at the ankles. Which change is best?',
        right: {
          text: 'Cut at mid-thigh instead, or show the feet whole',
          why: 'Cut at a joint a limb looks chopped off; within the thigh the eye continues it.',
        },
        wrong: [
          {
            text: 'Cut at the knees instead, as they are the next joint',
            why: 'The knee is a joint as well, so the legs would again look chopped off there.',
          },
          {
            text: 'Cut at the ankles still, but blur the lower border',
            why: 'Blur softens the line, but the feet are still missing at the very same place.',
          },
          {
            text: 'Cut at the ankles still, but leave more room above the head',
            why: 'More air around the head changes nothing at the feet, which are still missing.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why can a slight lean of the horizon disturb more than a strong one?',
        back: 'A degree or two looks like a slip beside the straight border. A strong lean looks chosen.',
      },
      {
        front:
          'Where can the border cut a standing figure without seeming to chop it off?',
        back: 'Between the joints, such as at mid-thigh, rather than at ankles, knees or wrists.',
      },
    ],
    task: 'Make one picture of a full room, a shelf or a street in which nothing touches the four sides by chance. Hand in the first frame you took and the final one together in one image or pdf. Below, list everything the final border cuts, at most five things, with the reason for each in a few words.',
  },
  {
    id: 'balance',
    goal: 'Arrange the weights in a frame so that the eye finds the subject and stays with it.',
    deeper:
      'Weight in a picture is pull. It grows with contrast against the surroundings, with size, with faces and writing, and with the distance from the middle. Directions count too: a gaze, an arm or a road sends the eye along, and the eye wants room where it arrives. Somebody close to the border who looks *out* takes the viewer along. The rule of thirds is a handy start, because it keeps the subject off the middle and leaves such room, but it is no law. Symmetry lives in the middle.\n\nImagine a large dark boat left of the middle on grey water. The frame tips to the left. Far out on the right floats one small orange buoy; cover it with a finger, and the picture tips again. Now add a white sign with letters in a top corner. The eye reads that first and reaches the boat last.',
    mistake:
      'A common slip is to put the subject on a third and think no further. The rest of the frame is then empty by accident, or something bright pulls the other way. Cover one spot after another with a finger and see what the picture loses or gains.',
    questions: [
      {
        question:
          'Viewers of your café portrait look first at a white menu board with large letters behind the sitter. What would you change first?',
        right: {
          text: 'Shift your standpoint until the sitter hides the board',
          why: 'Letters and white pull strongly; once hidden, they leave the face as the heaviest spot.',
        },
        wrong: [
          {
            text: 'Move the frame until the sitter’s eyes lie on a third',
            why: 'The place of the eyes changes little as long as bright writing outweighs them.',
          },
          {
            text: 'Show the picture larger, so that the face gains weight',
            why: 'Everything grows alike, so the board keeps its lead over the face.',
          },
          {
            text: 'Place a second white object on the other side of the face',
            why: 'That gives the eye one more place to go, and the face one more rival.',
          },
        ],
      },
      {
        question:
          'A dog at the right border looks out to the right; the left half is plain meadow. What would help most?',
        right: {
          text: 'Giving it room on the right, where it is looking',
          why: 'A gaze sends the eye along, and there it now finds space instead of a border.',
        },
        wrong: [
          {
            text: 'Putting a tree on the left, to fill the meadow',
            why: 'The meadow is filled, but the gaze still leads the eye out on the right.',
          },
          {
            text: 'Cropping the left half, to let the dog stand alone',
            why: 'The dog fills the frame then, with its nose still pressed against the border.',
          },
          {
            text: 'Brightening the left half, to weigh against the dog',
            why: 'A brighter meadow pulls more, and the dog still looks away from it and out.',
          },
        ],
      },
      {
        question:
          'A mountain and its reflection mirror each other in a lake. Someone tells you to move the shoreline to a third. What is a sound answer?',
        right: {
          text: 'It belongs in the middle here, as the likeness of the halves is the subject',
          why: 'Thirds are a starting point; where symmetry is the subject, the middle shows it best.',
        },
        wrong: [
          {
            text: 'It belongs on a third, as lines in the middle make any picture dull',
            why: 'Symmetry draws its calm from the middle, and moving the shoreline breaks the likeness.',
          },
          {
            text: 'It belongs on a third, as the mountain has to outweigh its reflection',
            why: 'Neither half has to outweigh the other when their likeness is what you show.',
          },
          {
            text: 'It belongs in the middle here, as horizons sit there in most good pictures',
            why: 'The middle fits because of the symmetry; most horizons have no such reason to sit there.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What gives a small spot great weight in a picture?',
        back: 'Contrast with its surroundings, strong colour, a face or writing, and a place far from the middle.',
      },
      {
        front:
          'On which side does a figure that looks sideways usually need room, and why?',
        back: 'On the side it looks to. Otherwise the viewer’s eye follows the gaze out of the frame.',
      },
    ],
    task: 'Put one large dull object and one small bright one on a table. Make two frames: one that rests in balance and one that clearly tips to a side, moving only the small object or the camera. Ask two people which frame tips and where to, and write their answers below the pair in one image.',
  },
]
