import type { Lesson } from '../lesson.ts'

export const surfaceLessons: readonly Lesson[] = [
  {
    id: 'edges',
    goal: 'Plan which borders to sharpen, soften or lose, and give a reason for each.',
    deeper:
      'We see sharply only in a small spot at the centre of our gaze; the rest is guessed from blurred patches. A painting with the same crisp border everywhere is therefore unlike looking: it shows what you get by staring at one place after another. Varied edges give back the feeling of a single glance.\n\nEdges also tell what things are made of. A box turns abruptly, so the border between its lit and its shaded side is hard; a cheek turns slowly, and there the change is gradual. The shadow of a cup is crisp close to the foot and softer further off. And where a man’s dark sleeve lies across his dark coat, no border has to be painted at all. *Viewers complete the arm from the cuff and the shoulder*, and what they complete often looks livelier than a line.',
    mistake:
      'Outlines get filled in like a colouring book, so that each border is a fence and equally sharp. Look for thin lines or gaps that run all the way round things. Where the values on both sides are close, drag one colour into the other while wet, or lay a tone between them.',
    questions: [
      {
        question:
          'An apple looks cut out and stuck on. Its shadow side and the cloth behind have almost the same value. What would you do first?',
        right: {
          text: 'Lose the border between the shadow side and the cloth.',
          why: 'Where values are close a border can go, and the apple is tied to its surroundings.',
        },
        wrong: [
          {
            text: 'Blur the border evenly all the way round the apple.',
            why: 'An equally soft border is as uniform as a crisp one and leaves nothing to hold on to.',
          },
          {
            text: 'Strengthen the outline, so that the apple sits more firmly.',
            why: 'A stronger outline makes the cut-out effect worse, since it parts apple and cloth all round.',
          },
          {
            text: 'Add a brighter highlight, so that the apple looks rounder.',
            why: 'A highlight sits inside the form, while the crisp border that cuts it out remains.',
          },
        ],
      },
      {
        question:
          'The shadow of a post on sunny ground has the same crisp border from end to end. Where would you soften it?',
        right: {
          text: 'At its far end, away from the foot of the post.',
          why: 'A cast shadow is crispest where it meets the thing and softens with distance from it.',
        },
        wrong: [
          {
            text: 'At its near end, close to the foot of the post.',
            why: 'There the shadow is crispest; softened at the foot, the post would seem to hover.',
          },
          {
            text: 'Along its whole length, because shadows are soft things.',
            why: 'In sun a shadow begins crisp; softening all of it loses the sunlight and the contact.',
          },
          {
            text: 'Along one side only, the one turned to the sun.',
            why: 'Both sides soften alike; what matters is the distance from the thing that casts the shadow.',
          },
        ],
      },
      {
        question:
          'In a portrait you let black hair merge with a black background. What will most viewers do?',
        right: {
          text: 'Complete the shape of the head from the parts they see.',
          why: 'Face, ear and collar tell enough, and the eye supplies the missing border by itself.',
        },
        wrong: [
          {
            text: 'Take the missing border for a mistake in the drawing.',
            why: 'Equal values lose borders in nature too, so the gap looks natural when the rest is right.',
          },
          {
            text: 'Look longest at the place where the border is missing.',
            why: 'Crisp, contrasting borders attract the eye; a lost one is quiet.',
          },
          {
            text: 'See the head as a flat mask that ends at the hair.',
            why: 'The turn of the face and the ear show the volume; a line around the hair adds none.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why does equal sharpness all over a painting look unnatural?',
        back: 'In one glance we see only a small spot sharply. Equal sharpness looks like many glances joined together.',
      },
      {
        front: 'Where can a border be lost without harm?',
        back: 'Where both sides have almost the same value and the parts nearby tell enough to complete the form.',
      },
    ],
    task: 'Paint one object on a cloth with light from the side. Photograph the painting and trace the borders on a copy: red where they are hard, blue where they are soft, green where they are lost. Hand in both side by side. All three colours must occur, and green in at least two places.',
  },
  {
    id: 'brushwork',
    goal: 'Choose stroke, brush and amount of paint so that the surface explains what it shows.',
    deeper:
      'A stroke records a movement: where the brush landed, how fast it went, when the paint ran out. Loaded and slow, it leaves a ridge that catches real light. Nearly dry and quick, it skips over the weave and lets the layer beneath sparkle through. Viewers sense the speed without being told.\n\nSuppose you paint a ploughed field under a wide sky. Long strokes along the furrows lay the ground down and lead back to the horizon; thin paint scrubbed in several directions keeps the sky airy. Thick paint is saved for the sunlit clods at the front, because a ridge holds the eye at the surface and comes forward, while a thin veil lets it sink in. Swap the two, and the sky hangs in front of the field like a curtain. So vary *for a reason*: direction for form, thickness for nearness, speed for calm or wind.',
    mistake:
      'One small brush for the whole picture makes a timid surface, with unsure places patted again and again. Look for patches in which you cannot see where any stroke begins or ends. Take a brush twice as wide, mix more paint than you think you need, place the stroke and lift.',
    questions: [
      {
        question:
          'The light and shade on a tree trunk are right, yet it looks flat. All your strokes run straight up. What would you try?',
        right: {
          text: 'Let some strokes curve around the trunk.',
          why: 'Strokes that follow the turn of the form explain it, which upright ones do not.',
        },
        wrong: [
          {
            text: 'Paint the upright strokes thicker all over.',
            why: 'Thickness brings the whole trunk forward but tells nothing about its turn.',
          },
          {
            text: 'Split them into thinner and more numerous upright strokes.',
            why: 'Thinner strokes in the old direction describe a flat board in more detail.',
          },
          {
            text: 'Cross them with level strokes as straight as a ruler.',
            why: 'Straight crossing strokes flatten a form, because none of them goes round it.',
          },
        ],
      },
      {
        question:
          'You want the sunlit foam at the front of a seascape to come towards the viewer. Which handling serves it best?',
        right: {
          text: 'Thick, loaded strokes on the foam and thin paint behind it.',
          why: 'Ridges catch light and hold the eye at the surface, while thin paint lets it sink in.',
        },
        wrong: [
          {
            text: 'Thin, smooth paint on the foam and thick strokes behind it.',
            why: 'Thick paint behind comes forward and leaves the foam in the second row.',
          },
          {
            text: 'Thick, loaded strokes over everything, the sky and clouds included.',
            why: 'Where all is thick, the foam differs from nothing and the distance comes forward too.',
          },
          {
            text: 'Small, careful strokes that describe each bubble of the foam.',
            why: 'Equal small strokes make the surface timid and give the foam no relief.',
          },
        ],
      },
      {
        question:
          'You have patted an oil-painted cheek so often that it looks tired, and it is still wet. How do you rescue it?',
        right: {
          text: 'Scrape it off and restate it in a few planned strokes.',
          why: 'On a clean ground a few strokes laid once and left regain their freshness.',
        },
        wrong: [
          {
            text: 'Stroke over it once more with a very soft dry brush.',
            why: 'Further smoothing removes what is left of the strokes and tires the patch even more.',
          },
          {
            text: 'Put bright fresh strokes on top of the wet paint.',
            why: 'Fresh paint picks up the wet layer beneath and soon looks as tired.',
          },
          {
            text: 'Cover it with many small highlights to give the skin life.',
            why: 'Highlights break up the patch, but the worn paint between them still shows.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why does thick paint tend to come forward?',
        back: 'Its ridges catch real light and hold the eye at the surface; a thin veil lets it sink in.',
      },
      {
        front: 'What does a nearly dry, quick brush leave on a rough ground?',
        back: 'Broken paint: it skips over the weave, and the layer beneath sparkles through.',
      },
    ],
    task: 'Paint a view with ground, a tree and sky at A5 size, using three handlings: one dragged along the form, one scrubbed, one thick. Take no more than two brushes, none narrower than 1 cm. Hand in one picture with the whole and a close-up of each handling, labelled with its name and the reason for it.',
  },
  {
    id: 'layers',
    goal: 'Plan the order of your layers so that each dries soundly and does its share.',
    deeper:
      'Two dry layers can make a colour that no mixture gives. Light passes through a thin transparent film, is thrown back by what lies beneath and comes through the film again. A red glaze over a light yellow therefore glows like coloured glass, while the two stirred together give a plainer orange. The layer below must be lighter than the effect you want, since *a transparent film can only darken*.\n\nDrying sets the pace. Watercolour and acrylic dry as the water leaves them. A wet brush can still lift dry watercolour, whereas dry acrylic stays put. Oil hardens by taking up oxygen, over days or weeks, and goes on moving all the while. Picture a thinned layer that sets quickly over a thick oily one: below, the paint still shifts; above, the stiff skin cannot follow and in time splits like mud in the sun.',
    mistake:
      'Impatience does most of the damage: a second wash goes on while the first is damp, disturbs it, and both turn dull. In watercolour streaks and cauliflower-shaped blooms give it away. Touch the paper with the back of a finger; if it feels cold, it is still damp, so wait or use a hairdryer.',
    questions: [
      {
        question:
          'You glaze a dark grey sky with transparent yellow to make it glow, but it only gets darker. Why?',
        right: {
          text: 'A glaze takes light away, and the layer below gives back too little.',
          why: 'A transparent film can only darken, so a glow needs a light layer beneath it.',
        },
        wrong: [
          {
            text: 'One coat was too thin, and further coats would lighten the sky.',
            why: 'Each further transparent coat takes away more light and gives none back.',
          },
          {
            text: 'The grey was already dry, and so the two could not blend.',
            why: 'A glaze needs a dry layer below; blending would have made a mixture instead.',
          },
          {
            text: 'The yellow should have been red, which glows on every ground.',
            why: 'A red film darkens a dark ground as well; what counts is the lightness below.',
          },
        ],
      },
      {
        question:
          'In oil you want to put thinned paint with hardly any oil over a thick passage rich in oil. What is the risk?',
        right: {
          text: 'The upper layer may crack, because the lower one keeps moving.',
          why: 'The lean layer sets first and cannot follow the oily one, which goes on changing below.',
        },
        wrong: [
          {
            text: 'The lower layer may crack, because the upper one shuts out air.',
            why: 'It is the stiff upper skin that splits, when the slower paint below moves.',
          },
          {
            text: 'The upper layer may stay wet, because it contains so little oil.',
            why: 'Thinned lean paint sets sooner than oily paint, and that is where the trouble starts.',
          },
          {
            text: 'The lower layer may fade, because thinner draws out its pigment.',
            why: 'Thinner does not bleach what lies below; the danger lies in unequal drying.',
          },
        ],
      },
      {
        question:
          'Your first watercolour wash is dry but comes up as you lay a second over it. What do you change?',
        right: {
          text: 'Lay the second wash with one light pass and leave it.',
          why: 'Dry watercolour can be lifted again, so the less you rub, the more of it stays.',
        },
        wrong: [
          {
            text: 'Use a stiffer brush, so that the second wash grips better.',
            why: 'Stiff hairs scrub the paper and lift even more of the first wash.',
          },
          {
            text: 'Begin the second wash while the first one is still damp.',
            why: 'A damp wash is disturbed more easily than a dry one, and blooms may appear.',
          },
          {
            text: 'Go back and forth until both washes have settled evenly.',
            why: 'Each further pass with a wet brush loosens more of what lies below.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why can a transparent glaze not make a passage lighter?',
        back: 'Light has to pass through the film twice and loses some each time, so a glaze can only darken.',
      },
      {
        front: 'What does “fat over lean” prevent in oil painting?',
        back: 'Cracks: a lean layer on top sets first and cannot follow the oilier, slower paint beneath.',
      },
    ],
    task: 'Plan a small landscape in exactly three layers, in acrylic or watercolour. For each layer write one line beforehand: its colour, transparent or opaque, and what it is for. Photograph the painting after each layer has dried. Hand in the three photos in a row with the plan, and mark two places where the first layer still shows.',
  },
]
