import type { Lesson } from '../lesson.ts'

export const peopleLessons: readonly Lesson[] = [
  {
    id: 'blocking',
    goal: 'Show how things stand between people by where you place them.',
    deeper:
      'Bodies speak to the lens before mouths do, and the lens adds its own grammar. Whoever is nearer to it is larger. Whoever stands while the other sits looks down. Whoever turns away decides when to turn back. Because the frame is flat, depth is the director’s friend: two people one behind the other can both face us, and we see a thought in front that the one behind does not.\n\nTake a couple about to part. Side by side on a sofa, equally big, they are a picture of a couple. Put her at the sink with her back to him, near the lens, while he stands small in the doorway with his coat on. He says that he is only going for milk. We see her face, and he does not. When he walks forward and she does not turn, the distance closes and *widens* at once.',
    mistake:
      'People are lined up side by side across the frame, like guests in a photograph, and stay there until the cut. Sketch the set from above and draw their paths; a plan without lines gives it away. Give each a reason to go nearer, away, or round something.',
    questions: [
      {
        question:
          'Halfway through your dialogue the employee gains power over her boss, but viewers miss it. The boss sits at the desk throughout. What would you try first?',
        right: {
          text: 'Let her move round to his side, and remain standing there over him',
          why: 'The change of height and of ground shows the shift before the words explain it.',
        },
        wrong: [
          {
            text: 'Give her a line in which she says that things have now changed',
            why: 'The line tells what the bodies still deny, since he keeps the desk and the chair.',
          },
          {
            text: 'Cut to her more often than to him after the middle of the scene',
            why: 'More shots of her make her prominent, but in each she still stands before his desk.',
          },
          {
            text: 'Ask her to speak louder from the middle on, and him more softly',
            why: 'Voices help, yet the picture goes on showing the one in charge where he was.',
          },
        ],
      },
      {
        question:
          'Two friends talk in profile, side by side, and the picture looks flat. Which staging gives the lens more to tell?',
        right: {
          text: 'One near us and facing the lens, the other some way behind her',
          why: 'Depth makes one larger and lets us see a face that the other person cannot see.',
        },
        wrong: [
          {
            text: 'Both moved closer together, so that they fill more of the frame',
            why: 'They grow larger, but they stay on one plane and say no more about each other.',
          },
          {
            text: 'Both turned to face the lens squarely and at an equal distance from it',
            why: 'They look like people in a portrait, and neither of them has more weight.',
          },
          {
            text: 'Both seated in profile as before, but with more furniture around them',
            why: 'Furniture fills the room without changing how the two stand to each other.',
          },
        ],
      },
      {
        question:
          'You have time for only one set-up in a scene of reconciliation. How can blocking save you the cuts?',
        right: {
          text: 'Start the two far apart in depth, and let one walk up to the other',
          why: 'One held frame then holds both the distance and its end, as the size changes by itself.',
        },
        wrong: [
          {
            text: 'Keep them at the table, and let them tell each other how they feel',
            why: 'The picture stays the same throughout, so the words alone carry the change.',
          },
          {
            text: 'Place them both so near to the lens that only the faces can be seen',
            why: 'From the start there is no distance left that they could give up.',
          },
          {
            text: 'Have them enter together from one side and stop in the middle of the room',
            why: 'They come in as a pair already, so the frame has no parting to mend.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What three things about bodies show who has the upper hand?',
        back: 'Distance, height, and who turns away from whom.',
      },
      {
        front: 'How can blocking replace a cut?',
        back: 'When people move nearer to the lens or away from it, the size of the shot changes without an edit.',
      },
    ],
    task: 'Film two people who speak no more than six lines, in one shot of 30 to 60 seconds without a cut. At the start one of them must clearly have the upper hand, at the end the other. Play it silently to two viewers and write down whether both saw the change.',
  },
  {
    id: 'performance',
    goal: 'Give an actor something to do that the lens can see.',
    deeper:
      'Ask anyone to look sad and you get a mask: lowered brows, a sigh. Sadness in life is mostly what leaks out while a person tries to do something else. So a director gives the something else, an aim and a person to get it from, and lets the feeling find its own way. The words on the page then become tools, and one tool can serve many aims.\n\nTake the line “You’re early.” Played to make a guest feel at home, it opens the door. Played to hide that someone else has just left by the back, it hurries, and the eyes go once to the stairs. The director of the second version said nothing about fear. She said: keep him in the hall, and do not let him see the two glasses. The actor had work to do, and the fear was visible because of it.',
    mistake:
      'Directors describe results: more intense, more vulnerable, like someone who has lost everything. The sign is an actor who nods and then does the same take with more frown. Replace the adjective with an aim in a verb, and say what the other person might refuse.',
    questions: [
      {
        question:
          'An actress plays a farewell, and every take looks like general sadness. What would you tell her?',
        right: {
          text: 'Try to make him laugh once more before his train has to leave',
          why: 'It is something to do to another person, and sadness will show through the attempt.',
        },
        wrong: [
          {
            text: 'Think of the saddest day of your own life as you speak the lines',
            why: 'A private memory turns her inward, away from the man she should be dealing with.',
          },
          {
            text: 'Bring the sadness down a little, so that it seems more natural',
            why: 'Less of a mood is still a mood, and it gives her nothing to do.',
          },
          {
            text: 'Let a tear come on the last word, when the camera is closest',
            why: 'It asks for a result, and she will be busy with the tear instead of with him.',
          },
        ],
      },
      {
        question:
          'In a close-up, your actor’s lines are clear but seem recited. What does his face most likely lack?',
        right: {
          text: 'A thought that comes up in the pause just before he speaks',
          why: 'When the face moves only with the mouth, the line has no cause that a lens could see.',
        },
        wrong: [
          {
            text: 'Stronger movements of brow and mouth on the main words',
            why: 'A close-up enlarges everything, so more emphasis would make the reciting plainer.',
          },
          {
            text: 'A steadier look into the lens throughout the whole of the line',
            why: 'The lens is not the person he talks to, and a fixed look holds no thought.',
          },
          {
            text: 'Lines that are spoken faster and run on without a gap between',
            why: 'Without gaps there is no room to listen or to think, which was the fault already.',
          },
        ],
      },
      {
        question:
          'You asked for “angrier”, and take two is only louder. Which note is likeliest to give a different third take?',
        right: {
          text: 'Get her to hand the letter over without standing up from your chair',
          why: 'It sets an aim and a limit, so the anger has to find another way than volume.',
        },
        wrong: [
          {
            text: 'Play it just as angry on the inside, but let a little less of it come out',
            why: 'He is left with the same mood to play, only at another strength.',
          },
          {
            text: 'Remember that your character has been angry since childhood',
            why: 'A history explains the mood, but it does not tell him what to do in this scene.',
          },
          {
            text: 'Try again, and this time believe that you are truly furious',
            why: 'Belief cannot be ordered, and again he is given a state and not an aim.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why say “get her to stay” rather than “be sadder”?',
        back: 'An aim tells an actor what to do and to whom. A mood can only be put on.',
      },
      {
        front: 'What betrays a recited line in a close-up?',
        back: 'The face begins to move only with the mouth; no thought comes before the line.',
      },
    ],
    task: 'Film one person saying a sentence of your choice three times in close-up, each time with another aim, given as a verb. Keep frame and light the same. Leave at least three seconds before and after the words. Hand in one film of under a minute, with the three verbs at the end.',
  },
  {
    id: 'eye-lines',
    goal: 'Place the camera so that people seem to look at each other.',
    deeper:
      'If she looks out of the frame to the right, the person she sees must look back to the left; the mind joins the two looks and builds a room around them. The axis is a way of keeping that promise, for every camera place on one side of it keeps each person facing the same way. Height belongs to it as well: a child looks up, and the answer has to come down.\n\nImagine a chess game in two singles. White looks right, Black looks left, and we would swear that they share a table, even if they were filmed on different days. Now one shot of Black is taken from across the room. He too looks right, and for a moment both players seem to stare at some third person, and the check that is given goes unnoticed.',
    mistake:
      'A second camera place is chosen for its pretty background, and the line is stepped over unnoticed. The sign is a cut at which a person seems to have turned round. Draw the set from above with the axis before you shoot, and mark the side you are on.',
    questions: [
      {
        question:
          'In singles of an interview both people look to the right of the frame. What has happened?',
        right: {
          text: 'One of the two shots was taken from the other side of the line between them both',
          why: 'Crossing the axis reverses the direction in which that person looks on the screen.',
        },
        wrong: [
          {
            text: 'One of them was filmed from further off and with a longer lens than the other',
            why: 'The lens changes size and depth, but it leaves left and right as they are.',
          },
          {
            text: 'One of them was seated higher than the other at the same table',
            why: 'A difference in height tilts the looks up or down, not to the other side.',
          },
          {
            text: 'One of the shots was left on the screen for too short a time to read',
            why: 'Duration does not turn a look round; both would still face the same way.',
          },
        ],
      },
      {
        question:
          'You want to get from one side of the axis to the other in the middle of a scene. Which way will viewers follow most easily?',
        right: {
          text: 'Let the camera travel across within a single shot',
          why: 'The viewer sees the room turn and knows afterwards where everyone is.',
        },
        wrong: [
          {
            text: 'Cut straight over, but choose a moment when nobody is speaking',
            why: 'Silence does not help the eye; both people still change sides without warning.',
          },
          {
            text: 'Cut straight over, and let a piece of music begin with the shot',
            why: 'The music draws attention, and the sudden swap of left and right remains.',
          },
          {
            text: 'Cut over and back a few times early on, so that they get used to it',
            why: 'Repetition spreads the confusion, since no side of the room is ever settled.',
          },
        ],
      },
      {
        question:
          'A boy of six looks up at a teacher. In the next shot the teacher looks level out of the frame, and the cut seems off. What would you reshoot?',
        right: {
          text: 'The teacher’s shot, with her eyes aimed down towards his',
          why: 'Her look then meets his height, and the two shots join into one room.',
        },
        wrong: [
          {
            text: 'The boy’s shot, with the camera moved nearer in to his face',
            why: 'A nearer boy still looks up at a person who does not look back at him.',
          },
          {
            text: 'The teacher’s shot, with her face turned fully towards the lens',
            why: 'She would then look at us, and the boy would be left without an answer.',
          },
          {
            text: 'Both shots, with the camera placed beyond the line between them',
            why: 'Both looks would swap sides, and hers would still miss the height of his eyes.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What is the axis, and what happens when you cross it?',
        back: 'A line between two people who face each other. Filmed from beyond it, they seem to look the same way.',
      },
      {
        front: 'What must agree between the looks in two singles?',
        back: 'The direction, one to the left and one to the right, and the height of the other one’s eyes.',
      },
    ],
    task: 'Film a talk between two people who are never in the room together: shoot each alone, at another time or place. Cut at least 8 singles into 30 to 45 seconds so that they seem to face each other. Add a photographed plan of the imagined room with the axis, as a last shot.',
  },
]
