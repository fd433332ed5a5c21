import type { Lesson } from '../lesson.ts'

export const soundAndDeliveryLessons: readonly Lesson[] = [
  {
    id: 'sound-world',
    goal: 'Build a place out of sounds, beyond what the picture shows.',
    deeper:
      'The frame has edges, and hearing has none. A tram that passes outside builds a street which nobody had to film, and we believe it sooner than a painted one. Such sounds also hold a scene together: the picture jumps with each cut, but the hum of the room runs on, and the ear concludes that we have stayed. This is why one records the empty room for half a minute after the last take.\n\nSuppose two people talk in a kitchen. Put in only their voices, and they seem to sit in a box. Add the fridge, low and steady. Add a neighbour’s radio through the wall, too faint to follow. Halfway through, let the fridge switch itself off, as fridges do. Nobody will remark on it, yet both seem suddenly closer to each other, and the next sentence is heard in a *different* room.',
    mistake:
      'Music is laid over everything, because the bare track sounds empty. Mute the music and listen: if rooms switch on and off with each line, there is no ground beneath it. Lay room tone through the whole scene first, then a few chosen noises, and music last if at all.',
    questions: [
      {
        question:
          'At each cut in your dialogue the faint hiss behind the voices changes. What is the usual cure?',
        right: {
          text: 'Lay one unbroken recording of the empty room beneath the scene',
          why: 'A continuous ground covers the small steps, so that the ear no longer hears the joins.',
        },
        wrong: [
          {
            text: 'Cut the sound to nothing between the lines and leave no hiss at all',
            why: 'Now the room vanishes and returns with each line, which is far more noticeable.',
          },
          {
            text: 'Raise the voices by some decibels, so that they stand above the hiss',
            why: 'The hiss in the same recordings rises with them, and the steps stay as they were.',
          },
          {
            text: 'Place a noise such as a cough or a cup right on each of the cuts',
            why: 'A noise at each join would beat time to the edit and draw the ear to it.',
          },
        ],
      },
      {
        question:
          'You cannot film the street outside, but the scene should feel as if it lay in a city. What is the simplest way?',
        right: {
          text: 'Let traffic, steps and a distant siren come in through the open window',
          why: 'Sound makes the world outside the frame exist without a single picture of it.',
        },
        wrong: [
          {
            text: 'Let one of the people mention that they live in the middle of a city',
            why: 'The remark informs us, but the room stays as quiet as one in the country.',
          },
          {
            text: 'Play a piece of music that people often connect with city life',
            why: 'Music sets a mood, but it does not place the room in a street.',
          },
          {
            text: 'Hang a large photograph of the city on the wall behind the table',
            why: 'A picture shows where its owner likes to be, and such pictures hang in villages too.',
          },
        ],
      },
      {
        question:
          'Just before bad news your whole track falls to digital silence for three seconds. What should you ask before keeping it?',
        right: {
          text: 'Whether it will be taken as an effect, or for a fault in the sound',
          why: 'An audience notices complete silence at once, so it must be clear that it is meant.',
        },
        wrong: [
          {
            text: 'Whether three seconds are enough for viewers to become aware of it',
            why: 'They become aware of it at once, as even a quiet room is never without noise.',
          },
          {
            text: 'Whether other scenes of the film have silences of an equal length',
            why: 'Repeating it would wear the effect out; what matters is how this one is taken.',
          },
          {
            text: 'Whether the picture in those seconds is as still as a silence demands',
            why: 'Silence may stand against still or moving pictures, so nothing is demanded of them.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What is room tone, and what is it for?',
        back: 'The quiet noise of an empty place. Laid under a scene, it keeps the cuts from being heard.',
      },
      {
        front: 'Why does complete silence stand out in a film?',
        back: 'Because it hardly occurs in life: even a quiet room makes some noise.',
      },
    ],
    task: 'Film 20 seconds of one plain room from a fixed place. Make two versions that differ in sound alone, so that the room seems to lie in two quite different surroundings, such as a harbour and a hospital. Use four recordings of your own for each, no music and no speech, and join the two in one film.',
  },
  {
    id: 'speech-and-level',
    goal: 'Set speech so that every word can be followed, and fit the rest around it.',
    deeper:
      'Intelligibility is decided mostly before the mix. A microphone at arm’s length hears the mouth; one across the room hears the room, and turning it up turns up both. In the mix the danger is masking: a sound that occupies the same range as a voice at the same moment hides it, even when it is softer. Consonants go first, and with them the sense. Loudness comes last. LUFS measures how loud a programme seems over its length, while a *peak* is one instant.\n\nImagine a grandmother’s story over a solo cello. Both live in the same range, and each long note swallows the ends of her words. Three cures are at hand: lower the cello while she speaks, move its phrase into her pause, or choose an instrument that leaves her range free. Turning her up until she wins makes her shout in a room where she was whispering.',
    mistake:
      'The maker knows the text by heart, and so hears words that are not there. You find out when a stranger has to ask “what did he say?” Take music and noises down until each word comes free, and if it is still unclear, record the line again, near the microphone.',
    questions: [
      {
        question:
          'Speech recorded by a camera across the room sounds distant and full of echo. What will help most?',
        right: {
          text: 'Recording it again with the microphone close to the mouth',
          why: 'Nearness raises the voice against the room, which no later setting can do so well.',
        },
        wrong: [
          {
            text: 'Turning the recording up until it is as loud as near speech',
            why: 'Voice and echo rise together, so the distance between them is heard just as before.',
          },
          {
            text: 'Boosting the treble to bring out the consonants',
            why: 'The echo has treble as well, so speech gets sharper and hissier, but hardly nearer.',
          },
          {
            text: 'Adding music at a low level, so that the echo is covered',
            why: 'Music hides some of the echo, and more of the consonants that were weak already.',
          },
        ],
      },
      {
        question:
          'The words get lost when a guitar plays beneath them, though the voice is the louder of the two. What would you do first?',
        right: {
          text: 'Lower the guitar while words are spoken, and let it rise in the pauses',
          why: 'Less sound in the voice’s range at the same moment means that less of it is masked.',
        },
        wrong: [
          {
            text: 'Raise the voice and the guitar together by several decibels',
            why: 'Both grow by the same amount, so the guitar hides as much of the voice as before.',
          },
          {
            text: 'Move the guitar by a second, and let its notes fall on other words',
            why: 'The masking merely changes its place, and now other words get lost.',
          },
          {
            text: 'Leave it as it is, since a voice that is louder than the music cannot be hidden',
            why: 'A softer sound in the same range can still hide consonants, as the lost words show.',
          },
        ],
      },
      {
        question:
          'Your web film peaks at −1 dBTP, yet beside others it seems quiet at −24 LUFS. What does this tell you?',
        right: {
          text: 'A few peaks are at the limit while the whole is soft, so tame them first',
          why: 'Peak and loudness are different measures; with lower peaks the whole can rise towards −14 LUFS.',
        },
        wrong: [
          {
            text: 'It is as loud as it can ever be made, since no peak may go any further than this one',
            why: 'Only the instants are at the limit; once they are held down, everything else can come up.',
          },
          {
            text: 'One of the two meters must be broken, since both ought to show about the same value',
            why: 'They measure different things, one an instant and one the whole length, and seldom agree.',
          },
          {
            text: 'It meets the usual aim for the web already, and the other films are at fault',
            why: 'The usual aim for the web is about −14 LUFS, and this film is far softer than that.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What do a peak and a LUFS value each tell you?',
        back: 'A peak is the highest instant. LUFS tells how loud the programme seems over its length.',
      },
      {
        front: 'What is masking?',
        back: 'One sound hides another in the same range at the same moment, even when it is the softer of the two.',
      },
    ],
    task: 'Record a minute of your own speech twice in one room, at arm’s length and from three metres. Put the nearer one under a picture with music, and set the music so that a stranger can repeat every sentence. Hand in the film and append 10 seconds of the distant recording for comparison.',
  },
  {
    id: 'delivery',
    goal: 'Export a file that looks and runs as it did in your edit.',
    deeper:
      'An export is a second translation of your film, after the camera’s own. Each change of shape costs something. A clip at 25 frames a second in a project of 30 has to get five frames each second from somewhere, so frames are repeated or invented and a steady pan limps. A small picture stretched to a large one gains pixels but no detail. Bit rate is a budget: what moves little is cheap, whereas rain, leaves and grain cost a great deal.\n\nImagine a documentary that ends on a long pan across a lake. In the editor it glides. On the festival’s screen it stutters, and the ripples have turned into drifting squares. The project had been started at the default rate, and the export had used a preset for small screens. Both faults would have shown in the first ten seconds of watching the *exported* file.',
    mistake:
      'The export is never watched, only the edit. The sign is a remark that comes from others: bars at the sides, a stutter, sound that stops early. Watch the exported file itself to the end, on another device, before anybody else does.',
    questions: [
      {
        question:
          'A tracking shot filmed at 25 frames a second stutters evenly in your export at 30. What do you do?',
        right: {
          text: 'Set the project to 25 too, so that no frame has to be added',
          why: 'The rate then stays the same from shoot to file, and each frame is shown once.',
        },
        wrong: [
          {
            text: 'Raise the bit rate of the export until it runs smoothly',
            why: 'A higher bit rate keeps finer detail, but the repeated frames stay where they are.',
          },
          {
            text: 'Enlarge the frame size to make the movement finer',
            why: 'More pixels do nothing for the timing of frames, from which the stutter comes.',
          },
          {
            text: 'Slow the shot down slightly and spread the stutter out a bit',
            why: 'A change of speed makes a new mismatch, and it alters what was filmed as well.',
          },
        ],
      },
      {
        question:
          'In your export the faces look clean, but a shot of heavy rain breaks into squares. What should you change first?',
        right: {
          text: 'Raise the bit rate, since rain changes everywhere in each frame',
          why: 'Much change needs much data, and at the present rate too little is left for the detail.',
        },
        wrong: [
          {
            text: 'Lower the frame rate, since rain falls quicker than the eye sees',
            why: 'Fewer frames make the rain jerk, and the other shots would change their motion too.',
          },
          {
            text: 'Sharpen the shot, since the drops have lost their edges',
            why: 'Sharpening adds contrast to the squares, and fine edges are costlier to store.',
          },
          {
            text: 'Enlarge the picture, since bigger frames can hold more of the drops',
            why: 'At the same bit rate more pixels share the data, so that each gets less of it.',
          },
        ],
      },
      {
        question:
          'A festival asks for 1920 × 1080, and you shot and edited in 1280 × 720. What is the honest way to deliver?',
        right: {
          text: 'Export at the size asked for, and accept that it will look somewhat soft',
          why: 'The file meets the rule and plays, though enlarging cannot add detail that was never recorded.',
        },
        wrong: [
          {
            text: 'Enlarge to four times the size first, then shrink to what is asked, to gain detail',
            why: 'Detail that the camera did not record appears neither by enlarging nor by shrinking.',
          },
          {
            text: 'Stretch only the width to what is asked, and keep the height, to lose less',
            why: 'People would be drawn out wide, and the height would still be wrong.',
          },
          {
            text: 'Send the smaller file under a new name, as a projector fills the screen anyway',
            why: 'Such a file breaks the rule and may be refused, and a projector would enlarge it too.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why should the frame rate stay the same from shoot to export?',
        back: 'Otherwise frames must be repeated, dropped or invented, and motion can stutter.',
      },
      {
        front: 'Which pictures need the highest bit rate?',
        back: 'Those with much fine change in every frame, such as rain, leaves, water or grain.',
      },
    ],
    task: 'Shoot 20 seconds that hold a slow pan and some fine moving detail. Export one file for a large screen and one of at most 5 megabytes for a telephone, both at the frame rate of the shoot. Hand in the smaller one with its size, rate and bit rate in the file name, and say which detail suffered first.',
  },
]
