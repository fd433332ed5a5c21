import type { Lesson } from '../lesson.ts'

export const lensLessons: readonly Lesson[] = [
  {
    id: 'depth-of-field',
    goal: 'Choose aperture, distance and focal length so that the right things are sharp.',
    deeper:
      'A lens draws only one distance as true points. Anything else becomes a small disc, and while that is too small to notice, we call it sharp. A wide aperture lets in a thick cone of light, so the discs grow quickly on both sides of the focus; a narrow one keeps them small. Distance matters just as much: at f/8 a beetle ten centimetres away is sharp in part only, while a mountain range is sharp throughout.\n\nPicture a friend on a bench, with a hedge two metres behind her. At f/2 the leaves melt and she stands alone. At f/11 every twig is drawn, and one of them grows out of her hat. There is a third way: let her come five metres forward from the hedge. The farther the background lies *behind* the focus, the larger its discs, and f/5.6 may do.',
    mistake:
      'Opening the aperture fully for every portrait often leaves an ear sharp and the eyes soft. You see it at full size, never on the small screen. Close the aperture by two steps, put the focus on the nearer eye, and move the background away instead.',
    questions: [
      {
        question:
          'Two sisters are photographed at f/1.8. One is sharp; the other, half a step behind, is soft. What would you change first?',
        right: {
          text: 'Close the aperture to about f/5.6 and raise the ISO',
          why: 'A narrower aperture deepens the sharp stretch, so that both faces can lie inside it.',
        },
        wrong: [
          {
            text: 'Set the focus on the air exactly between the two faces',
            why: 'At f/1.8 the sharp stretch is so thin that both faces may fall outside it.',
          },
          {
            text: 'Come closer until both of the faces fill the frame',
            why: 'Coming closer makes the sharp stretch thinner still, so the sister behind gets softer.',
          },
          {
            text: 'Shorten the shutter time until both of them are crisp',
            why: 'A shorter time cures movement; a face behind the focus stays soft at any time.',
          },
        ],
      },
      {
        question:
          'A flower should stand out from a messy hedge, but your lens opens no wider than f/5.6. What helps most?',
        right: {
          text: 'Go close, and pick a flower that grows far in front of the hedge',
          why: 'Closeness thins the sharp stretch, and a far background is drawn in larger discs.',
        },
        wrong: [
          {
            text: 'Use the widest setting of the zoom from where you stand',
            why: 'A shorter focal length deepens the sharp stretch and shows more of the hedge.',
          },
          {
            text: 'Raise the ISO, which makes up for the missing aperture',
            why: 'A higher ISO replaces light only; the sharp stretch stays as deep as it was.',
          },
          {
            text: 'Step back, and crop the picture to the flower afterwards',
            why: 'From farther away the sharp stretch is deeper, so the hedge comes out clearer.',
          },
        ],
      },
      {
        question:
          'A portrait should tell that a baker belongs to his bakery. Which choice fits?',
        right: {
          text: 'f/8 from a few steps back, with the focus on him',
          why: 'A deep sharp stretch lets oven and shelves speak, and they are half of the story.',
        },
        wrong: [
          {
            text: 'f/1.8 from close by, with the focus on his eyes',
            why: 'That lifts him out of the bakery, and the picture could have been made anywhere.',
          },
          {
            text: 'f/8 from a few steps back, with the focus on the shelves',
            why: 'The aperture would do, but a soft baker in a sharp shop is no longer the subject.',
          },
          {
            text: 'f/2.8 from the far end, with a long focal length',
            why: 'Long focal length and open aperture thin the sharp stretch, and the surroundings melt away.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Which three changes make the depth of field thinner?',
        back: 'A wider aperture, a shorter distance to the subject, and a longer focal length.',
      },
      {
        front: 'How can you soften a background without touching the aperture?',
        back: 'Go closer to the subject, or bring the subject farther away from the background.',
      },
    ],
    task: 'Photograph one object twice at the same size in the frame: once so that it stands alone before a soft background, once so that its place belongs to it. Change aperture, distances or both; a phone may use distances alone. In the first nothing behind it may be readable, in the second everything. Hand in both in one image.',
  },
  {
    id: 'shake-and-movement',
    goal: 'Tell camera shake from a moving subject, and choose the shutter time that cures or uses it.',
    deeper:
      'While the shutter is open, everything that travels across the sensor leaves a trace. Hands tremble by a small angle, and a long lens turns that angle into a long path. Hence the old rule of thumb for holding a camera by hand: one over the focal length in full-frame terms, so 1/200 of a second at 200 mm. Stabilisation allows more. With a subject, what counts is how fast it crosses the *frame*. A distant train may be crisp at a time that smears a hand waved before the lens.\n\nPicture a cyclist passing a café. At 1/1000 wheels and all stand still, and he might be parked. At 1/30, with the camera held still, he is a smear before sharp tables. At 1/30, with the camera turning along with him, he is sharp and the café flows: now you see how fast he was.',
    mistake:
      'Some trust a tripod or stabilisation to cure all blur, and then the dancer is still smeared. It is easy to see: the chairs are crisp and the people are not. Shorten the time until the movement stops, and accept a higher ISO as the price.',
    questions: [
      {
        question:
          'Indoors, at 1/20 of a second, the furniture is crisp but the playing cat is smeared. What would you change first?',
        right: {
          text: 'Go to 1/500 of a second and let the ISO rise',
          why: 'Only the cat is blurred, so it moved; a shorter time stops it, and noise is the price.',
        },
        wrong: [
          {
            text: 'Keep the time and put the camera on a tripod',
            why: 'The crisp furniture shows that the camera held still, and a tripod cannot stop a cat.',
          },
          {
            text: 'Go to 1/5 of a second and use the stabilisation',
            why: 'Stabilisation counters your hands alone, and the longer time lengthens the smear of the cat.',
          },
          {
            text: 'Keep the time and close the aperture by two steps',
            why: 'A narrower aperture deepens the focus and costs light, while the cat goes on moving.',
          },
        ],
      },
      {
        question:
          'In a night picture every lamp is drawn out into the same little hook. What happened?',
        right: {
          text: 'The camera moved while the shutter was open',
          why: 'A movement of the camera draws the same trace for every point in the frame.',
        },
        wrong: [
          {
            text: 'The focus lay far in front of the lamps',
            why: 'Missed focus turns points of light into round discs, not into hooks of one shape.',
          },
          {
            text: 'The lamps swung in the wind during the exposure',
            why: 'Lamps in the wind swing each in its own way, so the traces would differ.',
          },
          {
            text: 'The ISO was too high for so dark a scene',
            why: 'A high ISO shows as grain and leaves the shape of small lights unchanged.',
          },
        ],
      },
      {
        question:
          'You want a sharp cyclist before a streaked street. Which way leads there?',
        right: {
          text: 'About 1/30 of a second, turning the camera along with the rider',
          why: 'Turning keeps the rider at one place on the sensor, while the street runs across it.',
        },
        wrong: [
          {
            text: 'About 1/30 of a second, holding the camera as still as you can',
            why: 'Then the street is sharp and the rider is the streak, which is the other way round.',
          },
          {
            text: 'About 1/1000 of a second, turning the camera along with the rider',
            why: 'At so short a time nothing runs far across the sensor, so the street stays sharp too.',
          },
          {
            text: 'About 1/1000 of a second, holding the camera as still as you can',
            why: 'Everything would stand frozen, and the rider might as well be parked.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'How do you tell camera shake from a subject that moved?',
        back: 'Shake draws every small point out in the same way. A moving subject is blurred alone.',
      },
      {
        front: 'What is the rule of thumb for the longest hand-held shutter time?',
        back: 'One over the focal length in full-frame terms, such as 1/200 at 200 mm. Stabilisation allows longer.',
      },
    ],
    task: 'From a safe spot, photograph passing cyclists, walkers or cars in three ways: frozen, streaked before sharp surroundings, and sharp before streaked surroundings. Choose the best frame of each kind and hand in the three in one image, with the shutter time written below each. One of the three may need twenty tries.',
  },
  {
    id: 'distance-and-lens',
    goal: 'Choose your distance for the proportions you want, and only then a focal length for the frame.',
    deeper:
      'Twice as far away, a thing is drawn half as large. Take a nose ten centimetres nearer to you than the ears. From two metres that is 200 against 210 centimetres, a difference of a twentieth. From thirty centimetres it is 30 against 40, and the nose comes out a third larger. No lens did that. Cut the middle out of a wide picture, and you have the same proportions as with a long lens from the same spot. Wide lenses got their name for distorting faces because they *tempt* us to come so near.\n\nSuppose your grandmother stands before her house. From one metre, with a wide lens, she is taller than the roof, and the door looks far away. From ten metres, with a long lens and at the same size, the house stands large behind her. One tells of meeting her, the other of where she belongs.',
    mistake:
      'Zooming from wherever one happens to stand gives pictures that differ in size and not in meaning. A whole afternoon taken from one eye level and one distance is the sign. Walk first, three steps nearer and three back, and zoom afterwards.',
    questions: [
      {
        question: 'In your close selfie the nose looks too big. What would mend it?',
        right: {
          text: 'Hold the camera much farther away and crop the picture',
          why: 'Distance sets the proportions, and from farther away nose and ears are almost equally far.',
        },
        wrong: [
          {
            text: 'Keep the distance and use a longer lens instead',
            why: 'From the same spot the proportions stay; a longer lens would only show less of the face.',
          },
          {
            text: 'Keep the distance and close the aperture fully',
            why: 'That deepens the sharp stretch, while the nose remains much nearer than the ears.',
          },
          {
            text: 'Come nearer and put the nose exactly in the middle',
            why: 'From nearer the nose becomes larger still, wherever in the frame it sits.',
          },
        ],
      },
      {
        question:
          'You want the hills to loom large behind a farmhouse that keeps its size in the frame. What do you do?',
        right: {
          text: 'Walk far back and use a long focal length',
          why: 'From far back, house and hills differ less in distance, so the hills gain against the house.',
        },
        wrong: [
          {
            text: 'Walk up close and use a short focal length',
            why: 'From close by the house towers, and the hills shrink to a low line behind it.',
          },
          {
            text: 'Stay where you are and use a long focal length',
            why: 'Zooming enlarges both alike, so the hills keep their size against the house.',
          },
          {
            text: 'Stay where you are and crop to house and hills',
            why: 'A crop keeps all proportions, so the hills do not grow beside the house.',
          },
        ],
      },
      {
        question:
          'From one spot you take a wide picture and a telephoto picture, then crop the first to the view of the second. What does the crop show?',
        right: {
          text: 'The same proportions as the telephoto picture, in fewer pixels',
          why: 'Proportions depend on the standpoint, which was the same; the crop merely keeps fewer pixels of it.',
        },
        wrong: [
          {
            text: 'More depth than the telephoto picture, as wide lenses stretch space',
            why: 'The stretching comes from standing near, and here both were taken from one spot.',
          },
          {
            text: 'Less depth than the telephoto picture, as cropping flattens space',
            why: 'Cropping takes the outer parts away and leaves the proportions of the rest untouched.',
          },
          {
            text: 'A nearer standpoint than the telephoto picture, as things grow larger',
            why: 'A crop enlarges what was recorded; it cannot move the point from which it was seen.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What decides how large near and far things look against each other?',
        back: 'Only the distance of the camera from them. The focal length decides how much of the view is kept.',
      },
      {
        front: 'Why does a face look odd from thirty centimetres?',
        back: 'The nose is then much nearer than the ears in proportion, so it is drawn too large.',
      },
    ],
    task: 'Photograph a person or an object from one metre and from about six, at the same size in the frame, zooming or cropping to match, with something recognisable behind. Hand in the pair side by side. The heights of the subject may differ by a tenth at most; add one sentence on what changed behind it.',
  },
]
