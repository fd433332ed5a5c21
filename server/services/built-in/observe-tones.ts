import { castOf, percent } from '#routers/conversation/describe-facts.ts'
import { craftOf } from './remark.ts'
import type { ImageTones } from '#routers/contract/facts.ts'
import type { MediaType } from '#routers/contract/media-types.ts'
import type { Craft, Observations, Remark } from './remark.ts'

interface Rule {
  factKey: string
  /** Above zero the rule speaks; the value is its weight. */
  weigh(tones: ImageTones): number
  say(tones: ImageTones, craft: Craft): string
}

const weaknesses: Rule[] = [
  {
    factKey: 'brightness',
    weigh: ({ brightness }) => (0.27 - brightness) * 6,
    say: ({ brightness, highlightsClipped }, craft) =>
      `**It is dark as a whole.** The mean brightness is ${percent(brightness)}, where a picture that uses the full scale evenly lies near 45 %, and ${
        highlightsClipped < 0.002
          ? 'hardly anything reaches white, so the darkness has nothing to be dark against'
          : 'the few bright areas carry everything'
      }. ${
        {
          camera:
            'Next step: raise the exposure by about one stop in the edit and look whether the mood survives; if it does, the mood was in the light and not in the darkness.',
          hand: 'Next step: make a postcard-sized value study in three tones and give the lightest one more room before you touch the work itself.',
          layout:
            'Next step: print it small in grey. Whatever you cannot read there needs a lighter ground or lighter type.',
        }[craft]
      }`,
  },
  {
    factKey: 'brightness',
    weigh: ({ brightness }) => (brightness - 0.74) * 5,
    say: ({ brightness, contrast }, craft) =>
      `**It is very light as a whole.** The mean brightness is ${percent(brightness)} with a spread of tones of ${percent(contrast)}. Light that comes from everywhere shapes nothing. ${
        {
          camera:
            'Next step: pull the exposure down by half a stop and set one true black; compare both versions from across the room.',
          hand: 'Next step: choose the one place that should be darkest, commit to it, and let everything else be judged against it.',
          layout:
            'Next step: give the first thing to be read a tone of at least 70 % black and keep the rest lighter than it.',
        }[craft]
      }`,
  },
  {
    factKey: 'highlights',
    weigh: ({ highlightsClipped, brightness }) =>
      brightness > 0.8 ? 0 : (highlightsClipped - 0.02) * 12,
    say: ({ highlightsClipped }, craft) =>
      `**Lights are lost.** ${percent(highlightsClipped)} of the area is all but pure white, with no drawing left in it. The eye goes there first and finds nothing. ${
        {
          camera:
            'Next step: bring the highlights down; if no tone returns, the sensor had none, and at the next shoot expose for the brightest thing that must keep its texture.',
          hand: 'Next step: decide whether the white is paper you chose to keep or a passage you have not yet painted, and tint the second kind.',
          layout:
            'Next step: check that the empty white groups things on purpose, and give it a margin that repeats elsewhere.',
        }[craft]
      }`,
  },
  {
    factKey: 'shadows',
    weigh: ({ shadowsClipped }) => (shadowsClipped - 0.05) * 7,
    say: ({ shadowsClipped }, craft) =>
      `**Shadows close up.** ${percent(shadowsClipped)} of the area is all but black. Black is strong where it is a shape and weak where it is a hole. ${
        {
          camera:
            'Next step: lift the shadows until you see what is in them, decide what belongs to the picture, and let only the rest go back to black.',
          hand: 'Next step: find the two darkest passages and part them in temperature, one warm and one cool, so that the dark has air in it.',
          layout:
            'Next step: look whether dark areas touch by accident; a few millimetres of ground between them will order the page.',
        }[craft]
      }`,
  },
  {
    factKey: 'contrast',
    weigh: ({ contrast }) => (0.13 - contrast) * 9,
    say: ({ contrast }, craft) =>
      `**The tones lie close together.** Their spread is ${percent(contrast)}; below 13 % or so, forms melt into each other. That can be mist, or it can be indecision. ${
        {
          camera:
            'Next step: set the black and the white point on the histogram before any curve, then ask which single edge should be the hardest.',
          hand: 'Next step: squint until only two shapes are left. If you cannot name them, part them by a full step of value.',
          layout:
            'Next step: raise the contrast between the headline and its ground first; a ratio of 4.5 to 1 is the least for reading.',
        }[craft]
      }`,
  },
  {
    factKey: 'cast',
    weigh: ({ castA, castB }) => (Math.hypot(castA, castB) - 0.05) * 12,
    say: (tones, craft) =>
      `**One colour lies over everything.** The average leans ${castOf(tones)}. ${
        {
          camera:
            'If it is the light you stood in, keep some of it; if it is the white balance, it hides the colours that are really there. Next step: set the balance on something you know to be grey, then put back a third of the cast by taste.',
          hand: 'A ground or a habit may be speaking. Next step: mix the exact opposite of that lean and place it in one small passage near the centre of interest.',
          layout:
            'Next step: take one step of the opposite temperature for the element that should be acted on.',
        }[craft]
      }`,
  },
  {
    factKey: 'chroma',
    weigh: ({ chroma }) => (chroma - 0.15) * 12,
    say: ({ chroma }) =>
      `**Almost every colour is at full strength.** The mean colourfulness is ${chroma.toFixed(3)}, and above 0.15 colours shout each other down. Next step: choose the one colour the work is about, keep it, and take a third of the strength out of all others.`,
  },
]

