import type { Lesson } from '../lesson.ts'

export const marksAndPlacingLessons: readonly Lesson[] = [
  {
    id: 'hatching',
    goal: 'Build a tone from separate strokes and let their direction describe the form.',
    deeper:
      'From across the room the eye mixes strokes and paper into grey; near by it follows the strokes. A hatched tone therefore says two things: how dark a place is, and which way its surface runs. Closer spacing, thicker strokes or a second layer make it darker. The angle of that layer matters. Crossed at a narrow angle, the two make long thin diamonds and a calm tone. At a right angle they make a net as stiff as wire fencing.\n\nIn a pen drawing a forearm lies on a table. Strokes that curve across it like bracelets turn it into a cylinder; strokes along it say how long it is and leave it flat. The woollen sleeve needs a dozen short broken strokes near the border of its shadow. The viewer spreads the wool over the rest. In full light and in deep shadow it would hardly be seen.',
    mistake:
      'When the pen goes to and fro without being lifted, hooks form where it turns, and the tone gets a dark fringe. Look along its edges to find them. Lift the pen after every stroke, pull them all the same way, and let them end lightly.',
    questions: [
      {
        question:
          'An apple hatched with straight parallel strokes looks as flat as a coin. You want it round. What do you do?',
        right: {
          text: 'Bend the strokes across it like the circles on a globe',
          why: 'Strokes that follow the surface show how it curves, besides making the tone.',
        },
        wrong: [
          {
            text: 'Cross the strokes with a straight layer at right angles',
            why: 'A straight net makes the coin darker and gives it no more curve.',
          },
          {
            text: 'Press harder on all the strokes until the tone is dense',
            why: 'Density changes how dark the apple is, not which way its surface runs.',
          },
          {
            text: 'Pack the strokes more tightly around its whole outline',
            why: 'A dark rim all the way round surrounds the apple like a frame and ignores the light.',
          },
        ],
      },
      {
        question:
          'A pen tone has to become one step darker but must stay calm. Which second layer do you choose?',
        right: {
          text: 'One that crosses the strokes at a narrow angle',
          why: 'Narrow crossing makes thin diamonds that the eye takes as an even tone.',
        },
        wrong: [
          {
            text: 'One that crosses the strokes at a right angle',
            why: 'Square meshes catch the eye as a net, so the tone would turn stiff.',
          },
          {
            text: 'One of loose loops that fill up the gaps',
            why: 'Loops tangle with the strokes into fuzz, and the mark is lost.',
          },
          {
            text: 'One of firm dots placed in all the gaps',
            why: 'Dots among strokes bring in a second kind of mark that sparkles where calm was wanted.',
          },
        ],
      },
      {
        question:
          'You drew hairs over every part of a teddy bear, and it looks busy and flat. From where can most of them go while the bear stays furry?',
        right: {
          text: 'From the fully lit parts and from the depth of the shadow',
          why: 'Texture shows most where light turns to shadow; the viewer supplies the rest.',
        },
        wrong: [
          {
            text: 'From the border where the light passes over into shadow',
            why: 'That is where fur shows best, so it would be the last place to clear.',
          },
          {
            text: 'From the edge of the bear, so that its outline gets smooth',
            why: 'A few tufts along the outline are a cheap and clear sign of fur.',
          },
          {
            text: 'From all parts alike, by taking out every second hair',
            why: 'Thinned evenly, the hairs still lie everywhere, and the form is no clearer.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Which two things does a hatched tone tell at once?',
        back: 'How dark a place is, through spacing and thickness, and which way its surface runs, through direction.',
      },
      {
        front: 'Where is texture best drawn on a lit form?',
        back: 'Near the border between light and shadow, where it shows most. A few marks there stand for the rest.',
      },
    ],
    task: 'Draw a bent arm or a folded towel with a fine pen and hatching alone, without outlines, in an hour. Use at least three clearly different tones and strokes in at least three directions that follow the form. Hand in the drawing and one enlarged detail in which single strokes can be told apart.',
  },
  {
    id: 'placing',
    goal: 'Choose the size and place of a subject on the sheet before you draw it.',
    deeper:
      'An empty sheet already has forces. Room in front of a glance or a movement gives it somewhere to go; room behind tells where it came from. Low on the sheet a thing seems to rest, high up it hovers or has climbed. Borders are the most sensitive places. A form that just touches one seems glued to it; a form kept clear of it, or plainly cut by it, looks meant.\n\nA cyclist rides to the right. Close to that border she is about to leave us. At the left she has her way before her, and we look ahead with her. So large that both wheels are cut, she is upon us. To get any of these on purpose, mark four points before you start: top, bottom, and both sides of the subject. It takes ten seconds, and the feet will have their place.',
    mistake:
      'Starting with an eye at full size and hoping for the best is how legs get squashed and hats touch the border. Check the four sides for anything that was shrunk or only just fits. Next time mark the outermost points first, and compare that frame with the subject’s height and width.',
    questions: [
      {
        question:
          'In your standing figures the legs get shorter towards the bottom of the sheet. What do you do differently next time?',
        right: {
          text: 'Mark where the head and the feet will end before drawing anything',
          why: 'With both ends fixed, the parts between have to share the length that is there.',
        },
        wrong: [
          {
            text: 'Take a larger sheet, so that the legs have room in any case',
            why: 'Without marks the head tends to grow with the sheet, and the legs run out again.',
          },
          {
            text: 'Begin with the feet, so that they are on the sheet for certain',
            why: 'Then the trouble moves to the other end, and the head gets squashed.',
          },
          {
            text: 'Draw the head smaller than it looks, so that some room is saved',
            why: 'A head reduced by guesswork changes the proportion and promises nothing about the feet.',
          },
        ],
      },
      {
        question:
          'A dog in profile waits for someone to come. Its nose almost touches the left side of the sheet, and half the sheet behind it is bare. What do you try first?',
        right: {
          text: 'Move it to the right, so that its gaze has room',
          why: 'Room in front of the nose becomes the distance from which somebody may come.',
        },
        wrong: [
          {
            text: 'Move it to the left, so that its nose is cut off',
            why: 'A cut nose looks intended, but it shuts out the very side where something is expected.',
          },
          {
            text: 'Draw some furniture into the bare half behind it',
            why: 'Furniture fills the room behind the dog, and in front of it there is still none.',
          },
          {
            text: 'Draw the dog larger, so that less paper is bare',
            why: 'A larger dog at the same side has as little to look into as before.',
          },
        ],
      },
      {
        question:
          'The tip of a church tower touches the upper edge of the sheet exactly. Which remedy makes it look intended?',
        right: {
          text: 'Either leave clear space above it or let the edge cut it plainly',
          why: 'Touching looks like chance, while clear space and a plain cut both look decided.',
        },
        wrong: [
          {
            text: 'Draw its tip with more pressure, so that its end cannot be missed',
            why: 'Pressure stresses the very spot where tower and edge stick together.',
          },
          {
            text: 'Let a second thing touch the edge too, so that it looks like a plan',
            why: 'Two things glued to the edge draw even more notice to it.',
          },
          {
            text: 'Leave it as it is, because the tower now has its greatest height',
            why: 'A tower that seems to hang from the edge loses height, because there is no sky above it.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What should you mark on a sheet before drawing a whole figure?',
        back: 'Its outermost points: top, bottom and both sides. Then everything between has its room.',
      },
      {
        front: 'Why should a form not just touch the edge of the sheet?',
        back: 'It looks glued to the edge by chance. Leave clear space, or let the edge cut it plainly.',
      },
    ],
    task: 'Draw one subject that looks or moves to one side, such as a profile or a bird, three times in equal frames of about 10 by 14 cm: with room in front, with room behind, and so large that two sides cut it. Hand in all three with a sentence under each on what changes.',
  },
  {
    id: 'colour',
    goal: 'Give each colour in a drawing one task, and build it up in thin layers.',
    deeper:
      'On white paper you can only go darker. On grey or brown a white pencil suddenly counts: lights go up, darks go down, and the paper between them is left alone. Keep the two apart, for where they meet and mix they turn to a chalky grey. Coloured pencils are translucent, so a thin yellow over a thin blue gives a green in which both live on. Pressed hard, the first layer fills the grain and the second slides off.\n\nOn brown paper sits a hen. The paper is her plumage, a dark pencil gives the eye and the underside, white gives the breast where the sun falls. Then comes red for the comb, one spot, and the hen is awake. Add green grass, blue sky and a yellow beak, all of them true, and the comb no longer calls. A colour singles things out by being rare.',
    mistake:
      'Colouring in means that each thing gets the colour of its name, pressed on in a single layer. A waxy shine that refuses further colour is the sign. Begin with light pressure, limit yourself to three pencils, and write down beforehand what each is to do.',
    questions: [
      {
        question:
          'On grey paper you covered the whole lit side with white, so that hardly any paper shows. The drawing looks chalky. What do you do on the next sheet?',
        right: {
          text: 'Leave most of the lit side to the paper and keep white for its peaks',
          why: 'The ground serves as the middle tone, and a little white above it then looks like light.',
        },
        wrong: [
          {
            text: 'Put the white on at the very start, so that it remains quite clean',
            why: 'White at the start tends to spread and to mix with the darks that follow.',
          },
          {
            text: 'Choose a softer white, so that the lit side gets a closer covering',
            why: 'Closer covering hides still more paper, and the middle tone would be gone.',
          },
          {
            text: 'Blend some dark into the white, so that you get greys in between',
            why: 'White and dark mixed are the chalky grey that you want to be rid of.',
          },
        ],
      },
      {
        question:
          'A market scene has six strong colours. You wanted people to see the woman in the red coat. What comes first?',
        right: {
          text: 'Quieten or remove the other colours until red is rare on the sheet',
          why: 'Red singles her out only if nothing else on the sheet calls as loudly.',
        },
        wrong: [
          {
            text: 'Press the red harder until the coat is the strongest of the six',
            why: 'Against five strong neighbours a slightly stronger red is hardly noticed, and the grain is full.',
          },
          {
            text: 'Repeat the red in several places until the whole sheet is linked',
            why: 'Repeated, red becomes the colour of the market and no longer that of one woman.',
          },
          {
            text: 'Draw a dark outline round the coat until she is set off from them',
            why: 'An outline separates the coat, but five strong colours go on pulling the eye elsewhere.',
          },
        ],
      },
      {
        question:
          'You pressed a blue on hard and now find it too cold, but no violet will take on top. What do you learn for the next time?',
        right: {
          text: 'Several thin layers leave room in the grain for another colour',
          why: 'The grain holds only so much pigment, and light pressure leaves some of it free.',
        },
        wrong: [
          {
            text: 'One pencil per area is the safest, since layers get muddy',
            why: 'Translucent layers can give rich mixtures; it was the pressure that closed the way.',
          },
          {
            text: 'Hard pressure is fine if the warm colour is put down early',
            why: 'The other order fills the grain as well, and the blue would slide off in its turn.',
          },
          {
            text: 'Mistakes are no worry, since coloured pencil rubs out well',
            why: 'A heavily worked patch is hard to lighten, which is why you got stuck with the blue.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What does toned paper give you that white paper does not?',
        back: 'A ready middle tone, so that you add only darks and lights and leave the rest to the paper.',
      },
      {
        front: 'Why are coloured pencils laid on in thin layers?',
        back: 'The layers mix on the paper, while hard pressure fills the grain and refuses the next colour.',
      },
    ],
    task: 'On brown or grey paper draw a vegetable or a toy in 45 minutes with one dark pencil, one white and one colour. White may cover no more than a tenth of the object and the colour only one part of it. Hand in the sheet and write on it what the colour is for.',
  },
]
