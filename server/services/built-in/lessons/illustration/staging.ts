import type { Lesson } from '../lesson.ts'

export const stagingLessons: readonly Lesson[] = [
  {
    id: 'silhouette',
    goal: 'Pose a figure so that its outer shape alone tells what it is doing.',
    deeper:
      'An outer shape needs only one border between two tones, so it is read at a glance and survives bad print. Overlaps within a body need lines, shading or colour to be understood. A hand before the chest has to be explained by drawing; a hand beside the chest explains itself. For the same reason a profile says much: nose, lips and chin become part of the border.\n\nImagine a girl with a trumpet, seen from the front. The bell points at us, her hands hide her face, and filled with black she is a peg with two elbows. Turn her to the side. The trumpet juts out, an elbow lets a window of light through, the back arches. Fill this with black, and everybody knows what she plays. Things she wears count too: a feather on a hat lengthens the gesture.',
    mistake:
      'Arms on the chest, face to the front, tool across the belly: everything happens inside the body. Fill a copy with one tone, and you get a skittle. Turn the figure by a quarter and bring at least one limb and the tool out into the open.',
    questions: [
      {
        question:
          'A cook stirs a pot that he holds before his apron. Filled with black he is a lump. What helps most?',
        right: {
          text: 'Turn him sideways, so that pot and arm stand clear of the body',
          why: 'Pot and arm then form part of the outer shape, where the action is read at once.',
        },
        wrong: [
          {
            text: 'Give the pot a bright colour, so that it stands out on the apron',
            why: 'Colour helps inside the contour, and in one tone he is a lump as before.',
          },
          {
            text: 'Shade the arm and the pot, so that they come forward from him',
            why: 'Shading is read late and lost when small; the outer shape has not changed.',
          },
          {
            text: 'Draw a strong line round the pot, so that its shape is plain',
            why: 'A line within the body disappears when the figure is filled with one tone.',
          },
        ],
      },
      {
        question:
          'Two sisters in your book differ in the patterns of their dresses. On small cards readers mix them up. What do you change?',
        right: {
          text: 'Their outer shapes, by height, hair, stoop or the cut of the dress',
          why: 'Outer shapes are read before anything inside them, and they survive a small size.',
        },
        wrong: [
          {
            text: 'Their patterns, by giving the stripes and dots a stronger contrast',
            why: 'Patterns lie inside the contour and run together when they are small.',
          },
          {
            text: 'Their faces, by giving each of them features of her own',
            why: 'On a small card a face is a few dots, too little to tell two equal shapes apart.',
          },
          {
            text: 'Their poses, by letting one sit and the other one stand',
            why: 'Poses change from page to page, so readers cannot hold on to them.',
          },
        ],
      },
      {
        question:
          'A woodcutter has a clear pose, but his raised arm lies before a trunk as dark as himself. What do you do?',
        right: {
          text: 'Put a lighter ground behind him wherever the arm tells the action',
          why: 'A silhouette needs a border between two tones, and there the trunk took it away.',
        },
        wrong: [
          {
            text: 'Open a wider gap between the arm and the body of the man',
            why: 'The gap would show the same dark trunk, so nothing could be seen of it.',
          },
          {
            text: 'Draw a dark contour around the arm and the whole of the axe',
            why: 'A dark line between two dark areas is swallowed by both.',
          },
          {
            text: 'Add folds and buttons, so that the sleeve differs from the bark',
            why: 'Details inside the sleeve are read late, and the arm still has no outer shape.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why is a silhouette read before the drawing inside it?',
        back: 'It needs only one border between two tones, so the eye has it at a glance.',
      },
      {
        front:
          'How can you open up a figure that looks like a lump when filled with black?',
        back: 'Turn it towards profile and bring limbs and tools clear of the body, with light between them.',
      },
    ],
    task: 'Draw a figure with a tool in four different actions and fill each with black, 15 minutes apiece, at most 8 cm high. Ask two people to name the verb for each. Hand in the four silhouettes with the guesses written below, and a second version of the one that was guessed worst.',
  },
  {
    id: 'staging',
    goal: 'Choose where things stand and where we look from, so that a moment tells itself.',
    deeper:
      'The viewpoint is a silent narrator. It decides whether we stand among people, above them or behind a door. A low horizon makes figures rise over us; a high one spreads the ground like a map and suits crowds, paths and distances. Nearness speaks as well: from far off a person is small in their world, from close by we share a face. So ask whose moment it is, and how near to them we are.\n\nA boy has broken a vase, and his mother enters. From her height he is small among the pieces, and we judge him with her. Now look from behind him at his own height: the door is huge, a skirt and two shoes fill it, and we are guilty with him. The furniture may go, all but the empty table. The story is the same; it is told from another place.',
    mistake:
      'Figures lined up in full length at the eye level of a standing adult look like a school play. Check for a horizon at half height and for people all equally far away. Decide whose moment it is, and put the viewpoint beside them or against them.',
    questions: [
      {
        question:
          'A cat should overwhelm a mouse. Drawn from the height of a standing person, both look like toys. What do you change first?',
        right: {
          text: 'Bring our eyes down to the mouse, so that the cat towers above',
          why: 'From below a figure gains power, and we share the place of the one who is threatened.',
        },
        wrong: [
          {
            text: 'Lift our eyes to the ceiling, so that both of them are seen whole',
            why: 'From above the cat loses the power that it should have.',
          },
          {
            text: 'Tilt the picture, so that the floor slants away beneath them',
            why: 'A tilt makes the room uneasy, but both animals remain small beneath us.',
          },
          {
            text: 'Enlarge the teeth and the claws, so that the danger is plain',
            why: 'Larger teeth on a toy seen from above are a larger detail of a toy.',
          },
        ],
      },
      {
        question:
          'In a quiet picture of a woman reading, the horizon slants clearly. Viewers expect an accident. What do you do?',
        right: {
          text: 'Make it level, because this moment has nothing uneasy in it',
          why: 'A tilted view says that something is out of balance, and a level one lets her read.',
        },
        wrong: [
          {
            text: 'Keep it, but turn her face so that it is seen from the front',
            why: 'A clearer face shows that she is calm, and the slanting room goes on denying it.',
          },
          {
            text: 'Keep it, but choose soft colours for the wall and the armchair',
            why: 'Soft colours work against the tilt without removing it, so the signs contradict each other.',
          },
          {
            text: 'Lower it, because a figure seen from below appears more at rest',
            why: 'A view from below gives power, and a slant stays uneasy at any height.',
          },
        ],
      },
      {
        question:
          'A lost child stands among fourteen market stalls and is hard to find. Which step of staging comes first?',
        right: {
          text: 'Take away what nobody would miss, and turn the child towards us',
          why: 'Leaving things out clears the moment, and what matters should face the viewer.',
        },
        wrong: [
          {
            text: 'Give each stall a sign, so that we know where the child got lost',
            why: 'Signs add things to read, and each of them pulls the eye from the child.',
          },
          {
            text: 'Add a row of lamps that leads across the square to the child',
            why: 'Another fourteen lamps among fourteen stalls make the square fuller still.',
          },
          {
            text: 'Move the viewpoint far back, so that the whole market can be seen',
            why: 'From further off the child gets smaller and the number of stalls grows.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What does a low viewpoint do to a figure, and what a high one?',
        back: 'Seen from below it gains power; seen from above it loses some.',
      },
      {
        front: 'How do you find out what can be left out of a scene?',
        back: 'Take things away in your mind one by one. What is not missed can go.',
      },
    ],
    task: 'Draw one meeting of two people twice in an hour, without changing who they are or what they do: once as the stronger of them sees it, once as the weaker does. Use no more than five objects in each. Hand in both with the horizon drawn across as a coloured line.',
  },
  {
    id: 'acting',
    goal: 'Let a character’s whole body show a feeling, so that the face only confirms it.',
    deeper:
      'Fear draws the shoulders up and the weight back; curiosity brings it on to the toes. The line of action sums this up: a bow gathers force, a long S flows, a straight slope drives forward. Two characters can answer each other by their lines, one bending towards, one away. The face then gives the degree. Go a little beyond what seems enough, because careful drawing later tends to calm a pose.\n\nA shy boy offers a flower. If he stands upright, smiling, with his arm out, he might be selling it. Now let his toes point inwards and his weight rest on the back foot. One hand grips his shirt behind him, the head is turned off, the eyes come back. The flower is far in front and he is far behind it: he wants both ways at once. The smile is no longer needed.',
    mistake:
      'Moving brows and mouths on bodies like paper dolls is the usual fault. Cover all the heads: if the bodies could change places, the acting stops at the neck. Stand up, take the pose yourself, and draw first what your shoulders, hands and feet have done.',
    questions: [
      {
        question:
          'A knight is meant to be proud. You gave him a broad smile and a raised brow, and readers see a friendly waiter. What do you change first?',
        right: {
          text: 'Lift his chest and his chin, and set his feet firmly apart',
          why: 'Pride shows in how he takes up room, and the face then has something to confirm.',
        },
        wrong: [
          {
            text: 'Lift the brow and the mouth further, until pride is plain',
            why: 'A stronger face on the same body gives a more cheerful waiter.',
          },
          {
            text: 'Add a plume, a chain and a medal to mark his high rank',
            why: 'Signs of rank tell what he is, not how he feels about it.',
          },
          {
            text: 'Draw the armour in more detail, so that he looks important',
            why: 'Rich armour draws the eye to metal, while the pose beneath it stays modest.',
          },
        ],
      },
      {
        question:
          'A girl says that all is well, though she is furious. How can one picture show both?',
        right: {
          text: 'A calm face, while her fists behind her back tell another story',
          why: 'Face and body disagree on purpose, so we read both what she says and what she hides.',
        },
        wrong: [
          {
            text: 'A face that is half a smile and half a frown above a relaxed body',
            why: 'Two halves in one face cancel each other, and we see an odd grimace.',
          },
          {
            text: 'A furious face above tense shoulders, so that the feeling is plain',
            why: 'Then nothing in the picture says that all is well, and she hides nothing.',
          },
          {
            text: 'A calm face above a relaxed body, while the text tells of her fury',
            why: 'The picture would show only the lie, and the fury would rest on words alone.',
          },
        ],
      },
      {
        question:
          'Two people quarrel in your picture. Both stand upright with the same straight line through the body, and they seem to wait for a bus. What do you do?',
        right: {
          text: 'Let one lean forward and the other bend back from him',
          why: 'Lines that answer each other show attack and retreat before we see a face.',
        },
        wrong: [
          {
            text: 'Let both open their mouths wide and frown at each other',
            why: 'Shouting faces on waiting bodies look like masks that were put on them.',
          },
          {
            text: 'Put a dark cloud with a flash of lightning over both of them',
            why: 'A sign in the sky names the mood, and the people below still wait.',
          },
          {
            text: 'Put them in clothes whose colours clash as hard as possible',
            why: 'Clashing clothes part the two figures without telling what they do to each other.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What is the line of action?',
        back: 'One sweeping line through the spine that gives a pose its direction.',
      },
      {
        front: 'How can you test whether a character’s body acts?',
        back: 'Cover the head. The feeling should still be there in shoulders, hands and feet.',
      },
    ],
    task: 'Draw one character in four feelings without any face, the head left as a blank egg, 12 minutes each. Include both hands and both feet every time. Ask two people to name the feelings. Hand in the four with the answers, and add a face to the one that was read best.',
  },
]
