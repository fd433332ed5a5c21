import { percent } from '#routers/contract/format-measure.ts'
import { boxOfThird, worstThird } from './thirds.ts'
import { apply, craftOf } from './remark.ts'
import type { ImageShape } from '#routers/contract/facts.ts'
import type { MediaType } from '#routers/contract/media-types.ts'
import type { Cite, Craft, Observations, Praise, Rule } from './remark.ts'

type Shaped = ImageShape & { craft: Craft }

/** A horizon is seen to lean from about one degree on; past eight it is a decision. */
const leanDegrees = { least: 1, most: 8 }
const softBelow = 0.4

const rules: readonly Rule<Shaped>[] = [
  {
    key: 'tilt',
    weigh: ({ tiltDegrees, craft }) => {
      const lean = Math.abs(tiltDegrees ?? 0)
      if (craft !== 'camera' || lean < leanDegrees.least || lean > leanDegrees.most)
        return 0
      return 0.4 + lean * 0.2
    },
    say: ({ tiltDegrees }, cite) => ({
      title: 'The horizon leans.',
      why: `The longest level line is turned by ${Math.abs(tiltDegrees ?? 0)} degrees${cite}. A slight lean is read as an accident: it unsettles everything that stands on it.`,
      how: `Turn the picture ${Math.abs(tiltDegrees ?? 0)} degrees ${(tiltDegrees ?? 0) > 0 ? 'anticlockwise' : 'clockwise'}, look what the crop costs at the corners, and decide; or lean it so far that nobody takes it for a mistake.`,
      criterion: 'The line is level within half a degree, or leans by more than eight.',
      anchor: null,
    }),
  },
  {
    key: 'sharpness',
    weigh: ({ sharpness }) =>
      sharpness.overall === null ? 0 : (softBelow - sharpness.overall) * 4,
    say: ({ sharpness, craft }, cite) => ({
      title: 'No edge is crisp.',
      why: `The sharpest edges reach ${percent(sharpness.overall ?? 0)} of what this size can show${cite}, in the ${worstThird(sharpness.thirds).name} still the most. The eye looks for one place to hold on to.`,
      how: {
        camera:
          'Check at 100 % whether it was focus, movement or the export. For the next frame put the focus point on the nearest eye or edge and use a shutter time shorter than one over twice the focal length.',
        hand: 'Photograph the work again with the camera on a table, two lamps at the sides and the self-timer; if it is soft on the paper too, choose the one contour that may be cut hard.',
        layout:
          'Export again at twice the size from the vector source and compare small type side by side.',
      }[craft],
      criterion: 'The sharpest third reaches at least 60 %.',
      anchor: boxOfThird(worstThird(sharpness.thirds).index),
    }),
  },
  {
    key: 'weight',
    weigh: ({ weight }) => (Math.abs(weight.x - 0.5) - 0.14) * 5,
    say: ({ weight }, cite) => {
      const isLeft = weight.x < 0.5
      const heavy = weight.cells.indexOf(Math.max(...weight.cells))
      return {
        title: `The weight lies on the ${isLeft ? 'left' : 'right'}.`,
        why: `Its centre of gravity is ${percent(weight.x)} across${cite}. That is a strong tilt of attention: good when something on the other side answers it, and empty when nothing does.`,
        how: `Cover the heavy side with your hand. If what is left says nothing, crop it away by a fifth, or give it one small accent.`,
        criterion:
          'Something on the light side holds the eye, or the light side is gone.',
        anchor: {
          type: 'box',
          x: (heavy % 6) / 6,
          y: Math.floor(heavy / 6) / 6,
          width: 1 / 6,
          height: 1 / 6,
        },
      }
    },
  },
]

const praise: readonly Praise<Shaped>[] = [
  {
    key: 'sharpness',
    weigh: ({ sharpness }) => (isPlaced(sharpness) ? 0.7 : 0),
    say: ({ sharpness }, cite) =>
      `Focus is placed: the ${worstThird(sharpness.thirds).name} is crisp (${percent(worstThird(sharpness.thirds).value)}${cite}) and other parts are softer, so the eye is told where to begin.`,
  },
  {
    key: 'weight',
    weigh: ({ weight }) => (nearThird(weight) ? 0.4 : 0),
    say: ({ weight }, cite) =>
      `The visual weight gathers at ${percent(weight.x)} across and ${percent(weight.y)} down${cite}, off the middle: the rest of the frame has something to answer.`,
  },
  {
    key: 'tilt',
    weigh: ({ tiltDegrees, craft }) =>
      craft === 'camera' && tiltDegrees !== null && Math.abs(tiltDegrees) < 0.4
        ? 0.35
        : 0,
    say: (_, cite) =>
      `The horizon is level${cite}, so nothing pulls the eye out of the frame by accident.`,
  },
]

export function observeShape(
  shape: ImageShape,
  medium: MediaType | null,
  cite: Cite,
): Observations {
  return apply({ ...shape, craft: craftOf(medium) }, { rules, praise }, cite)
}

/** One part crisp, another clearly not: somebody chose. */
function isPlaced({ thirds }: ImageShape['sharpness']): boolean {
  const judged = thirds.filter((cell) => cell !== null)
  return judged.length > 1 && Math.max(...judged) >= 0.7 && Math.min(...judged) <= 0.45
}

function nearThird({ x, y }: ImageShape['weight']): boolean {
  const isNear = (place: number) =>
    Math.min(Math.abs(place - 1 / 3), Math.abs(place - 2 / 3)) < 0.08
  return isNear(x) || isNear(y)
}
