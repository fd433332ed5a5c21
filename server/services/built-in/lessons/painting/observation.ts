import type { Lesson } from '../lesson.ts'

export const observationLessons: readonly Lesson[] = [
  {
    id: 'depth',
    goal: 'Set things apart in space by value, colour and detail, and make the clues agree.',
    deeper:
      'Between you and a distant hill hang countless fine drops and grains of dust, which scatter daylight towards your eye. This veil shows most over darks: a black fir three valleys off looks slate blue, while a white wall beside it has changed far less. The scale shrinks *from its dark end*. Warm colours fade, too, and on a hazy evening the veil itself may be golden.\n\nAir is not the only means. An overlap tells which of two things is nearer, even in a clear room, and so do sizes that shrink and spaces that narrow. Picture a row of fence posts across a field. The first is chest-high and dark, with grain in the wood; the fifth is the length of a finger and brownish; the twelfth is a tick of blue-grey. Each clue is weak alone. When one contradicts the others, the space collapses.',
    mistake:
      'We know that a wood is green and has leaves, and so the far wood is painted green and leafy. If near and far parts of your picture share their mixtures, you have painted what you know. Hold a green leaf at arm’s length against the real wood, and mix the difference you see.',
    questions: [
      {
        question:
          'A distant ridge seems to stand right behind the near tree; both are dark green and sharp. What would you change first?',
        right: {
          text: 'Lighten the ridge towards the sky and soften its detail.',
          why: 'Distance weakens contrast and detail and draws colours to the sky, so the ridge moves back.',
        },
        wrong: [
          {
            text: 'Make the ridge lower and leave its colour as it is.',
            why: 'A low ridge with near colour and sharpness still clings to the tree in front.',
          },
          {
            text: 'Darken the ridge until it forms a calm, even backdrop.',
            why: 'A darker ridge comes forward, because the air between makes far darks paler.',
          },
          {
            text: 'Lead a winding path from the tree up to the ridge.',
            why: 'A path adds one clue, but value and sharpness go on contradicting it.',
          },
        ],
      },
      {
        question:
          'In haze a black barn and a white barn stand equally far away. Which of them has changed more in value?',
        right: {
          text: 'The black one, because a bright veil shows most over darks.',
          why: 'Scattered light adds itself to what is behind it, and that is most visible where there was least.',
        },
        wrong: [
          {
            text: 'The white one, because haze turns all light things grey.',
            why: 'A white wall is about as light as the haze, so the veil changes it little.',
          },
          {
            text: 'Both equally, because they stand at the same distance from you.',
            why: 'The veil is the same for both, but its effect depends on how dark the thing was.',
          },
          {
            text: 'Neither, because haze affects colours but not black and white.',
            why: 'Haze lightens darks strongly, which is why distant blacks look slate blue.',
          },
        ],
      },
      {
        question:
          'You paint the inside of a clear, well-lit room. Which means will give it depth most reliably?',
        right: {
          text: 'Furniture that overlaps, and floorboards that draw closer further back.',
          why: 'Overlap and narrowing spaces work without any haze, and a room has hardly any.',
        },
        wrong: [
          {
            text: 'Blue-grey for whatever stands near the wall at the back.',
            why: 'A few metres of clear air change colours hardly at all, so this would look like fog.',
          },
          {
            text: 'The same amount of detail on every piece, near or far.',
            why: 'Equal detail contradicts the other clues and pulls the back wall to the front.',
          },
          {
            text: 'A darker outline around the things that stand furthest away.',
            why: 'Strong outlines bring far things forward, against what you want.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'From which end does the value scale shrink with distance?',
        back: 'From the dark end: far darks turn pale long before lights change much.',
      },
      {
        front: 'Which clues to depth work without any haze?',
        back: 'Overlap, sizes that shrink and spaces that narrow towards the horizon.',
      },
    ],
    task: 'Paint a landscape with a near, a middle and a far plane, from a view or from memory. Beside it put three swatches, the darkest dark of each plane, mixed as in the painting. Hand in one picture of both. The swatches must get clearly lighter with distance, and neighbouring planes must overlap at least once.',
  },
  {
    id: 'drawing-underneath',
    goal: 'Place a motif with a few measured lines and go on correcting them in paint.',
    deeper:
      'Errors of drawing add up, because each part is placed against the last. If one eye sits too high, and the nose is set from the eye and the mouth from the nose, the whole face slides. It is safer to fix the outermost points first, then the middle, and only then what lies between. A brush held at arm’s length, elbow straight and one eye closed, turns guesses into comparisons: how many heads high is the figure?\n\nRound vessels deserve special care. On a table below your eyes the rim of a glass is a narrow ellipse and its foot a rounder one, because you look down on the foot more steeply. Give them pointed ends or a flat base, and no highlight will make the glass stand. *Nor does drawing end where painting begins*: each patch restates a border, and each is a chance to move it.',
    mistake:
      'It is tempting to begin with a favourite detail, an eye or a handle, and to grow outwards until the rest no longer fits. Cramped feet or a squeezed margin give it away. Mark the four outermost points and the middle first, and check them before you draw anything inside.',
    questions: [
      {
        question:
          'You began a standing figure with a fine head, and now there is no room for the feet. What would have prevented it?',
        right: {
          text: 'Marking the top, the bottom and the middle of the figure first.',
          why: 'Outer points settle the size at the start, and each part has to fit between them.',
        },
        wrong: [
          {
            text: 'Painting the head more thinly, so that it is easily changed.',
            why: 'Thin paint makes repairs easier, but the figure would still outgrow the canvas.',
          },
          {
            text: 'Working upwards from the feet and ending with the head.',
            why: 'Errors add up from that end too, and then the head may not fit.',
          },
          {
            text: 'Choosing a larger canvas, so that there is room to grow.',
            why: 'Without outer marks a figure can outgrow any canvas, and proportions still slide.',
          },
        ],
      },
      {
        question:
          'A straight-sided glass stands on a table below your eyes. How should the ellipses of rim and foot compare?',
        right: {
          text: 'The foot is rounder, because you look down on it more steeply.',
          why: 'The further a circle lies below eye level, the more steeply you see it and the more it opens.',
        },
        wrong: [
          {
            text: 'The rim is rounder, because it is nearer to your eyes.',
            why: 'Nearness to eye level makes an ellipse narrower; at eye level it is a line.',
          },
          {
            text: 'Both are equally round, because the glass has the same width throughout.',
            why: 'The circles are equal in reality, but you look down on them at different angles.',
          },
          {
            text: 'The foot is a straight line, because the table top is level.',
            why: 'Looked down on, a level circle is an ellipse; a flat base makes the glass seem cut off.',
          },
        ],
      },
      {
        question:
          'Halfway through you notice that a church tower leans and stands too far left. What is the best course?',
        right: {
          text: 'Move it now with the paint you are using.',
          why: 'Each patch restates a border, so drawing can be corrected at any time.',
        },
        wrong: [
          {
            text: 'Keep it, because the drawing was settled before.',
            why: 'Paint hides little of a wrong drawing, and a leaning tower will disturb viewers to the end.',
          },
          {
            text: 'Put bright colours in front of it as a distraction.',
            why: 'Viewers feel a leaning upright even without looking at it, and the distraction costs your centre.',
          },
          {
            text: 'Lean the houses beside it to the same side.',
            why: 'Then all uprights are wrong together, and the whole town seems to slide.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Which points do you place first when you begin a motif?',
        back: 'The outermost ones, top, bottom, left and right, and then the middle. All else goes between them.',
      },
      {
        front:
          'A glass stands below eye level: is its rim or its foot the rounder ellipse?',
        back: 'The foot, because it lies lower and you look down on it more steeply.',
      },
    ],
    task: 'Paint a still life with a bowl or a glass and one box, beginning with thin lines. Photograph the objects from where your eyes were. On both pictures draw the same three lines: an upright, one slope of the box, the width of the rim. Hand them in side by side and write which of the three differs most.',
  },
  {
    id: 'from-life',
    goal: 'Gather from life what a photograph leaves out, and use photographs without copying their faults.',
    deeper:
      'Two eyes that move and adapt gather more than a lens does. Look from a sunlit square into an archway: your pupils open, and you find brown stone, a bicycle, a woman with a bag. A camera set for the square may record a black hole. It also has its own idea of shapes. A phone close to a face enlarges the nose, and a wide lens makes a room deeper than it felt.\n\nLife has its own trouble: it will not hold still. Within an hour the shadow of a tree crosses the path, and whoever follows it paints two times of day in one picture. The answer is a decision and some notes in words, such as “wall peach, shadow slate”, and *the rest is painted to that plan*. Later a photograph can add what it is good at, such as the number of windows.',
    mistake:
      'Outdoors many chase the light: each shadow is repainted as it moves, until the sun seems to stand in two places. Follow every shadow in the picture back to its source and see whether the lines agree. If they do not, choose one hour and restore its shadows from your first lines.',
    questions: [
      {
        question:
          'After two hours outdoors the house in your painting throws its shadow to the left, the tree to the right. What now?',
        right: {
          text: 'Return to the shadows of one hour, using your first lines.',
          why: 'One hour means one sun; the first lines still hold what the motif no longer shows.',
        },
        wrong: [
          {
            text: 'Repaint the tree’s shadow just as it falls at this moment.',
            why: 'It falls differently again by the time you finish, and the house belongs to another hour.',
          },
          {
            text: 'Soften both shadows, so that their directions matter less.',
            why: 'Soft shadows still point two ways, and the sunlight is weakened as well.',
          },
          {
            text: 'Keep both, because light does change during an honest day’s work.',
            why: 'Viewers see a single moment, and in it two suns make the place unbelievable.',
          },
        ],
      },
      {
        question:
          'All you have for a portrait is a phone photo taken very close to the face. Which fault should you expect?',
        right: {
          text: 'The nose is too large compared with the ears.',
          why: 'From very close, what is nearest to the lens is enlarged most, and that is the nose.',
        },
        wrong: [
          {
            text: 'The ears are too large compared with the nose.',
            why: 'The ears are furthest from the lens and come out smaller, sometimes half hidden.',
          },
          {
            text: 'The whole face is flatter than it was in life.',
            why: 'Faces look flatter from far away with a long lens; closeness exaggerates depth.',
          },
          {
            text: 'The forehead is broader than it was in life.',
            why: 'The forehead lies further back than the nose, so it loses breadth in comparison.',
          },
        ],
      },
      {
        question:
          'At home you paint a dim archway beside a sunlit square. Which base is the safest?',
        right: {
          text: 'A photo for the shapes, with your notes for the colours in the arch.',
          why: 'The photo counts and measures well, while your notes keep what the lens lost in the dark.',
        },
        wrong: [
          {
            text: 'A photo that was exposed for the square, copied as exactly as you can.',
            why: 'Exposed for the square it turns the arch into empty black, and you would copy that.',
          },
          {
            text: 'A photo that was brightened until every stone in the arch can be seen.',
            why: 'Brightening bleaches the square, and the colours in the arch remain a guess.',
          },
          {
            text: 'Your memory of the place, because any photo would spoil the impression.',
            why: 'Memory keeps the mood but seldom proportions, and a photo is a good note of these.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What does a phone held very close do to the proportions of a face?',
        back: 'It enlarges what is nearest, mostly the nose, and makes what lies further back, such as the ears, smaller.',
      },
      {
        front: 'How do you keep one hour of light in a painting that takes longer?',
        back: 'Fix the shadow borders at the start, note the colours in words and keep to both, whatever the sun does.',
      },
    ],
    task: 'Find a motif with deep shade in it and photograph it. Paint one small study from the motif and, later, one from the photo alone, 40 minutes each. Hand in both side by side, mark three places where they differ, and write a few words on each: which of the two is nearer to what you saw?',
  },
]
