import type { Lesson } from '../lesson.ts'

/** Where a piece will be met, and what must be checked before it leaves the desk. */
export const deliveryLessons: readonly Lesson[] = [
  {
    id: 'place',
    goal: 'Fit the size, amount and strength of a design to where it is met.',
    deeper:
      'A piece is made at arm’s length on a bright, still screen; it is met on the move, in bad light, among rivals. Two questions settle most of it: from how far, and for how long. Distance sets the size of the letters. Time sets the number of words: a rider on a passing tram gets a few, somebody waiting on the platform can read a paragraph. Neighbours set the strength. On a wall full of loud colours, a plain white sheet can be the one that is noticed.\n\nSay a notice must be read across a street 12 m wide. A two-hundredth of 12 m is 6 cm, the least height for its letters. A sheet of A3 laid sideways is 42 cm wide, so a line holds perhaps one word of seven letters. The sentence must shrink to two words, or the sheet must grow.',
    mistake:
      'Small formats are often made by shrinking the large one, so a banner shows twelve lines of dust. View it at real size and mark the words you cannot read from where it will be seen. Take out content until the rest can be large enough, and point to a place for the details.',
    questions: [
      {
        question:
          'A poster will be read from the other pavement, 10 m away. How tall must its letters be at least?',
        right: {
          text: 'About 5 cm from top to bottom',
          why: 'A two-hundredth of 10 m is 5 cm, the least that reads at that distance.',
        },
        wrong: [
          {
            text: 'About 5 mm from top to bottom',
            why: '5 mm would do for a distance of 1 m, such as a notice in a lift.',
          },
          {
            text: 'About 2 cm from top to bottom',
            why: '2 cm suits about 4 m; from the other pavement the words would be a grey line.',
          },
          {
            text: 'About 20 cm from top to bottom',
            why: '20 cm is the least height for 40 m; from 10 m a quarter of that is enough.',
          },
        ],
      },
      {
        question:
          'Your A2 poster has a title, a date, three paragraphs and six logos. It must become a banner of 728 by 90 pixels. What comes first?',
        right: {
          text: 'Choose the few words without which it is useless',
          why: 'The strip has room for very little, so what goes has to be decided before any sizing.',
        },
        wrong: [
          {
            text: 'Scale everything down until all of it fits in',
            why: 'At a height of 90 pixels everything would be there and nothing could be read.',
          },
          {
            text: 'Set the paragraphs in a condensed typeface',
            why: 'A condensed face saves some width, but paragraphs in so low a strip stay dust.',
          },
          {
            text: 'Put logos on the left and text on the right',
            why: 'Sorting moves the crowd about; there is still far too much of it.',
          },
        ],
      },
      {
        question:
          'Your poster is to hang among bright, full posters. In a test photograph of the wall it disappears. What is the most promising try?',
        right: {
          text: 'Go the other way: few elements on much empty ground',
          why: 'What differs most from its neighbours is noticed, and among loud sheets that is a quiet one.',
        },
        wrong: [
          {
            text: 'Join the others: brighter hues and a fuller sheet',
            why: 'One more loud sheet on a loud wall blends in still further.',
          },
          {
            text: 'Refine the drawing: finer lines and more small details',
            why: 'Fine detail is lost at the distance from which a wall is scanned.',
          },
          {
            text: 'Explain the matter: a longer text that tells people more',
            why: 'Nobody reads a longer text on a sheet that was never noticed.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'How tall must letters be at least to be read from 8 m?',
        back: 'About 4 cm: a two-hundredth of the distance.',
      },
      {
        front:
          'Which two questions about the place decide the type size and the amount of text?',
        back: 'From how far it is seen, which sets the size, and for how long, which sets the number of words.',
      },
    ],
    task: 'Make a sign for a real spot in or near your home that has to be read from 6 m, and hang it there. Work out the least height its letters may have and write it beside the design. Hand in a pdf with the design and two photographs: one taken from 6 m, one that shows the neighbours it competes with.',
  },
  {
    id: 'finish',
    goal: 'Check and prepare a final file so that it comes out as intended.',
    deeper:
      'The eye that made a piece reads what it meant to write. That is why errors survive in the largest type: a headline is recognised as a shape and no longer spelled. Anything that makes the text strange again helps, such as paper, another typeface or another reader. The technical check needs the same distance. It asks what the machines will do: cut, convert, mix inks.\n\nPicture 500 invitations with a blue ground up to the very edge. The file ended exactly at the line of the cut. In a stack the knife wanders by a fraction of a millimetre, and a good many cards show a white sliver on one side. Three millimetres of blue beyond the line would have hidden it. For the same reason names and logos keep a few millimetres away from the edge on the inside.',
    mistake:
      'Most people check on the screen, in one go, right after the last change. The errors turn up on the printed copies, usually in names and dates. Leave a night between, print the piece, check one thing at a time against the source, and check again after every correction.',
    questions: [
      {
        question:
          'Your flyer has a photograph that should reach the edge of the paper. Which file do you send to the printer?',
        right: {
          text: 'One in which the photograph runs 3 mm past the cut',
          why: 'The knife is never quite exact, and the extra strip keeps white slivers away.',
        },
        wrong: [
          {
            text: 'One in which the photograph stops exactly at the cut',
            why: 'The smallest shift of the knife leaves a strip of bare paper at one edge.',
          },
          {
            text: 'One in which the photograph ends 3 mm within the cut',
            why: 'A white border of 3 mm would stay on the flyer, and the cut could make it uneven.',
          },
          {
            text: 'One in which a thin white frame surrounds the picture',
            why: 'The frame keeps the photograph from the edge, and a shifted cut makes its sides unequal.',
          },
        ],
      },
      {
        question:
          'On the screen your brochure glows in a brilliant green; the printed proof looks dull. What is the likely cause?',
        right: {
          text: 'The screen shows a green that the press inks cannot mix',
          why: 'Light can be more brilliant than ink on paper, so such a green has to be judged on a proof.',
        },
        wrong: [
          {
            text: 'The press has laid too little ink on all the pages',
            why: 'More ink would make the green darker and heavier, but not as brilliant as light.',
          },
          {
            text: 'The file had too few pixels to the inch for print',
            why: 'Too few pixels make edges soft; they do not take brilliance from a colour.',
          },
          {
            text: 'The file was saved without the 3 mm of bleed',
            why: 'Bleed protects the edges against the cut and has no part in the colour.',
          },
        ],
      },
      {
        question:
          'You read your poster five times and found nothing; then a friend spots a wrong letter in the headline. How do you check the next one?',
        right: {
          text: 'Print it and read it from the last line to the first',
          why: 'Paper and the unusual order make the text strange, so you read what stands there.',
        },
        wrong: [
          {
            text: 'Read it on the same screen ten times in place of five',
            why: 'The eye goes on seeing what it expects, however often it looks in the same way.',
          },
          {
            text: 'Rely on the spelling checker, which sees every letter',
            why: 'It passes wrong words that exist, and it cannot know names, dates or prices.',
          },
          {
            text: 'Study the small print, where nearly all errors hide',
            why: 'Small print needs checking too, but the error you missed stood in the largest type.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What is bleed in print, and why is it needed?',
        back: 'Picture or colour that runs on past the line of the cut, usually by 3 mm. It hides small shifts of the knife.',
      },
      {
        front: 'Why do misprints survive in headlines?',
        back: 'The maker recognises the headline as a shape and no longer reads its letters.',
      },
    ],
    task: 'Take a finished piece of your own with a picture or colour up to the edge and prepare it for print: 3 mm of bleed on all sides, typographic quotation marks, pictures at 250 pixels to the inch or more. Hand in the pdf with a last page that lists at least 8 things you checked and what you found at each.',
  },
]
