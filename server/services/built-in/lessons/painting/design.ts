import type { Lesson } from '../lesson.ts'

export const designLessons: readonly Lesson[] = [
  {
    id: 'intent',
    goal: 'Name the one thing that made you paint and let it govern every later decision.',
    deeper:
      'Looking selects; paint does not. At a market stall you notice the blaze of lemons under a blue awning, and your eye drops the rest unasked. The brush has no such habit. It will render the price tags, the crates and the stallholder’s shoes as readily as the lemons, and each of them takes its share of the attention.\n\nA reason works like a measuring stick for a hundred small decisions. If it is the lemons against the blue, the awning may be pushed a little bluer, the crates can become one brown shape and the price tags can go. If it is the tired stallholder, the same lemons should be dulled until they frame her. *The motif does not choose between the two; you have to, and early*, because the choice already settles the crop and the first colour you mix.',
    mistake:
      'Many choose a subject instead of a reason: “the harbour” names a place, and everything in it seems to deserve its turn. You notice it when you cannot say what to leave out. Turn the subject into a sentence with a verb, such as “the red hull burns against grey water”.',
    questions: [
      {
        question:
          'You stopped for the last sun on one chimney, yet your study shows every window of the street with care. What would you change first?',
        right: {
          text: 'Merge most of the windows into the walls and leave the chimney as it is.',
          why: 'Giving up the windows costs little and leaves the sun on the chimney without rivals.',
        },
        wrong: [
          {
            text: 'Work up the chimney until it has even finer detail than the windows.',
            why: 'Nothing has been given up for the chimney, so the windows go on competing with it.',
          },
          {
            text: 'Add a second sunlit roof so that the patch of sun looks less isolated.',
            why: 'A second patch of sun divides the very thing that made you stop, and both get weaker.',
          },
          {
            text: 'Correct the perspective of the windows so that the whole street becomes more convincing.',
            why: 'Better windows draw still more attention, while the reason for the picture was the sun.',
          },
        ],
      },
      {
        question: 'Which note would help you most while you paint a kitchen table?',
        right: {
          text: 'The white cloth glows while everything around it sinks into brown.',
          why: 'It says what has to stay light and what may sink, so each mixture can be checked against it.',
        },
        wrong: [
          {
            text: 'An old table with bread, a jug, two cups and a knife.',
            why: 'A list gives each object the same right to care and helps you to leave out nothing.',
          },
          {
            text: 'My grandmother’s kitchen, as it was on a quiet Sunday in winter.',
            why: 'This tells why you love the place, but not what to insist on and what to sacrifice.',
          },
          {
            text: 'A true likeness that shows what I have learnt about painting still life.',
            why: 'This is about your skill and does not decide which part of the table should lead.',
          },
        ],
      },
      {
        question:
          'Two people paint the same pond, one for its stillness, the other for a heron taking off. What should differ between the pictures?',
        right: {
          text: 'What is simplified, how the view is cropped and where the contrast lies.',
          why: 'A reason reaches into all these decisions, since each can either serve it or work against it.',
        },
        wrong: [
          {
            text: 'The titles alone, because an honest painter shows the pond as it is.',
            why: 'Every painter leaves things out and stresses others; without a reason that happens by chance.',
          },
          {
            text: 'The size of the heron, while the water and the reeds stay the same.',
            why: 'Reeds and water also carry stillness or movement, so they cannot stay as they are.',
          },
          {
            text: 'The amount of detail, because a still picture needs much more of it.',
            why: 'Detail does not make stillness; much of it can fill a calm picture with small events.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why is “the harbour” not yet a reason for a painting?',
        back: 'It names a place and does not help you to leave anything out. A reason says what you insist on.',
      },
      {
        front: 'How does a clear reason help you while you paint?',
        back: 'It is the measure of each choice: what serves it is stressed, what does not is simplified or left out.',
      },
    ],
    task: 'Choose one motif, such as a window sill or a street corner, and write two different reasons for painting it, one sentence each. Paint it twice at postcard size, 40 minutes each, one study for each reason. Hand in a picture of both side by side with the sentences below; at least three things must differ.',
  },
  {
    id: 'values',
    goal: 'Judge each colour by its lightness and build a picture from a few value steps.',
    deeper:
      'Hue misleads us about lightness. A strong red seems bright because it is loud, yet beside a pale grey it is quite dark. The eye also adapts: when you stare into a shadow it opens up, and you paint it lighter than it is next to the wall in the sun. Value has to be judged by comparison, never one patch at a time.\n\nPicture a woman in a red coat before a sunlit wall. If coat and hair share one dark step, wall and face one light step, and the pavement lies between, she can be recognised at the size of a stamp. You may then paint the coat green. But lighten its folds until they reach the step of the pavement, and the figure breaks up although each hue is right. Variety is welcome as long as it stays *inside* its step.',
    mistake:
      'Tones inside a shadow are often painted too light, because the eye adapts while it stares at them. Make a black-and-white photo of the painting: if patches in the shadow match patches in the light, darken them. Next time look at both sides in one glance before you mix.',
    questions: [
      {
        question:
          'In a black-and-white photo of your painting a red boat vanishes into the green water. What is the cure?',
        right: {
          text: 'Make the boat or the water clearly lighter than the other.',
          why: 'The two differ only in hue; a difference in value shows without any colour.',
        },
        wrong: [
          {
            text: 'Use a purer red, since red and green are opposites.',
            why: 'A purer red may shimmer against the green, but at equal value the shape stays weak from afar.',
          },
          {
            text: 'Draw a thin dark line around the boat to hold its outline.',
            why: 'A line marks the border but leaves two patches of one value, so the boat is still lost from afar.',
          },
          {
            text: 'Turn the water blue, since red stands out better from blue.',
            why: 'A new hue at the same value leaves the black-and-white photo just as it was.',
          },
        ],
      },
      {
        question:
          'You have been staring into the shadow under a table and find it full of light tones. How should you judge them?',
        right: {
          text: 'By looking at the shadow and the sunlit floor together.',
          why: 'Seen in one glance with the floor, the tones fall back to the dark step they belong to.',
        },
        wrong: [
          {
            text: 'By trusting them, because long looking shows what is really there.',
            why: 'The eye adapts during long looking, so the shadow seems lighter than it is beside the floor.',
          },
          {
            text: 'By replacing them with black, because nothing in shadow is light.',
            why: 'A shadow can hold small differences; black wipes them out and leaves no room for darker accents.',
          },
          {
            text: 'By looking even closer, until each tone can be matched separately.',
            why: 'Tones matched one at a time lose their relation to the light, and the shadow comes out too pale.',
          },
        ],
      },
      {
        question:
          'A painter invents a violet field and an orange sky. When will the landscape still be easy to read?',
        right: {
          text: 'When field and sky keep the value steps they had in nature.',
          why: 'Value carries the reading, so hues may be invented as long as light and dark stay in order.',
        },
        wrong: [
          {
            text: 'When the two hues are chosen as opposites on the colour wheel.',
            why: 'Opposite hues can share one value, and then land and sky run together.',
          },
          {
            text: 'When both hues are greyed until they look more natural again.',
            why: 'Weaker colours with wrong values still confuse; strength is not what makes a landscape readable.',
          },
          {
            text: 'When trees and clouds are drawn in enough detail to be recognised.',
            why: 'Accurate trees cannot part a field from a sky that has the same lightness.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why does a shadow seem to get lighter while you stare into it?',
        back: 'The eye adapts to the dark. Compare shadow and light in one glance before you mix.',
      },
      {
        front: 'What may vary inside one value step without breaking a shape?',
        back: 'Hue, temperature and small shifts of lightness, as long as they do not reach the next step.',
      },
    ],
    task: 'Paint a simple motif in full colour with only three value steps. Photograph it and make a black-and-white copy. Hand in both in one picture, side by side, with the three steps as small swatches below; every part of the copy must clearly belong to one of the swatches.',
  },
  {
    id: 'big-shapes',
    goal: 'Reduce a motif to a few unequal shapes that hold the design before any detail.',
    deeper:
      'A shape in a painting need not be a thing. Where a dark horse stands before a dark barn, the two join, and painting them as one is usually stronger than outlining each. Cast shadows are good at this: they tie a row of separate trees into one mass with a long, lively border. Linking things of like value is the quickest way from forty shapes to six.\n\nThe spaces between things count as much as the things. Think of three bottles on a shelf. Evenly spread, they leave four gaps of one width, and the picture ticks like a clock. Push two together until they overlap, let the third stand apart, and you have a large double shape, a small single one and three gaps of different widths. Nothing was added; the *differences* do the work, and the widest gap lets the eye rest.',
    mistake:
      'A thing is set in the middle, and whatever surrounds it is treated as leftover space. Look at the background only and describe its form: if you can say no more than “the rest”, it was never planned. Move the thing, or let it touch a border, until the pieces around it differ.',
    questions: [
      {
        question:
          'Five equal jars stand evenly spaced on a shelf, and your painting of them feels monotonous. Which change helps most?',
        right: {
          text: 'Overlap some of them and vary the gaps between the rest.',
          why: 'Joined jars and unequal gaps give shapes of different sizes, which breaks the regular beat.',
        },
        wrong: [
          {
            text: 'Give each jar a bright colour and a label of its own.',
            why: 'New colours leave five equal shapes and equal gaps, so the regular beat goes on.',
          },
          {
            text: 'Add a sixth jar of the same size at the right end.',
            why: 'One more equal shape at the same distance only makes the row longer.',
          },
          {
            text: 'Paint the highlights and reflections on the glass with more care.',
            why: 'Highlights are details inside the shapes; the row of equal patches stays as it was.',
          },
        ],
      },
      {
        question:
          'A dark dog lies in the dark shade of a wall. How can the design profit from that?',
        right: {
          text: 'By joining dog and shade into one shape with a lively outline.',
          why: 'Things of like value that touch can become one large shape, which simplifies the design.',
        },
        wrong: [
          {
            text: 'By lightening the dog until it stands clear of the shade.',
            why: 'That makes another separate patch and gives up the large simple shape on offer.',
          },
          {
            text: 'By drawing a fine light contour around the whole dog.',
            why: 'A contour cuts one strong shape in two and asks for attention all along its length.',
          },
          {
            text: 'By moving the shade away, since two darks should never touch.',
            why: 'Darks that touch are useful, because they link small things into larger masses.',
          },
        ],
      },
      {
        question:
          'The head in your portrait is well painted but floats in an idle background. What would you look at first?',
        right: {
          text: 'The shapes to the left and right of the head, and how they differ.',
          why: 'Background pieces of unequal, planned form hold the head in its place within the frame.',
        },
        wrong: [
          {
            text: 'The brushwork around the head, and whether it is lively enough for it.',
            why: 'Lively strokes decorate the space, but its form is still that of a leftover.',
          },
          {
            text: 'The details of the face, and whether they can hold the middle alone.',
            why: 'The face is well painted; more detail widens the gap between it and the idle space.',
          },
          {
            text: 'The hue behind the head, and whether it is the opposite of the skin.',
            why: 'An opposite hue sets the head off even more and leaves it floating.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'When can two things be painted as one shape?',
        back: 'When they touch and have almost the same value, such as a dark horse before a dark barn.',
      },
      {
        front: 'Why do the gaps between objects matter in a painting?',
        back: 'Gaps are shapes too. Different widths give rhythm and rest; equal ones tick like a clock.',
      },
    ],
    task: 'Arrange four to six household objects and paint six small designs of them, each about 6 × 8 cm, in three flat values without detail. At least two must join several objects into one shape. Hand in a picture of the sheet, mark the design you would enlarge, and number its shapes from largest to smallest.',
  },
]
