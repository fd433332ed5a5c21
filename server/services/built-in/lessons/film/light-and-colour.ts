import type { Lesson } from '../lesson.ts'

export const lightAndColourLessons: readonly Lesson[] = [
  {
    id: 'light',
    goal: 'Use the direction and softness of light to say where we should look.',
    deeper:
      'Light reaches a face from somewhere, and the side it leaves dark is as telling as the side it shows. Size matters next. A small source throws each shadow from one point, so its edge is sharp; a large one reaches a little way round every feature, so the edge melts. What counts is the size *as the face sees it*: a lamp drawn nearer grows larger and softer, and the wall behind falls darker beside it.\n\nPut a woman at a kitchen table at night. With the ceiling lamp on, her eyes lie in shadow and the cupboards are as bright as she is. Switch it off, and set a shaded lamp low at the end of the table. Now one cheek glows, the room drops away, and the letter by her hand is the brightest thing in it. Nobody has moved, and the scene has found its subject.',
    mistake:
      'Lamps are added until everything can be seen, and then nothing stands out. Look at a still the size of a stamp: if the face has no darker side and the wall is as light as the skin, take lamps away, beginning with the one by the camera.',
    questions: [
      {
        question:
          'Your interview is lit by a bare bulb from the side, and the nose throws a hard, black shadow. You want the same direction, but softer. What works?',
        right: {
          text: 'Hang a large white sheet between bulb and face, near the face',
          why: 'The sheet becomes the source, and as it looks large from the face, the edges of shadows melt.',
        },
        wrong: [
          {
            text: 'Replace the bulb by a weaker one at the same distance',
            why: 'A weaker bulb makes the picture darker, but its size, and so the shadow’s edge, stays.',
          },
          {
            text: 'Move the bulb much further away along the same line',
            why: 'Further away the bulb looks smaller still, and its shadows grow harder.',
          },
          {
            text: 'Put a second bare bulb beside the camera, just as bright',
            why: 'The frontal lamp flattens the face and adds hard shadows of its own behind it.',
          },
        ],
      },
      {
        question:
          'In your scene the eye keeps going to a white fridge behind the actors. What is the surest first step?',
        right: {
          text: 'Keep the light off the fridge, so that the faces are brightest',
          why: 'We look first at what is brightest, so darkening the rival returns attention to the actors.',
        },
        wrong: [
          {
            text: 'Raise the exposure until the faces come out as bright as the fridge is',
            why: 'The fridge rises along with them and burns out, so it still wins.',
          },
          {
            text: 'Add another lamp from the front that reaches the whole of the room',
            why: 'Even light lifts the fridge too, and flattens the faces in front of it.',
          },
          {
            text: 'Ask the actors to move more, so that they draw the eye to themselves',
            why: 'Movement attracts for a moment, but the white shape calls again whenever they rest.',
          },
        ],
      },
      {
        question:
          'A man is to enter as a stranger whose face we cannot read yet. From where should the main light come?',
        right: {
          text: 'From behind him, so that we see little more than his outline',
          why: 'Light from behind draws the shape and leaves the side turned towards us dark.',
        },
        wrong: [
          {
            text: 'From beside the camera, so that he is evenly lit all over',
            why: 'Frontal light shows every feature at once, and a stranger is no longer strange.',
          },
          {
            text: 'From the left at eye height, so that half of his face is carved out',
            why: 'Side light brings out form, and the lit half can be read quite well.',
          },
          {
            text: 'From a large white wall in front of him, so that no shadow is hard',
            why: 'Soft light from the front is gentle and leaves hardly a feature unseen.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'When does a light look soft?',
        back: 'When its source looks large from where the subject stands. Drawing a lamp nearer makes it larger, and so softer.',
      },
      {
        front: 'What does light do from the front, from the side and from behind?',
        back: 'From the front it flattens, from the side it carves, from behind it draws an outline.',
      },
    ],
    task: 'Film one person at a table in three shots of 10 seconds with a single lamp: welcoming, hiding something, and alone. Only the lamp may move or be softened; face, frame and exposure setting stay as they are. Join the shots without titles and note which mood two viewers name for each.',
  },
  {
    id: 'matching-exposure',
    goal: 'Make the shots of one scene agree, so that the cuts disappear.',
    deeper:
      'The eye hardly notes slow changes of brightness; it is made to notice sudden ones. A cut is as sudden as a change can be. So two shots may each look right alone and still jar side by side. The usual culprit is automatic exposure: it reads whatever fills the frame, darkens for a white shirt and brightens for a black coat, though the light in the room has stayed the same.\n\nImagine a talk at a café table. Behind her stands a sunny window, so the camera has dimmed the picture; behind him is a dark wall, so it has lifted it. Cut them together, and the café seems to blink each time somebody answers. Match the two *faces* first, and let window and wall fall where they may; if her face has gone to black against the window, though, nothing can be lifted out of it.',
    mistake:
      'Each shot is corrected alone, until it looks good. The sign is a scene that flickers in a dark room while every still is handsome. Choose one shot as the guide, keep it on view, and bring the others to its faces; next time, lock the exposure while shooting.',
    questions: [
      {
        question:
          'In one scene, every shot with a white door in it is darker, though the light never changed. What caused it, most likely?',
        right: {
          text: 'The camera set its exposure by itself, and the door misled it',
          why: 'Automatic exposure reads the whole frame, and darkens faces when something white fills much of it.',
        },
        wrong: [
          {
            text: 'The white door swallowed light which had been falling on the faces',
            why: 'White surfaces throw light back; if anything, the faces near it would gain a little.',
          },
          {
            text: 'The lens lets less light through when it is aimed at something white',
            why: 'How much light a lens passes depends on its opening, not on what it is aimed at.',
          },
          {
            text: 'The white balance was set too cool for the colour of the door',
            why: 'White balance shifts the colour of a shot, but hardly changes how bright the faces are.',
          },
        ],
      },
      {
        question:
          'Five shots of a dialogue agree, and in the sixth the faces are a little dark but hold detail. What do you do?',
        right: {
          text: 'Lift the sixth one until its faces agree with those of the others',
          why: 'Detail that is still there can be moved, and one odd shot is less work than five.',
        },
        wrong: [
          {
            text: 'Darken the other five until all six of the shots agree',
            why: 'Five good shots would be bent to suit the faulty one, and the scene loses light.',
          },
          {
            text: 'Lift it until its brightest spot agrees with theirs',
            why: 'The brightest spot may be a lamp or window; it is the faces that viewers compare.',
          },
          {
            text: 'Cross-fade into it, so that the step in brightness is spread out',
            why: 'A fade suggests that time goes by, and the faces stay darker when it is over.',
          },
        ],
      },
      {
        question:
          'You film a talk in which people pass a bright window. How do you best prepare for matching?',
        right: {
          text: 'Set the exposure by hand for the faces, and lock it',
          why: 'Skin then keeps its brightness from shot to shot, and only the window is left to go white.',
        },
        wrong: [
          {
            text: 'Leave it to the camera, and even out the shots at the end',
            why: 'The camera shifts within shots as people pass, which is slow and sometimes impossible to undo.',
          },
          {
            text: 'Expose for the view outside, and lift all the faces later on',
            why: 'Faces against a window may sink into black, where no detail is left to lift.',
          },
          {
            text: 'Choose the exposure by eye again for each single shot',
            why: 'The eye adapts between shots, so small differences creep in that show at the cut.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What should you match first between the shots of one scene?',
        back: 'The faces, since viewers notice a difference there first.',
      },
      {
        front: 'Why can burnt-out or black areas not be matched later?',
        back: 'They hold no detail, so there is nothing left to lift or to lower.',
      },
    ],
    task: 'Film a person at a window and then against a dark wall, 4 shots from each place, with automatic exposure. Cut all eight as one scene. Hand in one film that shows the scene uncorrected, then matched by the dark, middle and light tones alone; in the second the faces should look alike with your eyes half closed.',
  },
  {
    id: 'colour',
    goal: 'Let colour sort people, places and times in your film.',
    deeper:
      'Colour works by difference. A viewer does not say “this is blue”; they feel that it is bluer than what came before, and ask why. So a colour plan is a plan of changes: which groups of scenes belong together, and where the border falls. It begins in front of the lens, with walls, coats and lamps, for a grade can tilt a whole picture but struggles to give one person a colour of their own.\n\nPicture a girl who lives between two flats. At her mother’s there are yellow lamps, wood, an orange blanket; at her father’s a white strip light and grey tiles. After four scenes we know where we are before anyone speaks. In the fifth the orange blanket lies folded on the grey sofa. Nobody mentions it. Had the first flat merely come out orange because the *white balance* was wrong, we should not trust it.',
    mistake:
      'A look is laid over everything at the start, so every scene leans the same way and the shots still disagree. Test it by switching the grade off: if faces jump from cut to cut, correct first. Then let the grade differ where the story does.',
    questions: [
      {
        question:
          'Two shots of one dialogue differ: one face leans green, the other looks natural. In which order do you work?',
        right: {
          text: 'Correct the green face to agree with the natural one, then grade both',
          why: 'When both agree, one grade means the same on both; before, it would carry the error along.',
        },
        wrong: [
          {
            text: 'Lay the same grade over both, and see whether the green has gone',
            why: 'A grade moves both shots by the same amount, so the difference between them stays.',
          },
          {
            text: 'Grade the natural one a little towards green, and let the two come to meet halfway',
            why: 'Both faces would then lean, though one of the shots had been right.',
          },
          {
            text: 'Leave them as they are, since a grade must be unlike in each shot',
            why: 'Within one minute and place a leap of colour reads as an error and not as a meaning.',
          },
        ],
      },
      {
        question:
          'Memories in your film are blue, and the present is warm, yet viewers mix the two up. What is the likeliest cause?',
        right: {
          text: 'Some of the scenes in the present have cool lamps and walls as well',
          why: 'Colour sorts by difference, so exceptions on one side undo the rule on both.',
        },
        wrong: [
          {
            text: 'Blue is the wrong colour for memory, which has to be sepia',
            why: 'No colour belongs to memory by nature; a film teaches its own rule and must keep it.',
          },
          {
            text: 'The blue is not deep enough to be felt as a colour at all',
            why: 'Even a slight lean can be read, if every memory has it and nothing else does.',
          },
          {
            text: 'The viewers have not been told in words what the blue stands for',
            why: 'A rule of colour is learned from seeing it kept; words are needed only when it is not.',
          },
        ],
      },
      {
        question:
          'You want one character to be bound to red throughout. What is the most reliable way?',
        right: {
          text: 'Give her red things, and keep red out of the other scenes',
          why: 'The colour is then in the picture itself, and its rarity ties it to her.',
        },
        wrong: [
          {
            text: 'Grade each of the scenes in which she appears towards red',
            why: 'The room and the other people turn red as well, so the colour is not hers.',
          },
          {
            text: 'Fill the whole film with red, so that nobody can overlook it',
            why: 'What is everywhere marks nobody; she would disappear among the rest of the red.',
          },
          {
            text: 'Light every face in her scenes from one side with a red lamp',
            why: 'The others in the scene share the colour, and it reads as a place more than a person.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'In what order do you correct and grade, and why?',
        back: 'Correct first, so that the shots agree; grade afterwards, so that the change means something.',
      },
      {
        front: 'What is a cast?',
        back: 'A lean of the whole picture towards one colour, from the lamps or from the grade.',
      },
    ],
    task: 'Make a film of 30 to 60 seconds in two places, or two times, that are told apart by colour alone: same person, similar frames, at least 3 shots of each, cut to and fro. Carry one coloured object across the border once. Set the colours before the lens as far as you can.',
  },
]
