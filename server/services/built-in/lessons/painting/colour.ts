import type { Lesson } from '../lesson.ts'

export const colourLessons: readonly Lesson[] = [
  {
    id: 'temperature',
    goal: 'See each colour as warmer or cooler than its neighbour and turn a form with it.',
    deeper:
      'Shadows are seldom without light; they are lit by something else. On a clear day the sun strikes the front of a white house, while its shadow side receives mainly the light of the blue sky and leans cool. Near the ground, a sunny brick path can throw warm light back onto the same wall. So ask of each shadow: *what does it face?*\n\nThink of someone reading by a cool north window in a room with a wooden floor. The lit cheek is a pale, faintly bluish pink. As it turns away it does not merely get darker. It moves towards a warmer, browner red, and along the jaw it picks up some crimson from a scarf. Two patches of almost equal lightness can tell us that the cheek is round, because one leans towards the window and the other towards the room.',
    mistake:
      'Colours get filed by name: blue is cool, so shadows are painted with blue from the tube and look like spilt ink. If your shadows seem to come from another picture, this is the cause. Mix the colour of the object first, darken it, then shift it only a little.',
    questions: [
      {
        question:
          'A white wall in evening sun has a shadow in almost pure blue that jumps out. What would you change first?',
        right: {
          text: 'Grey the blue until the shadow is just cooler than the wall.',
          why: 'Warm and cool are a comparison; a slight difference is enough, and the shadow stays part of the wall.',
        },
        wrong: [
          {
            text: 'Repaint the shadow in a neutral mixture of black and white.',
            why: 'That throws out the difference in temperature, and the shadow is likely to look lifeless.',
          },
          {
            text: 'Make the sunlit wall bluer too, so that both parts match.',
            why: 'Evening sun is warm, so a bluer wall would lose the light you wanted to paint.',
          },
          {
            text: 'Warm the shadow until it is more orange than the sunlit part.',
            why: 'Under a warm light and an open sky the shadow leans cooler, so this reverses what was right.',
          },
        ],
      },
      {
        question:
          'A face is lit by a cool window in a room with warm wooden walls. How will its shadow side most likely lean?',
        right: {
          text: 'Warmer than the lit side, towards brown or red.',
          why: 'The shadow side faces the room and receives light that the wood has thrown back.',
        },
        wrong: [
          {
            text: 'Cooler than the lit side, towards blue or violet.',
            why: 'Shadows look bluish where a blue sky fills them; here warm wood does.',
          },
          {
            text: 'Neither warmer nor cooler, but simply darker.',
            why: 'A shadow is lit by something as well, and that light has a colour of its own.',
          },
          {
            text: 'Towards green, the opposite of the red in skin.',
            why: 'A fixed opposite is no guide; what counts is the light that reaches the shadow.',
          },
        ],
      },
      {
        question:
          'On the palette a grey looks neutral; placed in the painting, it looks warm at once. What is the likeliest reason?',
        right: {
          text: 'Its neighbours in the painting are cooler than the palette was.',
          why: 'Warm and cool are judged against what lies beside, and that has changed.',
        },
        wrong: [
          {
            text: 'It has begun to dry, which makes most greys look warmer.',
            why: 'Drying takes time and cannot explain a change that is visible at once.',
          },
          {
            text: 'It contains too little white to stay neutral on the canvas.',
            why: 'The mixture is the same in both places; only its surroundings differ.',
          },
          {
            text: 'It was warm all along, because greys are warm by nature.',
            why: 'No grey is warm by nature; beside an orange the same one would look cool.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What decides whether a shadow leans warm or cool?',
        back: 'The light that still reaches it, such as blue sky or a wooden floor, compared with the main light.',
      },
      {
        front: 'Is blue always a cool colour?',
        back: 'No. Warm and cool are comparisons: a blue looks warm beside a colder blue.',
      },
    ],
    task: 'Paint one pale object by a window without using black. Beside the study put three pairs of swatches, light and shadow from three places on the object, and write under each pair which one is cooler. Hand in one picture with everything. If a pair leans the other way, add a line about the reflected light that turned it.',
  },
  {
    id: 'greys',
    goal: 'Make a colour glow by calming its neighbours, and mix greys that still have a hue.',
    deeper:
      'The eye soon gets used to strength. A room full of scarlet stops shouting after a minute, while on a grey street one tomato on a windowsill is a shock. Neutral passages rest the eye and prepare it for the strong one. A strong colour also tints what lies beside it: next to the tomato a plain grey wall seems *slightly green*, so a grey that leans that way makes the red stronger still.\n\nMix orange with blue and each takes away the strength of the other. With more orange you get brown, with more blue slate, and in between a grey that is never quite neutral. Black and white give one row of greys; a pair of opposites gives many. Picture a rainy street in such greys, slate roofs, brown puddles, a warmer pavement. An ochre umbrella, modest straight from the tube, shines in it like a lamp.',
    mistake:
      'When a picture looks dull, the reflex is to strengthen everything, until each passage shouts and none is heard. Count the patches that come almost straight from the tube: more than two or three are a warning. Choose the one that should sing and calm each of the others with its opposite.',
    questions: [
      {
        question:
          'Pure red poppies stand in a bright green meadow under a strong blue sky, and the red seems weak. What helps?',
        right: {
          text: 'Grey the meadow and the sky, and leave the poppies as they are.',
          why: 'The red is strong already; calmer neighbours let it be seen as strong.',
        },
        wrong: [
          {
            text: 'Cover the poppies with a second coat of the same pure red.',
            why: 'The red is at its limit, so another coat changes little while the rivals stay loud.',
          },
          {
            text: 'Add many more poppies, so that red covers a larger part.',
            why: 'Red among other reds looks weaker, and green and blue still compete with it.',
          },
          {
            text: 'Strengthen the green, because the opposite of red makes it shine.',
            why: 'Opposites heighten each other, but a green at full strength takes the lead from the small red.',
          },
        ],
      },
      {
        question:
          'A grey mixed from blue and orange is too brown for your slate roof. What do you add?',
        right: {
          text: 'A little more blue, in small steps.',
          why: 'Brown shows that orange prevails; more blue leads through grey towards slate.',
        },
        wrong: [
          {
            text: 'A little black, to drown the brown.',
            why: 'Black makes the mixture darker and duller, when only its hue has to move towards slate.',
          },
          {
            text: 'Some white, until the brown turns pale.',
            why: 'White makes the mixture lighter, while orange still outweighs the blue in it.',
          },
          {
            text: 'A touch of red, to balance the blue.',
            why: 'Red pushes the mixture further towards warm brown and away from slate.',
          },
        ],
      },
      {
        question:
          'Next to a strong orange pumpkin your plain grey wall looks bluish, although there is no blue in it. Why?',
        right: {
          text: 'The pumpkin makes a neutral neighbour seem to lean towards its opposite.',
          why: 'The eye sees the wall against strong orange, whose opposite is blue, and shifts it that way.',
        },
        wrong: [
          {
            text: 'The pumpkin throws light onto the wall, which turns it blue.',
            why: 'Light thrown back by a pumpkin is orange and would warm the wall.',
          },
          {
            text: 'Most greys contain hidden blue, which warm colours bring to light.',
            why: 'The wall need not contain any blue; beside a blue jug the same grey would look warm.',
          },
          {
            text: 'White paint turns cold in a mixture as soon as it dries.',
            why: 'Then the wall would be bluish everywhere, whatever stood beside it.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'How can you make a modest red glow without touching it?',
        back: 'Calm its neighbours to greys, best of all to greys that lean a little towards green.',
      },
      {
        front: 'How does a plain grey change beside a strong colour?',
        back: 'It seems to lean towards that colour’s opposite: beside orange it looks bluish.',
      },
    ],
    task: 'Paint a postcard-sized scene of rain, dusk or a bare room. At least nine tenths of it must be greys mixed from opposites, without black from the tube; one modest colour takes the remaining space. Hand in a picture with a swatch of that same colour on plain white beside it, so that its two effects can be compared.',
  },
  {
    id: 'mixing',
    goal: 'Reach most colours from a few tubes and say what went into each mixture.',
    deeper:
      'Hardly any pigment is a plain primary. Ultramarine is a blue that leans towards violet; other blues lean towards green. These leanings decide what a pair can do. Ultramarine with a bluish crimson makes a clear violet. With scarlet, which carries some yellow, it turns brownish, since all three primaries have met and weaken one another. *Mud is not a colour but a grey in the wrong place*; planned, the same mixture may be a fine shadow.\n\nAdjust in small steps and ask one thing at a time: is it light enough, is the hue right, is it too strong? Say you need the dull green of an olive tree. Yellow with a little greenish blue gives a fresh green. That is too loud, so a touch of red, its opposite, calms it. White lifts it at the end, and each tube can return in the shadow.',
    mistake:
      'Chasing a colour with one tube after another makes mud: each addition corrects the last and greys the heap. If there are more than three pigments in a mixture besides white, set it aside. Start clean from the two that come nearest, and add the stronger one in tiny amounts.',
    questions: [
      {
        question:
          'You want a clear violet, but your ultramarine and scarlet give a brownish one. What would you change?',
        right: {
          text: 'Replace the scarlet with a red that leans towards blue.',
          why: 'A bluish red brings no yellow into the mixture, so the three primaries do not meet.',
        },
        wrong: [
          {
            text: 'Add white to the mixture until the brown disappears.',
            why: 'White makes a paler brownish violet; the yellow in the scarlet is still there.',
          },
          {
            text: 'Add a touch of yellow to make the mixture brighter.',
            why: 'Yellow is the opposite of violet and would take away even more of its strength.',
          },
          {
            text: 'Use a larger amount of both and stir them thoroughly.',
            why: 'The same pigments give the same hue, however much of them you stir.',
          },
        ],
      },
      {
        question:
          'Your green has the right lightness but is far too loud for an olive tree. Which addition do you try first?',
        right: {
          text: 'A touch of red, because it lies opposite green.',
          why: 'An opposite takes away strength, which is the only thing wrong with this green.',
        },
        wrong: [
          {
            text: 'A good deal of white, because it softens all colours.',
            why: 'White would change the lightness, which was right, and may leave a chalky green.',
          },
          {
            text: 'A good deal of black, because olive is a dull green.',
            why: 'Much black would make the mixture too dark, though its lightness was right.',
          },
          {
            text: 'More of the yellow, because olive trees are yellowish.',
            why: 'More yellow gives a lighter, more yellow green that is just as loud.',
          },
        ],
      },
      {
        question:
          'Sky, wall and skirt were mixed from nine tubes and seem to come from three paintings. Which plan removes the cause?',
        right: {
          text: 'Mix all three again from three tubes and white.',
          why: 'Mixtures from a small set share their pigments, and this makes them belong together.',
        },
        wrong: [
          {
            text: 'Outline all three with the same dark colour.',
            why: 'A common outline ties borders together, while the colours still have nothing in common.',
          },
          {
            text: 'Bring all three to the same high strength.',
            why: 'Equal strength gives them no common pigment; three strangers are still strangers, only louder.',
          },
          {
            text: 'Buy each of the three as a ready-made shade.',
            why: 'Ready-made shades bring in yet more pigments that nothing else in the picture shares.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why do two pigments usually mix cleaner than four?',
        back: 'With each one added it is likelier that all three primaries meet and grey one another.',
      },
      {
        front: 'Which three questions lead a mixture to its target?',
        back: 'Is it light or dark enough, is the hue right, and is it too strong or too weak?',
      },
    ],
    task: 'Paint a still life of three things in different colours from one blue, one red, one yellow and white. Down one side put swatches of eight mixtures that you used, each labelled with its parts, such as “3 yellow, 1 blue”. Hand in one picture of painting and swatches; the three things must share at least one pigment.',
  },
]
