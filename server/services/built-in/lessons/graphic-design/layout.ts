import type { Lesson } from '../lesson.ts'

/** How edges, distances and empty areas bring order to a page. */
export const layoutLessons: readonly Lesson[] = [
  {
    id: 'grid',
    goal: 'Build a simple grid and place text and pictures on shared edges.',
    deeper:
      'Sight is good at continuing edges. Two blocks that begin on the same line, even far apart, are tied by it as by a stretched thread. An edge that misses by two millimetres is felt as well, though few viewers could say what disturbs them. A grid takes such decisions away from chance. It need not be rigid: elements may span two or three columns or leave some empty, as long as their edges fall on the lines.\n\nPicture a club’s page of results, with photographs of three widths, captions centred under them and a table pushed in somewhere. Divide the width into six columns with a fixed gap, the gutter, between them. One photograph takes four columns, one takes two, the table all six; each caption starts at the left edge of its picture. Nothing has been added, yet somebody seems to have tidied the room.',
    mistake:
      'One item is centred, the next pushed to the left, a third hung by eye between them. Count the left edges and you find that each item has its own. Choose two or three lines, move everything onto them, and keep the slant or the offset for the one thing that should speak.',
    questions: [
      {
        question:
          'Your newsletter looks untidy. Its text blocks start at 20, 22, 25 and 40 mm from the left. What comes first?',
        right: {
          text: 'Move the blocks at 22 and 25 mm onto the line at 20',
          why: 'Three near misses become one line, and the block at 40 mm then reads as a deliberate step.',
        },
        wrong: [
          {
            text: 'Centre all four blocks so that no left edge remains',
            why: 'Centred blocks of different widths give each one two edges of its own, so more lines appear.',
          },
          {
            text: 'Put a thin frame round each block to separate them',
            why: 'The frames draw the unequal edges as lines and make the disorder easier to see.',
          },
          {
            text: 'Indent each block further until all the steps differ',
            why: 'Four different edges give the eye four lines to follow, which is the disorder you started with.',
          },
        ],
      },
      {
        question:
          'The headline on your otherwise straight poster is tilted by one degree. What is a viewer likely to think?',
        right: {
          text: 'That it was mounted or scanned carelessly',
          why: 'So small a slant looks like a slip; one that should speak has to be plainly larger.',
        },
        wrong: [
          {
            text: 'That it is lively and full of movement',
            why: 'Liveliness needs an angle that is seen as chosen, and one degree is seen as an accident.',
          },
          {
            text: 'That it ranks higher than the straight text',
            why: 'Rank comes from a plain difference, and a slant that can be taken for an error gives none.',
          },
          {
            text: 'That nothing is odd, as one degree is invisible',
            why: 'Straight edges beside it give the slant away, even to viewers who cannot name it.',
          },
        ],
      },
      {
        question:
          'Your grid has six columns. You have a main picture, a second one and two minor ones. How do you show their rank?',
        right: {
          text: 'Give them widths of four, two, one and one columns',
          why: 'Widths in whole columns differ plainly, and all the edges still fall on shared lines.',
        },
        wrong: [
          {
            text: 'Give all four one column each so that they match',
            why: 'The edges hold, but four equal pictures tell nobody which one matters.',
          },
          {
            text: 'Give the main one three and a half columns for tension',
            why: 'An edge in the middle of a column lines up with nothing and looks like an error.',
          },
          {
            text: 'Shift the main one a little to the left of its column',
            why: 'An edge that barely misses the line looks careless and shows no importance.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What is a gutter in a grid?',
        back: 'The fixed empty strip between two columns. It keeps neighbouring texts or pictures apart.',
      },
      {
        front: 'When may an element leave the grid?',
        back: 'When it should speak louder than the rest, and then by enough to look intended.',
      },
    ],
    task: 'Lay out one A4 page with a headline, about 200 words of text, three pictures and their captions on a grid of six columns. Every left edge must stand on a column line, and at most four of these lines may be used. Hand in a pdf of two pages: the page itself, and the same page with the grid drawn over it.',
  },
  {
    id: 'grouping',
    goal: 'Use distances alone to show what belongs together and what does not.',
    deeper:
      'Nearness works by comparison. Ten millimetres join two items when the next gap is thirty, and part them when all other gaps are three. So choose few distances and make each plainly larger than the one before, by two or three times. Boxes often serve to mend gaps that were never sorted; each one adds four lines to the page, and these too ask to be looked at.\n\nImagine photographs hung one below the other in a stairwell, each name tag halfway between two of them. Visitors read a name and look at the wrong face. Nobody needs an arrow: slide each tag up until its gap is a quarter of what it was, and every name belongs to one picture. The same confusion is met daily on forms, where a label hangs between the field before it and the field after it.',
    mistake:
      'Spreading everything evenly over the page looks fair and neat, but it deletes the groups. You notice it when lines or boxes are needed so that people find what belongs together. Move the members of a group closer first, then widen the gaps between groups, and see which boxes can go.',
    questions: [
      {
        question:
          'In your form, each label stands 6 mm below one field and 6 mm above the next. People fill in the wrong field. What do you change?',
        right: {
          text: 'Move each label to 2 mm from its own field',
          why: 'The short gap ties the label to one field, and the long one parts it from the other.',
        },
        wrong: [
          {
            text: 'Set each label in bold and in a dark blue',
            why: 'A strong label is seen sooner, but it still hangs halfway between two fields.',
          },
          {
            text: 'Increase all of the gaps from 6 to 12 mm',
            why: 'Doubled gaps are still equal, so the label belongs to neither field more than before.',
          },
          {
            text: 'Set labels and entries in the same typeface',
            why: 'A shared typeface makes all parts of the form alike and ties no label to its field.',
          },
        ],
      },
      {
        question:
          'The gap above a subheading is 4 mm, the gap below it 8 mm. How does the page read?',
        right: {
          text: 'The subheading seems to belong to the text before it',
          why: 'It stands nearer to the earlier text, so sight gives it to that one.',
        },
        wrong: [
          {
            text: 'The subheading clearly opens the text after it',
            why: 'To open the next text it would have to stand nearer to that text than to the earlier one.',
          },
          {
            text: 'The subheading floats midway between the texts',
            why: 'One gap is twice the other, so the heading is drawn clearly to one side.',
          },
          {
            text: 'The subheading gains rank from the room under it',
            why: 'Room raises an element that it surrounds; here the heading sticks to a text it does not belong to.',
          },
        ],
      },
      {
        question:
          'Your menu lists 20 dishes in 4 courses, every line the same distance apart. You may change one thing. Which helps most?',
        right: {
          text: 'Wider gaps between the four courses',
          why: 'Four groups appear at a glance, because the gaps inside each are now clearly the smaller ones.',
        },
        wrong: [
          {
            text: 'Wider gaps between all of the lines',
            why: 'Lines with more air are pleasant, but equal gaps still leave the sorting to the guest.',
          },
          {
            text: 'A fine rule under each of the dishes',
            why: 'Twenty rules part every dish from its neighbour alike and make no course visible.',
          },
          {
            text: 'A larger type size for all the prices',
            why: 'Larger prices pull the eye to the money and tell nobody where a course begins.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why can a gap of 10 mm on a page either join or part two items?',
        back: 'Nearness is judged by comparison. It joins beside gaps of 30 mm and parts beside gaps of 3 mm.',
      },
      {
        front: 'What should you try before you put a box around a group?',
        back: 'Move its members closer together and widen the space around them. Often the box is then not needed.',
      },
    ],
    task: 'Set a contact page for a small club: five people, each with name, duty, telephone number and hours. Make version A with all gaps equal and version B with three distances, the type the same in both. Time how long somebody needs in each to find a number you ask for. Hand in a pdf with both pages and the times.',
  },
  {
    id: 'empty-space',
    goal: 'Use empty area on purpose to give rank and keep the page in balance.',
    deeper:
      'Space acts in two ways. Close around a thing it works like silence around a word: the more of it there is, the more the thing counts. Over the whole sheet it works as a counterweight, because an empty area with a clear outline is seen as a shape of its own. For that it has to be gathered. The same amount of white crumbled into twenty slits between items has no force at all.\n\nPicture two shop windows in one street. In one, forty pairs of shoes stand close together. In the other, one dark pair lies low on the left, and the rest of the window is grey cloth. Passers-by expect bargains in the one and high prices in the other before they have read a single tag. The single pair does not make its window tip, because the large quiet area answers it.',
    mistake:
      'A gap gets filled because it is there: the logo grows, an ornament moves in, the text is spread out. Look for items that came late and say nothing. Take them out, push together what remains, and let the space collect in one or two large areas.',
    questions: [
      {
        question:
          'Your invitation has one line and a small drawing, both centred, with equal white all round. It looks stiff. What would you try?',
        right: {
          text: 'Move both to one side so that a large empty area forms',
          why: 'Unequal areas put the sheet under tension, and the large one becomes a shape that answers the rest.',
        },
        wrong: [
          {
            text: 'Enlarge both until they fill the sheet and the white is gone',
            why: 'Without space around it the drawing loses rank, and a centred sheet stays just as stiff.',
          },
          {
            text: 'Put ornaments into the four corners to frame the middle',
            why: 'Four equal corners strengthen the symmetry and take rank away from the line of text.',
          },
          {
            text: 'Move the two apart so that the white is spread evenly',
            why: 'White spread evenly has no shape, so the sheet stays stiff and the two parts fall apart.',
          },
        ],
      },
      {
        question:
          'A large pale photograph sits left of the middle, and the page tips to the left. Which small change can steady it?',
        right: {
          text: 'A small black heading near the right-hand edge',
          why: 'A dark spot far from the middle weighs much, like a child far out on a seesaw.',
        },
        wrong: [
          {
            text: 'A small black heading on the photograph itself',
            why: 'More weight lands on the side that is already too heavy.',
          },
          {
            text: 'A second pale photograph under the present one',
            why: 'The extra area adds to the left half, and the page tips further.',
          },
          {
            text: 'A thin grey border drawn round the whole page',
            why: 'A border weighs the same on both sides and leaves the imbalance as it was.',
          },
        ],
      },
      {
        question:
          'A client wants the “wasted” empty third of a card with one picture to hold a list of sponsors. What would be lost?',
        right: {
          text: 'The quiet that gives the one picture its rank',
          why: 'A list beside it competes, and the picture becomes one item among several.',
        },
        wrong: [
          {
            text: 'The room that visitors need for their own notes',
            why: 'Nobody planned it for writing; its work is to set the picture apart.',
          },
          {
            text: 'The third of a card that by rule stays unprinted',
            why: 'No such rule exists; an empty area counts for what it does in this layout.',
          },
          {
            text: 'The contrast in tone between the type and paper',
            why: 'The printed tones stay what they are; what changes is how much competes with the picture.',
          },
        ],
      },
    ],
    cards: [
      {
        front:
          'Why is empty space gathered in one area stronger than the same amount scattered?',
        back: 'Gathered, it is seen as a shape that can set things apart and hold balance. Scattered, it is only a lot of gaps.',
      },
      {
        front: 'How can a small element balance a large pale one?',
        back: 'By being darker and standing further from the middle, as a light child balances a grown-up on a seesaw.',
      },
    ],
    task: 'Design a postcard, 148 by 105 mm, for an exhibition, with one picture, a title and a date, so that at least half of its area stays empty. Make two versions: one symmetrical, one not. Hand in a pdf with both and one sentence under each on what keeps it from tipping.',
  },
]
