import type { Lesson } from '../lesson.ts'

export const screenLessons: readonly Lesson[] = [
  {
    id: 'filming',
    goal: 'Film a dance so that what matters in it can be seen.',
    deeper:
      'A lens does not see as a person in a seat does. A wide lens close by makes whatever comes near it swell, and shrinks what steps back, so a small step forward looks like an attack. From further off proportions stay calmer. Height matters as well: at about hip height the body keeps its proportions, from above legs grow short and the pattern of the floor appears, and from the floor a jump seems higher. There is no neutral seat.\n\nImagine a dancer in black before a dark curtain, under one ceiling lamp. Her hands are two pale smears, and her feet are gone. We move her to a light wall, let daylight come from the side, and set the telephone on a shelf at hip height, five steps back. Nothing has been danced differently, but now the last toe can be seen to *decide*.',
    mistake:
      'The camera stands where there happened to be a shelf, and is switched on. The sign is feet that leave the frame, or a dancer who shrinks to a figure in a corner. Mark the edges of the picture on the floor, then dance the largest phrase once as a test.',
    questions: [
      {
        question:
          'On your recording quick hands smear, though the rest is sharp. The room is dim, and the camera sets itself. What would you change first?',
        right: {
          text: 'Bring in more light, so that the camera can use a shorter shutter time',
          why: 'A shorter exposure gives the hand less time to travel in a frame, and the light makes it possible.',
        },
        wrong: [
          {
            text: 'Dance the hands more slowly, so that the camera can keep up with them',
            why: 'The dance would be bent to suit a fault that light would cure.',
          },
          {
            text: 'Clean the lens, and set the focus by hand on the place where you dance',
            why: 'Blur of the whole picture might come from there, but only what moves quickly is smeared.',
          },
          {
            text: 'Move the camera closer, so that the hands come out larger in the frame',
            why: 'Nearer hands cross the frame faster, and so smear more.',
          },
        ],
      },
      {
        question:
          'You send a recording to a teacher for advice on footwork. Which set-up serves best?',
        right: {
          text: 'A fixed camera at hip height, so far off that the feet stay in frame',
          why: 'The whole body and floor can be seen all the time, in calm proportions.',
        },
        wrong: [
          {
            text: 'A camera on the floor, close in front, which makes the feet come out large',
            why: 'A near, low lens swells the foot in front and hides where the weight goes.',
          },
          {
            text: 'A friend who walks along with the camera and frames what looks best',
            why: 'The movement of the camera mixes with yours, and the feet are lost now and then.',
          },
          {
            text: 'A camera high in a corner, from which the whole of the floor can be seen',
            why: 'It shows paths well, but legs look short, and what the feet do is hidden.',
          },
        ],
      },
      {
        question:
          'From your film, viewers think you rush forward at them, but you took one small step. What is the likeliest cause?',
        right: {
          text: 'The lens is wide and stands so close that the step makes you swell',
          why: 'Close to a wide lens a small change of distance is a large change of size.',
        },
        wrong: [
          {
            text: 'The frame rate is so low that the step takes up only a few frames',
            why: 'Few frames make the step jerky, but your size does not leap because of that.',
          },
          {
            text: 'The light comes from the front, so that you get brighter as you step',
            why: 'A slightly brighter figure does not look as if it rushed.',
          },
          {
            text: 'The camera stands too high, so that the legs look shorter than they are',
            why: 'A high camera shortens the legs, so the step would rather look smaller.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'How does more light help to film quick movement?',
        back: 'It allows a shorter shutter time, so that hands and feet smear less.',
      },
      {
        front: 'What gets lost when the camera is too near, and what when it is too far?',
        back: 'Too near, feet and floor are lost; too far, the breath is.',
      },
    ],
    task: 'Film one phrase of 20 seconds from three heights: near the floor, at hip height and from above your head, with distance and light the same. Join the takes. State at the end which height you would use for feedback and which for an audience, with one visible reason each.',
  },
  {
    id: 'cutting',
    goal: 'Edit dance without taking from it what it was made of.',
    deeper:
      'In a dance the dancer decides when something changes. A cut is such a decision too, made by somebody else, and the two easily collide: a phrase that gathers for eight counts loses its sense when the sixth is shown from the side. Where a cut carries, it does so because the eye is given the same task on both sides, to follow that arm, upwards, at that speed. Then even the place may change. An arm begins to rise in a kitchen and arrives in a field.\n\nPicture that arm. The cut comes halfway up, and in the field it goes on from exactly this height, at the same speed and in the same direction. We accept the impossible journey. Now start the second shot a little too low, so that the arm seems to rise *twice*, and the trick lies open. Three frames more or less decide it.',
    mistake:
      'The dance is cut on each beat, with a new angle every time, to give it energy. Compare it with one uncut take: if you can no longer tell what the feet did, the editing has replaced the dancing. Remove every cut that does not carry a movement on.',
    questions: [
      {
        question:
          'You cut from wide to close in the middle of a swing, and the join jerks. The swing rises in both shots. What should you check first?',
        right: {
          text: 'Whether the swing has the same height and speed where the shots meet',
          why: 'The eye expects it where it left it, and a leap in place or pace is felt as a jerk.',
        },
        wrong: [
          {
            text: 'Whether the music has a beat at exactly the frame where the cut falls',
            why: 'A beat may cover a join a little, but it cannot mend a leap in the movement.',
          },
          {
            text: 'Whether the two shots have been given the same number of frames each',
            why: 'Shots of unlike length join smoothly when the movement agrees at the cut.',
          },
          {
            text: 'Whether a short dissolve could be laid over the join to make it soft',
            why: 'In the dissolve two swings would be seen at once, out of step with each other.',
          },
        ],
      },
      {
        question:
          'You want advice from your teacher on a new solo. You have a lively edit from three cameras, and one whole take. Which do you send?',
        right: {
          text: 'The whole take, as it shows the phrasing and joins as you made them',
          why: 'A cut removes something the dancer made, and the advice should concern the dancing.',
        },
        wrong: [
          {
            text: 'The lively edit, as it shows the solo from its best sides throughout',
            why: 'The best sides hide the transitions, which are what a teacher needs to see.',
          },
          {
            text: 'The lively edit, slowed down, as then the movements can be studied',
            why: 'Slowing it changes the timing, and the cuts still hide what lies between.',
          },
          {
            text: 'The whole take, cut wherever you made a mistake, as those do not count',
            why: 'Mistakes tell a teacher a good deal, and each of the cuts breaks a phrase.',
          },
        ],
      },
      {
        question:
          'In your dance film each stop is followed by a cut, and the drive is lost. What would you try first?',
        right: {
          text: 'Move the cuts to places where a movement is under way in both shots',
          why: 'Movement that runs across the cut carries the eye along, whereas rest lets the drive die.',
        },
        wrong: [
          {
            text: 'Shorten all of the stops to a few frames, and leave the cuts there',
            why: 'The cuts still fall where nothing moves, and the stops lose their sense as well.',
          },
          {
            text: 'Put in more cuts between the stops, and leave the ones there are',
            why: 'More cuts make the film busier, but each stop still ends in a break.',
          },
          {
            text: 'Lay a sound with a strong beat over each cut, and leave them there',
            why: 'The beat marks the break, and the pictures still have no movement to carry over.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'When is a cut in a dance film smoothest?',
        back: 'When the movement is under way in both shots, with the same direction and speed.',
      },
      {
        front: 'Why should a recording meant for feedback be left uncut?',
        back: 'Each cut removes something the dancer made, such as a transition or the phrasing.',
      },
    ],
    task: 'Film one movement of the arm or leg in three different places, and join them with exactly two cuts, so that it seems to be a single movement. The film may last at most 10 seconds. Append a version in which the second and third shots each start three frames too early, and say what the eye notices.',
  },
]
