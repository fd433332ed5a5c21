import type { Lesson } from '../lesson.ts'

export const cameraLessons: readonly Lesson[] = [
  {
    id: 'shot-size',
    goal: 'Choose how close the frame is by what a moment should make us feel.',
    deeper:
      'We read distance on the screen as we do in life. Across a street we see where somebody is going; at arm’s length we see whether they have slept. A frame hands the viewer one of these distances without asking. So size is a matter of what may be known: the wide shot lets us judge a person among things, the close-up makes us share them and hides what is coming from the side.\n\nSuppose a boy waits for a bus that does not come. In a wide shot he is a small figure under a long wall, and we pity him. In a medium shot we see that he keeps touching his pocket. Stay there, and stay there; then, as the bus drives past without stopping, go in to the eyes for the first time. The cut lands because closeness had been *saved* for it.',
    mistake:
      'The close-up is used for everything, since faces are interesting and rooms are hard to light. You notice it when a viewer cannot tell how far apart two people are. Step back wherever place or body carries the news, and keep nearness for the moment that needs it.',
    questions: [
      {
        question:
          'A conversation is in close-up from start to finish, and its climax falls flat. What would you try first?',
        right: {
          text: 'Hold the earlier part wider, and go close only at the climax',
          why: 'The change of size is what we feel, and it needs a distance to come from.',
        },
        wrong: [
          {
            text: 'Go in at the climax to an extreme close-up of the mouth alone',
            why: 'From close to closer is a small step, and a mouth shows less thought than the eyes.',
          },
          {
            text: 'Let the actors do more with their faces when the climax arrives',
            why: 'Bigger acting in an unchanging frame tends to look false before it looks stronger.',
          },
          {
            text: 'Keep the frame as it is, and bring in music when they reach it',
            why: 'Music marks the spot, but the picture still stands exactly as near as it did before.',
          },
        ],
      },
      {
        question:
          'You want us to grasp that a woman is alone in an enormous hall. Which frame says so most directly?',
        right: {
          text: 'A wide shot in which she stands small beneath the high ceiling',
          why: 'Her size against the room is the news, and only a frame with both in it can show that.',
        },
        wrong: [
          {
            text: 'A close-up of her face, while her steps echo through the hall',
            why: 'The echo hints at size, but her face fills the frame and the emptiness stays unseen.',
          },
          {
            text: 'A medium shot from behind her as she walks slowly forward',
            why: 'Her back covers much of the hall, and we stand near enough to keep her company.',
          },
          {
            text: 'A row of close details: the columns, the windows, her two hands',
            why: 'Separate pieces never stand beside each other, so her smallness has to be guessed.',
          },
        ],
      },
      {
        question:
          'In a scene about a theft, viewers miss that the thief’s hand takes the key. The shot is a full figure across a room. What is the plainest cure?',
        right: {
          text: 'Cut in to the hand on the key, and hold it there for a second or two',
          why: 'The key then fills the frame at the moment when it matters, so it cannot be overlooked.',
        },
        wrong: [
          {
            text: 'Let the full figure stand longer, so that the hand can be found',
            why: 'More time helps only a viewer who already knows where in the frame to look.',
          },
          {
            text: 'Have another person say that the key has gone from the table',
            why: 'The words report the loss, but the act that we ought to have seen remains unseen.',
          },
          {
            text: 'Film the same full figure from the opposite side of the room',
            why: 'Another side shows the hand just as small, and perhaps behind the body.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What does a wide shot give, and what a close-up?',
        back: 'A wide shot gives place and body; a close-up gives thought.',
      },
      {
        front: 'Why is it unwise to stay close all the time?',
        back: 'The change of size is felt most, and a film that is always close has nothing nearer left for its strongest moment.',
      },
    ],
    task: 'Film somebody searching a room for something that they need. Use 6 shots, and let the size change noticeably only twice: when hope rises and when the thing is found. Hand in a cut of 40 to 60 seconds without speech, and check it with three viewers, who should name the moment of finding.',
  },
  {
    id: 'camera-movement',
    goal: 'Decide whether the camera should move, and for whose reason.',
    deeper:
      'A move changes what we know while we watch. It can keep pace with someone and leave us as ignorant as they are. It can slide away to something they have not seen, and now we know more. It can draw nearer to a face without any step of the person’s, and then it is the thought that comes nearer. A still frame has power too: people enter and leave it, and its edges begin to matter.\n\nTake a man who washes up while his telephone buzzes in the next room. If the camera turns at once towards the sound, it behaves like a curious guest. If it stays on the man’s hands, which stop and then go on, it lets him refuse. If it leaves him and travels slowly down the corridor to the lit screen, it betrays him. Three moves, one event, three films.',
    mistake:
      'The camera moves because standing still feels dull: it drifts, floats and creeps on every shot. Play the takes and stop each move halfway; if nothing is lost, it had no work to do. Lock the camera and let a person’s movement be the event.',
    questions: [
      {
        question:
          'In your scene the camera pans to an empty door, and a second later someone comes in. It feels contrived. What would you change?',
        right: {
          text: 'Let a sound or a look come first, so that the pan has a cause',
          why: 'The camera then reacts to the scene, where before it seemed to know the script in advance.',
        },
        wrong: [
          {
            text: 'Make the pan slower, and let it reach the door with the person',
            why: 'A slow pan without a cause still sets off before anybody has a reason to look there.',
          },
          {
            text: 'Begin the pan earlier still, so that the viewer gets used to the door',
            why: 'A longer look at an empty door makes it plainer that somebody is about to be shown.',
          },
          {
            text: 'Shoot the pan from the hand to make it look less mechanical',
            why: 'A livelier pan still starts without cause, and it is the cause that is missing.',
          },
        ],
      },
      {
        question:
          'Your handheld film tires people, although the story is calm. What is the soundest first step?',
        right: {
          text: 'Decide shot by shot which moves have a verb, and fix the rest',
          why: 'Moves with a cause stay and gain by contrast, while the restlessness without one disappears.',
        },
        wrong: [
          {
            text: 'Stabilise all of it by software to the same degree in the edit',
            why: 'Smooth drifting still drifts, and moves that meant something are weakened along with it.',
          },
          {
            text: 'Shorten every shot, so that the shaking has less time to show',
            why: 'Quick cuts add their own unrest to a story that you want to be calm.',
          },
          {
            text: 'Go over to a tripod throughout, and film the whole again',
            why: 'A fixed camera everywhere also removes the moves that follow or discover something.',
          },
        ],
      },
      {
        question:
          'You want the viewer to learn something before the main person does. Which move does that?',
        right: {
          text: 'One that leaves the person and finds what waits in the next room',
          why: 'The viewer is shown what the person cannot see, and so knows more than they do.',
        },
        wrong: [
          {
            text: 'One that walks close behind the person’s shoulder through the door',
            why: 'Following binds us to what the person sees, so we find out together with them.',
          },
          {
            text: 'One that draws slowly in to the person’s face as they stand there',
            why: 'Nearing a face brings us their thoughts, which cannot hold what they do not know.',
          },
          {
            text: 'One that rocks with the person’s steps as they hurry to the room',
            why: 'The rocking makes us share their haste, and it shows nothing ahead of them.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'How can you test whether a camera move has a reason?',
        back: 'Say one verb for it, such as follows, discovers, leaves. Where no verb comes, a fixed shot may say more.',
      },
      {
        front:
          'At 25 frames a second, which shutter time gives the customary look of motion?',
        back: 'About 1/50 s, which exposes each frame for half of its duration.',
      },
    ],
    task: 'Film one event twice, such as somebody waiting for a call: once with the camera fixed, once with exactly one move that begins on a cause within the scene. Each version lasts 20 to 30 seconds. Join them in one file and put the verb of the move on a title between them.',
  },
]
