import type { Lesson } from '../lesson.ts'

export const toneLessons: readonly Lesson[] = [
  {
    id: 'tones',
    goal: 'Set the darkest place of a drawing early and judge every other tone by it.',
    deeper:
      'We judge a tone by its neighbours. One grey looks dark on an empty sheet and pale beside black ink. That is why drawings begun on bare paper tend to stay faint: the first grey seems dark enough, the second is fitted to it, and so on. A patch of real dark near the start moves the scale. The tool sets the limit: a 2H stops at a light grey however firmly you press, a 4B goes much deeper.\n\nYou draw a black cat on a sill with an HB. The fur stops at a shiny grey; pressing harder only polishes it. Now take a 6B and darken nothing but the fold behind one ear. At once the coat has three tones, fold, body and gloss, and the sill looks sunlit. A wide range is no duty. Fog is drawn in a few close greys, but then by choice.',
    mistake:
      'Stopping as soon as a tone looks dark enough beside white paper keeps the whole drawing timid. Squint at it: if the subject runs together into a single grey, you stopped there. Find the two or three darkest places in the subject and deepen only those.',
    questions: [
      {
        question:
          'In your charcoal drawing of an open door you wanted deep night outside. Door, wall and night are three close greys. What do you do first?',
        right: {
          text: 'Take the night down to the deepest dark that charcoal gives',
          why: 'With the darkest place settled, you see how light the door and the wall really have to be.',
        },
        wrong: [
          {
            text: 'Rub the wall clean until it is as bright as the bare paper',
            why: 'A bright wall widens the range, but the night is still a middling grey.',
          },
          {
            text: 'Smooth the greys together so that the steps between them go',
            why: 'Without steps the three areas merge even more, and none of them is night.',
          },
          {
            text: 'Outline the door firmly so that the three areas are divided',
            why: 'Lines divide the areas, while their tones go on saying the same hour of day.',
          },
        ],
      },
      {
        question:
          'You press your HB as hard as you can, and the shadow merely shines. What do you do in the next drawing?',
        right: {
          text: 'Keep a softer pencil, such as a 4B, at hand for all the darkest places',
          why: 'A softer grade leaves more graphite with less force, so it reaches tones that an HB cannot.',
        },
        wrong: [
          {
            text: 'Sharpen the HB often, because a fine point presses deeper into the paper',
            why: 'A fine point dents the sheet, and the grade still ends at the same grey.',
          },
          {
            text: 'Choose a harder pencil, because its point can take a good deal more pressure',
            why: 'Harder grades leave less graphite on the paper, so the darkest tone would be paler still.',
          },
          {
            text: 'Rub the shadows with a finger, because a smooth tone looks darker than strokes',
            why: 'Rubbing evens out the tone, but the graphite of an HB gets no blacker for it.',
          },
        ],
      },
      {
        question:
          'A friend has drawn thick fog in four pale greys. She fears that the sheet lacks contrast. What do you tell her?',
        right: {
          text: 'Few close greys suit fog, provided that she wanted them',
          why: 'A narrow range is a means like any other, and fog is a good reason to choose it.',
        },
        wrong: [
          {
            text: 'Some spot must be black, or else the drawing stays a study',
            why: 'A black spot in thick fog would stand right before our noses and clear the air.',
          },
          {
            text: 'More steps are needed, since a drawing has at least seven',
            why: 'Seven steps make a useful exercise strip; how many a drawing needs depends on its subject.',
          },
          {
            text: 'A darker tool is called for, since pencil cannot show depth',
            why: 'Pencil can show depth well, and charcoal would tempt her to lose the pale air.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why do drawings begun on white paper often stay too pale?',
        back: 'The first grey looks dark beside the white, and every later tone is fitted to it.',
      },
      {
        front: 'How do you find out whether your darkest tone could go deeper?',
        back: 'Scribble on a scrap as darkly as the tool allows and lay it beside the darkest place.',
      },
    ],
    task: 'Draw the same small still life twice, 30 minutes each: once with an HB alone, once with an HB and a 4B or softer, beginning with the darkest place. Below each, add a square of the darkest and the lightest tone in it. Hand in both on one picture and write which place changed most.',
  },
  {
    id: 'paper-white',
    goal: 'Plan where the paper stays bare, so that each white patch reads as light.',
    deeper:
      'Bare paper looks as bright as its surroundings are dark. A patch left white on a white sheet is nothing, but ringed with grey it becomes a sunlit wall. Light is therefore drawn from beside it. And it has to be planned, since pressed graphite stays in the fibres and charcoal stains them: an eraser brings back a pale grey, seldom the sheet.\n\nA tumbler of water stands before a dark curtain. You hardly draw the tumbler. You shade the curtain up to its rim and spare a thin stripe down one side, an oval at the surface of the water and a spot on the rim. Three whites of different shape, and there is glass. Had you also left flecks between the strokes of the curtain, each would glint, and the three would be lost among them. A faint, even tone under the strokes keeps the curtain quiet.',
    mistake:
      'White left by accident does most harm: stripes between strokes, a halo where shading stopped short of the figure. Squint, and see what glitters first. If it is not the light you meant, close the specks with a thin tone and keep a few large whites.',
    questions: [
      {
        question:
          'You drew a white egg on white paper with a strong outline, and it looks like a ring. How do you make it look bright?',
        right: {
          text: 'Shade the ground up to its lit side, and drop most of the outline',
          why: 'Paper looks bright by contrast, so the tone beside the egg turns the bare shell into light.',
        },
        wrong: [
          {
            text: 'Cover the egg with a white pencil, pressing hard where light falls',
            why: 'White on white paper changes almost nothing; there is no darker neighbour to make it shine.',
          },
          {
            text: 'Shade the whole egg pale grey, so that it differs from the paper',
            why: 'A grey egg on white ground looks darker than everything around it.',
          },
          {
            text: 'Draw the outline stronger still, so that the white inside is held',
            why: 'A stronger ring is still a ring, and the shell inside it equals the sheet outside.',
          },
        ],
      },
      {
        question:
          'Little white specks show between the strokes of a dark hedge, and the path beside it, left bare, does not glow. What do you do?',
        right: {
          text: 'Put a thin grey over the whole of the hedge and leave the path',
          why: 'Once the specks are closed, the path is the only large white and gets all the light.',
        },
        wrong: [
          {
            text: 'Put a thin grey over the whole of the path and leave the hedge',
            why: 'The path would lose its light, and the specks would be the brightest spots on the sheet.',
          },
          {
            text: 'Add more specks to the hedge, so that they can pass for leaves',
            why: 'Still more glints would compete with the path, and the hedge would flicker more.',
          },
          {
            text: 'Draw a clear line along the path, so that it parts from the hedge',
            why: 'A line marks the border, but the hedge goes on flickering beside it.',
          },
        ],
      },
      {
        question:
          'You want to draw a shutter with narrow bars of sun between its slats. When and how do you see to these whites?',
        right: {
          text: 'Before shading, by marking them faintly and working around them',
          why: 'Narrow whites survive only if their borders are known before any dark is put down.',
        },
        wrong: [
          {
            text: 'After shading, by rubbing each of them out with a clean eraser',
            why: 'Graphite worked into the paper leaves a grey trace, and an eraser can hardly hold so fine an edge.',
          },
          {
            text: 'At the end, by drawing them over the dark with a white pencil',
            why: 'White pencil on graphite turns to a dull grey and falls short of bare paper.',
          },
          {
            text: 'While shading, by leaving open whatever the strokes do not hit',
            why: 'Chance gaps come in the wrong shapes and places and look left over.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What makes bare paper look bright in a drawing?',
        back: 'The dark beside it. Bare paper with no tone around it is only empty paper.',
      },
      {
        front: 'Why should small white areas be planned before shading?',
        back: 'Covered paper rarely comes back clean, so their borders must be known in time.',
      },
    ],
    task: 'Draw a glass or a spoon before a dark cloth in 45 minutes. Decide beforehand on exactly three patches of bare paper within the object, and use neither eraser nor white. Hand in the drawing with a small plan, no larger than a matchbox, on which the three whites are marked and named.',
  },
  {
    id: 'shading',
    goal: 'Part light from shadow on a form and put its five zones in order.',
    deeper:
      'The more squarely a surface faces the lamp, the brighter it is. As it turns aside it darkens by degrees, until at one line the rays pass it by. Beyond it only light from the surroundings arrives, least of all near that line; hence the darkest band. The thrown shadow has a sharp edge near the thing and a softer one further off, unless the lamp is very small.\n\nAn egg is lit from the left. Right of the middle the tone sinks into a dark band; near the right edge it lifts a touch, where the white tablecloth sends light back. That strip seems to glow, because it lies beside the darkest place. Half close your eyes and compare it with the left side: it is darker than anything there. Draw it brighter, and the egg looks dented.',
    mistake:
      'Reflected light gets drawn as bright as it seems beside the dark band, and the shadow falls into two pieces. Squinting reveals it, for a sound shadow stays one shape. Lay a single tone over the entire shadow at the start, and vary it only slightly afterwards.',
    questions: [
      {
        question:
          'On your drawn ball the strip along the shadow edge is as pale as the half-tone on the lit side, and the ball looks dented. What do you change?',
        right: {
          text: 'Darken the strip until it belongs to the shadow once more',
          why: 'Reflected light stays darker than any part in the light, so the strip has to come down.',
        },
        wrong: [
          {
            text: 'Lighten the half-tone until it is paler than the strip',
            why: 'That thins out the lit side, and the shadow with its pale strip remains in two pieces.',
          },
          {
            text: 'Darken the outline of the ball so that it holds the strip',
            why: 'An outline fences the strip in, but the strip itself still looks lit.',
          },
          {
            text: 'Rub over the border of the shadow until it has grown soft',
            why: 'A softer border blurs the turn of the form, and the strip is as pale as before.',
          },
        ],
      },
      {
        question:
          'In sunshine the shadow of a signpost has a sharp edge near its foot; further away the edge grows soft. What does this softening tell the viewer?',
        right: {
          text: 'That this part of the shadow is further from what throws it',
          why: 'Sun and lamps have some width, so a shadow’s edge spreads with distance from its cause.',
        },
        wrong: [
          {
            text: 'That the ground is rougher there than it is near the post',
            why: 'Rough ground breaks up an edge unevenly; the steady softening comes from the distance.',
          },
          {
            text: 'That a weaker light falls there than the one near the post',
            why: 'The lit ground on both sides is equally bright; only the edge of the shadow changes.',
          },
          {
            text: 'That the upper part of the post is rounder than its foot',
            why: 'A round post still throws a sharp edge near by; the distance does the softening.',
          },
        ],
      },
      {
        question:
          'A white cup stands beside a dark book. You measured that the shaded side of the cup is paler than the lit cover of the book. Is the order of light and shadow broken?',
        right: {
          text: 'No, since that order applies to a thing of one colour by itself',
          why: 'Cup and book start from different tones, so each has its own light and its own shadow.',
        },
        wrong: [
          {
            text: 'No, since reflected light may be as strong as light from a lamp',
            why: 'On one thing of one colour reflected light stays below the direct light; the two colours explain your tones.',
          },
          {
            text: 'Yes, so the cup’s shaded side must be drawn darker than the cover',
            why: 'Drawn so dark, the cup would no longer look white, and your measurement was right.',
          },
          {
            text: 'Yes, so the cover must be drawn paler than the cup’s shaded side',
            why: 'Drawn so pale, the book would no longer look dark, and your measurement was right.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Which five zones of tone lie on and beside a ball under one lamp?',
        back: 'Light, half-tone, the darkest band, reflected light, and the shadow thrown on the table.',
      },
      {
        front: 'How bright may reflected light be on a thing of one colour?',
        back: 'Darker than any part in the light, so that the shadow holds together as one shape.',
      },
    ],
    task: 'Put an egg or a pale ball on white paper under a single lamp and draw it in 45 minutes, at least 8 cm wide. Beside it make a row of five squares with the tones of the five zones, labelled. Hand in both; the square for reflected light must be darker than that for the half-tone.',
  },
]
