import type { Lesson } from '../lesson.ts'

/** Which typeface carries a text, how it is set, and whether it can be read. */
export const typeLessons: readonly Lesson[] = [
  {
    id: 'choosing-type',
    goal: 'Choose a typeface for its task and pair it with one that differs plainly.',
    deeper:
      'A typeface is built for certain conditions. Wide openings in c, e and a, a tall x-height (the height of small letters such as x) and sturdy thin strokes keep text clear when it is small or poorly printed. Fine hairlines and tight curves do the reverse: splendid at the height of a hand, gone at seven points. So the smallest size decides about the face for the text, and the mood may decide about the headline.\n\nTake the label of a jam jar. The name, “Quince”, may be set five centimetres wide in an elegant serif with hair-thin strokes. Set the ingredients in it too, at six points, and the strokes break up, the e closes, 1 and l look alike. Give the small print to a plain, open sans serif whose figures cannot be confused. The two differ so clearly that each looks chosen.',
    mistake:
      'Two faces that are almost alike, such as two plain sans serifs, are paired very often. You notice it when someone asks whether a word slipped into the wrong font. Replace one of them with a face of another kind, or use a single family in two weights.',
    questions: [
      {
        question:
          'Your programme sets titles in one plain sans serif and text in another that hardly differs. What is the simplest cure?',
        right: {
          text: 'Use one of the two for both, in two weights',
          why: 'One family cannot quarrel with itself, and the change of weight is plain enough to read as a choice.',
        },
        wrong: [
          {
            text: 'Add a third face as a bridge between the two',
            why: 'A third voice adds one more near-copy and makes the page less settled.',
          },
          {
            text: 'Set titles one point larger and keep both faces',
            why: 'A slight step in size leaves the near-match of the letters in plain view.',
          },
          {
            text: 'Set all the text in italics and keep both faces',
            why: 'Long text in italics tires the eye, and the page still speaks in two nearly equal voices.',
          },
        ],
      },
      {
        question:
          'A seed packet needs growing times in 6-point type on rough paper. Which face is the best choice?',
        right: {
          text: 'One with wide openings in its letters and no very thin parts',
          why: 'Open forms and firm strokes survive when the size is small and the ink spreads.',
        },
        wrong: [
          {
            text: 'One with fine hairlines that sets off the rough paper',
            why: 'At six points the hairlines break up or vanish in the texture of the paper.',
          },
          {
            text: 'One with narrow letters, so that more words fit in',
            why: 'Narrow letters have small openings, and on rough paper these close first.',
          },
          {
            text: 'One with a handwritten look that recalls a garden',
            why: 'It may suit the name on the front, but figures in it are hard to tell apart when so small.',
          },
        ],
      },
      {
        question:
          'You choose a face for a museum’s opening hours and prices. Which test matters most before you decide?',
        right: {
          text: 'Set the real figures and currency signs at their final size',
          why: 'The text consists of figures and signs, so a face that lacks or confuses them fails here.',
        },
        wrong: [
          {
            text: 'Set the museum’s name very large and look at its mood',
            why: 'The mood of a large name says nothing about figures at the size in which they will be read.',
          },
          {
            text: 'Compare its capitals with those of three other faces',
            why: 'Hours and prices hardly use capitals, so the comparison tests letters that are not needed.',
          },
          {
            text: 'Find out in which country and decade the face was drawn',
            why: 'Origin colours the voice, yet it does not show whether 1 and 7 can be told apart.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Which features keep a typeface readable at small sizes?',
        back: 'Open letter shapes, a tall x-height and thin strokes that are still sturdy.',
      },
      {
        front: 'What makes two typefaces a good pair?',
        back: 'A plain difference in kind, such as an elegant serif and a plain sans serif. Two that are nearly alike look like a slip.',
      },
    ],
    task: 'Design a label, 80 by 50 mm, for something you could make at home, with a name, a weight, a date and ingredients of at least 25 words. Use at most two typefaces and no type below 6 points. Hand in a pdf of two pages: the label at true size, then two or three sentences on why each face suits its task.',
  },
  {
    id: 'setting-text',
    goal: 'Set a paragraph so that the eye keeps its line and finds the next.',
    deeper:
      'Reading is a row of short jumps along the line and one long jump back. On the long jump readers go astray: the further it is, the less sure the landing. White between the lines is the rail they run back along, which is why a long line asks for more of it. The space between words matters too. In justified text on short lines, words are pushed apart to fill the width, and the gaps join from line to line and run down the page like rivers.\n\nPicture a parish letter set across the whole width of an A4 sheet in 10 points: over a hundred characters to a line and hardly any air. Many give up in the second paragraph. Put the same text into two columns, flush left, 10 on 13 points, and it seems shorter, though not a word was cut.',
    mistake:
      'Text is often left as the program sets it: as wide as the page, leading as it comes. Read a page at speed and watch where you skip or repeat a line. Narrow the column first, to 75 characters at most; then open the leading until the slip no longer happens.',
    questions: [
      {
        question:
          'Your web page shows lines of 120 characters, and readers lose their place. What do you change first?',
        right: {
          text: 'Narrow the text block to lines of about 65 characters each',
          why: 'The jump back to the next line becomes short enough to land on.',
        },
        wrong: [
          {
            text: 'Justify the text so that both of its edges are straight',
            why: 'Straight edges make all line ends alike, and the way back is as long as before.',
          },
          {
            text: 'Set the text in bold so that the lines stand out more',
            why: 'Heavier letters darken the whole page, but the eye still has to travel back across it.',
          },
          {
            text: 'Reduce the type size so that the page becomes shorter',
            why: 'Smaller type puts even more characters on each line, and the slips become more frequent.',
          },
        ],
      },
      {
        question:
          'A narrow column of justified text shows wide gaps that run down through the lines. What is the best cure?',
        right: {
          text: 'Set it flush left, or allow words to be hyphenated',
          why: 'The gaps come from stretching too few words over a line; both ways end or ease the stretching.',
        },
        wrong: [
          {
            text: 'Set it centred, with all of the lines left as they are',
            why: 'Centred lines all begin at different places, so each start has to be searched for.',
          },
          {
            text: 'Add leading, so that the gaps become less obvious',
            why: 'More leading moves the lines apart while every gap within them stays as wide.',
          },
          {
            text: 'Narrow it further, so that fewer gaps fit on a line',
            why: 'Fewer words to a line means that each gap has to stretch further.',
          },
        ],
      },
      {
        question:
          'Your lines have 75 characters and must stay so. Set at 10 on 12 points, the text feels dense. Which setting is the best try?',
        right: {
          text: '10 points on a leading of 14',
          why: 'Long lines need more space between them, and 14 lies at 1.4 times the type size.',
        },
        wrong: [
          {
            text: '12 points on a leading of 12',
            why: 'Larger letters on the same leading nearly touch from line to line and look denser still.',
          },
          {
            text: '10 points on a leading of 11',
            why: 'The lines move closer together, so the next one is even harder to find.',
          },
          {
            text: '10 points on a leading of 24',
            why: 'At more than twice the size the lines fall apart into strips, and the paragraph is lost.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why do longer lines of text need more leading?',
        back: 'The way back to the next line is longer, and more white between the lines guides the eye to the right one.',
      },
      {
        front: 'What are rivers in a text, and where do they come from?',
        back: 'Gaps between words that join down the page. They come from justified text with too few words to a line.',
      },
    ],
    task: 'Take an article or letter of 300 to 400 words and set it on one A4 page for comfortable reading: 45 to 75 characters to a line, leading between 1.2 and 1.45 times the type size. Add the same text at full page width as your program sets it. Hand in both as a pdf, each with size, leading and mean line length noted.',
  },
  {
    id: 'legibility',
    goal: 'Judge whether text can be read on its ground, and mend it where it cannot.',
    deeper:
      'A contrast ratio compares how light two colours are. It runs from 1 to 1 for equal tones up to 21 to 1 for black on white. Hue does not count: a middle red and a middle green may both shout and still lie near 1 to 1. Thin strokes suffer first, because at small sizes a screen or a press renders them paler than the colour you chose.\n\nThink of a menu in pale gold letters on cream. On a bright monitor, close by, its designer could read every dish. Behind glass at noon, under reflections, the words are gone, and guests ask the waiter. Change the gold to a deep brown: the warm look stays, and the ratio climbs from below 2 to above 7. The tone has to carry the letters; the hue only dresses them.',
    mistake:
      'White text on a busy photograph is the classic case: it reads well over dark trees and vanishes in the sky. Find the palest spot behind any letter and measure there. Darken that part of the picture, lay a plain dark field under the text, or move the text.',
    questions: [
      {
        question:
          'Your red heading stands on a green of the same lightness, and its edges seem to flicker. What do you change?',
        right: {
          text: 'Make one of the two colours much lighter or darker',
          why: 'Letters are carried by a difference in tone, and here there is none.',
        },
        wrong: [
          {
            text: 'Make both of the colours purer and more saturated',
            why: 'Stronger colours of equal tone make the edges flicker all the more.',
          },
          {
            text: 'Replace the red with a blue that is equally light',
            why: 'The hue changes, but with equal lightness the letters still have nothing to stand out by.',
          },
          {
            text: 'Set the heading in a wider and rounder typeface',
            why: 'Other shapes in the same two tones still lack the difference that makes an edge visible.',
          },
        ],
      },
      {
        question:
          'Grey body text on white measures 3.2 to 1 on your web page. What follows from WCAG 2.2, level AA?',
        right: {
          text: 'It falls short, and the grey has to be darker',
          why: 'Ordinary text needs at least 4.5 to 1, and a darker grey gets there.',
        },
        wrong: [
          {
            text: 'It passes, since any text needs only 3 to 1',
            why: '3 to 1 is the limit for large text only; body text needs 4.5 to 1.',
          },
          {
            text: 'It passes, as long as the typeface has serifs',
            why: 'Serifs play no part in the rule; only the size and weight of the type move the limit.',
          },
          {
            text: 'It falls short, and only pure black will do',
            why: 'Many dark greys reach 4.5 to 1 on white, so black is not required.',
          },
        ],
      },
      {
        question:
          'White text runs over a photograph with dark woods and a bright sky. Where do you measure the contrast?',
        right: {
          text: 'Behind the letter that stands on the brightest part',
          why: 'Text is only as legible as its worst letter, and for white that is the one on the lightest ground.',
        },
        wrong: [
          {
            text: 'Across the photograph, as one mean tone of it all',
            why: 'A mean hides the sky: the number may look fine while some of the words cannot be read.',
          },
          {
            text: 'In the darkest part, where the text is at its best',
            why: 'Success in the woods says nothing about the letters that disappear in the sky.',
          },
          {
            text: 'In the middle of the line of text, as a fair sample',
            why: 'The middle may happen to be dark, and the unreadable letters stay undiscovered.',
          },
        ],
      },
    ],
    cards: [
      {
        front:
          'What contrast ratios does WCAG 2.2, level AA, ask of ordinary and of large text?',
        back: 'At least 4.5 to 1 for ordinary text and 3 to 1 for large text.',
      },
      {
        front:
          'Why can red letters on green be hard to read although the hues are opposites?',
        back: 'Their tones may be equal. Letters need a difference of light and dark; hue cannot replace it.',
      },
    ],
    task: 'Set a quotation of about 20 words over a photograph of your own that has both light and dark parts, so that every letter reaches at least 4.5 to 1. Do it in two ways, once by changing the picture and once by changing the text. Hand in one pdf with both and the lowest ratio you measured in each.',
  },
]
