import type { Lesson } from '../lesson.ts'

export const colourLessons: readonly Lesson[] = [
  {
    id: 'white-balance',
    goal: 'Choose a white balance that is true to the place or to its mood.',
    deeper:
      'Setting the white balance means telling the camera which mixture of light should count as white. It then strengthens the colour that is lacking: under an orange bulb, the blue. The kelvin scale easily confuses. As a colour of light, a low figure such as 2800 is orange and a high one such as 7500 is bluish. As a *setting* it names the light to be made up for, so a high setting makes the picture warmer. A raw file leaves the choice open; in a JPEG it is baked in, and strong corrections cost quality.\n\nPicture supper in a kitchen: a lamp over the plates, blue dusk at the window. Two lights, and one setting cannot make both white. Set for the lamp, the plates are white and the window turns deep blue. Set for the dusk, the window is plain and the faces go orange.',
    mistake:
      'With automatic balance at sunset, the camera may take the gold for a fault and cool it. You notice it when the picture is paler than your memory, or when neighbouring frames differ in colour. Set daylight by hand and let the colour of the hour stand.',
    questions: [
      {
        question:
          'At noon in bright sun, the white balance is set to 7500 K by mistake. How does the picture turn out?',
        right: {
          text: 'Too warm, as the camera makes up for blueness that is not there',
          why: 'A setting of 7500 K expects bluish light, so the camera adds warmth against it.',
        },
        wrong: [
          {
            text: 'Too blue, as light of that temperature is bluish itself',
            why: 'Light of 7500 K is bluish, but the setting makes up for such light and shifts the other way.',
          },
          {
            text: 'About right, as the sun is hot and the figure is high',
            why: 'Noon sun lies near 5500 K, and a setting far higher than that warms the picture.',
          },
          {
            text: 'Too green, as high settings push the tint in that direction',
            why: 'Green and magenta have a control of their own; kelvin moves between blue and orange.',
          },
        ],
      },
      {
        question:
          'At dusk, faces under a lamp look right, but the window behind them is strongly blue, and you want both neutral. What works?',
        right: {
          text: 'Turn the lamp off and seat people near the window',
          why: 'With one kind of light left, a single setting can make the whole frame neutral.',
        },
        wrong: [
          {
            text: 'Move the setting towards dusk until the blue is gone',
            why: 'The window turns neutral then, and the faces under the lamp go orange instead.',
          },
          {
            text: 'Set the middle between both lights and leave it there',
            why: 'Halfway, neither light is neutral: the faces lean to orange and the window to blue.',
          },
          {
            text: 'Lower the exposure until the window hardly shows',
            why: 'A darker window is still blue, and the faces sink into the dark with it.',
          },
        ],
      },
      {
        question:
          'Ten frames of one afternoon, under steady cloud and with automatic white balance, vary from warm to cool. What is the likeliest cause?',
        right: {
          text: 'The camera guessed anew for each frame, swayed by what was in it',
          why: 'A meadow or a red wall sways the guess, although the light stayed the same.',
        },
        wrong: [
          {
            text: 'The cloud changed the colour of the daylight from minute to minute',
            why: 'Under steady cloud daylight changes slowly; the guess of the camera can change with every frame.',
          },
          {
            text: 'The exposure varied, and darker frames come out cooler than bright ones',
            why: 'Brightness and colour balance are separate settings; a darker frame keeps the same lean.',
          },
          {
            text: 'The zoom was used, and long focal lengths give warmer colours',
            why: 'A lens keeps nearly the same colour over its zoom range and cannot cause such jumps.',
          },
        ],
      },
    ],
    cards: [
      {
        front:
          'You raise the kelvin setting of the camera. Does the picture get warmer or cooler?',
        back: 'Warmer: a high setting expects bluish light, and the camera makes up for it.',
      },
      {
        front: 'Why can one white balance not cure a room with both lamp and daylight?',
        back: 'The two lights differ in colour, and one setting can make only one of them neutral.',
      },
    ],
    task: 'Photograph one scene at dusk or by lamplight and make three versions: one in which something white looks neutral, one as you remember the place, and one clearly too cold. If your camera leaves no choice later, take three frames. Hand in the three side by side, with one sentence on which you would show.',
  },
  {
    id: 'colour',
    goal: 'Give the colours of a picture clear roles, so that the one that matters leads.',
    deeper:
      'Hue, saturation and brightness make a colour, and all three draw the eye only by *difference*. A dull brick red glows in a grey street and goes unnoticed at a fair. That is why taking away often works better than adding: leave the red as it is and calm what competes with it. Warm, saturated hues also tend to come forward, cool and greyish ones to step back, so a red coat leads easily before blue hills.\n\nThink of a harbour in the rain: slate water, dark blue hulls, one yellow oilskin. Blue has the largest area, grey supports it, and the yellow, hardly a fiftieth of the frame, is where everybody looks. Then a pink umbrella comes in at the edge. Nothing is wrong with pink, but now there are two accents, and the eye shuttles between them. Wait until it has gone, or make it the subject.',
    mistake:
      'Raising the saturation because a picture looks tame is the usual reflex. Skin like terracotta, grass like plastic and a subject that stands out less than before are the signs. Go back to zero, then calm the one colour that competes with your subject.',
    questions: [
      {
        question:
          'A red bicycle leans on a grey wall; a turquoise bin beside it draws the eye away. What would you do in editing?',
        right: {
          text: 'Lower the saturation of the turquoise',
          why: 'The red regains its lead once its rival is duller, and nothing turns garish.',
        },
        wrong: [
          {
            text: 'Raise the saturation of the whole picture',
            why: 'The bin gains as much as the bicycle, so the rivalry stays and gets louder.',
          },
          {
            text: 'Shift the red towards the turquoise',
            why: 'Neighbouring hues are calmer, but the bicycle would lose what set it apart.',
          },
          {
            text: 'Darken the grey wall behind both of them',
            why: 'Both stand out more from a darker wall, and the bin still competes with the bicycle.',
          },
        ],
      },
      {
        question: 'Where will a small orange life jacket look strongest?',
        right: {
          text: 'In front of a wide expanse of muted blue sea',
          why: 'Blue is the opposite of orange, and muted surroundings leave the jacket the only strong colour.',
        },
        wrong: [
          {
            text: 'Among ochre rocks in warm evening sun',
            why: 'Neighbouring hues calm each other, so the jacket sinks into the warm surroundings.',
          },
          {
            text: 'Between flags in red, yellow, green and blue',
            why: 'Where many strong colours compete, the difference is used up and no accent counts.',
          },
          {
            text: 'On a deck painted in the same bright orange',
            why: 'Equal colour takes the difference away, and only shape and shadow would be left.',
          },
        ],
      },
      {
        question:
          'In your market picture green has by far the largest area, but everyone names a tiny pink bag at the border first. What follows?',
        right: {
          text: 'The bag acts as an accent, so it should be meant or removed',
          why: 'Attention follows difference rather than area, and a stray accent leads away from your subject.',
        },
        wrong: [
          {
            text: 'The green is too weak, so it should be made more saturated',
            why: 'A stronger green sets off the pink even more and weakens whatever else you meant to show.',
          },
          {
            text: 'The bag is too small to matter, so it may stay as it is',
            why: 'People name it first, which shows that it matters in spite of its size.',
          },
          {
            text: 'The palette is too poor, so a few more colours should be added',
            why: 'More colours would add more rivals; the trouble is one colour without a role.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why does more saturation everywhere weaken an accent?',
        back: 'An accent lives by its difference, and that shrinks when everything around it gets stronger too.',
      },
      {
        front: 'How can you help a leading colour without touching it?',
        back: 'Calm what competes with it: lower its saturation, or leave it out of the frame.',
      },
    ],
    task: 'Make one picture that lives on three colours at most: one that leads, one that supports, and a small accent. Find them by choice of place and frame, without recolouring. Hand it in with a patch of each colour beside it, labelled with its role. Ask someone which colour they saw first, and add their reply.',
  },
]
