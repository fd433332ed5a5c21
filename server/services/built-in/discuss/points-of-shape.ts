import { counted, percent } from '#routers/contract/format-measure.ts'
import type { ImageShape } from '#routers/contract/facts.ts'
import type { Point } from './point.ts'

/** Sharpness, weight and level, as the two speak of them. */
export const pointsOfShape: readonly Point<ImageShape>[] = [
  {
    key: 'tilt',
    measured: (shape, { cite }) => [
      `The longest level line is off by ${lean(shape)}${cite}. Small enough to be a slip, large enough to be noticed.`,
      `By ${lean(shape)}${cite}, to be exact, measured on the longest line that is nearly level.`,
    ],
    felt: [
      'That gets me in the neck before I know why. I start tilting my head.',
      'It’s the picture I’d get up and straighten, in somebody else’s house.',
    ],
    plain: null,
    dispute: (shape, { cite }) => ({
      first: 'Alex',
      lines: [
        'Hold on. Perhaps it ought to lean. Boats lean, tired people lean, whole afternoons lean.',
        `Then lean as if you meant it. ${lean(shape)}${cite} is what a tired arm does, so it will be read as a tired arm.`,
        'I don’t agree that people look at pictures with a spirit level.',
        'They look with the inner ear, that’s where balance sits. The maker has to say it: should I feel safe on my feet in there, or not?',
      ],
    }),
  },
  {
    key: 'sharpness',
    measured: ({ sharpness }, { cite }) => [
      `The best edges reach ${percent(sharpness.overall ?? 0)} of what this size can show${cite}, so no place in it is truly sharp.`,
      `Take its crispest edges and they still come to ${percent(sharpness.overall ?? 0)}${cite}, where 100 % would be an edge one pixel wide.`,
    ],
    felt: [
      'I go looking for one thing to hold on to, and my hand keeps closing on nothing.',
      'Soft everywhere makes me think of my glasses before I think of the picture.',
    ],
    plain:
      'Sharp means how fast dark turns to light at an edge. Over one pixel it’s crisp, over ten it’s soft.',
    dispute: ({ sharpness }, { cite }) => ({
      first: 'Alex',
      lines: [
        `Memory is never sharp. ${percent(sharpness.overall ?? 0)}${cite} might be exactly how far away this is meant to feel.`,
        'I disagree. Soft is a feeling when something beside it is crisp. All of it soft, and people clean their glasses.',
        'Some of the pictures I love best would fail your test.',
        'They’d have one edge. They always do. So, for whoever made this: what’s the single thing in here that must not be soft?',
      ],
    }),
  },
  {
    key: 'weight',
    measured: ({ weight }, { cite }) => [
      `What draws the eye has its centre ${percent(weight.x)} of the way across${cite}. That’s a strong pull.`,
      `The centre of gravity lies at ${percent(weight.x)} across${cite}, and the middle is a long way off.`,
    ],
    felt: [
      'So I arrive, I go to one side, and then I stand there waiting for the other to say something.',
      'It’s one friend doing all the talking. Fine, if the other one’s silence is interesting.',
    ],
    plain:
      'Weight is whatever catches the eye: contrast, colour, edges. Average where it sits and you have a centre of gravity, as on a seesaw.',
    dispute: ({ weight }, { cite }) => ({
      first: 'Alex',
      lines: [
        `Empty isn’t nothing. With so much over on the ${sideOf(weight.x)}, the other side is the part that waits. I like waiting.`,
        `Empty works when something leans on it. At ${percent(weight.x)} across${cite} you need the small child at the far end of the seesaw, or it’s just a plank. No, I disagree.`,
        'Sometimes the plank is the picture.',
        'One for the maker, then. Put a hand over the heavy side: what’s left, and would you hang that on a wall?',
      ],
    }),
  },
]

function lean({ tiltDegrees }: ImageShape): string {
  return counted(Math.abs(tiltDegrees ?? 0), 'degree')
}

function sideOf(x: number): string {
  return x < 0.5 ? 'left' : 'right'
}
