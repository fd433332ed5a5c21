import { percent } from '#routers/contract/format-measure.ts'
import { rhythmOf } from '#routers/contract/read-facts.ts'
import { areaText } from '#routers/facts/describe-tones.ts'
import { worstThird } from '../thirds.ts'
import type {
  FilmCut,
  ImageShape,
  ImageTones,
  SoundMeasures,
  TextMeasures,
} from '#routers/contract/facts.ts'
import type { Credit } from './point.ts'

export const creditsOfTones: readonly Credit<ImageTones>[] = [
  {
    key: 'contrast',
    said: ({ contrast }, { cite }) => ({
      Henry: `The tones are well spread, ${percent(contrast)}${cite}: a clear light and a clear dark.`,
      Alex: 'So I’d get the big forms at a glance and the small ones when I come closer. That’s the right order.',
    }),
  },
  {
    key: 'highlights',
    said: ({ highlightsClipped, shadowsClipped }, { cite }) => ({
      Henry: `Both ends of the scale are kept. ${percent(highlightsClipped)} is lost to white and ${percent(shadowsClipped)} to black${cite}.`,
      Alex: 'So no door has slammed yet. Whatever comes next can still be chosen.',
    }),
  },
  {
    key: 'palette',
    said: (tones, { cite }) => ({
      Henry: `One colour holds ${percent(tones.palette[0]?.share ?? 0)} of ${areaText(tones)}, and the others answer it${cite}.`,
      Alex: 'A majority and a small opposition. I know where I live in a picture like that.',
    }),
  },
  {
    key: 'chroma',
    said: ({ chroma }, { cite }) =>
      chroma < 0.012
        ? {
            Henry: `It does without colour${cite}, and it does so all the way.`,
            Alex: 'Then it’s down to tone and shape. I look longer when I can’t be charmed.',
          }
        : {
            Henry: `Colour is used with restraint, ${chroma.toFixed(3)} where 0.1 would be lively${cite}.`,
            Alex: 'Which means that one bright thing could walk in and own the place.',
          },
  },
  {
    key: 'brightness',
    said: ({ brightness }, { cite }) => ({
      Henry: `The overall brightness is ${percent(brightness)}${cite}, in the middle of the scale.`,
      Alex: 'Room to go up, room to go down. It hasn’t spent its money yet.',
    }),
  },
]

export const creditsOfShape: readonly Credit<ImageShape>[] = [
  {
    key: 'sharpness',
    said: ({ sharpness }, { cite }) => {
      const { name, value } = worstThird(sharpness.thirds)
      return {
        Henry: `Focus is placed: crisp in the ${name}, at ${percent(value)}${cite}, and clearly softer elsewhere.`,
        Alex: 'So somebody tells me where to begin. I like being told, if it’s done quietly.',
      }
    },
  },
  {
    key: 'weight',
    said: ({ weight }, { cite }) => ({
      Henry: `The weight gathers ${percent(weight.x)} across and ${percent(weight.y)} down${cite}, off the middle.`,
      Alex: 'Off the middle means that there’s a journey, even if it’s a short one.',
    }),
  },
  {
    key: 'tilt',
    said: (_, { cite }) => ({
      Henry: `The horizon is level${cite}.`,
      Alex: 'For which nobody will ever thank the maker. They’ll just feel well.',
    }),
  },
]

export const creditsOfSound: readonly Credit<SoundMeasures>[] = [
  {
    key: 'peak',
    said: ({ truePeakDbtp }, { cite }) => ({
      Henry: `The peaks are under control, ${truePeakDbtp ?? 0} dBTP${cite}.`,
      Alex: 'So it’ll sound in my kitchen the way it sounded at the desk. I’m grateful already.',
    }),
  },
  {
    key: 'range',
    said: ({ loudnessRangeLu }, { cite }) => ({
      Henry: `It breathes. There are ${loudnessRangeLu ?? 0} LU between soft and loud${cite}.`,
      Alex: 'That’s what I’d stay for. If it can get bigger, it’s worth waiting with.',
    }),
  },
  {
    key: 'loudness',
    said: ({ integratedLufs }, { cite }) => ({
      Henry: `The level is sensible, ${integratedLufs ?? 0} LUFS${cite}. It could go out like that.`,
      Alex: 'And nobody reaches for the knob. You’d be surprised how rare that is.',
    }),
  },
  {
    key: 'tempo',
    said: ({ tempo }, { cite }) => ({
      Henry: `The beat is steady, at ${tempo?.bpm ?? 0} BPM${cite}.`,
      Alex: 'Then whatever sits on top of it may sway as much as it likes.',
    }),
  },
  {
    key: 'sections',
    said: ({ sections }, { cite }) => ({
      Henry: `The sound changes its colour ${sections.length} times${cite}, so the form can be heard.`,
      Alex: 'I do like to know that we’ve come into another room.',
    }),
  },
]

export const creditsOfFilm: readonly Credit<FilmCut>[] = [
  {
    key: 'shots',
    said: ({ shots }, { cite }) => ({
      Henry: `The cut has a rhythm of its own: ${rhythmOf(shots)?.meanSeconds ?? 0} seconds a shot on average, some clearly longer and some clearly shorter${cite}.`,
      Alex: 'Long, short, short, long. That’s somebody breathing.',
    }),
  },
  {
    key: 'shotExposure',
    said: (_, { cite }) => ({
      Henry: `The light is matched from shot to shot${cite}. No cut makes it jump.`,
      Alex: 'Then I’d feel the cuts without seeing them, and that’s how I like to be handled.',
    }),
  },
]

export const creditsOfText: readonly Credit<TextMeasures>[] = [
  {
    key: 'sentences',
    said: ({ meanSentenceWords, sentenceSpread }, { cite }) =>
      sentenceSpread >= meanSentenceWords * 0.5
        ? {
            Henry: `The sentences vary: ${meanSentenceWords} words on average, with a spread of ${sentenceSpread}${cite}.`,
            Alex: 'Short beside long. That isn’t a style, that’s a person talking.',
          }
        : {
            Henry: `With ${meanSentenceWords} words a sentence on average it’s easy to follow${cite}.`,
            Alex: 'I’d be three pages in before I noticed that I was reading.',
          },
  },
  {
    key: 'dialogue',
    said: ({ dialogueShare }, { cite }) => ({
      Henry: `${percent(dialogueShare)} of it is spoken${cite}. Speech and narration share the page.`,
      Alex: 'So I’m let in, and I’m led. Both, please.',
    }),
  },
  {
    key: 'tense',
    said: ({ tense }, { cite }) => ({
      Henry: `It stays in the ${tense?.main ?? 'past'} tense from beginning to end${cite}.`,
      Alex: 'I always know how far away I’m standing. One only notices that comfort when it’s gone.',
    }),
  },
  {
    key: 'verse',
    said: ({ verse }, { cite }) => ({
      Henry: `It’s built: ${verse?.stanzas ?? 0} stanzas over ${verse?.lines ?? 0} lines${cite}.`,
      Alex: 'The eye gets a house before the ear gets a song.',
    }),
  },
  {
    key: 'adverbs',
    said: ({ adverbShare }, { cite }) => ({
      Henry: `There’s hardly an adverb in -ly, ${percent(adverbShare ?? 0)} of the words${cite}.`,
      Alex: 'So the verbs do their own lifting.',
    }),
  },
]
