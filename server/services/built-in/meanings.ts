import type { FactKey } from '#routers/contract/facts.ts'

interface Meaning {
  /** Words of a question that ask about this measure. */
  asked: RegExp
  /** What the measure is, and what usual values are. */
  text: string
}

const resolution =
  'For a print looked at from reading distance reckon with 240 to 300 pixels to the inch.'
const length =
  'Length is the first promise a work makes. Ask at each third whether something has changed.'

/** What each measure means, for whoever asks about it. */
export const meanings: Record<FactKey, Meaning> = {
  size: {
    asked: /\bsize|resolution|pixel|print\b|large enough/i,
    text: resolution,
  },
  exposure: {
    asked: /expos|aperture|shutter|\biso\b|focal/i,
    text: 'Aperture sets how deep the sharpness reaches, shutter time what becomes of movement, and ISO how much grain you pay for the light that was missing.',
  },
  camera: {
    asked: /camera|\blens\b|gear/i,
    text: 'The camera decides less than where it stands. Lenses differ most in how near they make you go.',
  },
  brightness: {
    asked:
      /bright|dark|\blight\b|lighter|expos|\btone\b|tonal|\bkey\b.*(high|low)|\bvalues?\b/i,
    text: 'Mean brightness is the average of all tones: 0 % is black, 100 % white. It is no aim in itself. A dark picture works when something in it is light enough to be looked at.',
  },
  contrast: {
    asked: /contrast|\bflat\b|punch|histogram/i,
    text: 'Contrast here is the spread of tones around their mean. Under 13 % forms melt together; over 30 % the middle tones, where skin and surfaces live, become few.',
  },
  shadows: {
    asked: /shadow|\bblacks?\b|crushed/i,
    text: 'A clipped shadow has reached black and holds no detail. A silhouette may clip; a sleeve or a face in the dark should not.',
  },
  highlights: {
    asked: /highlight|burn|blown|\bwhites?\b(?! balance)|overexpos/i,
    text: 'A clipped highlight has reached white and holds no detail. A lamp may clip; a face or a cloud should not.',
  },
  chroma: {
    asked: /satur|vivid|colou?rful|\bchroma\b|muted|intens/i,
    text: 'The chroma is how strong colours are on average: 0 is grey, 0.1 lively, 0.2 loud.',
  },
  cast: {
    asked: /\bcast\b|warm|\bcool|white balance|tint|yellowish|bluish/i,
    text: 'The cast is where the average of all colours leans. A little warmth is weather; a lot of it hides the colours that are there.',
  },
  palette: {
    asked: /palette|colou?r|\bhue|scheme|grading/i,
    text: 'The palette lists the colours by the area they hold. One clear majority and one small accent are easier to remember than six equals.',
  },
  sharpness: {
    asked: /sharp|focus|blur|soft|crisp|detail/i,
    text: 'Sharpness is how quickly tone changes across the best edges, whatever their contrast: 100 % is an edge one pixel wide at screen size, under 40 % looks soft. By thirds it shows where the focus lies.',
  },
  weight: {
    asked:
      /compos|balanc|weight|\beye\b|attention|thirds|\bleads?\b|placement|focal point/i,
    text: 'Visual weight gathers where tone and colour differ from the whole and where edges are. Its centre of gravity tells where the eye is pulled; near the middle is calm, off the middle wants an answer.',
  },
  tilt: {
    asked: /tilt|horizon|straight|level\b|lean|crooked|rotat/i,
    text: 'The tilt is the turn of the longest nearly level line. From about one degree on people see it without knowing what disturbs them.',
  },
  duration: {
    asked: /duration|how long|minutes?\b|too long|running time|\blength\b/i,
    text: length,
  },
  loudness: {
    asked: /loud|\blevel|lufs|volume|master|quiet/i,
    text: 'Integrated loudness (LUFS) is how loud the whole is to an ear; streaming services play everything at about −14.',
  },
  range: {
    asked: /dynamic|\brange\b|compress|breath|build/i,
    text: 'The loudness range is the distance between soft and loud passages. Pop lies at 4 to 8 LU, film and classical music above 12. It shows whether a chorus arrives or is merely the next part.',
  },
  peak: {
    asked: /peak|limiter|ceiling|dbtp/i,
    text: 'True peak is the highest point of the wave after conversion. Below −1 dBTP it survives mp3 and AAC.',
  },
  clipping: {
    asked: /clip|distort|crackl|overdriv/i,
    text: 'Clipping means that samples stand at full scale one after the other: the wave is cut off there, and no later step brings it back.',
  },
  stereo: {
    asked: /stereo|mono\b|\bwide|width|\bpan(ned|ning)?\b|phase/i,
    text: 'A correlation of 1 is mono, 0 is wide, and below 0 parts vanish when it is played in mono. The balance tells which side is louder over the whole.',
  },
  spectrum: {
    asked:
      /spectrum|\beq\b|equali|bass|treble|mud|bright mix|frequenc|low end|\bmids?\b|\bair\b|harsh|boomy/i,
    text: 'The six bands show where the energy lies. Music falls off towards the top; when presence lies more than about 30 dB under the bass, words and attacks are hard to follow.',
  },
  tempo: {
    asked: /tempo|bpm|\bbeat\b|how fast|groove|speed/i,
    text: 'The tempo is the steadiest beat in the onsets. Half and double of it fit the same music: tap along and take the one your foot takes.',
  },
  key: {
    asked: /\bkey\b|scale\b|major|minor|tonality|transpos/i,
    text: 'The key is the one whose scale fits the sounding notes best. Its relative has the same notes, so trust the one that the last chord rests on.',
  },
  silences: {
    asked: /silence|\brests?\b|\bpauses?\b|gap/i,
    text: 'A silence is a second or more below −50 dBFS. A rest of a breath is music; a longer one is taken for an end.',
  },
  onsets: {
    asked: /onset|busy|dens|notes per|too much going on|sparse/i,
    text: 'Onsets count how many new sounds begin in a second. One or two leave room for a voice; six or more ask the listener to choose.',
  },
  sections: {
    asked: /section|\bform\b|structure|verse and chorus|arrangement|bridge/i,
    text: 'Section changes are where the sound turns to another colour for good. Compare them with the form you had in mind: what you planned and what is heard may differ.',
  },
  rate: {
    asked: /frame rate|\bfps\b|frames/i,
    text: 'Twenty-four or twenty-five frames a second look like cinema, fifty or sixty like a live event.',
  },
  shots: {
    asked: /\bshots?\b|\bcuts?\b|\bcutting\b|edit|pac(e|ing)|slow|rhythm|montage/i,
    text: 'Shot lengths are the rhythm of a film. More telling than their average is whether the long ones stand where something is felt.',
  },
  shotExposure: {
    asked: /match|grading|brightness.*shot|shots?.*(bright|light)|continuity/i,
    text: 'Brightness by shot shows where a cut makes the eye adapt. Steps above a fifth are felt as a jolt.',
  },
  black: {
    asked: /\bblack\b|fade/i,
    text: 'Black is a full stop. A second is enough to be one.',
  },
  frozen: {
    asked: /frozen|freeze|\bstill\b|title|nothing moves/i,
    text: 'A picture that stands still for more than two seconds is read as a title, a memory or a fault.',
  },
  pages: { asked: /\bpages?\b/i, text: length },
  words: { asked: /\bwords?\b.*(count|many)|how many words|word count/i, text: length },
  sentences: {
    asked: /sentence|rhythm|\bpace|prose|style|flow/i,
    text: 'The spread of sentence lengths is the rhythm on the page. Near zero it is a drumbeat; half the mean or more sounds like somebody speaking.',
  },
  longest: {
    asked: /long(est)? sentence|sentence.*long|too long/i,
    text: 'A long sentence is one decision: to keep the reader from breathing. Once in a text it is a device, often it is a habit.',
  },
  readability: {
    asked: /readab|difficult|easy to read|flesch|simple/i,
    text: 'Flesch reading ease counts words a sentence and syllables a word: above 80 reads like talk, 60 like a newspaper, below 40 like a contract. It knows nothing of sense.',
  },
  dialogue: {
    asked: /dialog|speech|\btalk|conversation|spoken/i,
    text: 'The share of dialogue tells how much of the text is spoken. Novels lie between a fifth and a half.',
  },
  openings: {
    asked:
      /opening|start(s|ing)? of (the )?sentence|begin(s|ning)? (of|with)|same start/i,
    text: 'Sentences that open alike are heard before they are noticed. Three in a row are a figure; spread over a page they are a habit.',
  },
  echoes: {
    asked: /echo|repeat|repetit|same word/i,
    text: 'An echo is a word of weight that returns within fifty words. Meant, it is a motif; unmeant, it sounds like a short supply.',
  },
  adverbs: {
    asked: /adverb|-ly\b/i,
    text: 'Adverbs in -ly below one per cent are hardly noticed; above two they soften every verb they stand by.',
  },
  passive: {
    asked: /passive|active voice/i,
    text: 'The passive hides who acts. It is right where nobody knows, or where the one acted upon is the one we follow.',
  },
  tense: {
    asked: /tense\b|past and present|present tense|past tense/i,
    text: 'The tense is the distance of the telling. It may change; it should not slip.',
  },
  verse: {
    asked: /verse|poem|stanza|\blines?\b|line break|metre|meter/i,
    text: 'Lines and stanzas are the silence in a poem. A line that ends where the sense ends rests; one that breaks it leans forward.',
  },
}
