import type { Lesson } from '../lesson.ts'

export const formLessons: readonly Lesson[] = [
  {
    id: 'line',
    goal: 'Vary the weight, speed and breaks of a line so that it shows form, light and order.',
    deeper:
      'We read a thicker line as nearer, heavier or in shade. Where a thing rests on a table hardly any light gets in, so a strong line is true there; on a lit rim a hairline is truer. A line may even stop for a while: if its direction is clear, the eye continues it. Speed shows too. A fast line runs smooth and thins out, a slow one records every change of course.\n\nOn a plate lies a pear, and you have a pen. Under the belly you press, and the pear has weight. Up the lit side the line thins, is gone for a centimetre, and returns at the stalk with two short dark touches. Where the pear crosses the rim of the plate, its contour is stronger than the rim, so nobody doubts which is in front. No tone was added, and there is light.',
    mistake:
      'Out of caution a contour gets stroked with many little lines, so that none of them can be wrong. From two steps back it looks furry. Move the pen above the paper a few times until the arm knows the way, then draw the line once, and let it stand even if it misses slightly.',
    questions: [
      {
        question:
          'In your pen drawing of two boxes, one partly behind the other, all lines have the same thickness and it is hard to tell which is nearer. What is the smallest change that settles it?',
        right: {
          text: 'Thicken the near box’s outline where it crosses the other',
          why: 'A heavier line steps forward, and at the crossing it says plainly which form covers which.',
        },
        wrong: [
          {
            text: 'Thicken every outline until both boxes look equally firm',
            why: 'The whole drawing gets heavier, and nothing says yet which box is in front.',
          },
          {
            text: 'Add short marks for wood grain to the faces of both boxes',
            why: 'Grain describes what the boxes are made of and leaves their order open.',
          },
          {
            text: 'Thin the near box’s outline so that the far box can show through',
            why: 'A finer line suits distance, so the near box would seem to move back.',
          },
        ],
      },
      {
        question:
          'Seen from the other side of the room, the contour of a shoulder looks hairy. What produced this?',
        right: {
          text: 'It was put together from short strokes while the hand was searching',
          why: 'Many small attempts beside each other make a fringe instead of one decided edge.',
        },
        wrong: [
          {
            text: 'It was drawn slowly, so that it recorded each change in direction',
            why: 'A slow single line may waver, but it stays one line and has no fringe.',
          },
          {
            text: 'It was drawn in a single sweep that missed its place by a little',
            why: 'One sweep in a slightly wrong place still looks clean and decided.',
          },
          {
            text: 'It was drawn with changing pressure, now strong and now quite faint',
            why: 'Changing pressure makes a line swell and taper; it does not fray it.',
          },
        ],
      },
      {
        question:
          'You draw an egg on a table with lines alone. A lamp shines from the upper left. Where may its contour fade or break off?',
        right: {
          text: 'At the upper left, where the shell gets the most light',
          why: 'The brightest edge needs the least line, and the eye carries the curve across the break.',
        },
        wrong: [
          {
            text: 'At the bottom, where the egg rests on the table top',
            why: 'Little light gets in beneath the egg, so the line there should be among the strongest.',
          },
          {
            text: 'At the lower right, where the shell turns from the lamp',
            why: 'That side is in shade, and a fading line would make it seem lit.',
          },
          {
            text: 'Nowhere, because a form with an open contour falls apart',
            why: 'The eye completes a contour whose direction is clear, so an egg survives a small break.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Where in a line drawing do heavier lines usually belong?',
        back: 'On undersides, at overlaps and on the near side; fine lines suit light and distance.',
      },
      {
        front: 'What is the cure for a furry contour made of many short strokes?',
        back: 'Practise the movement above the paper, then draw the line once and leave it.',
      },
    ],
    task: 'Draw a shoe with a pen, with lines only and no shading, in 45 minutes. Let the contour break off at least twice and become clearly heavier at least six times. Number these eight places and write beside the drawing what happens in the shoe at each: light, overlap, weight or shade. Hand in the sheet.',
  },
  {
    id: 'construction',
    goal: 'Build a complicated thing from simple forms, and say which way each of them faces.',
    deeper:
      'A cylinder has what an outline lacks: an axis, a cross-section and ends. The axis says where it points, the cross-section how its surface bends, and an end shows whether we look into it or past it. From these you can work out the rest. On an upright mug below eye level, the base is a rounder ellipse than the rim, because we look down on it more steeply.\n\nYou want to draw a dog on a rug. Start with a large egg for the ribs and a ball for the hips, join them with a bent cylinder, and set a box with a wedge on it for head and muzzle. Before any fur exists you can ask: does the box face us? Does the foreleg come forwards and show its round end? The eyes then find their place on a block, not on a disc.',
    mistake:
      'Often the simple forms are drawn and then forgotten, and a flat outline is traced round them. Watch belts, collars and stripes: if they run straight across a round part, the form was lost. Wrap two or three light lines round each part before any detail goes on.',
    questions: [
      {
        question:
          'A striped sleeve looks like a flat ribbon, with its stripes running straight from edge to edge. What do you change first?',
        right: {
          text: 'Bend the stripes the way rings would bend round a cylinder',
          why: 'Curved bands show the cross-section of the arm, which is what makes it read as round.',
        },
        wrong: [
          {
            text: 'Darken both edges of the sleeve until it begins to look round',
            why: 'Darker edges hint at roundness, but the straight stripes go on contradicting it.',
          },
          {
            text: 'Let the stripes get thinner and paler down towards the hand',
            why: 'Thinner stripes suggest distance along the sleeve and leave it flat across.',
          },
          {
            text: 'Draw the outline of the sleeve heavier, so that it comes forward',
            why: 'A heavy outline brings a ribbon forward; it remains a ribbon.',
          },
        ],
      },
      {
        question:
          'You sketched a mug from above. Its rim is a wide ellipse, its base a straight line. What does not fit?',
        right: {
          text: 'Anyone who looks that far down into the rim must see the base curve as well',
          why: 'Below eye level the lower ellipse is the rounder of the two, so a straight base contradicts the rim.',
        },
        wrong: [
          {
            text: 'A rim as wide as this means that the sides must lean in towards the base',
            why: 'Straight upright sides go well with a wide rim; only the base is out of step.',
          },
          {
            text: 'A base that is straight means that the handle should sit in the middle',
            why: 'The place of the handle depends on how the mug is turned and not on the base.',
          },
          {
            text: 'An ellipse is wrong for the rim, since the rim of a mug is in fact a circle',
            why: 'A circle seen at a slant looks like an ellipse, so the rim is the part that is right.',
          },
        ],
      },
      {
        question:
          'In a three-quarter portrait the far eye seems to float beside the head. Which thought helps you most?',
        right: {
          text: 'The head is a rounded block, so where does its front turn into its side?',
          why: 'An eye placed on a turning surface gets the place and the narrowing that the view asks for.',
        },
        wrong: [
          {
            text: 'Both eyes are equally large, so the far one has to match the near one',
            why: 'Equal in life, they look unequal from the side, and matching them pushes the far eye off the form.',
          },
          {
            text: 'The near eye attracts more notice, so the far one should be drawn darker',
            why: 'Darkening makes the far eye louder and leaves it in the same wrong place.',
          },
          {
            text: 'The far eye lacks support, so it needs its lashes and its brow around it',
            why: 'Lashes and a brow around a misplaced eye only add more things that float.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What does the end of a cylinder tell you in a drawing?',
        back: 'Whether we look into the form or past it, and so which way it points.',
      },
      {
        front: 'How can you test whether a drawn part is solid or flat?',
        back: 'Imagine a rubber band around it. If you cannot tell how the band would curve, the part is flat.',
      },
    ],
    task: 'Choose a thing with at least five parts, such as a desk lamp, a tap or a toy lorry. Draw it first as transparent boxes and cylinders, each with its axis and one line wrapped round it, then beside that as a finished drawing from the same side. Hand in both on one sheet.',
  },
  {
    id: 'perspective',
    goal: 'Find the horizon of a view and bring level, parallel edges together on it.',
    deeper:
      'Perspective follows from standing still and looking with one eye. Whatever is as high as your eye lies on the horizon, however far away. If you stand on a level square, the horizon therefore runs through the eyes of everybody of your height; their feet climb the sheet with distance while their heads stay in line. Sit down, and it cuts all of them lower, at the same place.\n\nTake a kitchen table seen corner on. Its long edges run to a point far out on the left, its short ones to another far out on the right, both at the same height. On a small sheet these points usually fall beyond the paper. Squeezed on to it they come too close together, and the near corner of the table turns sharp like the bow of a ship. Tape paper to the sides, or take the slopes by sighting.',
    mistake:
      'The horizon is put where there happens to be room, or shifts halfway through. A shelf above your head that shows its upper side betrays it, or a floor that seems to tip. Draw your eye level as a faint line before anything else, and check every slope against it.',
    questions: [
      {
        question:
          'Seated, you draw a tall wardrobe. In your drawing its top edge and its bottom edge both rise as they run away from you. What is wrong?',
        right: {
          text: 'The top is above your eyes, so that edge ought to fall as it recedes',
          why: 'Edges above eye level run down to the horizon, while the bottom one does rise towards it.',
        },
        wrong: [
          {
            text: 'The bottom is below your eyes, so that edge ought to fall as it recedes',
            why: 'Below eye level, receding edges climb to the horizon, so the bottom edge is right as it is.',
          },
          {
            text: 'Both edges are level in reality, so both ought to be drawn horizontal',
            why: 'Only edges that run straight across your view stay horizontal; receding ones slope.',
          },
          {
            text: 'Both edges are parallel in reality, so both ought to slope the same way',
            why: 'Parallel edges that recede draw together, so from above and below they slope against each other.',
          },
        ],
      },
      {
        question:
          'You stood on a flat square and drew people about as tall as yourself. The distant heads came out far lower than the near ones. What do you correct?',
        right: {
          text: 'Put all the heads at one height and let the feet climb with distance',
          why: 'Your horizon passes through all those eyes, so only the feet move up as people recede.',
        },
        wrong: [
          {
            text: 'Put all the feet at one height and let the heads sink with distance',
            why: 'Feet on one line would place everybody at the same distance, however small they are.',
          },
          {
            text: 'Draw the distant people smaller still, until the low heads look right',
            why: 'Smaller figures with even lower heads would seem to stand in a pit.',
          },
          {
            text: 'Keep the heights, but draw the distant people paler than the near ones',
            why: 'Paler tones suggest air and leave the ground under those people sunken.',
          },
        ],
      },
      {
        question:
          'A box drawn from one corner looks like the bow of a ship. Both meeting points are on the sheet, not far from the box. What cures it?',
        right: {
          text: 'Move both of the points much further out along one and the same horizon',
          why: 'Points that lie far apart give gentler slopes, and the near corner opens to a believable angle.',
        },
        wrong: [
          {
            text: 'Lift one of the two points until the near corner becomes less sharp',
            why: 'Level edges that meet at two heights mean two eye levels, and the box would twist.',
          },
          {
            text: 'Lower the horizon with both points until it passes through the box',
            why: 'That changes the height you look from, while the points stay as close together as before.',
          },
          {
            text: 'Tilt the upright edges inwards until the corner appears less sharp',
            why: 'Uprights stay upright while you look straight ahead, so leaning ones add a second fault.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Where does the horizon lie in a perspective drawing?',
        back: 'At the height of the viewer’s eyes. Edges above it slope down as they recede, edges below it slope up.',
      },
      {
        front:
          'Why do boxes sometimes look like the bow of a ship in two-point perspective?',
        back: 'The two meeting points were placed too close together; they belong far apart on one horizon.',
      },
    ],
    task: 'Draw a corner of your room from a chair in about an hour. Rule your eye level across the sheet as a pale line. Extend four edges that recede in the same direction in colour until they meet, on added paper if need be. Hand in the whole; they should meet within 2 cm of that line.',
  },
]
