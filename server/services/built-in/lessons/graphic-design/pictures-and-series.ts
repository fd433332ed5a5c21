import type { Lesson } from '../lesson.ts'

/** What a picture adds to a page, and what holds several pages together. */
export const pictureAndSeriesLessons: readonly Lesson[] = [
  {
    id: 'pictures',
    goal: 'Choose, crop and place a picture so that it argues for the message.',
    deeper:
      'A crop is a statement: what is cut off cannot be known. The whole market square says “come and stroll”; the hand with the coin says “buy here”. Then comes direction. Viewers follow a gaze, a pointing arm, a rolling wheel, and land where it leads. If a face looks out of the page, it takes the reader along. Quality comes last in thought, but print is strict about it: enlarging a file adds no detail.\n\nSay you make a flyer for a swimming course and own a picture of a boy at the pool’s edge, taken from afar, 1,200 pixels wide. Printed 10 cm wide, about four inches, it yields 300 pixels to the inch. Crop it to the boy, a third of the width, and 400 pixels remain. At the same printed width that is only 100 to the inch, and his eyes turn soft.',
    mistake:
      'Pictures get in because a box is empty: a handshake for trust, a light bulb for ideas. Cover the picture and ask somebody what is missing; mostly nothing is. Take one that shows what the text cannot, such as the very place or the face, or leave the box out.',
    questions: [
      {
        question:
          'At the right edge of your leaflet a woman looks out of the page, away from the text on her left. What is the best change?',
        right: {
          text: 'Place her so that her look runs towards the text',
          why: 'Viewers follow a gaze, and then hers takes them to the words.',
        },
        wrong: [
          {
            text: 'Enlarge her until she takes up half of the leaflet',
            why: 'A larger face that looks away leads even more viewers off the page.',
          },
          {
            text: 'Set the text in bold so that it outweighs her look',
            why: 'Bold type calls, but her look keeps pulling the other way.',
          },
          {
            text: 'Put an arrow beside her that points to the text',
            why: 'Arrow and gaze contradict each other, and one more element asks to be noticed.',
          },
        ],
      },
      {
        question:
          'A picture is 900 pixels wide. How wide may it be in print at 300 pixels to the inch?',
        right: {
          text: 'About 7.5 cm, which is 3 inches',
          why: '900 divided by 300 gives 3 inches, and an inch is about 2.5 cm.',
        },
        wrong: [
          {
            text: 'About 23 cm, which is 9 inches',
            why: 'At 9 inches only 100 pixels fall on each inch, and eyes and hair turn soft.',
          },
          {
            text: 'About 3 cm, just over an inch',
            why: 'At 3 cm there are about 750 pixels to the inch, far more than needed.',
          },
          {
            text: 'Any width, if it is enlarged first',
            why: 'Enlarging adds pixels by guessing and brings back no detail that was never recorded.',
          },
        ],
      },
      {
        question:
          'A village bakery’s flyer says “baked here, by hand, at night”. Which picture argues for it?',
        right: {
          text: 'Floury hands that shape a loaf under a bare lamp',
          why: 'It shows the handwork, the room and the hour, which the words alone can only claim.',
        },
        wrong: [
          {
            text: 'A whole loaf on a white ground, evenly lit',
            why: 'It shows what is sold, but it could come from any factory.',
          },
          {
            text: 'A smiling family at breakfast in morning sun',
            why: 'It shows the eating and a mood; who bakes, how and when is left out.',
          },
          {
            text: 'The shop front seen from the far pavement',
            why: 'It shows where to go, and nothing of who bakes, how or when.',
          },
        ],
      },
    ],
    cards: [
      {
        front:
          'A picture is cropped to a third of its width and printed as wide as before. What happens to its pixels to the inch?',
        back: 'They fall to a third. A picture with 300 to the inch then has only 100.',
      },
      {
        front: 'How does a face in a picture guide the reader of a page?',
        back: 'The reader’s eye follows the gaze. A look towards the text leads there; a look outwards leads away.',
      },
    ],
    task: 'From one photograph of your own make two flyers of A6 size for two different messages, changing only the crop, the place of the picture and the words. Hand in a pdf with both and state for each the pixels to the inch at print size. Neither may fall below 250.',
  },
  {
    id: 'consistency',
    goal: 'Set the rules of a series and keep them from part to part.',
    deeper:
      'Each repetition teaches. Once a reader has found the page number at the lower left twice, the third search takes no thought, and the effort saved goes into the content. Rules should be few: fix what returns in every part, such as margins, text styles and the place of the logo, and leave free what has to differ. A rule that must be broken on every second page was the wrong rule.\n\nPicture six postcards for a festival, one for each night. All carry the date at the upper left in the same face, the same margin and one of three colours. The pictures differ wildly: a trumpet, a knee, a row of lamps. Nobody doubts that they belong together. Now move the date on the fourth card to the right, because it suits the picture. Anyone who leafs through for Thursday will stop there and search.',
    mistake:
      'Copies drift: a heading is nudged to suit one picture, a blue is picked by eye, and ten pages later there are three blues. It shows when all pages lie small on one sheet. Store colours, styles and margins in one place, and change a rule there, never on a single page.',
    questions: [
      {
        question:
          'On page 7 of your brochure a tall picture has pushed the heading down by 5 mm. What do you do?',
        right: {
          text: 'Crop the picture and put the heading back in place',
          why: 'The picture is what may vary; the place of the heading is what readers have learned.',
        },
        wrong: [
          {
            text: 'Push the headings down by 5 mm on all other pages',
            why: 'One awkward picture would rule the whole brochure, and the next would move it all again.',
          },
          {
            text: 'Leave it, as 5 mm is too little for anyone to notice',
            why: 'As the page is turned the heading visibly jumps, and readers begin to doubt the other rules.',
          },
          {
            text: 'Set the heading smaller to make up for the shift',
            why: 'Two rules are then broken on one page: the place and now the size as well.',
          },
        ],
      },
      {
        question:
          'Five posters of a series share type, margins and colours, and every picture has one size and a centred subject. They look dull. What should vary first?',
        right: {
          text: 'The crop and the size of the photographs',
          why: 'Pictures carry the content and can differ widely while type and margins keep the family together.',
        },
        wrong: [
          {
            text: 'The typeface of the titles on each poster',
            why: 'The typeface carries much of the recognition, and five faces would make five strangers.',
          },
          {
            text: 'The width of the margins on each poster',
            why: 'Margins that change look like an accident and bring no new content.',
          },
          {
            text: 'The place of the logo and that of the date',
            why: 'Viewers have learned where to look for both; moving them costs effort and adds no interest.',
          },
        ],
      },
      {
        question:
          'A colleague’s new pages use a blue that is close to yours but not the same. How do you prevent this next time?',
        right: {
          text: 'Store the blue as a shared style with fixed values',
          why: 'A stored value is the same for everybody, and a change reaches all pages at once.',
        },
        wrong: [
          {
            text: 'Ask everyone to match the blue by eye with care',
            why: 'Eyes and screens differ, so near matches will drift apart again.',
          },
          {
            text: 'Allow a range of blues so that none of them is wrong',
            why: 'Then the second blue becomes the rule, and readers no longer know yours.',
          },
          {
            text: 'Print a sample of the blue and hang it on the wall',
            why: 'A print looks different under each lamp, so it ends in matching by eye.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'In a series of designs, what should stay fixed and what may vary?',
        back: 'Type, margins, colours and other marks of recognition stay. Whatever carries the content may vary.',
      },
      {
        front: 'How can you tell that a layout rule was the wrong one?',
        back: 'It has to be broken again and again. A good rule leaves room for what must differ.',
      },
    ],
    task: 'Design three cards of one size for three evenings of a small festival or for three recipes. First write down at most five rules that all cards keep; vary everything else as far as you dare. Hand in a pdf of four pages: the rules, then the three cards. No card may break a rule, and no two may share a composition.',
  },
]
