import type { Lesson } from '../lesson.ts'

export const showingLessons: readonly Lesson[] = [
  {
    id: 'series',
    goal: 'Choose and order pictures so that each one adds something and changes the next.',
    deeper:
      'Two pictures side by side make a third thing that is in neither of them. A closed door beside a waiting face is a question; beside a packed suitcase it is a farewell. The eye looks for links: a returning shape, a colour, a gaze, a change of distance. So a series has *rhythm*, as music has. Far, near, near, far seems to breathe; six faces at one distance become a comparison, which is right when the sameness is meant.\n\nSuppose a night in a bakery gave you twelve good pictures, five of hands in dough. One of those stays. The beginning is the lit window in a black street. Then come steam, the hands, a glance at the clock, flour on a forehead. The end is the street again, grey now, with the first customer. The shining loaf was the better photograph, but the street closes the circle.',
    mistake:
      'Putting the best single pictures together and calling them a series gives a row of highlights that do not speak to each other. If the order can be shuffled without loss, that is the sign. Say in one sentence what stays and what moves on, and let that sentence choose.',
    questions: [
      {
        question:
          'Your series of eight pictures from a market has three splendid views of the same fruit stall. What would you do?',
        right: {
          text: 'Keep the one that adds most to the set and drop the other two',
          why: 'Pictures that say the same weaken each other, however good each one is.',
        },
        wrong: [
          {
            text: 'Keep all three, as they are the best pictures of the set',
            why: 'Each of them repeats the others, so the best pictures would use up their own effect.',
          },
          {
            text: 'Put the three in a row, so that the stall is shown fully',
            why: 'The series would stand still there, since nothing moves on from one to the next.',
          },
          {
            text: 'Spread the three out, so that the stall returns twice',
            why: 'A return has to bring something new; the same view again only repeats itself.',
          },
        ],
      },
      {
        question:
          'A friend shuffles your story in ten pictures, and nobody notices a difference. What does that suggest?',
        right: {
          text: 'Nothing moves on from one picture to the next',
          why: 'Where each picture changes how its neighbour is read, a new order would be felt.',
        },
        wrong: [
          {
            text: 'The pictures are so strong that any order will do',
            why: 'Strong pictures colour each other as well; a story that bears any order has no course.',
          },
          {
            text: 'Ten pictures are too few for an order to be felt',
            why: 'Two pictures are enough for order to matter, if one answers the other.',
          },
          {
            text: 'The pictures differ too much in distance and light',
            why: 'Such differences make an order easier to feel; what is missing here is a development.',
          },
        ],
      },
      {
        question:
          'Six portraits are meant to compare your neighbours. Light and wall are the same, but the distance jumps at random. What would you change first?',
        right: {
          text: 'Keep one distance throughout, so that only the people differ',
          why: 'Something has to stay; with the distance fixed, the differences between the people come forward.',
        },
        wrong: [
          {
            text: 'Vary the light as well, so that the jumps in distance look meant',
            why: 'Then hardly anything stays, and a comparison needs a common ground.',
          },
          {
            text: 'Put the close ones first, so that the distance grows step by step',
            why: 'The growing distance would become the theme, while the neighbours were to be compared.',
          },
          {
            text: 'Add six more portraits, so that the jumps are noticed less',
            why: 'More portraits add length; the distance still changes without telling anything.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'How do you test whether the order of a photo story matters?',
        back: 'Shuffle it. If nobody feels a loss, the pictures do not yet lead from one to the next.',
      },
      {
        front: 'Why may the best single photograph have to leave a series?',
        back: 'It may repeat another picture or lead nowhere. What counts in a series is what each one adds to its neighbours.',
      },
    ],
    task: 'Tell one hour at home in five pictures: an opening, three that each add something new, and an ending that answers the opening. Use at least two clearly different distances. Hand them in, in order, as one image or pdf, and write below them in one sentence what stays through all five and what moves on.',
  },
  {
    id: 'finishing',
    goal: 'Edit from the whole to the parts, and prepare a file for the size at which it will be seen.',
    deeper:
      'The order has a reason. A change of brightness or contrast shifts every tone, so a single area set before it has to be set again. Sharpening strengthens the steps between neighbouring pixels. Enlarged later, these steps grow into halos; reduced later, they vanish. How many pixels a print needs depends on how far away people stand. A poster seen from *across a room* looks fine with a third of what a print in the hand wants, because from there the eye cannot tell the pixels apart.\n\nTake a picture 6000 pixels wide: in the hand it gives some 50 centimetres. You crop to half the width to bring a heron closer, and 3000 remain, for 25. On a screen nobody sees the loss. As a poster a metre wide it has about 76 pixels an inch, which looks soft from close by and good from the sofa.',
    mistake:
      'Judging an edit right after making it is the usual trap, because the eye gets used to each step and asks for more. The next morning the sky glows and the skin looks waxy. Let the version rest overnight, and compare it with a print or picture that you trust.',
    questions: [
      {
        question:
          'You darken a bright window by hand, then raise the exposure of the whole picture, and the window glares again. What should change in your way of working?',
        right: {
          text: 'Set the brightness of the whole first, then single areas',
          why: 'A change to the whole alters every part, so local work done earlier is upset by it.',
        },
        wrong: [
          {
            text: 'Darken the window twice as strongly before the exposure',
            why: 'That is guessing at a later step, and the next change to the whole upsets it again.',
          },
          {
            text: 'Sharpen the window before you touch its brightness',
            why: 'Sharpening works on edges, not on brightness, and it belongs at the end.',
          },
          {
            text: 'Leave the exposure alone once a single area is finished',
            why: 'Then the whole picture stays too dark for the sake of one finished area.',
          },
        ],
      },
      {
        question:
          'A file has 2400 pixels on its long side. About how large can you print it for holding in the hand?',
        right: {
          text: 'About 20 centimetres, at some 300 pixels an inch',
          why: '2400 divided by 300 makes 8 inches, and 8 inches are about 20 centimetres.',
        },
        wrong: [
          {
            text: 'About 60 centimetres, at some 100 pixels an inch',
            why: '100 pixels an inch will do across a room, but in the hand such a print looks soft.',
          },
          {
            text: 'About 40 centimetres, at some 150 pixels an inch',
            why: 'At 150 an inch a print in the hand shows half the fineness it should have.',
          },
          {
            text: 'About 8 centimetres, at some 300 pixels an inch',
            why: 'The result of the division is 8 inches, and that is about 20 centimetres.',
          },
        ],
      },
      {
        question:
          'You sharpened a picture until it looked crisp as a small image on the screen. The large print shows pale lines along the roofs. What went wrong?',
        right: {
          text: 'It was sharpened for a size at which it was not shown',
          why: 'Sharpening judged on a small image is too strong when enlarged, and its steps become halos.',
        },
        wrong: [
          {
            text: 'It was printed with too many pixels for each inch',
            why: 'More pixels an inch make a print finer; pale lines beside edges come from sharpening.',
          },
          {
            text: 'It was focused on the roofs instead of the foreground',
            why: 'Focus decides where detail lies; it does not draw pale lines beside the edges.',
          },
          {
            text: 'It was edited as a whole before its single areas',
            why: 'That order is sound; the pale lines come from sharpening for the wrong size.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why does sharpening come last in editing?',
        back: 'It has to fit the final size. Enlarged afterwards it makes halos, reduced afterwards it vanishes.',
      },
      {
        front: 'Why may a poster have fewer pixels an inch than a print in the hand?',
        back: 'It is seen from farther away, where the eye can no longer tell the pixels apart.',
      },
    ],
    task: 'Edit one picture in three stages: the whole, single areas, sharpening. Save a copy after each stage, and hand in all four states, the original included, in one image or pdf. Under the last, write how many pixels wide it is and, with the calculation, how many centimetres it allows as a print in the hand.',
  },
]
