import type { Lesson } from '../lesson.ts'

/** How a piece is laid out in time and among its players. */
export const buildingLessons: readonly Lesson[] = [
  {
    id: 'form',
    goal: 'Decide what returns, what changes and what can be left out.',
    deeper:
      'On a first hearing people build a map. What returns is a landmark, what changes tells them how far they have come. The map fails in two ways: the next minute is known already, or no place is ever reached again. Length, too, is felt by comparison. Sixteen bars are long after eight and short after thirty-two.\n\nPicture a song of verse, chorus, verse, chorus, 40 seconds each, with all players in all of it. During the second verse people reach for their telephones. The writer halves that verse, lets the bass wait for four bars, and takes the drums out of the bar before the chorus. The song has lost 20 seconds. Yet what listeners report is that the *chorus* has become better, and not a note of the chorus was touched.',
    mistake:
      'Parts are copied and pasted, so that the third chorus is the first over again. Jump to the same moment in each of them: if you cannot say which one you are in, thin out the first, add to the last, or cut one.',
    questions: [
      {
        question:
          'Listeners drift off in your second verse. It has new words, and its length and its parts are those of the first. What first?',
        right: {
          text: 'Halve it, or let a part drop out or join',
          why: 'A part that returns should bring something or be shorter; here only the words had changed.',
        },
        wrong: [
          {
            text: 'Write stronger words and keep the music',
            why: 'The words are new already; the sound is what tells listeners that they have been here before.',
          },
          {
            text: 'Give it another tune, other chords and another tempo',
            why: 'With everything new nothing is recognised, and the song loses the landmark of its verse.',
          },
          {
            text: 'Let the chorus come twice before it',
            why: 'More repetition ahead of the verse makes the listener more tired, and the verse is unchanged.',
          },
        ],
      },
      {
        question:
          'You meant a new section at 1:12. No border was measured there, and a listener noticed none. What would help?',
        right: {
          text: 'A part that enters, leaves or changes its register at 1:12',
          why: 'The border existed in the writing only; a change in the sound lets the ear notice it too.',
        },
        wrong: [
          {
            text: 'A new rhyme scheme in the words from 1:12 onwards',
            why: 'That changes the writing once more, while the sound would run on across the border as before.',
          },
          {
            text: 'A chord at 1:12 that lasts twice as long as the others',
            why: 'It holds the same sound for longer, so the section after it has the same colour as before.',
          },
          {
            text: 'A level that is one decibel higher from 1:12 to the end',
            why: 'So small a step in level is easily missed, and the colour of the sound stays what it was.',
          },
        ],
      },
      {
        question:
          'In three minutes your piece brings nine ideas, none of which comes back. Listeners say that they got lost. What would you change?',
        right: {
          text: 'Let an early idea return and give up some of the others',
          why: 'A return is a landmark: it tells listeners where they are and makes the new places seem new.',
        },
        wrong: [
          {
            text: 'Smooth the joins between the ideas with long crossfades',
            why: 'Smooth joins lead from one unknown place to the next, and still none is reached again.',
          },
          {
            text: 'Put the best idea at the end, where it stays in the ear',
            why: 'One can be lost for three minutes and hear something good at the end without having found the way.',
          },
          {
            text: 'Shorten each idea by half, before any of them can drag',
            why: 'The unknown places would come by twice as fast, which makes the way still harder to follow.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'How should a part of a piece come back, if not unchanged?',
        back: 'With something new in it, or shorter than before.',
      },
      {
        front: 'Why can sixteen bars seem long in one piece and short in another?',
        back: 'Length is felt against what came before, not by the clock.',
      },
    ],
    task: 'Take a piece of your own of two minutes or more, or build one from loops. Make a second version that is at least a fifth shorter and in which one part returns changed. Hand in the short version and name, in a sentence spoken at its end, what you cut and what you changed.',
  },
  {
    id: 'groove',
    goal: 'Shape length, placement and strength inside the beat so that players agree and bodies move.',
    deeper:
      'A beat can be split into equal or unequal halves. In *swing* the first half is held longer than the second; at a medium pace the two may come near two to one, at a very fast one they even out. Placement counts as well: a snare a few thousandths of a second late seems at ease, a bass slightly early seems eager. Strength is the third thing, for eight equal strokes make no pattern.\n\nListen in your mind to a shaker in steady quavers (eighth notes). With every stroke alike it ticks like a clock. Lean on the strokes between the beats, and shoulders begin to answer, though the tempo is the same and no stroke has moved. Now let a guitarist swing beside that even shaker. Their strokes between the beats no longer meet, and one’s step grows uncertain.',
    mistake:
      'Every note is pulled exactly on to the grid, and the life goes out of the part. You have gone too far when the corrected take is tidier and your foot has stopped. Return to the raw take, correct the notes that make you stumble, and leave the others.',
    questions: [
      {
        question:
          'Alone, drums and bass are both steady. Together one’s step wavers: the drums swing, the bass plays even quavers. What first?',
        right: {
          text: 'Let both use the same long and short inside the beat',
          why: 'They agree on the beats and disagree between them; one shared division makes the strokes meet.',
        },
        wrong: [
          {
            text: 'Make the bass drum louder and with it the beat plain',
            why: 'The beats were never in doubt; the players part company in between, where the bass drum is silent.',
          },
          {
            text: 'Slow both down and leave them time to listen',
            why: 'A slower beat widens the distance between the even and the swung stroke, and the wavering with it.',
          },
          {
            text: 'Add a shaker in semiquavers to hold the two together',
            why: 'A third part has to side with one of the two, so the disagreement between them would stay.',
          },
        ],
      },
      {
        question:
          'You moved every hit of a drum take on to the grid. It is tidy now, and nobody nods any more. What do you do?',
        right: {
          text: 'Go back to the take and mend just the hits that trip',
          why: 'The feel was in the placing of the hits; only those that break the pattern need correction.',
        },
        wrong: [
          {
            text: 'Raise the tempo a little to bring the energy back',
            why: 'Tempo says how fast beats come; the dead evenness between them would only come faster.',
          },
          {
            text: 'Shift every hit by a small amount chosen at random',
            why: 'A groove is a pattern on which players agree, and random shifts hold no pattern.',
          },
          {
            text: 'Add a tambourine on the same grid to fill the gaps',
            why: 'One more part without placement or accent makes the take fuller and no less stiff.',
          },
        ],
      },
      {
        question:
          'Two bands play your song to the same click, with the same parts and the same sound. One seems lazy, one eager. What explains it best?',
        right: {
          text: 'They place the notes differently around the same beat',
          why: 'A shade late seems at ease and a shade early seems eager, though the tempo is one and the same.',
        },
        wrong: [
          {
            text: 'The eager band leaves out every other note of the pattern',
            why: 'Both play the same parts, so the number of notes cannot be what sets them apart.',
          },
          {
            text: 'The lazy band must in truth have played to a slower click',
            why: 'The click was the same; tempo says how fast beats come and not how they feel.',
          },
          {
            text: 'The eager band plays in a key that carries more energy',
            why: 'The parts are the same, so the key is too, and no key makes a beat eager.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What is swing?',
        back: 'The halves of the beat are unequal: the first is held longer than the second.',
      },
      {
        front: 'What makes a groove, besides the tempo?',
        back: 'How long the notes are, how early or late they come, and how strong each one is.',
      },
    ],
    task: 'Clap, drum or program one pattern of two bars in three versions at the same tempo: all strokes equal, accents between the beats, and swung. Let each run for 20 seconds. Hand in one file, and say at its end which version made you move and what differed in it.',
  },
  {
    id: 'arrangement',
    goal: 'Make room for each part by register, rhythm and rest before touching a fader.',
    deeper:
      'Two sounds of similar height that begin together are hard to tell apart: they fuse, or the stronger covers the weaker. A part can therefore be freed without being louder. Move it an octave, let it speak where the other rests, or set long notes against short ones. A choir stays clear by height: soprano, alto, tenor and bass each keep to a region of their own.\n\nImagine a verse with piano chords in the middle, a guitar strummed in the same octave, and a voice among them. All three are in tune and the words are lost. The pianist now plays one low note a bar. The guitarist picks high on the neck, in the gaps between the lines. Nobody has changed the volume, and the words are there. When the chords come back in the chorus, they *arrive*.',
    mistake:
      'A track seems to lack something, so a part is added, and then another to support it. Mute the parts in turn: one that you have not missed after eight bars can go from there. What you have saved is what a later section may bring.',
    questions: [
      {
        question:
          'The tune of your cello is lost among keyboard chords and a second cello in the same octave, all in one rhythm. What is the arranger’s first step?',
        right: {
          text: 'Send the chords higher and let them answer between phrases',
          why: 'They then differ from the tune in height and in rhythm, and either would already help to uncover it.',
        },
        wrong: [
          {
            text: 'Double the tune with a synth and give it more weight',
            why: 'One more sound at that height adds to the crowd through which the tune has to come.',
          },
          {
            text: 'Give the other two more notes and spread the sound',
            why: 'More notes in the same octave leave fewer gaps, and the tune needs those gaps.',
          },
          {
            text: 'Put the whole piece up a tone, which lets the tune rise clear',
            why: 'All three move up together, so they still share one octave and one rhythm.',
          },
        ],
      },
      {
        question:
          'All eight of your parts play in verse and chorus alike, and the chorus seems no bigger. What helps most?',
        right: {
          text: 'Taking some parts out of the verse',
          why: 'The chorus can give only what the verse has kept back, and now it has something to give.',
        },
        wrong: [
          {
            text: 'Adding a ninth part to the chorus',
            why: 'One voice among nine is hardly noticed, and it makes the crowded place more crowded.',
          },
          {
            text: 'Making each of the verse’s parts busier',
            why: 'A fuller verse leaves the chorus even less by which it could be bigger.',
          },
          {
            text: 'Moving all eight parts up in the chorus',
            why: 'The number of parts and their crowding stay as they are; all of it is merely higher.',
          },
        ],
      },
      {
        question:
          'You solo a flute and a violin and find them in the same rhythm at the same height. When is that a good arrangement?',
        right: {
          text: 'When the two are meant to blend and sound like one instrument',
          why: 'Shared height and rhythm make sounds fuse, which is right for a doubling that one has chosen.',
        },
        wrong: [
          {
            text: 'When each of the two has a tune that people should follow',
            why: 'Parts that fuse cannot be followed separately; each tune needs a height or a rhythm of its own.',
          },
          {
            text: 'When the violin carries the melody and the flute accompanies',
            why: 'An accompaniment at the height and in the rhythm of the melody covers it or melts into it.',
          },
          {
            text: 'When the mix is already dense and a further part has to fit in',
            why: 'In a dense mix a part with nothing of its own cannot be heard as a further part.',
          },
        ],
      },
    ],
    cards: [
      {
        front:
          'How can a hidden part be made audible without turning anything up or down?',
        back: 'Move it to another register, or give it a rhythm that speaks while the other part rests.',
      },
      {
        front: 'What makes a chorus seem big?',
        back: 'What the verse before it has left out.',
      },
    ],
    task: 'Make 16 bars from four parts, eight for a verse and eight for a chorus, without moving a fader between them. In the verse at most two parts sound at a time, in the chorus all four, and no two share both register and rhythm. Hand in the sound file.',
  },
]
