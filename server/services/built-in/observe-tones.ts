import { percent } from '#routers/contract/format-measure.ts'
import { areaText, castText } from '#routers/facts/describe-tones.ts'
import { boxOfThird, worstThird } from './thirds.ts'
import { apply, craftOf } from './remark.ts'
import type { ImageTones } from '#routers/contract/facts.ts'
import type { MediaType } from '#routers/contract/media-types.ts'
import type { Cite, Craft, Observations, Praise, Rule } from './remark.ts'

/** What is left beside a colour that holds more is the soft edge of its shape, and answers nothing. */
const mostOfOne = 0.95

type Toned = ImageTones & { craft: Craft }

const rules: readonly Rule<Toned>[] = [
  {
    key: 'brightness',
    weigh: ({ brightness }) => (0.27 - brightness) * 6,
    say: ({ brightness, highlightsClipped, craft }, cite) => ({
      title: 'It is dark as a whole.',
      why: `The mean brightness is ${percent(brightness)}${cite}, where a picture that uses the full scale evenly lies near 45 %, and ${
        highlightsClipped < 0.002
          ? 'hardly anything reaches white, so the darkness has nothing to be dark against.'
          : 'the few bright areas carry everything.'
      }`,
      how: {
        camera:
          'Raise the exposure by about one stop in the edit and look whether the mood survives; if it does, the mood was in the light and not in the darkness.',
        hand: 'Make a postcard-sized value study in three tones and give the lightest one more room before you touch the work itself.',
        layout:
          'Print it small in grey. Whatever you cannot read there needs a lighter ground or lighter type.',
      }[craft],
      criterion: 'The mean brightness is above 27 %, or one area of it clearly is.',
      anchor: null,
    }),
  },
  {
    key: 'brightness',
    weigh: ({ brightness }) => (brightness - 0.74) * 5,
    say: ({ brightness, contrast, craft }, cite) => ({
      title: 'It is very light as a whole.',
      why: `The mean brightness is ${percent(brightness)}${cite} with a spread of tones of ${percent(contrast)}. Light that comes from everywhere shapes nothing.`,
      how: {
        camera:
          'Pull the exposure down by half a stop and set one true black; compare both versions from across the room.',
        hand: 'Choose the one place that should be darkest, commit to it, and let everything else be judged against it.',
        layout:
          'Give the first thing to be read a tone of at least 70 % black and keep the rest lighter than it.',
      }[craft],
      criterion: 'The mean brightness is below 74 %, and one place is truly dark.',
      anchor: null,
    }),
  },
  {
    key: 'highlights',
    weigh: ({ highlightsClipped, brightness }) =>
      brightness > 0.8 ? 0 : (highlightsClipped - 0.02) * 12,
    say: (tones, cite) => ({
      title: 'Lights are lost.',
      why: `${percent(tones.highlightsClipped)} of ${areaText(tones)} is all but pure white${cite}${whereOf(tones.highlightsWhere)}, with no drawing left in it. The eye goes there first and finds nothing.`,
      how: {
        camera:
          'Bring the highlights down; if no tone returns, the sensor had none, and at the next shoot expose for the brightest thing that must keep its texture.',
        hand: 'Decide whether the white is paper you chose to keep or a passage you have not yet painted, and tint the second kind.',
        layout:
          'Check that the empty white groups things on purpose, and give it a margin that repeats elsewhere.',
      }[tones.craft],
      criterion: `Less than 2 % of ${areaText(tones)} is clipped to white.`,
      anchor: boxOf(tones.highlightsWhere),
    }),
  },
  {
    key: 'shadows',
    weigh: ({ shadowsClipped }) => (shadowsClipped - 0.05) * 7,
    say: (tones, cite) => ({
      title: 'Shadows close up.',
      why: `${percent(tones.shadowsClipped)} of ${areaText(tones)} is all but black${cite}${whereOf(tones.shadowsWhere)}. Black is strong where it is a shape and weak where it is a hole.`,
      how: {
        camera:
          'Lift the shadows until you see what is in them, decide what belongs to the picture, and let only the rest go back to black.',
        hand: 'Find the two darkest passages and part them in temperature, one warm and one cool, so that the dark has air in it.',
        layout:
          'Look whether dark areas touch by accident; a few millimetres of ground between them will order the page.',
      }[tones.craft],
      criterion: `Less than 5 % of ${areaText(tones)} is clipped to black.`,
      anchor: boxOf(tones.shadowsWhere),
    }),
  },
  {
    key: 'contrast',
    weigh: ({ contrast }) => (0.13 - contrast) * 9,
    say: ({ contrast, craft }, cite) => ({
      title: 'The tones lie close together.',
      why: `Their spread is ${percent(contrast)}${cite}; below 13 % or so, forms melt into each other. That can be mist, or it can be indecision.`,
      how: {
        camera:
          'Set the black and the white point on the histogram before any curve, then ask which single edge should be the hardest.',
        hand: 'Squint until only two shapes are left. If you cannot name them, part them by a full step of value.',
        layout:
          'Raise the contrast between the headline and its ground first; a ratio of 4.5 to 1 is the least for reading.',
      }[craft],
      criterion: 'The spread of tones is above 13 %.',
      anchor: null,
    }),
  },
  {
    key: 'cast',
    weigh: ({ castA, castB }) => (Math.hypot(castA, castB) - 0.05) * 12,
    say: (tones, cite) => ({
      title: 'One colour lies over everything.',
      why: `The average leans ${castText(tones)}${cite}. ${
        {
          camera:
            'If it is the light you stood in, keep some of it; if it is the white balance, it hides the colours that are really there.',
          hand: 'A ground or a habit may be speaking.',
          layout: 'When everything shares a temperature, nothing can stand out by it.',
        }[tones.craft]
      }`,
      how: {
        camera:
          'Set the balance on something you know to be grey, then put back a third of the cast by taste.',
        hand: 'Mix the exact opposite of that lean and place it in one small passage near the centre of interest.',
        layout:
          'Take one step of the opposite temperature for the element that should be acted on.',
      }[tones.craft],
      criterion:
        'Something that is grey in life looks grey, or the cast is there on purpose.',
      anchor: null,
    }),
  },
  {
    key: 'chroma',
    weigh: ({ chroma }) => (chroma - 0.15) * 12,
    say: ({ chroma }, cite) => ({
      title: 'Almost every colour is at full strength.',
      why: `The mean colourfulness is ${chroma.toFixed(3)}${cite}, and above 0.15 colours shout each other down.`,
      how: 'Choose the one colour the work is about, keep it, and take a third of the strength out of all others.',
      criterion: 'The mean colourfulness is below 0.15 and one colour leads.',
      anchor: null,
    }),
  },
]

