import type { Lesson } from '../lesson.ts'

export const editingLessons: readonly Lesson[] = [
  {
    id: 'cut',
    goal: 'Cut at the moment when the viewer wants to see something else.',
    deeper:
      'Blinking gives a hint of why cuts work: we look, have taken it in, and turn to the next thing. A cut made when that wish arises goes unseen, and one that comes before it feels pushed. Movement helps because the eye runs ahead to where the hand will land, and finds it there in the new shot. Sound helps because the ear does not expect a change with each picture; a voice that runs across the join tells us that the world has not stopped.\n\nThink of a man who hears a key in the lock. Stay on him. His head comes up, he looks towards the door, and now we want the door, so cut. Had the film gone to the door at the first click, we should have known who comes but not what it means to him.',
    mistake:
      'The editor cuts to each speaker as each begins to speak, like a ball going over a net. Play the scene without sound: if the picture never shows anybody listening, it is doing so. Hold on the face that the words are meant to change.',
    questions: [
      {
        question:
          'In your dialogue the picture changes exactly with each line, and it feels mechanical. What would you try first?',
        right: {
          text: 'Let some lines run over the listener’s face, so that we see them land',
          why: 'Sound and picture then change at different times, and we see what the words do.',
        },
        wrong: [
          {
            text: 'Add a dissolve of a few frames to make each of the cuts a little softer',
            why: 'Softened joins still fall at the same regular places, and dissolves suggest passing time.',
          },
          {
            text: 'Remove the pauses between the lines and let the cuts come more quickly',
            why: 'Quicker exchange makes the to and fro more regular, and takes away the listening.',
          },
          {
            text: 'Put in a shot of a clock or a window now and then for variety',
            why: 'Such a shot answers no wish, and the rest goes on changing with each line.',
          },
        ],
      },
      {
        question:
          'A woman reaches for a cup in a wide shot; you have a close shot of the cup too. Where will the cut be least noticed?',
        right: {
          text: 'While her hand is on its way, with the movement going on in the close shot',
          why: 'The eye is busy following the hand, and finds it again where it expects it.',
        },
        wrong: [
          {
            text: 'A second before she reaches, while she is sitting quite still',
            why: 'Nothing draws the eye then, so the change of picture itself is what one sees.',
          },
          {
            text: 'A second after the hand has closed on the cup and come to rest',
            why: 'At rest there is nothing left to follow, and the jump to the cup stands out.',
          },
          {
            text: 'While her hand is on its way, with the reach starting anew in the close shot',
            why: 'The reach would be seen twice, and this repetition draws attention to the join.',
          },
        ],
      },
      {
        question:
          'You keep changing the angle in a scene because one shot “gets boring”. What should each new shot pass as a test?',
        right: {
          text: 'It shows something that the viewer wants to see by now',
          why: 'A cut is justified by the wish it answers; without one it is only a change.',
        },
        wrong: [
          {
            text: 'It is taken from a clearly different angle',
            why: 'A clear difference keeps a cut from looking like a mistake, but it is no reason to cut.',
          },
          {
            text: 'It comes before the old one has lasted five seconds',
            why: 'No number of seconds suits all shots; some are read in one, others hold for a minute.',
          },
          {
            text: 'It is at least as handsome and as well lit',
            why: 'A handsome shot that tells nothing new only interrupts the one before.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why does a cut made during a movement go unnoticed?',
        back: 'The eye is busy following the movement, and finds it going on in the next shot.',
      },
      {
        front: 'What happens when sound begins before its picture, or outlasts it?',
        back: 'It ties the two shots together, as the ear crosses the join.',
      },
    ],
    task: 'Film someone making a hot drink from two places, so that every action is recorded from both. Cut it to 30 to 40 seconds with exactly eight cuts: four in mid-movement, and four at a look or a sound that asks for the next shot. List the reason for each in a title at the end.',
  },
  {
    id: 'pace',
    goal: 'Judge how long a shot may stay by what still changes in it.',
    deeper:
      'Pace is not the number of cuts in a minute. What a viewer measures is news: a look, a step, a doubt that grows. While it arrives, time is short; when it has been taken in, each further second is felt. Expectation stretches this. If we know that something will come, a shot in which nothing moves can be full to the brim.\n\nTake a woman on a bench who waits for her test result. Six quick shots of her hands, shoes, watch and handbag all say that she is nervous; we know it after the second. Now one shot of forty seconds: a door at the end of the corridor, half open, and her in front of it. Voices come from inside, a chair scrapes, a shadow crosses the floor and goes back. It is slower by the clock, and it runs.',
    mistake:
      'A film that drags is cut faster all over, and then it drags nervously. You can tell when shots fly by and you could still leave out every other one. Remove what is said twice, and give the time to the shot in which something is about to happen.',
    questions: [
      {
        question:
          'Your montage of a busy market has forty shots a minute, and viewers find it slow. Why, most likely?',
        right: {
          text: 'Shot after shot gives the same news, that the market is busy',
          why: 'Once that has been understood, nothing new arrives, however quickly the pictures change.',
        },
        wrong: [
          {
            text: 'Forty shots a minute are still too few for a busy market',
            why: 'More of the same news in a minute would be just as repetitive, and harder to see.',
          },
          {
            text: 'The shots are all fixed, and only a moving camera gives pace',
            why: 'Moves add motion to the frame, but the same news would still arrive again and again.',
          },
          {
            text: 'The shots have no music under them, which the eye needs for speed',
            why: 'Music may carry a montage along, yet it does not give the pictures anything new to tell.',
          },
        ],
      },
      {
        question:
          'In the rough cut a take of fifty seconds shows a boy outside the headmaster’s door. What should decide whether it stays?',
        right: {
          text: 'Whether something in it is still rising, or left to be found, near its end',
          why: 'Held time is filled by tension or discovery; when they have run out, the rest is waiting.',
        },
        wrong: [
          {
            text: 'Whether it is much longer than the other shots of the film are on the whole',
            why: 'An unusual length can be right; averages say nothing about what goes on inside the shot.',
          },
          {
            text: 'Whether it was difficult to shoot, and will be admired as one take',
            why: 'Admiration for the effort takes viewers out of the corridor where the boy is waiting.',
          },
          {
            text: 'Whether the boy keeps moving, so that the frame is at no time still',
            why: 'A still frame can be tense, and fidgeting without a change soon becomes one piece of news.',
          },
        ],
      },
      {
        question:
          'You must take ten seconds from a scene of a minute without losing anything told. Where do you look first?',
        right: {
          text: 'At the heads and tails of shots, where they wait or have been read',
          why: 'Such frames hold no news, so their loss quickens the scene and leaves its content whole.',
        },
        wrong: [
          {
            text: 'At the single longest shot, which can be dropped with one cut',
            why: 'The longest shot may hold the tension of the scene, and dropping it loses what it told.',
          },
          {
            text: 'At the pauses between lines, since nobody is speaking in them',
            why: 'Thoughts and reactions live in pauses, so taking them out removes part of what is told.',
          },
          {
            text: 'At the speed of the whole, which may be raised until it fits',
            why: 'Speeding everything up makes people and voices move unnaturally, and the repeated news remains.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why can a scene of short shots drag?',
        back: 'Because they repeat one piece of news. Pace depends on how quickly new things arrive.',
      },
      {
        front: 'When does a long take earn its length?',
        back: 'When tension rises in it, or something is still left to be found.',
      },
    ],
    task: 'Film one situation of waiting in two versions of exactly 30 seconds: one of at least ten shots, one of a single shot in which at least three things change. Hand in both in one file. Ask three people which seemed shorter and put their answers on a closing title.',
  },
]
