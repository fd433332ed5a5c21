import type { Lesson } from '../lesson.ts'

export const finishingLessons: readonly Lesson[] = [
  {
    id: 'stopping',
    goal: 'Tell a change that helps the whole from a mere habit, and end in time.',
    deeper:
      'Each stroke has a price as well as a use. Early on strokes are cheap: the canvas is empty, and nearly everything adds something. Later each one covers something that already works, a lucky edge or a breath of bare ground. So the question changes. At the start ask what is missing; near the end, *what would I lose?*\n\nImagine a study of a beach. After forty minutes the figures are flecks, the sea is a few sweeps, and it is full of wind. Now comes the itch to give the flecks faces. Each face asks for a hat and each hat for a shadow, and after another hour the wind has gone. No single place is wrong, yet the whole is stiff. Had you stopped, with one doubt noted on the back, you could have used that hour for a second study. Finish is not the same as detail.',
    mistake:
      'Fiddling feels like diligence: you lean in and dab at a spot without having said what is wrong with it. Two signs are a nose close to the canvas and a brush that goes on with whatever is left on it. Put it down, step back three metres and name one fault, or stop.',
    questions: [
      {
        question:
          'Your harbour study feels fresh, but one boat at its edge is rougher than the others. What do you do?',
        right: {
          text: 'Leave it, because it does not harm the whole.',
          why: 'Roughness in one spot is no fault in itself, and smoothing it could cost freshness.',
        },
        wrong: [
          {
            text: 'Bring it to the same finish as the rest.',
            why: 'Equal finish everywhere evens the picture out, until no part leads any more.',
          },
          {
            text: 'Paint it out and put water in its place.',
            why: 'This removes a working part of the design only because it was painted quickly.',
          },
          {
            text: 'Add a few bright accents that make it look intended.',
            why: 'Accents at the edge draw the eye to a spot that was quiet and did no harm.',
          },
        ],
      },
      {
        question:
          'Which of these is the surest sign that you are overworking a painting?',
        right: {
          text: 'You dab at a spot but cannot say what should change there.',
          why: 'A stroke without a named fault serves habit and covers something that may work.',
        },
        wrong: [
          {
            text: 'You have been working on it for more than two hours today.',
            why: 'Time alone tells little; a large painting may need many hours and stay fresh.',
          },
          {
            text: 'You scrape off one passage and paint it again from scratch.',
            why: 'Scraping off and restating a named fault is a clear decision and often restores freshness.',
          },
          {
            text: 'You have put your smallest brush strokes at the focal point.',
            why: 'Finer work at the centre is often planned; the danger is fine work everywhere.',
          },
        ],
      },
      {
        question:
          'Near the end you see that sky and sea have become equally dark, and the horizon you need has vanished. What now?',
        right: {
          text: 'Repaint the sky lighter, even though it is late.',
          why: 'This fault can be named and bears on the whole, so the change is worth its price.',
        },
        wrong: [
          {
            text: 'Stop here, since late changes always destroy a painting’s freshness.',
            why: 'Aimless late strokes destroy freshness; a named fault in the whole still needs its cure.',
          },
          {
            text: 'Add gulls and sails to show where the horizon is.',
            why: 'More details lie on top of the fault and leave two equal darks below.',
          },
          {
            text: 'Sharpen the ripples in front, to draw the eye down there.',
            why: 'This spends strokes on a place that works, while the lost horizon stays lost.',
          },
        ],
      },
    ],
    cards: [
      {
        front:
          'Which question should replace “What is missing?” near the end of a painting?',
        back: '“What would I lose?”, because late strokes cover things that already work.',
      },
      {
        front: 'When is a late change worth making?',
        back: 'When you can name the fault and it bears on the whole picture, not only on one rough spot.',
      },
    ],
    task: 'Paint a study in exactly 60 minutes and photograph it every 15 minutes. On the next day put the four photos in a row, mark the state you find best, and write two sentences: what did the later strokes gain, and what did they lose? Hand in the row with mark and sentences as one picture.',
  },
  {
    id: 'recording-the-painting',
    goal: 'Make a picture of your painting that keeps its tones, colours and proportions true.',
    deeper:
      'Glare obeys the rule of a mirror: light leaves a glossy surface at the angle at which it came. A lamp close to the camera is thrown straight back into the lens; one far out to the side sends its reflection past it. So when a corner of an oil painting gleams, it is the lamp that should move.\n\nBrightness and colour are guesses of the camera. It pulls every picture towards a middling brightness, so a pale winter field comes out dingy and a night piece greyish. Correct this with the exposure until the whites in the file match the real ones. Worst is mixed light. With a window on the left and a bulb on the right no white balance fits, and one half turns blue or the other orange. *Use one kind of light* and switch off the rest.',
    mistake:
      'The painting is snapped where it hangs, from below and under a ceiling lamp, and comes out yellowish and narrower at the top. Compare its upper and lower side in the file: if they differ, the camera was tilted. Raise it to the middle of the painting and hold it parallel, in daylight.',
    questions: [
      {
        question:
          'A varnished painting is lit by one lamp just left of the camera, and glare covers its left third. What would you change first?',
        right: {
          text: 'Move the lamp much further out to the side.',
          why: 'From a wide angle the mirrored light passes the lens instead of falling into it.',
        },
        wrong: [
          {
            text: 'Lower the exposure until the glare is grey.',
            why: 'Glare lies on top of the colours; a darker file hides them still and dims the rest.',
          },
          {
            text: 'Set the white balance on the gleaming patch.',
            why: 'White balance shifts colours; the reflection would stay and the rest would be tinted.',
          },
          {
            text: 'Stand closer, so that the lamp is behind you.',
            why: 'A lamp behind you still shines at the surface almost head-on and is mirrored into the lens.',
          },
        ],
      },
      {
        question:
          'Your pale snow scene comes out dull and grey in the file, although it was evenly lit. What has most likely happened?',
        right: {
          text: 'The camera pulled the light picture down to a middling brightness.',
          why: 'Automatic exposure takes a mostly light picture for too bright, so the exposure must be raised.',
        },
        wrong: [
          {
            text: 'The zoom was used, which always makes the whites in a file grey.',
            why: 'Stepping back with the zoom helps to keep the sides straight and does not turn whites grey.',
          },
          {
            text: 'The light was too soft, and snow needs a lamp from the front.',
            why: 'Soft even light is what a painting needs; a frontal lamp would bring glare.',
          },
          {
            text: 'The white balance was set on a grey card instead of the snow.',
            why: 'A grey card keeps colours neutral; it does not decide how bright the file is.',
          },
        ],
      },
      {
        question:
          'In your file the left half of the painting looks bluish and the right half orange. What is the cure?',
        right: {
          text: 'Light it with one kind of source and take it again.',
          why: 'Two kinds of light need two white balances; with one kind, one setting fits everywhere.',
        },
        wrong: [
          {
            text: 'Set the white balance on something grey at the left.',
            why: 'That makes the left neutral and pushes the right further into orange.',
          },
          {
            text: 'Take it from further back with the zoom and crop it.',
            why: 'Distance straightens the sides, but both lights still fall on the painting.',
          },
          {
            text: 'Reduce the strength of all colours in the file afterwards.',
            why: 'This dulls the painting’s own colours, and its two halves still differ.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why does a lamp right beside the camera cause glare?',
        back: 'A glossy surface throws light back at the angle at which it came, here straight into the lens.',
      },
      {
        front: 'Why can white balance not mend a mixture of window light and lamplight?',
        back: 'One setting applies to the whole picture: what makes one half neutral tints the other.',
      },
    ],
    task: 'Photograph one of your paintings with three matt swatches beside it, white, middle grey and black. Hand in the uncropped file with one sentence about the light you used. The left and the right side of the painting must agree in length to one part in a hundred, and no glare may touch any of its corners.',
  },
]
