import type { Lesson } from '../lesson.ts'

export const timeLessons: readonly Lesson[] = [
  {
    id: 'phrasing',
    goal: 'Shape movement into phrases by placing the accent where you want it.',
    deeper:
      'Counts are a ruler, and a phrase is what you draw along it. Eight counts can hold one long breath, or three short thoughts and a pause. What makes a phrase is difference: something gathers, something is the most important, something dies away. An accent at the beginning rings on; in the middle it falls through and swings up; at the end, all that came before was on the way there.\n\nSay the sentence “I never said that” aloud, leaning each time on another word, and hear how the accusation changes. Now a phrase: reach, turn, drop, rise. Lean on the reach, and it is a demand and its consequences. Lean on the drop, and the rest becomes a swing around a fall. Lean on the rise, and it is a rescue. Only the *weight* was shared out differently.',
    mistake:
      'Each count gets a move, and each move the same stress. Clap along with your own recording: if you can clap evenly all through, the phrases have melted into counting. Choose one instant in every phrase, take energy away from its neighbours, and let some counts be empty.',
    questions: [
      {
        question:
          'Your accents fall on one, three, five and seven in every phrase, and viewers say they can “see you count”. What would you do?',
        right: {
          text: 'Keep one strong accent in each phrase, so that its place can change',
          why: 'One strongest instant shapes a phrase, and changing its place breaks the regular beat.',
        },
        wrong: [
          {
            text: 'Make all four of the accents stronger, and let them look as if they were meant',
            why: 'Even accents that are stronger show the counting more plainly than before.',
          },
          {
            text: 'Move all four to the even counts, so that they come as a surprise',
            why: 'They surprise once; after that they are as regular as they were.',
          },
          {
            text: 'Count in your head and take care not to move the lips while you do',
            why: 'Viewers see the counting in the even stress, and not in the lips.',
          },
        ],
      },
      {
        question:
          'A phrase should feel like a pendulum: it falls, passes its strongest point and rises. Where does the accent belong?',
        right: {
          text: 'Near the middle, at the lowest point of the fall',
          why: 'A swing is strongest where it passes the bottom, and it loses force on the way up.',
        },
        wrong: [
          {
            text: 'Right at the start, where the fall is let go',
            why: 'An accent at the start looks like a blow that rings on, and no swing develops.',
          },
          {
            text: 'Right at the end, at the top of the rise',
            why: 'An accent there makes the whole way an approach, which ends in an arrival.',
          },
          {
            text: 'Nowhere, as a swing is even all through',
            why: 'A swing gathers and slows, so without a stronger middle it would merely drift.',
          },
        ],
      },
      {
        question:
          'The same phrase of eight counts comes three times in your dance. How do you vary its phrasing without changing a step?',
        right: {
          text: 'Give it another accent at each return, perhaps none in the last',
          why: 'The steps stay known while the energy is shared out anew, so each return says something else.',
        },
        wrong: [
          {
            text: 'Dance it each time with the accents a little stronger all over',
            why: 'More stress spread evenly leaves the shape of the phrase as it was.',
          },
          {
            text: 'Dance it three times exactly alike, so that it becomes familiar',
            why: 'Exact repetition makes it known, but by the third time its course can be foreseen.',
          },
          {
            text: 'Dance it to each of the four walls, with its accents unchanged',
            why: 'New facings change the picture, while the phrase itself runs off as before.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What is a phrase in dance?',
        back: 'A sentence of movement: it gathers, gets somewhere and lets go.',
      },
      {
        front: 'What does an accent first, in the middle or last make of a phrase?',
        back: 'First it is like a blow, in the middle like a swing, last like an arrival.',
      },
    ],
    task: 'Film one phrase of 8 counts four times in silence: with the accent early, in the middle, late, and with none. Ask somebody who does not know the plan to clap once at the strongest instant of each take. Hand in the film with their claps audible, and name any take in which they missed.',
  },
  {
    id: 'musicality',
    goal: 'Choose what in the music you answer, and when you refuse it.',
    deeper:
      'Music offers several clocks at once. The pulse ticks, the bass may be slower, a melody breathes over four or eight bars, and a voice has the rhythm of its words. Movement that takes up one of them makes it easier to hear; that is why a dance can seem to turn up the bass. Refusal works only against something that is known. When you have met the beat for a while, arriving late is felt as a delay. If you have never met it, late is just late.\n\nPicture a waltz with strings in full sail, and a man with a suitcase. He takes one step each four bars. The music pulls at him, and we begin to hear how much it wants him to dance. In the last eight bars he makes three small turns, right on the melody, and stops while the music *finishes without him*.',
    mistake:
      'Every beat gets a step and every crash a jump, so the dance repeats what we hear anyway. Watch without sound and then listen without picture: if each tells the same, one is idle. Pick a single layer, follow it, and leave the strongest beat unanswered once.',
    questions: [
      {
        question:
          'Your choreography hits every drum beat of a song, and viewers find it predictable. What would you try first?',
        right: {
          text: 'Follow the melody for a section, and leave the drums to themselves',
          why: 'Another layer brings other lengths and pauses, so that one cannot foresee each move.',
        },
        wrong: [
          {
            text: 'Hit the drum beats with larger movements to make them more exciting',
            why: 'Larger hits still come exactly when the music has already told us.',
          },
          {
            text: 'Choose a song with twice as many drum beats in each of its bars',
            why: 'More beats to hit give more of the same prediction.',
          },
          {
            text: 'Ignore the music from beginning to end, as though it were not there',
            why: 'Without any meeting the dance may seem not to listen, and refusals cannot be felt.',
          },
        ],
      },
      {
        question:
          'You want viewers to feel that a dancer resists the music. Which way is most likely to be understood?',
        right: {
          text: 'Let her meet the beat for some phrases, and then fall behind it',
          why: 'A refusal needs an agreement to break; after the meetings the delay can be felt.',
        },
        wrong: [
          {
            text: 'Let her be off the beat from her first step to her last',
            why: 'With no agreement at the start, it may look as if she could not keep time.',
          },
          {
            text: 'Let her dance exactly on the beat with an angry face',
            why: 'The body obeys the music, and the face alone cannot contradict it.',
          },
          {
            text: 'Let her move twice as fast, but land on each of the beats',
            why: 'Doubling the speed is still agreement, as all the landings meet the pulse.',
          },
        ],
      },
      {
        question:
          'A slow solo to quick music seems accidental rather than meant. How can you make the choice clear?',
        right: {
          text: 'Let a few slow arrivals fall exactly on changes in the music',
          why: 'Meeting it at chosen points proves that she hears it, so the slowness looks meant.',
        },
        wrong: [
          {
            text: 'Let the whole of it become slower, so the contrast is greater',
            why: 'More contrast without a meeting still leaves it open whether she is listening.',
          },
          {
            text: 'Let the music be turned down, so the two disturb each other less',
            why: 'A softer music takes away what her slowness stands against.',
          },
          {
            text: 'Let the solo gain speed bit by bit until it matches the music',
            why: 'In the end she gives in, and the slowness looks like a late start.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Which layers of music can a dancer answer?',
        back: 'Pulse, melody, bass, words, or the spaces between.',
      },
      {
        front: 'When can a viewer feel that a dancer refuses the music?',
        back: 'When dancer and music have met before; a refusal needs an agreement to break.',
      },
    ],
    task: 'Choose 45 seconds of music and film one phrase to it twice: once following the pulse alone, once following one other layer, with exactly two moments that meet the pulse. Write down these moments to the second. Ask a viewer what they heard more of in the second take, and add the answer.',
  },
  {
    id: 'stillness',
    goal: 'Stop so that the stop says something.',
    deeper:
      'To be still is not to be switched off. A cat before a mousehole is not idle: weight, eyes and back are set for one thing. The same makes a dancer’s stop alive, for the movement goes on as direction. Meanwhile the viewer catches up. While a body moves, we are always a little behind it; when it stops, the last shape arrives, and we have time to wonder what will come. Each second that passes raises the price of the next movement.\n\nImagine a woman running in circles, faster and faster, and the music with her. Both stop. She stands with one hand forward, and only the ribs move. For six seconds we hear her breath and look at that hand. Then one finger *bends*. After such a wait a finger is as large as a leap; had she bent it while running, no one would have known.',
    mistake:
      'Stops are cut short, because two seconds feel like ten when one stands there alone. Time your stops on the video against what you believed they were. Give each a direction and a thought to hold, then stay until that thought is finished.',
    questions: [
      {
        question:
          'In your recording a stop of four seconds looks as if you had forgotten the next step. What is missing, most likely?',
        right: {
          text: 'A thought to hold, so that the body stays directed',
          why: 'Without them the body only waits, and waiting looks like having lost the thread.',
        },
        wrong: [
          {
            text: 'A few more seconds, until viewers take the stop for real',
            why: 'A longer stop without a thought looks even more like forgetting.',
          },
          {
            text: 'A small movement of the hands, so that it is not quite still',
            why: 'Fidgeting fills the time and confirms the impression of someone unsure.',
          },
          {
            text: 'A strong last pose, with both of the arms held up high',
            why: 'A pose gives a picture, but held without a thought it becomes just as empty.',
          },
        ],
      },
      {
        question:
          'You have one long stop to place in a dance of a minute. Where will it probably count most?',
        right: {
          text: 'Just after the densest passage, before a single small move',
          why: 'The viewer finishes seeing what has been, and the small move then becomes large.',
        },
        wrong: [
          {
            text: 'In the middle of a slow passage that has several other stops',
            why: 'Among other stops and slow moves one more hardly stands out.',
          },
          {
            text: 'At a place where you need to recover your breath in any case',
            why: 'A rest for the dancer’s sake is seen as one, and its place serves nothing else.',
          },
          {
            text: 'Every ten seconds in small portions, so that nobody misses it',
            why: 'Divided up it is no longer one long stop, and a regular pause is soon foreseen.',
          },
        ],
      },
      {
        question:
          'The music stops for three seconds in the middle of your dance. You could stop as well. What should decide it?',
        right: {
          text: 'Whether this is the moment that you want to be the strongest',
          why: 'Silence and stillness together have the greatest effect, so it should fall where it is wanted.',
        },
        wrong: [
          {
            text: 'Whether the steps happen to leave you on both feet at the time',
            why: 'Comfort can be arranged; the question is what such a strong effect is to serve.',
          },
          {
            text: 'Whether the other stops of the dance fell into silences as well',
            why: 'A pattern would spread the effect over many places instead of saving it for one.',
          },
          {
            text: 'Whether viewers may think that the recording has broken off',
            why: 'The body’s breath and intent show that it goes on, and the pause can be meant.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What keeps a stop in a dance alive?',
        back: 'The body goes on holding a direction and a thought.',
      },
      {
        front: 'What does stillness do for the movement before it and after it?',
        back: 'It lets the viewer finish seeing what has been, and makes the next movement count.',
      },
    ],
    task: 'Film a dance of 45 seconds with exactly two stops, one of at least six seconds and one of two. Decide and write down beforehand what each stop is directed at. Measure both on the recording, and add a closing title that compares the seconds with what you felt.',
  },
]
