import type { Lesson } from '../lesson.ts'

export const shapesAndValuesLessons: readonly Lesson[] = [
  {
    id: 'shape-language',
    goal: 'Build characters on leading shapes, so that their natures show before their faces do.',
    deeper:
      'Pebbles roll and do not hurt, blocks stay where they are, thorns and beaks prick. From such experience we expect something of a shape before we see a face. This is a habit of reading and no law, so breaking it is strong too: a villain made of soft rounds is uncanny, because he keeps his danger inside. Only equal shares say nothing. As much circle as triangle is neither.\n\nDesign a baker and a tax inspector. The baker is one big circle on small feet, with a round cap and a bun of a nose; a pointed moustache is the shape that opposes it and gives him bite. The inspector is a narrow upright block with a square case, but his round spectacles hint at kindness to come. Even from behind, at the end of a street, nobody will confuse them.',
    mistake:
      'Costumes are asked to do what bodies should: one middling figure wears ten hats. Draw your cast without clothes or faces. If they could swap wardrobes, exaggerate one leading shape in each of them and move the greatest mass to another place, such as chest, belly or head.',
    questions: [
      {
        question:
          'Hero and villain in your cast have the same oval body. Only the colours of their cloaks differ. What do you change first?',
        right: {
          text: 'The bodies, each built on a leading shape of its own',
          why: 'Shape tells their natures before colour is seen, and it holds from every side.',
        },
        wrong: [
          {
            text: 'The cloaks, each in a colour far stronger than now',
            why: 'Stronger colours separate two equal bodies and give neither a character.',
          },
          {
            text: 'The faces, one with a scar and one with an open smile',
            why: 'Faces are small and read late; from behind the two would still be one person.',
          },
          {
            text: 'The props, a sword for one of them and a lute for the other',
            why: 'A prop says what somebody does and can be put down again.',
          },
        ],
      },
      {
        question:
          'You made a figure from circles, squares and triangles in equal parts. Nobody remembers it. What helps?',
        right: {
          text: 'Let one of the shapes lead and use a second to oppose it',
          why: 'One shape gives the figure its nature, and a smaller contrary one makes it particular.',
        },
        wrong: [
          {
            text: 'Add some more kinds of shapes, so that it becomes richer',
            why: 'A fourth and a fifth voice make it even harder to hear any of them.',
          },
          {
            text: 'Outline each of the shapes in a colour that belongs to it',
            why: 'Colours would sort the parts while the whole goes on having no leading shape.',
          },
          {
            text: 'Enlarge all of the shapes alike, so that they speak louder',
            why: 'Equal shares stay equal at any size, so none of them leads.',
          },
        ],
      },
      {
        question:
          'A guard should be above all steady, with a hint of danger. Which design does this best?',
        right: {
          text: 'A block of a body on two square boots, with a pointed helmet and a spear',
          why: 'The square leads and makes him steady, and the points oppose it in small parts.',
        },
        wrong: [
          {
            text: 'A body of sharp wedges with thin legs, standing in a pair of square boots',
            why: 'Here the points lead, so he is dangerous first and has only a hint of steadiness.',
          },
          {
            text: 'A round body with a soft belly, and a round shield on each of its arms',
            why: 'Circles lead everywhere, and he seems friendly, with nothing to fear.',
          },
          {
            text: 'A body of one block, one ball and one wedge, all of the same size',
            why: 'In equal shares none of the three natures comes out.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What do round, square and pointed shapes suggest in a character?',
        back: 'Round ones seem soft and friendly, square ones steady, pointed ones quick or dangerous.',
      },
      {
        front:
          'Why does a figure need one leading shape and not equal shares of several?',
        back: 'Equal shares say nothing; a leading shape gives it a nature and makes it easy to remember.',
      },
    ],
    task: 'Design three members of one family, each on another leading shape, with a second shape that opposes it in one small part. Draw each from the front and from behind, filled with one tone, at most 6 cm high. Hand in the six, with one word for each nature that a friend chose without help.',
  },
  {
    id: 'focal-point',
    goal: 'Make one place in a picture the strongest, and let it be where the story turns.',
    deeper:
      'Contrast attracts where it is rare. A black spot rules a pale picture, and on a chessboard nobody sees it. A focal point is therefore made as much by quietening the rest. Some things attract even when small: faces, hands, letters. Where people in a picture look, we look too. A road or a row of lamps can lead us, as long as it ends at the story and not at the border.\n\nA girl finds her dog under a stall at a night market. There are lanterns everywhere, and the eye dances. Turn all but one of them into dull orange discs. The one left hangs over that stall, where the dog’s pale ear lies against the deepest shadow. The girl’s arm and the seller’s glance go the same way. The rest can be rich, as long as its tones stay close.',
    mistake:
      'Everything that matters is stressed: the hero, the moon, the house. Blur a copy and count the places that call; more than two of them mean a contest. Choose the winner, and then lower the others by a step instead of raising that one.',
    questions: [
      {
        question:
          'In your night scene everybody sees a white shirt on a washing line before the thief in the middle. What is the smallest cure?',
        right: {
          text: 'Tone the shirt down until it almost joins the wall behind it',
          why: 'The corner loses its rare contrast, and the thief wins without having been touched.',
        },
        wrong: [
          {
            text: 'Hang more shirts beside it, so that it no longer stands alone',
            why: 'A whole row of white is a larger bright area in the wrong place.',
          },
          {
            text: 'Draw a white line round the thief, so that he can compete with it',
            why: 'Then there are two whites in a contest, and the shirt is still the larger.',
          },
          {
            text: 'Work out the thief in finer detail, so that he deserves a look',
            why: 'Detail is seen once the eye has arrived, and the shirt goes on catching it first.',
          },
        ],
      },
      {
        question:
          'Your heroine has the strongest contrast, yet viewers soon leave the picture on the right, where four bystanders are looking. What do you do?',
        right: {
          text: 'Turn the eyes of the bystanders towards her',
          why: 'We follow glances, so four of them in her direction bring the viewer back.',
        },
        wrong: [
          {
            text: 'Raise the contrast on her even further',
            why: 'She has won already; the glances lead people away after they saw her.',
          },
          {
            text: 'Put a bright tree close to the right border',
            why: 'The tree may hold the eye, but it does so as a rival at the wrong spot.',
          },
          {
            text: 'Draw the bystanders in much more detail',
            why: 'The more there is to see in them, the more surely we follow their eyes.',
          },
        ],
      },
      {
        question:
          'A crowded carnival is full of checks and strong contrasts. In it one small sad clown should be found at once. What works best here?',
        right: {
          text: 'A plain, calm area all around him',
          why: 'Where everything is busy, calm is the rare thing, and difference draws the eye.',
        },
        wrong: [
          {
            text: 'A costume with still harder checks',
            why: 'One more set of checks is hard to tell from the others around it.',
          },
          {
            text: 'A brighter red than all the others',
            why: 'Among many strong colours a slightly brighter one is hardly noticed.',
          },
          {
            text: 'A finer pattern than all the others',
            why: 'Fine pattern amid pattern disappears as soon as we step back.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What makes a focal point?',
        back: 'Difference from the rest, such as the strongest contrast, the only warm spot or the finest detail.',
      },
      {
        front: 'What should you try before strengthening a weak focal point?',
        back: 'Lower the contrast of its rivals, because contrast attracts where it is rare.',
      },
    ],
    task: 'Take a sketch with at least three figures and make two grey versions of it, 30 minutes each, with the strongest contrast on a different figure. Ask three people where they look first in each. Hand in both versions, with the answers marked as dots; at least two of three should fall on your figure.',
  },
  {
    id: 'value-grouping',
    goal: 'Gather the values of a picture into three or four families, so that it reads fast.',
    deeper:
      'Each border between two values is an event for the eye. Forty patches in forty values are a crowd of small events. Gathered into three families they leave a few large borders, and those can carry the outline of the figure. Grouping means that neighbours may join although they differ in life: a dark coat, a dark doorway and the shadow between them become one shape, in which colour can still tell them apart.\n\nA fox stands in an autumn wood. Dark trunks, pale leaves and patches of sky lie everywhere, and he is gone. Now move the wood as a whole into the dark family. The clearing behind him becomes one light shape, and he himself keeps the middle tone. Bark and leaves may still be painted, as long as the lightest of them stays darker than the fox.',
    mistake:
      'Two hues look so different that their values are never compared. In the grey copy, a red coat and a green hedge turn out to be twins. Make such a copy every quarter of an hour, and when the figure melts, move a whole family and not a single patch.',
    questions: [
      {
        question:
          'A girl in red stands out from a green hedge. In the grey copy she has vanished. What do you do first?',
        right: {
          text: 'Make the hedge clearly darker or lighter than her coat',
          why: 'She needs a difference in value, since hue alone is lost at a glance or in weak light.',
        },
        wrong: [
          {
            text: 'Make the red and the green purer than they are now',
            why: 'Purer hues part further as colours and may stay the same grey.',
          },
          {
            text: 'Draw a pattern of small flowers all over her coat',
            why: 'A pattern breaks the coat into small patches, which makes its shape harder to find.',
          },
          {
            text: 'Draw a thin dark outline round her whole figure',
            why: 'A thin line helps from near by, while coat and hedge remain one patch from afar.',
          },
        ],
      },
      {
        question:
          'A blurred grey copy of your picture shows nine separate patches. What comes next?',
        right: {
          text: 'Let neighbours of similar value join, until three or four are left',
          why: 'A few large families give the eye a quick reading, and colour can divide them inside.',
        },
        wrong: [
          {
            text: 'Sharpen the borders of all nine, until each can be told from the next',
            why: 'Sharper borders turn nine quiet patches into nine loud ones.',
          },
          {
            text: 'Lower the contrast of all nine alike, until the whole looks calmer',
            why: 'The whole grows paler, and there are as many patches as before.',
          },
          {
            text: 'Add a tenth that is darker than all, so that the others hold together',
            why: 'One more patch adds another event, and the nine do not join because of it.',
          },
        ],
      },
      {
        question:
          'Your wood is the dark family, your figure the middle one. Now you added moonlit bark, and it competes with the figure. What do you do?',
        right: {
          text: 'Darken the bark until its lightest spot belongs to the wood again',
          why: 'Steps within a family enrich it as long as none of them leaves it.',
        },
        wrong: [
          {
            text: 'Leave the bark, because moonlight in a wood may well be that bright',
            why: 'It may be so in life, but here it breaks the family that lets the figure be seen.',
          },
          {
            text: 'Lighten the figure until it is the paler one of the two by far',
            why: 'Then the figure joins the light ground behind it, and the bark is still loose.',
          },
          {
            text: 'Tint the bark blue, because a cold colour moves back by itself',
            why: 'The tint changes the hue, and in value the bark competes as before.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What are value families?',
        back: 'A few large groups of similar lightness, such as a light ground, a middle setting and one dark.',
      },
      {
        front: 'How can detail be added without breaking a value group?',
        back: 'Keep its lights and darks within the range of that family, which a grey copy will show.',
      },
    ],
    task: 'Take a crowded photograph of your own or a busy room and make three studies the size of a playing card, each with exactly three greys. In each, put the main subject into another grey. Hand in all three, and beside them a blurred copy of the best, in which no more than five patches remain.',
  },
]
