import type { Lesson } from '../lesson.ts'

export const comparingLessons: readonly Lesson[] = [
  {
    id: 'proportion',
    goal: 'Compare lengths by sighting, and find where a drawing departs from its subject.',
    deeper:
      'Sighting needs an unchanging distance between pencil and eye. Hence the straight elbow, one closed eye and a back that stays against the chair: a slightly bent arm makes the pencil look longer, and your unit has changed. What you gain are ratios, never centimetres. That is their strength. A door that is twice as high as it is wide remains so on a poster and on a stamp.\n\nTake a friend who rests her chin on one hand. Sighted, the hand from wrist to fingertip is about as long as the face from chin to hairline. In your drawing it barely reaches the nose, and you would not have doubted it, because hands seem small beside eyes. Begin with the largest ratio, the whole height against the whole width. When that one is wrong, every small length inside has to be stretched or squeezed to fit.',
    mistake:
      'Measurements taken with a drifting arm are worse than none, because you believe them. Measure one length twice: two different answers are the sign. Lock the elbow, shut the same eye each time, keep your seat, and repeat each important ratio before you use it.',
    questions: [
      {
        question:
          'By sighting, a jug is half as high again as it is wide. In your drawing it is twice as high as wide. Where do you begin?',
        right: {
          text: 'Bring its whole height and width into the right ratio, and only then look at the parts',
          why: 'The largest ratio decides where everything inside it goes, so it is mended before any detail.',
        },
        wrong: [
          {
            text: 'Draw the handle and the spout a little narrower, so that the body looks wider',
            why: 'The parts would be bent to suit a body that is wrong, and both would then be out.',
          },
          {
            text: 'Shade both of the sides more softly, so that the jug seems to gain some width',
            why: 'Tone may soften an edge, but the ratio on the sheet stays two to one.',
          },
          {
            text: 'Measure the neck, the foot and the spout, and spread the error evenly over them',
            why: 'Spreading an error keeps the whole of it and makes every part slightly false.',
          },
        ],
      },
      {
        question:
          'In your portrait the eyes, nose and mouth fill nearly the whole head, with a narrow strip of skull above. What is the likeliest cause?',
        right: {
          text: 'The face interested you more than the skull did, so you drew it larger',
          why: 'We enlarge what we care about, and a measured unit would have shown it.',
        },
        wrong: [
          {
            text: 'You drew the outer shape of the head before you put the features inside it',
            why: 'A measured head shape drawn early would have limited the features instead of letting them grow.',
          },
          {
            text: 'Your sitter was three metres away, which is too far to judge a forehead by eye',
            why: 'That distance suits sighting well, since the whole head can be seen without moving your own.',
          },
          {
            text: 'You took the head as your unit, which cannot work for parts inside the head',
            why: 'Parts of a head can be compared with its height as well as anything else can.',
          },
        ],
      },
      {
        question:
          'While sighting a tall lamp you lean forward for a better look, and go on measuring from there. What follows?',
        right: {
          text: 'The new lengths cannot be compared with the earlier ones, so you start again',
          why: 'Nearer to the lamp everything looks longer against your pencil, and old and new lengths no longer share a unit.',
        },
        wrong: [
          {
            text: 'Nothing changes, because all the lengths grow together and the ratios stay the same',
            why: 'New lengths do grow together, but you would compare them with some taken from further back.',
          },
          {
            text: 'The later lengths are more exact, because a thing seen from near by looks larger',
            why: 'They look larger indeed, and that is just what spoils the comparison with the earlier ones.',
          },
          {
            text: 'Only the widths have to be repeated, because the lamp is still as tall as before',
            why: 'Its real height is unchanged, but its height against your pencil has grown like everything else.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why must the elbow be straight when you sight along a pencil?',
        back: 'It keeps the pencil at one distance from the eye, so that the unit stays the same.',
      },
      {
        front: 'Which ratio should be measured before all others?',
        back: 'The whole height of the subject against its whole width, because every smaller length depends on it.',
      },
    ],
    task: 'Draw a chair, a kettle or a bicycle at least 15 cm high. Before you begin, sight five ratios and write them beside the drawing. Afterwards measure the same five on the sheet with a ruler and write them in another colour. Hand in the sheet, with the largest difference corrected on it in that colour.',
  },
  {
    id: 'negative-space',
    goal: 'Draw gaps as shapes of their own, and check the things beside them by these shapes.',
    deeper:
      'A thing and the gap beside it share one border. Get the gap right and that side of the thing is right too. Thinking is what gets in the way. We know that the four legs of a chair are equally long, so we draw them equally long, although from our seat the far two look shorter. About the hole between them we know nothing, so we have to look.\n\nA bicycle leans against a wall. Frame, chain and spokes all ask to be drawn by name. Look instead at the piece of wall inside the frame, a leaning triangle with a blunted corner, then at the thin slice of wall under the saddle. Draw these two as if cut from paper, then the next one. After six such pieces the frame stands there, seen from the right side, and you have not drawn one tube of it.',
    mistake:
      'Things first, gaps as leftovers: that order is the mistake. It shows in holes that come out as neat, even bands, though nothing in the subject is so even. Close two gaps as complete shapes at the start, and let the things on both sides follow from them.',
    questions: [
      {
        question:
          'A figure with one hand on her hip looks wrong around the arm, and you cannot say why. Which check finds the fault soonest?',
        right: {
          text: 'Compare the hole enclosed by arm and waist with the hole you see in the model',
          why: 'That shape has no name to mislead you, so a wrong angle of the arm shows in it at once.',
        },
        wrong: [
          {
            text: 'Look up in a book how the elbow is built and which of the muscles bend it',
            why: 'Anatomy explains elbows in general, while the fault is an angle in this one pose.',
          },
          {
            text: 'Go over the outline of the arm with a darker line, so that you see it better',
            why: 'A wrong line made darker is easier to see, but it does not tell where it should have been.',
          },
          {
            text: 'Shade the arm and the waist, because roundness shows where each of them belongs',
            why: 'Shading laid over a wrong shape makes it solid and keeps it wrong.',
          },
        ],
      },
      {
        question:
          'You look down on a stool and draw its four legs equally long, although they do not look so from your seat. Why would drawing the spaces between the legs help?',
        right: {
          text: 'You have no ready idea of how such spaces look, so you draw what you see',
          why: 'Knowing that the legs are equal misled you, and nothing of the kind is known about the spaces.',
        },
        wrong: [
          {
            text: 'The spaces are larger than the legs, so a slip in them matters less',
            why: 'A slip in a space is the same slip in the leg beside it, since they share the border.',
          },
          {
            text: 'The spaces look the same from any seat, so they are a fixed measure',
            why: 'They change with every move of your head, just as the legs do.',
          },
          {
            text: 'The spaces are mostly darker than legs, so their edges can be seen more clearly',
            why: 'Whether they are darker depends on the room; the method works with pale gaps as well.',
          },
        ],
      },
      {
        question:
          'Five bottles stand in a row at equal distances, and the sheet is dull. Which change makes use of the gaps?',
        right: {
          text: 'Move the bottles until one gap is wide and another nearly closed',
          why: 'Gaps of different widths and shapes give the row a rhythm that equal ones cannot have.',
        },
        wrong: [
          {
            text: 'Give each of the bottles another label, so that no two look alike',
            why: 'Labels vary the things, while the equal beat of the spaces goes on underneath.',
          },
          {
            text: 'Strengthen all the outlines, so that each bottle stands out by itself',
            why: 'Every bottle becomes louder by the same amount, and the spacing is as even as it was.',
          },
          {
            text: 'Hatch the ground between the bottles, so that no paper is left unused',
            why: 'Darker gaps of the same width are still the same gaps, only easier to notice.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why does drawing the gap between two things help you to draw the things?',
        back: 'They share one border, and you have no fixed idea of the gap that could mislead you.',
      },
      {
        front: 'What does it mean if a gap in your drawing has no clear shape?',
        back: 'The things on either side of it were probably guessed and should be looked at again.',
      },
    ],
    task: 'Set up a chair with a coat hung over its back. Draw only the gaps within and around it, at least six, as dark closed shapes, in an hour; leave chair and coat as bare paper with no outline. Hand in the sheet beside a photograph of the chair taken from your seat.',
  },
]