const praise: readonly Praise<Toned>[] = [
  {
    key: 'contrast',
    weigh: ({ contrast }) => (contrast > 0.16 && contrast < 0.3 ? 0.6 : 0),
    say: ({ contrast }, cite) =>
      `The tones are well spread (${percent(contrast)}${cite}): there is a clear light and a clear dark, so forms read before details do.`,
  },
  {
    key: 'highlights',
    weigh: ({ highlightsClipped, shadowsClipped, brightness, contrast }) =>
      highlightsClipped < 0.01 &&
      shadowsClipped < 0.03 &&
      brightness > 0.15 &&
      contrast >= 0.13
        ? 0.8
        : 0,
    say: (tones, cite) =>
      `Both ends of the scale are kept: ${percent(tones.highlightsClipped)} of ${areaText(tones)} is lost to white and ${percent(tones.shadowsClipped)} to black${cite}. You have control of the whole range and every later decision stays open.`,
  },
  {
    key: 'palette',
    weigh: ({ palette: [first, second] }) =>
      first && second && first.share >= 0.4 && first.share <= mostOfOne ? 0.5 : 0,
    say: (tones, cite) =>
      `One colour (${tones.palette[0]?.hex ?? ''}) holds ${percent(tones.palette[0]?.share ?? 0)} of ${areaText(tones)} and the others answer it${cite}. A clear majority is what lets a small accent count.`,
  },
  {
    key: 'chroma',
    weigh: ({ chroma }) => (chroma >= 0.03 && chroma <= 0.1 ? 0.45 : 0),
    say: ({ chroma }, cite) =>
      `Colour is used with restraint (mean colourfulness ${chroma.toFixed(3)}${cite}), so the strongest spot of it has somewhere to stand out from.`,
  },
  {
    key: 'chroma',
    weigh: ({ chroma }) => (chroma < 0.012 ? 0.4 : 0),
    say: (_, cite) =>
      `It does without colour${cite}, and that puts all weight on tone and shape. The decision is carried through: no stray hue contradicts it.`,
  },
  {
    key: 'brightness',
    weigh: ({ brightness }) => (brightness >= 0.3 && brightness <= 0.62 ? 0.3 : 0),
    say: ({ brightness }, cite) =>
      `The overall tone sits at ${percent(brightness)}${cite}, in the middle of the scale, which leaves room to go lighter and darker for emphasis.`,
  },
]

/** What tones and colours say, for a picture or the poster of a film. */
export function observeTones(
  tones: ImageTones,
  medium: MediaType | null,
  cite: Cite,
): Observations {
  if (tones.paintedShare === 0) return { works: [], matters: [] }
  return apply({ ...tones, craft: craftOf(medium) }, { rules, praise }, cite)
}

/** Half of a third has to be clipped before it is pointed at. */
const pointedAt = 0.25

function whereOf(cells: readonly number[]): string {
  const worst = worstThird(cells)
  return worst.value >= pointedAt ? `, most of it in the ${worst.name}` : ''
}

function boxOf(cells: readonly number[]): ReturnType<typeof boxOfThird> | null {
  const worst = worstThird(cells)
  return worst.value >= pointedAt ? boxOfThird(worst.index) : null
}
