import type { Lesson } from '../lesson.ts'

export const peopleLessons: readonly Lesson[] = [
  {
    id: 'moment',
    goal: 'Sense what is about to happen, and press when gesture and place come together.',
    deeper:
      'An action has a curve: it gathers, peaks and ebbs away. In the crouch before a jump all the tension is visible, and at the top the body hangs almost still; halfway up there is often neither. Between seeing and pressing lies a fraction of a second, so whoever waits until the peak is there gets what comes after it. You press *into* the moment, when you feel it coming. A burst may help with a ball on a bat, but it cannot choose your place or your background.\n\nPicture a street corner with a strip of sun on the wall. You frame the strip and wait while people pass. A girl with a balloon comes along. You do not chase her with the camera, you let her walk into the frame and press while one foot is still in the air and her shadow just touches the wall.',
    mistake:
      'A long burst, with the choice left for later, replaces looking with collecting. At home there are forty nearly equal frames, and the one gesture is missing. Take single frames for an hour, and guess each moment before it comes.',
    questions: [
      {
        question:
          'Your pictures of a friend at her birthday cake all show her just after the laugh, with a fading face. What would you change first?',
        right: {
          text: 'Press earlier, as soon as you feel the laugh coming',
          why: 'Reacting takes a fraction of a second, so a peak that you wait to see is over.',
        },
        wrong: [
          {
            text: 'Ask her to laugh again and hold it for the camera',
            why: 'A laugh held on request is a pose, and it still would not train your timing.',
          },
          {
            text: 'Shorten the shutter time until the face is crisp',
            why: 'A shorter time makes the late instant sharper, yet it is still the late one.',
          },
          {
            text: 'Go nearer, so that her face fills most of the frame',
            why: 'A larger face shows the fading laugh in more detail and no earlier.',
          },
        ],
      },
      {
        question:
          'A shaft of light falls on a stairway, and your picture needs one person in it. Nobody is there. What is the best plan?',
        right: {
          text: 'Frame the stairs, set the exposure, and wait for somebody to come',
          why: 'With place and settings ready, only the right person and step are left to catch.',
        },
        wrong: [
          {
            text: 'Follow passers-by through the town until one of them takes stairs',
            why: 'You would arrive along with them, out of place and with no time left to frame.',
          },
          {
            text: 'Walk on and keep the camera ready, as such chances come often',
            why: 'The light is here now; elsewhere you would have to find both light and person anew.',
          },
          {
            text: 'Come back around noon, when more people will be using the stairs',
            why: 'By noon the sun has moved, and the shaft that made the place good is gone.',
          },
        ],
      },
      {
        question:
          'In one frame two hands are clasped in a handshake; in another a hand’s width of air is left between them. Why may the second be stronger?',
        right: {
          text: 'It holds the tension of what is about to happen',
          why: 'The viewer completes the gesture, so the gap carries more expectation than the clasp.',
        },
        wrong: [
          {
            text: 'It proves how quickly the photographer can react',
            why: 'The speed of the photographer is not visible; what counts is what the instant tells.',
          },
          {
            text: 'It draws the open hands more sharply than clasped ones',
            why: 'Sharpness comes from focus and time, and open hands get no more of it.',
          },
          {
            text: 'It leaves the background visible between the two people',
            why: 'A bit more background adds nothing; the coming touch is what holds the eye.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why should you press before the peak of an action?',
        back: 'You and the camera need a fraction of a second, so the peak you wait to see is already past.',
      },
      {
        front: 'What can you prepare while you wait for a moment?',
        back: 'Place, frame, focus and exposure, so that only the timing is left.',
      },
    ],
    task: 'Choose an action at home that repeats, such as pouring tea, cutting bread or tossing a ball. Photograph it in at least ten rounds, with single frames and no bursts. Hand in three of them in one image: just before the peak, at it, and just after. Add one sentence on which instant tells most.',
  },
  {
    id: 'people',
    goal: 'Give a sitter something to do, and read eyes, hands and shoulders for what they tell.',
    deeper:
      'A lens makes people aware of themselves. They hold their breath, pull up their shoulders and offer the face they have practised for it. A task takes their attention elsewhere, and the body follows: someone shelling peas breathes and sits as usual. Your own manner counts as much. Silence behind a camera feels like being judged; a few plain words on what you are doing ease it. The turn of the body speaks too: square shoulders *confront*, slightly turned ones relax, and a head coming back to the lens makes contact.\n\nPicture a carpenter in his workshop. First frame: folded arms, chin up, a grin for the newspaper. You ask which plank was the hardest to find. He turns to the rack, lays a palm on the wood and thinks. The mouth has forgotten you, the eyes are far away, and the hand rests as if on a horse.',
    mistake:
      'Arranging every finger and asking for a smile gives people more things to get wrong. The mouth then laughs, the eyes do not, and the hands are clenched. Lower the camera, talk about something they know well, and raise it again when they have forgotten it.',
    questions: [
      {
        question:
          'Your uncle stands before the camera with raised shoulders and a frozen grin. What would you try first?',
        right: {
          text: 'Hand him his guitar and ask how he tunes it',
          why: 'A task takes his mind off the camera, and the shoulders drop by themselves.',
        },
        wrong: [
          {
            text: 'Tell him to relax and to smile more naturally',
            why: 'Told to be natural, people watch themselves even harder, and the grin gets stiffer.',
          },
          {
            text: 'Press on quickly and silently until he gets tired',
            why: 'Silence behind a clicking camera feels like being judged, which keeps him on guard.',
          },
          {
            text: 'Turn him square to the camera, so that he stands firmly',
            why: 'Square shoulders confront the camera, and he still has nothing to do there.',
          },
        ],
      },
      {
        question:
          'In a portrait the mouth smiles, but the eyes are wide and the hands grip each other. What does the picture tell?',
        right: {
          text: 'Mostly unease, as eyes and hands outweigh the smile',
          why: 'A smile is easily put on, while eyes and hands are seldom under control.',
        },
        wrong: [
          {
            text: 'Mostly joy, as the mouth is what viewers believe most',
            why: 'The mouth is the most practised part of a face, and everything else contradicts it here.',
          },
          {
            text: 'Mostly calm, as wide eyes make a face look open',
            why: 'Wide eyes with gripping hands read as alarm; calm shows in loose hands and easy lids.',
          },
          {
            text: 'Mostly pride, as a smile with firm hands shows strength',
            why: 'Hands that grip each other hold on to something, and the wide eyes do not look sure.',
          },
        ],
      },
      {
        question:
          'You want a portrait with a relaxed body and clear contact with the viewer. Which position helps most?',
        right: {
          text: 'Shoulders turned slightly away, head coming back to the lens',
          why: 'The turned body looks at ease, and the face that comes back makes the contact.',
        },
        wrong: [
          {
            text: 'Shoulders square to the lens, chin raised and arms folded',
            why: 'A square body behind closed arms confronts, so there is contact without ease.',
          },
          {
            text: 'Shoulders and head turned away, eyes resting on the distance',
            why: 'That may look easy, but without a look towards the lens there is no contact.',
          },
          {
            text: 'Shoulders square to the lens, eyes lowered to the folded hands',
            why: 'The body confronts while the eyes avoid, so neither ease nor contact comes about.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What loosens a stiff sitter better than the word “relax”?',
        back: 'Something to do or a real question, because it takes the mind off the camera.',
      },
      {
        front: 'Which parts of a person betray a put-on smile?',
        back: 'Eyes, hands and shoulders. They are harder to control than the mouth.',
      },
    ],
    task: 'With somebody who has agreed to it, make two portraits in the same place and light: one in which they stand and look into the camera, one while they do something they know well. Hand in both in one image. Cover the mouths, compare eyes, hands and shoulders, and name at least two differences in writing.',
  },
]
