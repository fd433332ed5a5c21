import type { Lesson } from '../lesson.ts'

export const emphasisLessons: readonly Lesson[] = [
  {
    id: 'focal-point',
    goal: 'Decide where the eye should settle and hold the rest back so that it does.',
    deeper:
      'Attention goes to whatever is unlike its surroundings. A crisp edge attracts among softer ones; a light shape counts when its neighbours are dark. So a centre is made by *restraint elsewhere* more than by effort on the spot. Only people need little help: a figure the size of a rice grain is found in the widest landscape.\n\nImagine a harbour with a white sail, a red buoy, a lit window and sparkling water, each at full strength. The eye jumps from one to the next and stays nowhere. Now grey the buoy, let the window sink into its wall, soften the sparkle to a band and set the sail, hard-edged, against the darkest warehouse. The eye finds it at once, wanders off and comes back. One other accent may stay, provided it is clearly weaker; it gives the eye somewhere to travel.',
    mistake:
      'A weak centre is heaped with detail and thick paint, while its rivals stay as loud as before. List every other place with a hard edge, a pure colour or a strong contrast. Quieten these one after another, and stop when a single one of them is left to speak second.',
    questions: [
      {
        question:
          'Everybody who sees your portrait looks first at a bright window in its corner. What is the best first step?',
        right: {
          text: 'Lower the contrast of the window and soften its borders.',
          why: 'The window wins by contrast and crisp borders; without them the face has no rival.',
        },
        wrong: [
          {
            text: 'Brighten the eyes and give the face a lot more detail.',
            why: 'The window stays as loud as before, so there are two rivals instead of one centre.',
          },
          {
            text: 'Add a second window in the opposite corner for balance.',
            why: 'Two bright windows pull the eye to two corners, and the face loses even more.',
          },
          {
            text: 'Move the head to the exact middle of the canvas.',
            why: 'A bright, crisp patch draws the eye from the middle as easily as from anywhere else.',
          },
        ],
      },
      {
        question:
          'Which of these will draw the eye most strongly in a painting of soft grey fog?',
        right: {
          text: 'A small dark post with a crisp edge.',
          why: 'It is unlike all the rest in two ways at once, in value and in edge, so size hardly matters.',
        },
        wrong: [
          {
            text: 'A large patch of slightly warmer grey.',
            why: 'The difference in warmth is slight, and a soft large patch still belongs to the fog.',
          },
          {
            text: 'A thick bank of fog in the middle.',
            why: 'More fog among fog has nothing to stand out against, wherever it is placed.',
          },
          {
            text: 'A long row of trees as pale as mist.',
            why: 'However long, the row shares value and softness with its surroundings and stays quiet.',
          },
        ],
      },
      {
        question:
          'A lemon, a shiny knife and a patterned cloth are equally strong in your still life. The lemon matters to you. What now?',
        right: {
          text: 'Keep the lemon as it is and dull the knife and the pattern.',
          why: 'The lemon leads as soon as its two rivals are quieter, without another stroke on it.',
        },
        wrong: [
          {
            text: 'Make the lemon a little larger and leave the other two alone.',
            why: 'A larger lemon still faces two accents of equal strength, so the eye keeps jumping.',
          },
          {
            text: 'Tone all three down by the same amount until the picture is calm.',
            why: 'Equal restraint leaves the three equal, only quieter, and none of them leads.',
          },
          {
            text: 'Put a dark outline around the lemon to part it from the cloth.',
            why: 'An outline adds one more accent to a crowded picture whose rivals remain at full strength.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What gives one place in a painting the power to attract the eye?',
        back: 'It is unlike its surroundings: stronger contrast, purer colour or a crisper edge than what lies around it.',
      },
      {
        front: 'Your focal point is weak. What helps more than further detail on it?',
        back: 'Quieten its rivals elsewhere, so that at most one clearly weaker accent is left.',
      },
    ],
    task: 'Paint a still life or a street view with at least four things and one clear focal point. Ask three people where they look first and mark each answer as a dot on a photo of the painting. Hand in painting and marked photo as one picture; if the dots disagree, name the rival you would quieten.',
  },
  {
    id: 'key',
    goal: 'Choose a light or a dark key and save the extremes for the place that needs them.',
    deeper:
      'Snow in the sun outshines the shade inside a barn by far more than white paint outshines black. No mixture can copy that, so a painter transposes, as a singer moves a song into a range that the voice can reach. What must survive is the order of the steps, not their real brightness.\n\nTake a room with one window. If you keep the sky outside full of blue, the room has to sink into deep browns, and we feel as if we sat in the dark. If the wallpaper and the girl reading beside it are to be clear, the window must turn almost white and lose its view. In a dark picture one small light can seem to burn, because the eye has *nothing brighter to compare it with*. The same dab in a pale picture would go unnoticed.',
    mistake:
      'White is reached for too early: collar, cloud and teacup all get it, and the highlight has nowhere left to go. Cover your brightest spot with a finger and look for another as light; lower each that you find. Next time mix the second lightest tone first and go no lighter until the end.',
    questions: [
      {
        question:
          'The candle flame in your night scene is pure white but does not glow; wall, face and sleeve are pale too. What helps?',
        right: {
          text: 'Darken the wall, the face and the sleeve around it.',
          why: 'A light seems to burn when nothing else comes near it, so the rivals have to sink.',
        },
        wrong: [
          {
            text: 'Put a thicker dab of white on the flame itself.',
            why: 'White cannot become whiter, and the pale patches around it would still compete.',
          },
          {
            text: 'Paint fine yellow rays that spread out from the flame.',
            why: 'Rays are only a sign for light; among pale patches they add more pale patches.',
          },
          {
            text: 'Lighten the shadows so that the whole room looks lit.',
            why: 'Lighter shadows shrink the very difference on which a glow depends.',
          },
        ],
      },
      {
        question:
          'You paint a room and want the sky in its window to stay a rich blue. What follows for the room?',
        right: {
          text: 'Most of it has to move into the lower part of the scale.',
          why: 'Paint has one short scale; a window that keeps its colour leaves the room only the darker part.',
        },
        wrong: [
          {
            text: 'It can keep its brightness, because our eyes adapt to both.',
            why: 'Eyes adapt as they move between room and sky, but paint shows both in one short range.',
          },
          {
            text: 'It should become lighter, so that the blue stands out more.',
            why: 'A room lighter than the sky outside reverses their order, and the daylight is gone.',
          },
          {
            text: 'It needs everything from white to black, just like the real one.',
            why: 'White inside the room would be brighter than the sky, which is the source of its light.',
          },
        ],
      },
      {
        question:
          'Your study of a misty morning looks heavy: a trunk and some doors are almost black. Which step suits a light key?',
        right: {
          text: 'Lift all these darks together and keep their order.',
          why: 'A light key gives up the dark end; the order among the steps is what must survive.',
        },
        wrong: [
          {
            text: 'Make the sky lighter and leave the trunk for contrast.',
            why: 'Against a lighter sky the black trunk looks heavier still.',
          },
          {
            text: 'Lift the trunk but leave the doors, as they are small.',
            why: 'Several near-black doors still pull the picture out of its key, however small they are.',
          },
          {
            text: 'Add white highlights to the trunk to balance its darkness.',
            why: 'White on black is the strongest contrast there is and the opposite of mist.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why can a painter not copy the real brightness of a sunny scene?',
        back: 'Paint has a far smaller range than daylight. Keep the order of the tones and move the whole into reach.',
      },
      {
        front: 'How can a small dab of paint seem to burn like a lamp?',
        back: 'Keep everything around it in a lower key and use the lightest paint nowhere else.',
      },
    ],
    task: 'Paint a corner of a room at night, lit by a single lamp, in a dark key. Your lightest paint may appear in one place only, no larger than a thumbnail. Beside the painting put three swatches: the lightest paint, the next lightest and the darkest. Hand in one picture that shows painting and swatches together.',
  },
]
