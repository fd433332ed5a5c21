import type { Lesson } from '../lesson.ts'

/** From the microphone to a mix in which the subject can be heard. */
export const soundLessons: readonly Lesson[] = [
  {
    id: 'recording',
    goal: 'Set up microphone, room and level so that a take needs no rescue.',
    deeper:
      'A microphone does not choose what it hears. Near a source, the direct sound is far stronger than what the walls send back, and the take is dry and close. Further off, the room gains a larger share. Each doubling of the distance costs about 6 dB of direct sound, while the echo in the room stays about as loud. Many directional microphones also gain bass close up, the *proximity effect*.\n\nA singer records in her kitchen, a metre from the microphone. To get enough voice she raises the input, and the hum of the fridge rises with it. She then moves to 20 centimetres, lowers the input, hangs a blanket behind herself and switches the fridge off for ten minutes. The voice is as strong as it was, the hum is gone, and nothing has to be repaired.',
    mistake:
      'The level is set on a gentle line, and the first strong one is cut flat. A flat top stays flat when the track is turned down later. Play the strongest passage first, set its peaks to about −12 dBFS, and do not touch the input again.',
    questions: [
      {
        question:
          'Three loud notes of your mix crackle. You play the raw track, and there the same notes are clean. Where do you look?',
        right: {
          text: 'In the mix, where something is set too high',
          why: 'The take itself is whole, so the damage was done at a later stage.',
        },
        wrong: [
          {
            text: 'At the input, which should have been lower',
            why: 'Too high an input would have cut the raw track itself, and that is clean.',
          },
          {
            text: 'At the microphone, which stood too near',
            why: 'A microphone that was overdriven would be heard in the raw track as well.',
          },
          {
            text: 'At the room, whose echo adds to loud notes',
            why: 'The room is part of the raw track, which does not crackle.',
          },
        ],
      },
      {
        question:
          'Your voice sounds distant and echoing, and the room cannot be changed. What do you try first?',
        right: {
          text: 'Bring the microphone nearer and turn the input down to suit',
          why: 'Near the mouth the direct voice gains on the room, so the echo has a smaller share.',
        },
        wrong: [
          {
            text: 'Turn the input up and catch more of the voice that way',
            why: 'Voice and room rise by the same amount, and the share of the echo stays what it was.',
          },
          {
            text: 'Record with two microphones to keep voice and room apart',
            why: 'Two microphones at that distance both catch the same mixture of voice and room.',
          },
          {
            text: 'Add treble after the take to bring the voice forward',
            why: 'The echo has treble in it too; the voice grows sharper and remains far away.',
          },
        ],
      },
      {
        question:
          'The peaks of your best raw take are cut flat. You turn its fader down by 6 dB. What will you hear?',
        right: {
          text: 'The same distortion as before, only quieter',
          why: 'The tops were lost at the input, and turning down only makes the flat shape smaller.',
        },
        wrong: [
          {
            text: 'A clean take, as the peaks are below full scale',
            why: 'The meter reads lower, but the parts of the wave above full scale were never kept.',
          },
          {
            text: 'A clean take with somewhat more hiss in it',
            why: 'Turning down lowers hiss and signal together, and it cannot bring back the lost tops.',
          },
          {
            text: 'Less distortion on low notes than on high ones',
            why: 'A fader treats all notes alike, so the damage keeps its share in each of them.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why does a voice sound drier when the microphone comes closer?',
        back: 'The direct voice grows while the room stays about as loud, so the share of the room shrinks.',
      },
      {
        front: 'Why can turning a clipped recording down not save it?',
        back: 'The tops of the wave are already lost; turning down only makes the flat shape smaller.',
      },
    ],
    task: 'Record 30 seconds of one voice or instrument as well as your home allows, with the strongest peak between −14 and −10 dBFS. Directly after it, without touching the input, record five seconds in which nobody plays. Hand in one file with both; the quiet stretch shows what else the microphone heard.',
  },
  {
    id: 'balance',
    goal: 'Set levels so that the lead is heard without effort and the rest supports it.',
    deeper:
      'A strong sound hides weaker ones that lie near it in pitch; this is called *masking*. To raise one part is therefore to lower others, and a mix in which each part gets a little more ends where it began, only louder. Lowering is the other half of the work. The ear tires, too. After an hour at high volume it judges badly, and only a break restores it; a low volume spares it from the start.\n\nA trio mixes voice, guitar and drums. The singer asks for more voice, the guitarist for more guitar, then the drummer speaks up. After three rounds the meter is red, and the voice is where it was. Then somebody leaves the voice alone, takes the guitar down a little and the drums a little more. The words come clear, the meter has room again, and *nothing was turned up*.',
    mistake:
      'Whoever mixes knows the words by heart and hears them where others cannot, so the voice ends up too low. Let somebody new to the song write down one verse. At each gap on the paper, lower what plays beside the voice.',
    questions: [
      {
        question:
          'In the chorus your singer cannot be understood beside two guitars, and the meter of the mix has no room left. What first?',
        right: {
          text: 'Lower the parts that cover the voice',
          why: 'The voice is masked; taking its cover down uncovers it and gives the meter room again.',
        },
        wrong: [
          {
            text: 'Raise the voice and limit the whole mix',
            why: 'The limiter would press the voice down with the rest, and the guitars would go on covering it.',
          },
          {
            text: 'Give the voice a longer reverb',
            why: 'Reverb sets the voice further back and blurs the words that are hard to follow.',
          },
          {
            text: 'Turn up the speakers while you mix',
            why: 'All the parts get louder together, so the voice stays covered and your ears tire sooner.',
          },
        ],
      },
      {
        question:
          'Your ballad is about the voice. At a volume where it is only just audible, you hear hi-hat and snare. What follows?',
        right: {
          text: 'The mix puts the drums ahead of what should lead',
          why: 'What is left at the lowest volume is what the mix calls important, and here it is the drums.',
        },
        wrong: [
          {
            text: 'Nothing follows, since voices always vanish first',
            why: 'In many mixes the voice is the very last thing to vanish; it depends on its level.',
          },
          {
            text: 'The voice lacks low frequencies that would carry it',
            why: 'Low frequencies are the first to fade at a low volume, so they would not carry the voice.',
          },
          {
            text: 'The speakers are too small to judge a ballad on',
            why: 'Even small speakers reproduce a voice well, and listeners use them; the levels are at fault.',
          },
        ],
      },
      {
        question:
          'Two hours into a loud session you feel that the guitar needs 3 dB more. What is the wisest next step?',
        right: {
          text: 'Take a break, then judge the guitar again at a low volume',
          why: 'Tired ears judge badly; after a rest and at a low volume you learn whether the wish was real.',
        },
        wrong: [
          {
            text: 'Raise it by half of that, as a compromise, and carry on',
            why: 'Half of a wrong impression is still wrong, and tired ears will ask for the other half.',
          },
          {
            text: 'Raise it and bring every other part down by the same amount',
            why: 'That doubles the move, and it rests on two hours of loud listening.',
          },
          {
            text: 'Turn the speakers up to hear whether it is really too soft',
            why: 'More volume tires the ear further and makes its judgement less reliable.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What is masking?',
        back: 'A strong sound hides a weaker one that lies near it in pitch.',
      },
      {
        front: 'How can you test whether the words of a song are loud enough in the mix?',
        back: 'Let somebody who has never heard it write down a verse, and look for gaps.',
      },
    ],
    task: 'Mix at least four tracks, your own or lent to you, with level alone: no effects, no equaliser, no panning. The highest peak stays below −6 dBFS. Ask somebody who has not heard the piece which part leads. Hand in the mix and add their answer, spoken, at its end.',
  },
  {
    id: 'tone-colour',
    goal: 'Find which range makes a mix dull, boomy or sharp, and thin it there.',
    deeper:
      'A pitched sound is a stack: a fundamental, heard as the note, and overtones above it, which give the colour. A bass note at 80 Hz also has energy at 160, 240, 320 Hz and on. There it meets the guitar, the left hand of the piano and the chest of a voice. None of these is too loud by itself, and together they are fog. As a rough guide, boom lies about 60 to 120 Hz, mud about 200 to 400, harshness about 2 to 5 kHz.\n\nTake a mix with bass, piano, two guitars and a man’s voice that sounds as if behind a blanket. Treble is raised: the cymbals hiss, the blanket stays. Then piano and guitars are lowered by 3 dB round 250 Hz. Alone, each sounds slightly worse. Together, *the voice steps forward*.',
    mistake:
      'A part is soloed and its equaliser turned until it sounds full by itself. Six such parts make mud. Make each change while all the others play, switch it off and on at equal volume, and keep only what you miss when it is off.',
    questions: [
      {
        question:
          'Your mix is muffled. From 200 to 400 Hz it measures far above a record in the same style; its treble measures the same. What first?',
        right: {
          text: 'Lower that range in the parts that can easily spare it',
          why: 'The fog comes from too much in that range, and it thins when the parts there are thinned.',
        },
        wrong: [
          {
            text: 'Raise all that lies above 5 kHz until it is clear',
            why: 'The treble was right already; more of it makes cymbals hiss while the fog remains.',
          },
          {
            text: 'Raise what lies below 60 Hz to balance the middle',
            why: 'More weight below leaves the excess in the low middle where it is and darkens the mix.',
          },
          {
            text: 'Compare again with your own mix turned up a little',
            why: 'At a higher volume it may please more for a moment, and the excess is still there.',
          },
        ],
      },
      {
        question:
          'With a high-pass filter your guitar is thin when soloed. In the mix it is easy to hear, and everything is clearer. What do you do?',
        right: {
          text: 'Keep the filter, since listeners hear the whole mix',
          why: 'What counts is how parts sound together, and there the guitar is heard and gives room.',
        },
        wrong: [
          {
            text: 'Remove the filter, since a good part is full alone',
            why: 'The fullness it has alone is what crowded the mix; the others would be clouded again.',
          },
          {
            text: 'Boost it at 100 Hz, since the lost body must return',
            why: 'That refills the crowded range which the filter has just cleared.',
          },
          {
            text: 'Turn it up, since a thin part has to be louder',
            why: 'It is easy to hear in the mix already, and turning it up would cover others.',
          },
        ],
      },
      {
        question:
          'You add 4 dB of treble to a whole mix and like it at once. What should you check before you keep it?',
        right: {
          text: 'Whether you still prefer it when both versions are equally loud',
          why: 'The boost also makes the mix louder, and louder pleases by itself for a moment.',
        },
        wrong: [
          {
            text: 'Whether each part sounds bright enough when it is played alone',
            why: 'Parts that are bright alone can be sharp together; the question concerns the whole mix.',
          },
          {
            text: 'Whether the meter of the mix now shows a higher peak than before',
            why: 'The meter guards against clipping and does not tell which of the two colours is better.',
          },
          {
            text: 'Whether an even larger boost would please you more than this one',
            why: 'The ear gets used to brightness quickly, so this path ends in a sharp mix.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why does a mix crowd first in the range from about 60 to 500 Hz?',
        back: 'Nearly every instrument has energy there, and it adds up.',
      },
      {
        front: 'Why should an equaliser be set while the other parts play?',
        back: 'What makes a part full alone may be what clouds the mix.',
      },
    ],
    task: 'Take a mix that sounds dark or muddy to you. Make a second version in which the equaliser only takes away, in at most four parts and by no more than 4 dB in each; high-pass filters are allowed. Hand in one file with 20 seconds of both at equal volume, the old version first.',
  },
]
