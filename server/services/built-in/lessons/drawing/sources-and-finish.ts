import type { Lesson } from '../lesson.ts'

export const sourcesAndFinishLessons: readonly Lesson[] = [
  {
    id: 'reference',
    goal: 'Draw from life, photographs and memory, knowing what each of them can tell you.',
    deeper:
      'From life you have two eyes and a head that moves; you see several views and settle on one. A photograph has one, and its distance decides the proportions. A face taken at arm’s length has a large nose and small ears. Cameras also tend to close deep shadows into black and to bleach strong lights, because they hold fewer tones than an eye that wanders.\n\nSuppose you want a heron as it lands. Life gives you three seconds: the body leaning back, the legs swinging forward. Memory keeps that swing on the way home, and makes it larger. A photograph then tells where the leg bends and how the feathers overlap. Without memory you would copy a stuffed bird, without the photograph you would draw a cartoon stork. Draw the memory before you look at pictures, because afterwards it is overwritten.',
    mistake:
      'A photograph copied tone for tone brings its faults along. Black areas that you cannot explain and edges all equally crisp are the marks of it. Look at a similar thing in similar light, note three things that the camera lost, and change them.',
    questions: [
      {
        question:
          'You drew a friend from a photograph taken at arm’s length. Nose and chin look too big, the ears too small. What is the likeliest cause?',
        right: {
          text: 'The camera was so close that it enlarged what was nearest to it',
          why: 'From near by the nose is much closer than the ears, and your drawing repeated that.',
        },
        wrong: [
          {
            text: 'The photograph was right, and the ears were simply not measured',
            why: 'Careful measuring would have copied the same small ears from the same picture.',
          },
          {
            text: 'The shadows beside the nose were put in too dark for the face',
            why: 'Dark shadows make a nose stand out, but they cannot shrink the ears.',
          },
          {
            text: 'The photograph was printed too small to show the ears as they are',
            why: 'A small print reduces nose and ears alike, so their proportion would stay.',
          },
        ],
      },
      {
        question:
          'You draw a cellar stair from a photograph. Its shadow is solid black, and you cannot tell where the lower steps are. What do you do?',
        right: {
          text: 'Study a real stair in poor light and note what an eye still sees there',
          why: 'An eye finds steps where a camera closed the shadow, and such looking fills the gap with knowledge.',
        },
        wrong: [
          {
            text: 'Copy the black as it stands, since the camera recorded what was there',
            why: 'The camera recorded its own limit; an eye in that cellar would have made out more.',
          },
          {
            text: 'Enlarge the photograph a good deal, since the steps must be in it',
            why: 'Where the shadow has closed to black, enlarging shows larger black.',
          },
          {
            text: 'Rule the steps in at equal heights, since a stair is always regular',
            why: 'Seen from above, equal steps do not look equally high, so a ruled guess would look wrong.',
          },
        ],
      },
      {
        question:
          'You watched a dancer tonight and took some photographs. You want to draw above all how she moved. What is the best order?',
        right: {
          text: 'Draw from memory tonight, then check limbs and costume in the photographs',
          why: 'Memory keeps the movement that struck you, and looking at pictures early would overwrite it.',
        },
        wrong: [
          {
            text: 'Study the photographs tonight, then draw from memory what you have learned',
            why: 'After long study you will recall frozen pictures, and the movement you saw fades behind them.',
          },
          {
            text: 'Trace one of the photographs, then loosen the lines until it seems to move',
            why: 'Loose lines over a traced still give it a lively surface on a frozen pose.',
          },
          {
            text: 'Draw from the photographs alone, because memory alters what it has kept',
            why: 'What memory alters is mostly the movement made larger, and that is just what you are after.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What happens to a face photographed at arm’s length?',
        back: 'What is near, such as the nose, looks too large, and the ears look too small.',
      },
      {
        front: 'Why draw from memory before you look at photographs of the thing?',
        back: 'Memory keeps what impressed you, and the photographs would overwrite it.',
      },
    ],
    task: 'Draw one object or animal three times, 15 minutes each: from memory, from life, then from a photograph you took of it. Mark on each sheet one place that this source told you and the other two did not. Hand in the three drawings in one picture, labelled with their sources.',
  },
  {
    id: 'finish',
    goal: 'Decide where a drawing is worked out, where it is hinted at, and when to stop.',
    deeper:
      'Our eyes see sharply only in the middle of their view; of the rest we notice that it is there. A drawing that is worked out in one place and loose around it resembles this, so it feels like looking. A hint also gives the viewer something to do: five strokes beside a finished face become a hand, because we know hands. But they must lie in the right place and at the right angle; a wrong hint is taken for a mistake.\n\nA grandmother is knitting. Fingers and needles are worked out, the sleeves have a few folds, the chair is two lines. The finish falls off in steps, so nothing looks pasted on. How do you know when to stop? Lean the sheet against the wall and ask of the next stroke what it would change. If you cannot say, put the pencil down and look again tomorrow.',
    mistake:
      'Many drawings are spoilt by the time that was left. When you catch yourself going over the whole sheet, darkening what is dark already, that point has passed. Photograph each state from the halfway mark on, and continue only if you can name what is missing.',
    questions: [
      {
        question:
          'You care about an old man’s hands, but viewers look at the wall behind him, drawn brick by brick. What do you do?',
        right: {
          text: 'Clear most of the wall and leave a few bricks to stand for it',
          why: 'With less to see behind him, the hands become the most worked place on the sheet.',
        },
        wrong: [
          {
            text: 'Bring the rest of the sheet to the same finish as the bricks',
            why: 'An even finish takes away the last sign of where one should stay.',
          },
          {
            text: 'Work further on the hands until they outdo all of the bricks',
            why: 'The hands can hardly outdo so many bricks, and may be overworked in the attempt.',
          },
          {
            text: 'Draw a darker frame around the hands, so that they are noticed',
            why: 'A frame adds a strange object, and the wall remains the richest part.',
          },
        ],
      },
      {
        question:
          'A loosely drawn foot in your portrait is taken for a mistake and not for a hint. What do you check first?',
        right: {
          text: 'Whether its few lines have the right place and the right angle',
          why: 'A hint works only when its strokes are true; looseness does not excuse a wrong direction.',
        },
        wrong: [
          {
            text: 'Whether it has toes and a shoe, since feet need both to be read',
            why: 'Feet are recognised from very little, and more detail on a wrong foot makes it worse.',
          },
          {
            text: 'Whether it is as dark as the face, since pale parts look wrong',
            why: 'Pale, loose passages look natural far from the centre as long as they are true.',
          },
          {
            text: 'Whether it is needed, since loose parts are better left out',
            why: 'Leaving it out is possible, but loose parts belong to many good drawings, so look at the strokes.',
          },
        ],
      },
      {
        question:
          'Pale searching lines still surround a shoulder that is now well placed. You want to erase them all. What speaks for keeping them?',
        right: {
          text: 'They let viewers see how the shoulder was found',
          why: 'Traces of the search show how the form came about, and pale ones mislead nobody.',
        },
        wrong: [
          {
            text: 'They save the trouble of shading the shoulder',
            why: 'Stray lines do not follow light and shadow, so they cannot take the place of shading.',
          },
          {
            text: 'They show how many hours went into the sheet',
            why: 'Effort put on show interests few viewers; the way to the form does.',
          },
          {
            text: 'They would leave the paper rough if rubbed out',
            why: 'Pale lines come off most papers easily, so this is no reason either way.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why can a drawing be loose in most places and still convince?',
        back: 'Eyes see sharply only where they look, and viewers complete a true hint themselves.',
      },
      {
        front: 'How can you tell that it is time to stop a drawing?',
        back: 'You can no longer say what the next stroke would change.',
      },
    ],
    task: 'Draw a person or a plant for an hour and photograph it after 20, 40 and 60 minutes. Work out only one area, no larger than your palm. Hand in the three states side by side, mark the one you consider best, and name in one sentence what was gained or lost after it.',
  },
  {
    id: 'recording-the-drawing',
    goal: 'Make a picture file of a drawing that keeps its paper, its tones and its faintest lines.',
    deeper:
      'Left to itself, a camera aims at medium brightness. An almost white sheet seems too bright to it, so it lets in less light, and the paper comes out grey. You can tell it to expose a little more, or raise the white afterwards. It also guesses the colour of the light. A lamp on one side and a window on the other leave it yellowish here and bluish there, which no single correction mends.\n\nAn A3 pencil drawing lies on a table beside a window. The left half is bright, the right half dull. Outdoors in open shade, light comes from all sides. Stand back and zoom in a little, because near the lens straight edges may bulge. If opposite sides of the sheet look parallel on the display, the camera is square to it. Enlarge the shot and see whether its lines are sharp.',
    mistake:
      'Contrast is pushed until the paper is spotless, and the pale half of the drawing goes with it. Lay the sheet beside the screen and look for its faintest line. Undo the correction, move only the white, and stop as soon as that line begins to thin.',
    questions: [
      {
        question:
          'A photograph of your sheet is bright on the left and grey on the right. When you raise the white, pale lines vanish on the left while the right stays grey. What now?',
        right: {
          text: 'Photograph the sheet again where the light falls evenly on it',
          why: 'Uneven light cannot be mended by one correction, and open shade removes the cause.',
        },
        wrong: [
          {
            text: 'Raise the white further until the right side is clean as well',
            why: 'By then the left side will have lost far more than its palest lines.',
          },
          {
            text: 'Raise the contrast until the lines on the left appear again',
            why: 'Lines that have merged with the white are gone from the picture; contrast cannot recall them.',
          },
          {
            text: 'Turn the picture into pure greys, so that the sides match',
            why: 'Without colour the sheet is still bright on one side and dull on the other.',
          },
        ],
      },
      {
        question:
          'On the photograph your paper is yellow towards the lamp and bluish towards the window. What is the surest cure?',
        right: {
          text: 'Switch off the lamp and take it again by daylight alone',
          why: 'With one kind of light the whole sheet has one colour, and that is easily corrected.',
        },
        wrong: [
          {
            text: 'Shift the colour to blue until the yellow has disappeared',
            why: 'The shift takes the yellow away and makes the window side bluer still.',
          },
          {
            text: 'Put another such lamp near the window as a counterweight',
            why: 'Two lamps and a window still mix, and the colours would only be spread differently.',
          },
          {
            text: 'Use the flash of the phone, which outshines both of them',
            why: 'A flash beside the lens glares on graphite and fades towards the corners of the sheet.',
          },
        ],
      },
      {
        question:
          'You scanned an A4 drawing at 300 dots an inch. Now a print is wanted that is twice as wide and twice as high. What do you do?',
        right: {
          text: 'Scan it anew at 600 dots, which leaves 300 per inch in the print',
          why: 'Doubling both sides spreads the same dots over twice the length, so twice as many are needed.',
        },
        wrong: [
          {
            text: 'Send the file as it is, since 300 dots are enough for any print size',
            why: 'At double size the same dots cover double the length, so 150 remain for each inch.',
          },
          {
            text: 'Enlarge the file to twice its pixels, so that the detail comes back',
            why: 'The computer can only guess pixels between the old ones; no new line is seen.',
          },
          {
            text: 'Save it in a better format, which packs the pixels more closely',
            why: 'A format decides how pixels are stored, not how many the scanner took.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why does a camera often make white paper grey?',
        back: 'It aims at medium brightness, so a sheet that is almost all white gets too little light.',
      },
      {
        front: 'How can you tell that the white of a scan was raised too far?',
        back: 'The faintest line of the drawing is thin or gone, though it can be seen on the sheet.',
      },
    ],
    task: 'Make two files of one drawing that has very pale lines: an unplanned phone shot under a room lamp, and your best record, square, in even daylight, with one correction of the white. Hand both in side by side. In the better file the palest line must still be visible and the paper nearly white.',
  },
]
