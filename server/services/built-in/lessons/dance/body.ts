import type { Lesson } from '../lesson.ts'

export const bodyLessons: readonly Lesson[] = [
  {
    id: 'effort',
    goal: 'Vary how energy is spent, so that the same steps say different things.',
    deeper:
      'Steps tell where the body goes; effort tells how it gets there. Laban’s pairs concern weight, time, space and flow: how much force, how much haste, how straight a way, and how ready to be stopped. They mix like ingredients. Strong, sudden and direct makes a punch; make it light and it becomes a dab; keep it light, stretch it in time, let it wander, and it floats. A viewer reads these mixtures at once, since we judge people in the street by them every day.\n\nImagine a woman who lays a table in a dance. She sets down the first plates lightly, directly and without haste, as one glides. The telephone rings, and the forks are dabbed into place. By the last glass she presses it on the wood as if it might rise. The steps have hardly changed, but the evening has been *told*.',
    mistake:
      'Everything is danced at the dancer’s favourite mixture, often smooth and half strong. You notice it when you describe distant phrases and the same words come up. Flip a single pair in one place, such as sudden for sustained, and let the rest be.',
    questions: [
      {
        question:
          'A floating gesture is light, sustained and roundabout. Which single change turns it into a flick?',
        right: {
          text: 'Make it sudden, and leave it light and roundabout',
          why: 'A flick shares weight and way with floating, and differs from it in time alone.',
        },
        wrong: [
          {
            text: 'Make it strong, and leave it slow and roundabout',
            why: 'Strong, sustained and roundabout is a wringing action, with much more force in it.',
          },
          {
            text: 'Make it direct, and leave it light and sustained',
            why: 'Light, sustained and direct is a glide, which goes straight and takes its time.',
          },
          {
            text: 'Hold it back, and leave all of the rest alone',
            why: 'Holding the flow back makes the floating more careful, but it stays slow.',
          },
        ],
      },
      {
        question:
          'Your dance of two minutes is full of fast, sharp, strong moves, and viewers tire after one. What would you change first?',
        right: {
          text: 'Let one phrase in the middle be light and sustained',
          why: 'A contrast rests the eye and gives the sharp moves their edge again.',
        },
        wrong: [
          {
            text: 'Make the moves of the second minute sharper still',
            why: 'Beyond a certain point more of the same can hardly be told from what went before.',
          },
          {
            text: 'Choose other steps for the second minute, equally fast',
            why: 'New steps in the old mixture tire the eye just as much.',
          },
          {
            text: 'Shorten each move, and fit more of them in a phrase',
            why: 'More moves in a phrase raise the density and leave the quality unchanged.',
          },
        ],
      },
      {
        question:
          'Two dancers do the same phrase; one seems to push the air away, the other to let it pass. What differs between them?',
        right: {
          text: 'Their weight and flow: the first is stronger and more held back',
          why: 'Pushing shows force and control, while letting pass shows lightness and freer flow.',
        },
        wrong: [
          {
            text: 'Their use of space: the first keeps strictly to the front of the room',
            why: 'Where a dancer faces does not decide how much force the arms seem to use.',
          },
          {
            text: 'Their level of training: the first has simply learnt the phrase better',
            why: 'Either quality may be danced with great skill, as it is a choice and no grade.',
          },
          {
            text: 'Their timing: the first arrives at each position before the other does',
            why: 'Both could arrive on the same counts, and the air would still seem different.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Which four pairs describe effort in Laban’s terms?',
        back: 'Strong or light, sudden or sustained, direct or roundabout, held back or let flow.',
      },
      {
        front: 'Why vary the effort when the steps are good already?',
        back: 'One mixture kept for long tires the eye, and effort says what the steps leave out.',
      },
    ],
    task: 'Take an everyday action of 8 counts, such as putting on a coat. Film it in four mixtures of effort that you have written down beforehand, with the same steps and path. Show the film to somebody who has only the list, in another order; they should match at least three.',
  },
  {
    id: 'levels',
    goal: 'Use height, and the ways between heights, to give a dance relief.',
    deeper:
      'Height is expensive. To go up, the body has to bend first and push; to come down, it has to give way a little at a time or be caught. A dancer who rises from the floor in one count spends strength before our eyes; one who takes twelve spends patience. The floor itself is a partner: hands, hips and the outside of the leg can take weight in turn, so that a way down becomes a curve and not a drop.\n\nSuppose six dancers walk about upright for a minute. One of them lies down. At once the standing ones look like a wood, and the floor between them becomes a place. When a second dancer kneels beside the first, there are three heights, and we read care into it. Nobody has done anything difficult; the picture got its *depth* from one body at another height.',
    mistake:
      'The floor is visited like an island: walk, get down, do floor moves, get up, walk. On video there is a pause before each descent, as if a door were opened. Let the last standing move already fall, and let the rise grow out of the roll.',
    questions: [
      {
        question:
          'A viewer far away says your solo “stayed the same”, although the arms and hands changed all the time. What would you change?',
        right: {
          text: 'Let the whole body change its height, so that it shows from afar',
          why: 'A change of height is seen from the back row, where the detail of hands is lost.',
        },
        wrong: [
          {
            text: 'Let the arms and hands change even more often than before',
            why: 'More detail remains detail, and at that distance none of it can be made out.',
          },
          {
            text: 'Let the face show more clearly where each of the parts begins',
            why: 'A face is smaller than an arm, and a distant viewer sees it least of all.',
          },
          {
            text: 'Let the hands wear bright gloves that can be seen far off',
            why: 'The hands may be seen then, but the body still lives at one height.',
          },
        ],
      },
      {
        question:
          'You drop to your knees with a bang and want to fall without harm and without a break. What should you practise?',
        right: {
          text: 'Bending deep, and handing the weight over from foot to thigh to hip',
          why: 'Weight that is passed on in parts reaches the floor softly, and the movement runs on.',
        },
        wrong: [
          {
            text: 'Tensing the whole body just before the knees are due to touch down',
            why: 'A stiff body lands as one block, so that the knees take the blow.',
          },
          {
            text: 'Going down faster, and taking weight on the knees only for an instant',
            why: 'A faster drop meets the floor with more force, and hurts more.',
          },
          {
            text: 'Catching the whole of the weight on straight arms before the knees arrive',
            why: 'Straight arms move the blow to wrists and elbows, and the movement stops there.',
          },
        ],
      },
      {
        question:
          'A phrase goes down in six counts and rises in two. You exchange the counts. What changes most for the viewer?',
        right: {
          text: 'A sinking and a leap up become a collapse and a slow recovery',
          why: 'The time given to each way tells how the weight is lost and how it is won back.',
        },
        wrong: [
          {
            text: 'The phrase takes longer, so that the height at its end is greater',
            why: 'The sum of the counts is the same, and so is the height it ends at.',
          },
          {
            text: 'The phrase becomes easier to dance and will look lighter',
            why: 'A slow rise asks for steady strength, and it often looks heavier than a quick one.',
          },
          {
            text: 'A phrase about the floor becomes a phrase about the air',
            why: 'The same heights are passed through; it is the manner of passing that has changed.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Which changes in a dance are seen even from the back row?',
        back: 'Changes of level: low on the floor, the middle where we walk, high on the toes or in the air.',
      },
      {
        front: 'How does one go down to the floor softly?',
        back: 'By bending deep and handing the weight on from part to part, instead of dropping it.',
      },
    ],
    task: 'After warming up, film 45 to 60 seconds on a floor that is kind to the knees. Touch all three levels at least twice, with no two ways down alike and none longer than eight counts. Draw the path of your head as a curve, photograph it and put it at the end.',
  },
  {
    id: 'line',
    goal: 'Carry a shape through to its ends, so that it can be read.',
    deeper:
      'The eye follows a limb as it follows a road, and runs on a little past its end. A hand that continues the forearm sends the eye out into the room; one that hangs from the wrist stops it there. This has nothing to do with beauty of one kind. A bent elbow, a turned-in knee, a foot at right angles are lines too, as long as the body commits to them. What blurs a shape is a part that has been *forgotten*, neither along the line nor against it.\n\nPicture a dancer who points to a far corner. The arm is long, the first finger straight. But the chin is down and the neck short, so the line breaks at the collar, and we look at her chest. She lengthens the back of the neck and lets the eyes go along the arm. That corner now exists.',
    mistake:
      'Arms and legs are placed with care, while hands, feet and neck keep their habits. Pause on a shape and look only at these ends: fingers half curled or a foot half pointed show it. Decide on each of them, long or broken, and rehearse the decision with the shape.',
    questions: [
      {
        question:
          'In a still, your leg is high behind you, but the shape seems weak. The foot hangs loosely, and you did not mean it to. What is the first thing to mend?',
        right: {
          text: 'The foot, so that the line of the leg runs on to its end',
          why: 'The eye travels along the leg and is stopped by the loose foot, so the line is lost there.',
        },
        wrong: [
          {
            text: 'The height, until the leg rises well above the hip',
            why: 'A higher leg with a dropped foot is still a line that ends in doubt.',
          },
          {
            text: 'The arms, which should rise and draw the eye from the leg',
            why: 'Drawing attention away leaves the shape as unclear as before.',
          },
          {
            text: 'The speed, for the shape should be over before it is seen',
            why: 'A shape that goes by quickly is read even less, and its end is still dropped.',
          },
        ],
      },
      {
        question:
          'You want a shape that looks broken on purpose and not careless. What makes the difference?',
        right: {
          text: 'That the bends are decided on, and held as firmly as a long line',
          why: 'Commitment shows in every joint, so a viewer takes the break for a statement.',
        },
        wrong: [
          {
            text: 'That the bends are slight, and do not spoil the line too much',
            why: 'Slight bends look like a straight line that did not quite succeed.',
          },
          {
            text: 'That the bends are in the arms only, since the legs should remain straight',
            why: 'Any joint may break a line; what counts is whether the break is meant.',
          },
          {
            text: 'That the bends are shown with a smile, which tells that they are a joke',
            why: 'A face cannot explain a shape, and many a broken line is not a joke at all.',
          },
        ],
      },
      {
        question:
          'A shape looks clear in your mirror, but on video the arm cannot be made out. It points straight at the camera. What would you do?',
        right: {
          text: 'Turn the body a little, until the arm shows its length to the viewer',
          why: 'A limb that points at the eye is seen end on, so its line shows only from another side.',
        },
        wrong: [
          {
            text: 'Stretch the arm further, until the fingers are completely straight',
            why: 'However far it is stretched, an arm seen end on has no length to show.',
          },
          {
            text: 'Hold the shape for longer, until the viewer has found the arm',
            why: 'Time does not help, because the outline holds no arm that could be found.',
          },
          {
            text: 'Move the camera closer, until the hand fills more of the picture',
            why: 'A nearer camera enlarges the hand and hides still more of the arm behind it.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What is line in dance?',
        back: 'The path that the eye takes along the body, from the standing foot to the fingertips.',
      },
      {
        front: 'Where is a line most easily dropped?',
        back: 'At the hands, the feet and the back of the neck.',
      },
    ],
    task: 'Photograph six shapes from one of your dances against a plain, bright background. For three of them make a second picture in which only one joint has been changed and the outline reads better. Hand in the nine pictures on one sheet and mark the joint in each pair.',
  },
]
