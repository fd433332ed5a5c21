import type { Lesson } from '../lesson.ts'

/** What colours do and say, and how light and dark make things and grounds. */
export const colourLessons: readonly Lesson[] = [
  {
    id: 'palette',
    goal: 'Give each colour a role and a share of the area that fits it.',
    deeper:
      'A colour is never seen alone. A red spot on grey is an event; the same red on orange is hardly a remark. Palettes are therefore best judged by share: sketch a strip in which each colour is as wide as the area it will take. Usually a quiet colour gets most of the sheet, the leading colour a smaller part and the accent a very small one. Rarity is what makes the accent call.\n\nPicture the website of a bicycle workshop: white ground, dark blue headings and bars, one orange. If the orange is kept for “Book a repair”, visitors find that button without looking for it. Let it also colour the prices, the icons and every second heading, and the button becomes one orange thing among thirty. The hue is the same; its scarcity has gone.',
    mistake:
      'Five handsome colours are picked and given the same room, so that none leads. You see it when a blurred copy of the page looks like a patchwork. Let one or two quiet colours take most of the area, choose one leader, and allow the accent a single job.',
    questions: [
      {
        question:
          'Your page uses orange for the button, the icons, the prices and each link. Visitors overlook the button. What comes first?',
        right: {
          text: 'Keep orange for the button and calm the other parts',
          why: 'An accent calls only while it is rare, so it has to be taken from everything else.',
        },
        wrong: [
          {
            text: 'Make the orange of the button a little more vivid',
            why: 'A slightly stronger orange among many oranges is still one of many.',
          },
          {
            text: 'Give icons, prices and links three other bright hues',
            why: 'Three bright hues compete with the button as hard as the orange did.',
          },
          {
            text: 'Lay a large orange field behind the whole button',
            why: 'On an orange field an orange button disappears, and the accent takes up still more area.',
          },
        ],
      },
      {
        question:
          'You have to choose between two palettes for a brochure. Which way of comparing them tells you most?',
        right: {
          text: 'Strips in which each colour is as wide as its future share',
          why: 'The share decides how a colour acts, and such a strip shows it before the layout exists.',
        },
        wrong: [
          {
            text: 'Equal squares of all of the colours side by side',
            why: 'Equal squares give the accent as much room as the ground, which the layout never will.',
          },
          {
            text: 'Colour wheels on which every one of the hues is marked',
            why: 'The wheel shows relations of hue and nothing of how much there is of each.',
          },
          {
            text: 'Printed lists with the name and code of each colour',
            why: 'Names and codes identify the colours, but nobody can see from them how they act together.',
          },
        ],
      },
      {
        question:
          'A poster has a blue ground, white type and small touches of pink, green, yellow and violet that nobody can explain. What now?',
        right: {
          text: 'Keep one of the four as accent and drop the others',
          why: 'Colours without a role dilute the one that should call, and a single accent on blue is noticed.',
        },
        wrong: [
          {
            text: 'Enlarge all four until they balance the blue ground',
            why: 'Four larger patches without a role turn the poster into a patchwork with no leader.',
          },
          {
            text: 'Soften all four to pale tints so that none disturbs',
            why: 'Paler, they disturb less, yet there are still four colours that say nothing.',
          },
          {
            text: 'Add an orange as well, the opposite of the blue ground',
            why: 'Being opposite gives it strength but no task, and the four idle colours remain.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why does an accent colour lose its force when it is used often?',
        back: 'It calls by being rare. Among many things of the same colour, none stands out.',
      },
      {
        front:
          'In what proportions should the colours of a palette be tried out, and why?',
        back: 'In the share of the area each will take. The same colours act quite differently when the shares change.',
      },
    ],
    task: 'Take a colourful leaflet or web page and draw a strip that shows its colours in their shares of the area. Rebuild the page with at most four colours, so that somebody new to it finds its most important thing within two seconds by the accent. Hand in a pdf with the old page, your page and the strip of each.',
  },
  {
    id: 'colour-meaning',
    goal: 'Choose colours for what they suggest, and never let colour alone carry a meaning.',
    deeper:
      'Colours borrow their meaning from where people have met them: hazard tape, ripe fruit, hospital walls. So red warns on a valve, tempts on a berry, and is the colour of the bride at a traditional Chinese wedding. Strength counts as much as hue. A dark, muted red can feel old and dear; at full strength the same hue feels loud.\n\nSuch links are learned, so they can fail, and some eyes do not receive them at all. Imagine the plan of a campsite on which free pitches are green and taken ones red. To a camper with red-green colour blindness both may be much the same brownish tone, and on a grey copy they can look alike to everyone. Put a cross on the taken pitches and leave the free ones empty. The plan now works in grey, and the colours only make it quicker to read.',
    mistake:
      'Something is said by colour alone: red figures for losses, a green dot for “open”. Turn the piece to grey, and the meaning disappears. Add a second sign that survives, such as a word, a symbol, a pattern or a place, and keep the colour as a help.',
    questions: [
      {
        question:
          'Your map marks five bus lines by colour only. What is the surest improvement?',
        right: {
          text: 'Write the number of each line along its course',
          why: 'A number can be read in grey and by every eye, whatever the colour does.',
        },
        wrong: [
          {
            text: 'Choose five hues that are as vivid as possible',
            why: 'A vivid red and a vivid green can look alike to some readers, and a grey copy loses all five.',
          },
          {
            text: 'Put a key to the five colours into one corner',
            why: 'A key explains the colours only to those who can tell them apart.',
          },
          {
            text: 'Use five shades of green, from light to dark',
            why: 'Five shades so close are hard to match from memory, and still only the colour speaks.',
          },
        ],
      },
      {
        question:
          'Testers take your draft for a private bank for a sale of toys: pure yellow, red and green. What would you change first?',
        right: {
          text: 'Use fewer hues and make each much weaker',
          why: 'Few and muted colours sound quieter and dearer, and the hues can then be chosen for the trade.',
        },
        wrong: [
          {
            text: 'Keep the hues and set the text in capitals',
            why: 'The colours speak before the text is read, so the first impression stays.',
          },
          {
            text: 'Keep the strength and turn the yellow to pink',
            why: 'Another hue at full strength is just as loud, and toys remain the nearest thought.',
          },
          {
            text: 'Keep the colours and print on glossy paper',
            why: 'Gloss makes strong colours look stronger still and so supports the wrong impression.',
          },
        ],
      },
      {
        question:
          'You lay a warm amber cast over a whole brochure, and its yellow warning notes no longer stand out. Why?',
        right: {
          text: 'All the hues have moved closer to one another',
          why: 'What warns by colour needs a hue of its own, and the cast pulls every hue towards amber.',
        },
        wrong: [
          {
            text: 'A friendly hue such as amber can never warn',
            why: 'Amber serves for many warnings; the trouble is that here everything is amber.',
          },
          {
            text: 'A cast always makes the whole page too dark',
            why: 'A cast can be quite light and still make all hues alike.',
          },
          {
            text: 'Warm hues come forward and hide the cooler ones',
            why: 'All parts are equally warm here, so none of them comes forward or falls back by its hue.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why should colour never be the only sign of a meaning?',
        back: 'Some people cannot tell certain colours apart, mostly reds and greens, and a grey copy can lose them for everyone.',
      },
      {
        front: 'Where do colours get what they seem to say?',
        back: 'From where people have met them before. So it changes with country and trade, and with how strong the hue is.',
      },
    ],
    task: 'Draw a plan or chart with four states or categories, such as rooms free, booked, closed and being cleaned. It must work in colour and in grey. Hand in a pdf with both versions and the answers of one person who was asked to name the state of 6 items on the grey one. All 6 should be right.',
  },
  {
    id: 'figure-ground',
    goal: 'Control which shapes come forward, and make light type hold on dark.',
    deeper:
      'Sight decides at once what is thing and what lies behind. Smaller, enclosed shapes tend to become figure; large areas that run on past the edge become ground. Yet the ground has a shape as well. Letters are drawn with it: the white inside an o keeps it open, and the white between r and n tells “rn” from “m”. When these small areas close, the word closes, however well its strokes are drawn.\n\nTake a jazz poster with a double bass player in black against dark brown and the title in thin white letters across both. From the other side of the room, coat, bass and shadow merge into one boulder. A strip of lighter ground along the shoulder brings the player back. The title gets a somewhat heavier weight and a little more space between its letters, so that it survives the ink.',
    mistake:
      'Text is often reversed for print, white on black, with the weight and spacing it had before. On the proof the thin strokes are nibbled away and small letters look clogged. Choose a sturdier weight for small type, open the spacing a little, and raise the size if there is room.',
    questions: [
      {
        question:
          'On your printed card, small white type with hairline strokes stands on solid black, and parts of letters are missing. What helps?',
        right: {
          text: 'A sturdier weight with slightly wider spacing',
          why: 'Ink creeps into thin strokes, and thicker ones with room round them survive it.',
        },
        wrong: [
          {
            text: 'A deeper black to make the white look brighter',
            why: 'More ink in the black means that more of it can run into the letters.',
          },
          {
            text: 'A thinner weight so that the type swells less',
            why: 'Thinner strokes leave even less paper free and fill with ink sooner.',
          },
          {
            text: 'A tighter spacing that holds the words together',
            why: 'The strokes stay as thin as before, and letters packed closer are harder to tell apart.',
          },
        ],
      },
      {
        question:
          'In your cover photograph a black cat lies on a dark sofa, and viewers see one dark lump. What brings the cat back?',
        right: {
          text: 'A lighter ground along the outline of the cat',
          why: 'Where two dark areas touch they merge; a change of tone at the edge parts them.',
        },
        wrong: [
          {
            text: 'A darker sofa to give the picture more depth',
            why: 'Cat and sofa come even closer in tone, so the lump only grows heavier.',
          },
          {
            text: 'A white title set across the cat and the sofa',
            why: 'The title is noticed, but the outline of the cat behind it is as lost as before.',
          },
          {
            text: 'A black frame drawn round the entire picture',
            why: 'The frame adds one more dark area, and the edge between cat and sofa stays hidden.',
          },
        ],
      },
      {
        question:
          'Your emblem shows a white vase, but some people see two dark faces beside it. How can you favour the vase?',
        right: {
          text: 'Enclose the vase and let the dark run off the edges',
          why: 'Enclosed shapes are taken for things, and what runs on past the edge is taken for background.',
        },
        wrong: [
          {
            text: 'Give the vase and the dark parts exactly equal areas',
            why: 'Equal areas keep the figure in doubt, and the picture goes on flipping.',
          },
          {
            text: 'Sharpen noses and chins along the sides of the vase',
            why: 'Clearer features strengthen the faces, and the vase becomes the gap between them.',
          },
          {
            text: 'Draw a thin grey outline along both sides of the vase',
            why: 'The line runs along the edge that vase and faces share, so it favours neither.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What tends to make a shape look like figure rather than ground?',
        back: 'Being smaller and enclosed. Large areas that run on past the edge tend to be ground.',
      },
      {
        front: 'What changes when small printed type is reversed to white on black?',
        back: 'Ink can fill its thin strokes. It needs a sturdier weight and a little more space between letters.',
      },
    ],
    task: 'Cut or draw an emblem for a shop or a club in pure black and white, without grey, in which the ground forms a second shape that can be recognised. Make it work at 80 mm and at 10 mm wide. Hand in a pdf with both sizes, and the negative of each, adjusted until it looks equally heavy.',
  },
]