const strengths: Rule[] = [
  {
    factKey: 'contrast',
    weigh: ({ contrast }) => (contrast > 0.16 && contrast < 0.3 ? 0.6 : 0),
    say: ({ contrast }) =>
      `The tones are well spread (${percent(contrast)}): there is a clear light and a clear dark, so forms read before details do.`,
  },
  {
    factKey: 'highlights',
    weigh: ({ highlightsClipped, shadowsClipped, brightness }) =>
      highlightsClipped < 0.01 && shadowsClipped < 0.03 && brightness > 0.15 ? 0.8 : 0,
    say: ({ highlightsClipped, shadowsClipped }) =>
      `Both ends of the scale are kept: ${percent(highlightsClipped)} of the area is lost to white and ${percent(shadowsClipped)} to black. You have control of the whole range and every later decision stays open.`,
  },
  {
    factKey: 'palette',
    weigh: ({ palette }) => ((palette[0]?.share ?? 0) >= 0.4 ? 0.5 : 0),
    say: ({ palette }) =>
      `One colour (${palette[0]?.hex ?? ''}) holds ${percent(palette[0]?.share ?? 0)} of the area and the others answer it. A clear majority is what lets a small accent count.`,
  },
  {
    factKey: 'chroma',
    weigh: ({ chroma }) => (chroma >= 0.03 && chroma <= 0.1 ? 0.45 : 0),
    say: ({ chroma }) =>
      `Colour is used with restraint (mean chroma ${chroma.toFixed(3)}), so the strongest spot of it has somewhere to stand out from.`,
  },
  {
    factKey: 'chroma',
    weigh: ({ chroma }) => (chroma < 0.012 ? 0.4 : 0),
    say: () =>
      'It does without colour, and that puts all weight on tone and shape. The decision is carried through: no stray hue contradicts it.',
  },
  {
    factKey: 'brightness',
    weigh: ({ brightness }) => (brightness >= 0.3 && brightness <= 0.62 ? 0.3 : 0),
    say: ({ brightness }) =>
      `The overall tone sits at ${percent(brightness)}, in the middle of the scale, which leaves room to go lighter and darker for emphasis.`,
  },
]

/** What tones and colours say, for a picture or the poster of a film. */
export function observeTones(
  tones: ImageTones,
  medium: MediaType | null,
): Pick<Observations, 'works' | 'matters'> {
  const craft = craftOf(medium)
  const apply = (rules: Rule[]): Remark[] =>
    rules.flatMap((rule) => {
      const weight = rule.weigh(tones)
      return weight > 0
        ? [{ factKey: rule.factKey, weight, text: rule.say(tones, craft) }]
        : []
    })
  return { works: apply(strengths), matters: apply(weaknesses) }
}
