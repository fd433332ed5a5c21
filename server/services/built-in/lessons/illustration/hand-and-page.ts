import type { Lesson } from '../lesson.ts'

export const handAndPageLessons: readonly Lesson[] = [
  {
    id: 'hand',
    goal: 'Make a whole picture look as if one person had drawn it with a handful of tools.',
    deeper:
      'A hand comes from limits: few tools, one way to begin and end a stroke, a habit of leaving certain things out. Viewers seldom name it, but they notice a breach, such as a photographed texture beside a drawn one or a ruled line among wavering ones. Within the limits there must be range. A single brush pen gives a hairline and a blot, and between these lie near and far, light and shade.\n\nYou are drawing a tea shop. The cups have a lively brush line that swells on the side in shade. Then comes the brick wall, and you fill it with fine pen, brick by brick. Now two people live in the picture. Do it with the brush instead: four or five bricks in dry, broken strokes, the rest bare. The counter gets the same strokes, only longer; the steam gets the line, thinned.',
    mistake:
      'The manner changes with the subject: smooth blends for skin, scribble for grass, a ready-made brush for leaves. Compare two small windows of the picture that lie far apart. List your kinds of mark, keep the three that suit you best, and redraw the strangers with those.',
    questions: [
      {
        question:
          'You drew the figures with a swelling brush line. Months later you added a room in thin, even lines. The two do not fit. What helps?',
        right: {
          text: 'Redraw the room’s main lines with the brush, lighter for what is far',
          why: 'Both then come from one tool, and its range still parts near from far.',
        },
        wrong: [
          {
            text: 'Lay a paper texture over everything, so that both look the same',
            why: 'A common texture covers both, and the two kinds of line show through it.',
          },
          {
            text: 'Colour the figures and the room from a single small palette',
            why: 'A shared palette ties the colours, but the lines still come from two people.',
          },
          {
            text: 'Make the thin lines thicker, until they are as strong as the brush',
            why: 'Thick even lines match the weight, yet they still lack the swelling stroke.',
          },
        ],
      },
      {
        question:
          'Everything in your picture has one line, made with one pen at one pressure. It is consistent, but near and far look alike. What do you do?',
        right: {
          text: 'Keep the pen and let its line grow heavier near by and lighter far away',
          why: 'Variety within one tool parts the planes and leaves the hand recognisable.',
        },
        wrong: [
          {
            text: 'Take another tool for each of the planes, so that they are set apart',
            why: 'Three tools part the planes at the cost of the common hand.',
          },
          {
            text: 'Leave it as it is, because variety would damage a consistent style',
            why: 'Range within the limits belongs to a hand; sameness everywhere is not required.',
          },
          {
            text: 'Paint the far plane without any lines, so that only the near one has them',
            why: 'Two manners in one picture look as though two people had shared it.',
          },
        ],
      },
      {
        question:
          'Your cat, chair and rug are made of three pen textures. Now a stone wall is needed, and you have a good photograph of one. What do you do?',
        right: {
          text: 'Look at the photograph and build the stones from the three textures',
          why: 'The photograph gives knowledge, and the marks stay those of the picture.',
        },
        wrong: [
          {
            text: 'Paste the photograph in and make it so pale that it does not disturb',
            why: 'Even pale, a photographed surface beside drawn ones is noticed as a stranger.',
          },
          {
            text: 'Develop a fourth texture with a new tool, since stone is a new material',
            why: 'Each material with its own tool soon ends in a sample book.',
          },
          {
            text: 'Rule the joints with care and leave the stones bare, since stone is hard',
            why: 'Ruled lines among pen textures look like the work of somebody else.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What makes a picture look as if one person had drawn it?',
        back: 'A handful of tools and marks, used in the same way throughout.',
      },
      {
        front: 'How can one tool still show near and far?',
        back: 'By its range: heavier lines and closer marks near by, lighter and sparser ones far away.',
      },
    ],
    task: 'Draw a corner of a kitchen with one tool in 90 minutes, using no more than three kinds of mark for all the materials. Show them as three labelled squares beside the picture. Cut out or copy two passages of 3 cm and set them side by side. Hand in everything on one sheet.',
  },
  {
    id: 'reference',
    goal: 'Collect knowledge from several sources and turn it into a picture of your own.',
    deeper:
      'Memory keeps signs: a bicycle is two wheels with something between. Reference puts a construction in place of the sign and shows where the chain runs and how the fork bends. The knowledge becomes yours when you draw the thing from a side that no source shows, for then you cannot copy. With several sources you see what all have in common and what was an accident of one photograph.\n\nA postman cycles through a village of 1930. From memory he gets thin gear cables and a school satchel. So you study an old roadster in a shed, with rods for its brakes and a case round the chain. You look up letter bags in photographs of the time. A friend takes pictures of your bent knee on your own bicycle. None of these shows a postman in a curve with one hand on his cap. That picture is yours.',
    mistake:
      'You hunt for the one perfect photograph and copy it, view, light and all. Such a thing sits in the scene at an angle that nothing else shares. Gather three sources or more, turn the thing to your viewpoint, and light it from your own lamp.',
    questions: [
      {
        question:
          'For a nature book you drew a lobster from memory, and its legs are a guess. What do you do first?',
        right: {
          text: 'Study several lobsters, a real one if you can, and see how the legs are set',
          why: 'Several sources give the true construction, which a nature book owes its readers.',
        },
        wrong: [
          {
            text: 'Copy the lobster from another illustrator’s book, because an editor has checked it',
            why: 'You would take over somebody’s picture, along with any mistake in it.',
          },
          {
            text: 'Hide the legs behind a stone and some weed, so that nobody can find a fault',
            why: 'Hiding avoids the mistake and also the knowledge that readers came for.',
          },
          {
            text: 'Draw six legs in a bold, simple way, so that it is taken for your style',
            why: 'Simplifying works from knowledge, and a wrong number of legs is an error in any style.',
          },
        ],
      },
      {
        question:
          'A car taken from one photograph looks pasted into your street. It is seen from above and lit from the right; the street is seen at eye level and lit from the left. What do you do?',
        right: {
          text: 'Find more views of it and redraw it at the street’s eye level and in its light',
          why: 'Several views tell how the car is built, so it can be turned to fit the scene.',
        },
        wrong: [
          {
            text: 'Mirror the photograph, so that the light on the car comes from the left side',
            why: 'Mirroring mends the light alone; the car is still seen from above.',
          },
          {
            text: 'Soften the outline of the car, so that it merges better with the street',
            why: 'A soft outline hides the seam and keeps the wrong view and the wrong light.',
          },
          {
            text: 'Lean the colours of the car towards those of the street and of the sky',
            why: 'Related colours help a little, while the view from above still contradicts the ground.',
          },
        ],
      },
      {
        question:
          'A pose you need is in another artist’s picture. You have already changed the clothes. Which step makes the drawing your own?',
        right: {
          text: 'Let a friend act the scene and draw the pose from another side',
          why: 'You take the knowledge from life and choose the view yourself, so nothing is borrowed but the idea.',
        },
        wrong: [
          {
            text: 'Mirror the pose and lengthen the legs and the arms a little',
            why: 'The invention of the pose still belongs to the other artist, only turned round.',
          },
          {
            text: 'Change the hair, the face and the whole of the background too',
            why: 'Everything around the pose is new, and the pose itself is still copied.',
          },
          {
            text: 'Trace the pose with a looser line that is typical of your work',
            why: 'A tracing in your own line is a tracing all the same.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why should you use several references for one object?',
        back: 'They show what is general and what was an accident of one picture, so you borrow knowledge and copy nobody.',
      },
      {
        front: 'How can you check that a reference has become your own knowledge?',
        back: 'Draw the thing from a side that none of your sources shows.',
      },
    ],
    task: 'Choose a machine or an animal that you cannot draw. First draw it from memory in five minutes. Collect four references, one of them real if possible, and draw it in 40 minutes from a view that none of them shows. Hand in both drawings with a list of three things that memory had wrong.',
  },
  {
    id: 'page',
    goal: 'Plan a picture together with its text, fold and trimmed borders, at its final size.',
    deeper:
      'The final size decides more than one expects. A half-millimetre line on an A3 original is a quarter of a millimetre thick on an A5 page and may break up. Paper and blades shift a little in trimming, so the picture has to continue past the cut; otherwise white slivers appear. Words want a quiet ground with close tones and little detail. It is planned in the thumbnail, because it is seldom found later.\n\nOn a double page a girl on a ladder picks a pear. In the exact middle her face disappears into the fold. Move her to the right, and leaves lie over the fold, where nobody misses them. The left page keeps a pale sky for twelve lines of text. She looks to the right, where the page will be turned. At 300 pixels to the inch, this spread of 40 cm needs about 4700 across.',
    mistake:
      'First the picture is finished, then someone looks for room for the words. They end up on a face or in a white box. Put a grey block for the text into the very first thumbnail, and keep what matters a finger’s breadth away from cut and fold.',
    questions: [
      {
        question:
          'A text stands on painted leaves and is hard to read; the white box put behind it spoils the picture. What do you do in the next one?',
        right: {
          text: 'Plan a quiet area of close tones for the words from the first sketch on',
          why: 'The words get a calm ground that belongs to the picture, and no box is needed.',
        },
        wrong: [
          {
            text: 'Paint the whole picture paler, so that words can stand wherever they like',
            why: 'The whole picture pays for a few lines, and pale leaves are still restless.',
          },
          {
            text: 'Finish the picture first, and then look for the emptiest corner in it',
            why: 'That is how the words came to stand on leaves; emptiness has to be planned.',
          },
          {
            text: 'Ask for bolder letters, so that they can hold their own against the leaves',
            why: 'Bold letters on a busy ground fight with it, and both of them lose.',
          },
        ],
      },
      {
        question:
          'You drew at A3 with very fine lines. In the printed A5 book they break up. What do you do for the next book?',
        right: {
          text: 'Draw with stronger lines, and test a piece of it at half its size',
          why: 'From A3 to A5 each line loses half its thickness, so it must be chosen for the final size.',
        },
        wrong: [
          {
            text: 'Draw at A2 with the same pen, so that there is more detail',
            why: 'From A2 the same line would shrink even further, and more of it would break.',
          },
          {
            text: 'Scan with more dots to the inch, so that the lines are kept',
            why: 'A finer scan records the line well, but in print it is as thin as before.',
          },
          {
            text: 'Print it on whiter paper, so that the thin lines stand out',
            why: 'Whiter paper raises the contrast a little, and a broken line remains broken.',
          },
        ],
      },
      {
        question:
          'In some trimmed copies a thin white strip shows along the outer side of the picture. What prevents it?',
        right: {
          text: 'Let the picture run on for a few millimetres past the cut on all sides',
          why: 'When the blade falls a little to one side, it then still cuts through the picture.',
        },
        wrong: [
          {
            text: 'Draw a narrow frame just inside the cut, so that the strip looks planned',
            why: 'A frame near the cut shows every shift, since it becomes wider on one side.',
          },
          {
            text: 'Move the main figure further in, so that the cut no longer matters there',
            why: 'The figure is safe then, but the strip appears at the side as before.',
          },
          {
            text: 'Send the file with twice as many pixels, so that it can be cut exactly',
            why: 'Pixels do not change where the blade falls; paper shifts by a little in any case.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What is the gutter, and what should be kept out of it?',
        back: 'The fold between two pages. Faces and key objects do not belong there.',
      },
      {
        front: 'Why does a printed picture run a few millimetres past the trim?',
        back: 'Paper and blade shift a little, and without this spare border white slivers would show.',
      },
    ],
    task: 'Choose a poem or a page of a story and make one double page at true size as a tonal sketch, in two hours at most. Set the text in place as real lettering or grey lines. Include at least one face, and keep every face 2 cm away from the fold. Hand it in with the fold, the trim and 3 mm beyond it drawn in.',
  },
]
