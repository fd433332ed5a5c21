import type { FactKey } from '#routers/contract/facts.ts'

export interface Effect {
  /** What the measure is of, as the subject of a sentence in the singular. */
  name: string
  /** What more of it does to whoever meets the work, and what less of it does. */
  more: string
  less: string
}

const anotherHand =
  'It was made with other settings, so what differs may lie in the making and not in the edit.'
const longer = 'It asks for more time, and every part of it has to earn that.'
const shorter =
  'It asks for less time, and what is left counts for more, if nothing that carried it is missing.'

/** What a measure that has moved does to a work. One that has no direction says the same twice. */
export const effects: Record<FactKey, Effect> = {
  size: {
    name: 'The size',
    more: 'There are more pixels to print from; if enlarging made them, nothing was won.',
    less: 'There are fewer pixels: a crop, or a smaller export, which a screen may not show and a print does.',
  },
  exposure: { name: 'The exposure', more: anotherHand, less: anotherHand },
  camera: { name: 'The camera', more: anotherHand, less: anotherHand },
  brightness: {
    name: 'The mean brightness',
    more: 'There is more light on the whole: what was hidden in tone can be read, and any secret has to be kept by form now.',
    less: 'There is less light on the whole: the few light places weigh more, and the rest has to be searched.',
  },
  contrast: {
    name: 'The contrast, as the spread of tones,',
    more: 'Light and dark stand further apart: shapes read sooner, and soft passages become few.',
    less: 'Light and dark have moved together: it is calmer, and edges have to be carried by colour or line.',
  },
  shadows: {
    name: 'The part lost to black in the shadows',
    more: 'More of it is black without drawing, which is strong as a shape and weak as a hole.',
    less: 'Less of it lies at the black end: where drawing came back with it the eye can go in, and where it is only greyer it is a paler hole.',
  },
  highlights: {
    name: 'The part lost to white in the highlights',
    more: 'More of it is white without drawing: the eye is pulled there and finds no reason to stay.',
    less: 'Less of it lies at the white end: where drawing came back with it the eye is rewarded, and where it is only greyer nothing is won.',
  },
  chroma: {
    name: 'The mean colourfulness',
    more: 'Colour speaks louder on the whole; a single accent has more to stand out from.',
    less: 'Colour steps back, and tone and shape carry more.',
  },
  cast: {
    name: 'The colour cast',
    more: 'One temperature lies more heavily over everything: a mood, paid for with differences between colours.',
    less: 'Colours stand nearer to neutral, and so differ more from one another.',
  },
  palette: {
    name: 'The palette',
    more: 'Other colours hold the area: say which one leads, and whether it is the one you meant.',
    less: 'Other colours hold the area: say which one leads, and whether it is the one you meant.',
  },
  sharpness: {
    name: 'The sharpness of edges',
    more: 'The best edges are crisper, and the eye has something to hold on to, as long as no bright seam runs along them.',
    less: 'The best edges are softer: quiet, as long as the place that matters did not go soft with them.',
  },
  weight: {
    name: 'The visual weight',
    more: 'What draws the eye lies elsewhere in the frame: follow the way to it, and look what lies beside it.',
    less: 'What draws the eye lies elsewhere in the frame: follow the way to it, and look what lies beside it.',
  },
  tilt: {
    name: 'The tilt of the longest level line',
    more: 'It leans further: a little reads as a slip, a lot as a decision.',
    less: 'It stands nearer to level, so that nothing is unsettled by accident.',
  },
  duration: { name: 'The duration', more: longer, less: shorter },
  loudness: {
    name: 'The integrated loudness',
    more: 'It is louder, and louder always pleases for a minute: match the volumes before you compare.',
    less: 'It is quieter, and quieter always loses for a minute: match the volumes before you compare.',
  },
  range: {
    name: 'The loudness range',
    more: 'Soft and loud lie further apart, so that an entry can arrive.',
    less: 'Soft and loud lie closer together: it holds out in a noisy room, and less of it arrives.',
  },
  peak: {
    name: 'The true peak',
    more: 'The peaks leave less room for the encoder that comes after you.',
    less: 'The peaks leave more room for the encoder that comes after you.',
  },
  clipping: {
    name: 'Clipping',
    more: 'More peaks are cut flat, and that is heard as crackle on whatever strikes hardest.',
    less: 'Fewer peaks stand at full scale: if the cause was mended, attacks have their shape back; if the cut wave was only turned down, it crackles as before.',
  },
  stereo: {
    name: 'The stereo picture',
    more: 'The sides agree more: it holds in mono, and is narrower.',
    less: 'The sides agree less: it is wider on headphones, with more to lose in mono.',
  },
  spectrum: {
    name: 'The spectrum, in dB below its strongest band,',
    more: 'The top has come up against the low end: words and attacks are nearer.',
    less: 'The top has gone down against the low end: warmer, and harder to follow.',
  },
  tempo: {
    name: 'The tempo',
    more: 'It goes faster: check that the longest words and the smallest notes still have room.',
    less: 'It goes slower: check that the pulse still carries through the longest notes.',
  },
  key: {
    name: 'The likely key',
    more: 'It lies in another key, so every voice sits elsewhere in its compass.',
    less: 'It lies in another key, so every voice sits elsewhere in its compass.',
  },
  silences: {
    name: 'The silence in it',
    more: 'It is silent for longer: a rest is part of the music while the listener still counts.',
    less: 'It is silent for less long: the line holds, and has fewer places to breathe.',
  },
  onsets: {
    name: 'The density of onsets',
    more: 'More begins in each moment: livelier, and the ear has to choose.',
    less: 'Less begins in each moment: what does begin is heard.',
  },
  sections: {
    name: 'The form by its section changes',
    more: 'The sound turns to another colour more often: more chapters, each shorter.',
    less: 'The sound turns to another colour less often: one breath, with less to mark where you are.',
  },
  rate: {
    name: 'The frame rate',
    more: 'Movement is smoother, and nearer to television than to cinema.',
    less: 'Movement is coarser, and nearer to cinema than to television.',
  },
  shots: {
    name: 'The cut',
    more: 'Shots hold longer: a viewer has time to look about, and to be ahead of you.',
    less: 'Shots are shorter: it presses on, and each has to be read at once.',
  },
  shotExposure: {
    name: 'The brightness by shot',
    more: 'Light is spread otherwise over the shots: run through the cuts once and mark where you blink.',
    less: 'Light is spread otherwise over the shots: run through the cuts once and mark where you blink.',
  },
  black: {
    name: 'The black in it',
    more: 'The screen is dark for longer: a full stop at first, then a question whether it is over.',
    less: 'The screen is dark for less long, so that the stop is a stop and no gap.',
  },
  frozen: {
    name: 'The part in which nothing moves',
    more: 'It stands still for longer, which is read as a title, a memory or a fault.',
    less: 'It stands still for less long, so that no one wonders whether it has stuck.',
  },
  pages: { name: 'The number of pages', more: longer, less: shorter },
  words: { name: 'The number of words', more: longer, less: shorter },
  sentences: {
    name: 'The measure of its sentences',
    more: 'Sentences hold more on average: they build, and ask for breath.',
    less: 'Sentences hold less on average: they are quicker to take in, and stop more often.',
  },
  longest: {
    name: 'The longest sentence',
    more: 'The longest breath is longer: it has to be worth it.',
    less: 'The longest breath is shorter, and so easier to read aloud.',
  },
  readability: {
    name: 'Its readability',
    more: 'It reads more easily by the formula, which counts and does not understand.',
    less: 'It reads less easily by the formula, which counts and does not understand.',
  },
  dialogue: {
    name: 'The share of dialogue',
    more: 'More of it is spoken: nearer to the people, with less that can stay unsaid.',
    less: 'Less of it is spoken: there is more room for what nobody says.',
  },
  openings: {
    name: 'The return of one opening in many sentences',
    more: 'More sentences set out alike, which is heard before it is noticed.',
    less: 'Fewer sentences set out alike, so that the ear is awake at their start.',
  },
  echoes: {
    name: 'The return of a word soon after itself',
    more: 'More words of weight ring on into their own return.',
    less: 'Fewer words of weight ring on into their own return, so that one which does is heard as meant.',
  },
  adverbs: {
    name: 'The share of adverbs in -ly',
    more: 'Adverbs do more of the work that a verb could do alone.',
    less: 'Verbs do more of the work by themselves.',
  },
  passive: {
    name: 'The share of passive sentences',
    more: 'More is done by nobody: the reader is told what happened and not who did it.',
    less: 'Less is done by nobody: the reader knows whom to watch.',
  },
  tense: {
    name: 'The tense',
    more: 'The distance of the telling changes more often.',
    less: 'The telling keeps its distance, so that the reader knows where they stand.',
  },
  verse: {
    name: 'The verse',
    more: 'There are more lines: more ends, and each end is a silence.',
    less: 'There are fewer lines: fewer ends, and each end weighs more.',
  },
}
