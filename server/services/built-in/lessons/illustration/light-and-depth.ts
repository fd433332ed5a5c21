import type { Lesson } from '../lesson.ts'

export const lightAndDepthLessons: readonly Lesson[] = [
  {
    id: 'light',
    goal: 'Decide on a light’s direction, hardness and colour, and let everything in the picture obey.',
    deeper:
      'A source that looks small from where a thing stands, such as the sun or a candle, throws shadows with hard edges; a large one, such as a cloudy sky, soft ones or hardly any. A low source makes long shadows and says morning or evening. In sunshine the shadows are mostly cooler than the lights, since the blue sky fills them. Once this is settled, ask each thing which side faces the source.\n\nA child reads under a blanket by torchlight. The torch lies on the book, so chin, nostrils and the undersides of the brows are lit, and the forehead is dim. The blanket glows where it is thin and darkens in its folds. The page is the brightest place, and pure white is kept for it. A gloss on top of the hair, painted by habit, would hang a second lamp under the blanket.',
    mistake:
      'By habit each object gets its gloss at the top left, wherever the lamp may hang. Mark the source with a cross and draw straight lines from it to three objects. Where a lit side does not face the cross, repaint that object before you go on.',
    questions: [
      {
        question:
          'At a campfire by night the faces are lit from above, and the fire seems stuck on. What do you change first?',
        right: {
          text: 'Light each face from below, on the side turned to the fire',
          why: 'The faces then obey the source that we see, and the fire belongs to the scene.',
        },
        wrong: [
          {
            text: 'Make the flames brighter, with pure white at the centre',
            why: 'A brighter fire that lights nobody looks even more like a sticker.',
          },
          {
            text: 'Put warm orange over each face, evenly from ear to ear',
            why: 'The colour is right, but light without a direction has no source.',
          },
          {
            text: 'Add some sparks and smoke between the fire and the people',
            why: 'Sparks fill the gap, while the light on the faces still comes from elsewhere.',
          },
        ],
      },
      {
        question:
          'On a grey, rainy noon you painted a crisp black shadow beneath every umbrella. What is wrong with it?',
        right: {
          text: 'Light from the whole sky is too wide for shadows with such edges',
          why: 'A clouded sky is one large source, so shadows are soft and pale or hardly there.',
        },
        wrong: [
          {
            text: 'The shadows are too short, since rain belongs to a low sun',
            why: 'Behind closed clouds the sun throws no long shadows, whatever its height.',
          },
          {
            text: 'The shadows are too warm, since shadows in the rain are blue',
            why: 'Tinted blue, the crisp edges would still speak of bare sunshine.',
          },
          {
            text: 'The shadows should point to one side, because the light has one source',
            why: 'Aligned shadows suit a bare sun; from a covered sky light comes from all sides.',
          },
        ],
      },
      {
        question:
          'Cloud, shirt, teeth, window and lamp are all pure white, and the lamp does not glow. What helps most?',
        right: {
          text: 'Lower all the whites except for that of the lamp',
          why: 'Pure white tells most in one small place, and the lamp becomes the brightest thing.',
        },
        wrong: [
          {
            text: 'Paint a wide yellow ring around the white lamp',
            why: 'A halo hints at light, but four other things remain as bright as the source.',
          },
          {
            text: 'Draw the lamp larger, with a dark outline round it',
            why: 'A larger white area is no brighter than the others, and the outline cuts it off from its glow.',
          },
          {
            text: 'Raise the contrast of the whole picture a little',
            why: 'The whites cannot rise any further, so all five stay equal.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Which kind of source throws hard shadows, and which soft ones?',
        back: 'One that looks small, such as the sun or a candle, throws hard ones; a large one, such as a cloudy sky, soft ones.',
      },
      {
        front: 'How do you check that the light in a picture has one source?',
        back: 'Draw an arrow for the light on several objects; all the arrows should agree.',
      },
    ],
    task: 'Paint one small scene with a person and two objects twice, 40 minutes each: once under a clouded sky, once with one lamp or candle inside the picture. In the second, keep pure white for the source alone. Hand in both, with an arrow for the light on three things in the second.',
  },
  {
    id: 'depth',
    goal: 'Lead the eye from near to far by overlap, size, perspective and air.',
    deeper:
      'Overlap is the strongest sign of depth, because it needs no measuring: what covers is nearer. Size works for things we know, so that a tall and a tiny lamp post become near and far. Moist or dusty air lightens distant darks and tints them like the sky. When these signs agree, space opens without effort. When two contradict each other, viewers feel a wobble, even if they cannot say why.\n\nIt is morning in a harbour. Near us a coil of rope, almost black, is cut by the lower border. Behind it lie boats in middle greys that cover one another and part of the quay. The town beyond has two pale blue-greys and no windows. Paint a few roofs there nearly black, and they jump in front of the masts. The cut rope does something else: it puts us on the quay.',
    mistake:
      'Things stand side by side like cups on a shelf, so that nothing covers anything. Trace the outlines: if hardly one of them ends behind another, overlap is missing. Push three things behind three others, and lower the contrast of what lies behind.',
    questions: [
      {
        question:
          'Mountains in deep green with crisp black firs stand up like cardboard right behind your village. What do you change first?',
        right: {
          text: 'Lift their darks and shift their colour towards that of the sky',
          why: 'Air between us and far things lightens and tints them, and that is the sign they lack.',
        },
        wrong: [
          {
            text: 'Lower their tops until they stand only a little above the roofs',
            why: 'Lower cardboard is still cardboard, since its darks are as strong as those near by.',
          },
          {
            text: 'Add more firs, small enough to show how far away they are',
            why: 'Many crisp dark firs bring more contrast to the very place that should have less.',
          },
          {
            text: 'Draw the village with stronger outlines, so that it comes forward',
            why: 'Heavier lines lift the houses a little, and the mountains remain as dark and sharp as they.',
          },
        ],
      },
      {
        question:
          'Two gulls of the same kind and size fly side by side in an empty sky. With a single change one of them should be far off. Which?',
        right: {
          text: 'Draw it much smaller than the other one',
          why: 'Among things of one kind the smaller is taken for the farther, even without any ground.',
        },
        wrong: [
          {
            text: 'Move it higher up in the sky than the other',
            why: 'In the sky a higher place alone may mean that it flies higher, not further off.',
          },
          {
            text: 'Make it darker than the other against the sky',
            why: 'Distance weakens contrast, so the darker gull would seem to be the nearer.',
          },
          {
            text: 'Draw its feathers finer than those of the other',
            why: 'Visible feathers are a sign of nearness, and the size still says the same.',
          },
        ],
      },
      {
        question:
          'The perspective of your street is right, yet it looks like a toy town: lamp, cart, tree and houses all stand apart. What helps most?',
        right: {
          text: 'Move the lamp and the cart so that they cover parts of the houses',
          why: 'What covers is nearer, so each overlap sets one plane behind another.',
        },
        wrong: [
          {
            text: 'Rule all the receding edges once more with a finer, paler line',
            why: 'The edges were right already, and what is missing is a relation between the things.',
          },
          {
            text: 'Add two more houses at the far end, where the street grows narrow',
            why: 'More separate things make the row longer without linking near and far.',
          },
          {
            text: 'Work out the paving with every stone, so that the ground recedes',
            why: 'Paving can lead inwards, but the things on it go on standing apart.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Which sign of depth needs no measuring, and what does it tell?',
        back: 'Overlap: what covers something is nearer than what it covers.',
      },
      {
        front: 'What does air do to distant darks and colours outdoors?',
        back: 'It weakens the darks and lets the colours drift towards that of the sky.',
      },
    ],
    task: 'Draw or paint a place outdoors with a near, a middle and a far plane in 90 minutes. It needs at least three overlaps, and one near thing must be cut by the border. Hand in the picture with three squares beside it that show the darkest tone of each plane, lighter from near to far.',
  },
]
