import type { Lesson } from '../lesson.ts'

export const finishingLessons: readonly Lesson[] = [
  {
    id: 'ending',
    goal: 'Close a piece on an act or image that answers the question it opened.',
    deeper:
      'A widower winds his late wife’s clock each night, although he cannot stand its ticking. The story could end on a thought: he understood that he must let go. Or he sits down to supper one evening, and we notice, a moment before he does, that the room is quiet. This ending gives no lesson. It brings an object that was there from the start to a new state, and the change in the clock is the change in the man. Because it was prepared, it seems necessary; because we were looking at the soup, it comes unforeseen.\n\nSo endings are mostly mended earlier. If the quiet room falls flat, the clock was not loud enough on page one. An open ending obeys the same rule. It may withhold the decision, but we must know exactly what hangs in the air.',
    mistake:
      'The story closes, and then a paragraph says what it meant. Cover your final paragraph, then the one before it, and stop where something done or seen still rings. If you fear that nobody will understand, strengthen a sign in the first half and leave the end bare.',
    questions: [
      {
        question:
          'Your story ends: “She gave the dog to the boy and walked home. At last she had learnt that to love is to give.” What would you do?',
        right: {
          text: 'Cut the second sentence and close on her walk home',
          why: 'The act already holds the meaning, and the lesson takes it out of the reader’s hands.',
        },
        wrong: [
          {
            text: 'Cut the first sentence and close on what she has learnt',
            why: 'A lesson without the act is a claim, and nobody has seen what it cost her.',
          },
          {
            text: 'Lengthen the insight, so that it does not come so abruptly',
            why: 'More explanation only draws out a second ending, when the story was over with the dog.',
          },
          {
            text: 'Add a twist: the boy turns out to be her lost nephew',
            why: 'A twist that nothing has prepared does not seem necessary, and it smothers the act.',
          },
        ],
      },
      {
        question:
          'Your story closes on an unlit stove. Readers find the image puzzling and are not moved. Where would you work first?',
        right: {
          text: 'In the first half, where the burning stove must come to matter',
          why: 'A final image moves us by what it has gathered before, so it has to be prepared.',
        },
        wrong: [
          {
            text: 'In the last lines, with a sentence on what the stove stands for',
            why: 'An explanation removes the puzzle, but a meaning handed over is understood and not felt.',
          },
          {
            text: 'In the last lines, with a finer and fuller picture of the stove',
            why: 'Finer words cannot supply a history, and the stove would still come from nowhere.',
          },
          {
            text: 'In the title, which can tell readers to watch for the stove',
            why: 'A title directs the eye, yet the stove would still have no part in anyone’s life.',
          },
        ],
      },
      {
        question:
          'A story stops while a man holds his finger on a doorbell. When is that a good open ending?',
        right: {
          text: 'When we know what he risks by ringing and what by leaving',
          why: 'An open decision holds us if the question is clear and both outcomes have a price.',
        },
        wrong: [
          {
            text: 'When nothing has prepared us for it, so that it surprises us',
            why: 'Surprise without preparation seems arbitrary, as if the pages had simply run out.',
          },
          {
            text: 'When readers are free to invent for what reason he has come',
            why: 'If even his errand is unknown, the question is missing, and readers are lost.',
          },
          {
            text: 'When an epilogue tells us afterwards whether he was let in',
            why: 'The epilogue would close what the gesture leaves open, and the story would end twice.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Where is a weak ending usually mended?',
        back: 'Earlier in the piece: the object or question it rests on has to matter before it returns.',
      },
      {
        front: 'What may an open ending withhold, and what must it make clear?',
        back: 'It may withhold the outcome, but not the question or what is at risk in it.',
      },
    ],
    task: 'Write a story of 500 words in which one object appears near the beginning and again in the final sentence, in a changed state. The final 50 words may hold no thought and no explanation, only what can be seen or heard. Hand in the text with both places marked.',
  },
  {
    id: 'revision',
    goal: 'Revise in passes, from the whole down to the word, and cut what does no work.',
    deeper:
      'Whoever starts with the sentences grows fond of them, and a sentence one is fond of is hard to throw out with the scene it stands in. Suppose a story opens with four pages of a train journey. You could spend a week on their commas. But if the story begins when the train has left and the wrong suitcase stands on the platform, the four pages go, and the week with them. The large question has to come before: what is this about, and which scenes does it need?\n\nThe later passes have one job each, such as order, speech, verbs or echoes, with a reading aloud as the last. An eye with one task sees more than an eye with ten. Nor is shorter always better. A pass may show that the decisive moment was hurried, and then the piece should grow there and shrink elsewhere.',
    mistake:
      'Revision stays on the surface: commas move, a nicer adjective is found, and the scene nobody needs remains. Compare the draft with the one before it. If no paragraph has been moved, cut or written anew, leave the sentences alone and list what each scene changes.',
    questions: [
      {
        question:
          'You have two evenings to revise a story, and you suspect that its second scene is not needed. Where do you begin?',
        right: {
          text: 'With the whole: read it without the scene and see what is missed',
          why: 'If the scene goes, every minute spent on its sentences would have been lost.',
        },
        wrong: [
          {
            text: 'With the sentences of that scene, so that it comes to earn its place',
            why: 'Polish makes a needless scene harder to part with and leaves the doubt unanswered.',
          },
          {
            text: 'With spelling and commas, so that you can judge a clean text',
            why: 'They come at the end, since much of what you correct may be cut or rewritten.',
          },
          {
            text: 'With the weak verbs and echoes, so that the pace picks up',
            why: 'Words are the final pass; a scene that is not needed drags with good verbs too.',
          },
        ],
      },
      {
        question:
          'Paragraphs 3 and 7 do the same job: each shows that the landlady is mean. What is the soundest step?',
        right: {
          text: 'Keep the stronger one, and save any fact that only the other holds',
          why: 'One paragraph can do the job, and with the stray fact saved nothing needed is lost.',
        },
        wrong: [
          {
            text: 'Keep them both, since a trait shown twice is believed more firmly',
            why: 'Readers believed it the first time, and the repetition stands still while the story should move.',
          },
          {
            text: 'Cut them both, and state in a few words that she was mean',
            why: 'A statement would take away what was shown, and readers would have only your word for it.',
          },
          {
            text: 'Join the two as they stand into one long and full paragraph',
            why: 'Saying the same thing twice in one place is longer but no stronger.',
          },
        ],
      },
      {
        question:
          'You cut an arrival and wrote out a quarrel that had taken one line. The story is now 200 words longer, and a friend says that revision must shorten. Who is right?',
        right: {
          text: 'You are, if the quarrel is where the people change',
          why: 'Revision serves the piece, and a hurried turning point may need room even while other parts shrink.',
        },
        wrong: [
          {
            text: 'The friend is, if this is meant to be the final draft',
            why: 'Early or final, a draft has the length that the piece needs, and no rule makes it the shortest.',
          },
          {
            text: 'You are, if the new sentences are as polished as the old',
            why: 'Polish comes later; however fine the sentences, the room is wasted unless the quarrel decides something.',
          },
          {
            text: 'The friend is, if one line was enough to inform us of it',
            why: 'A turning point that we are merely informed of is known and hardly felt.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why revise scenes before sentences?',
        back: 'Because a polished sentence is hard to throw away, and its whole scene may have to go.',
      },
      {
        front: 'Why give each pass of a revision only one job?',
        back: 'Because an eye with one task, such as order or echoes, sees more than an eye with ten.',
      },
    ],
    task: 'Take a draft of at least 800 words that has rested for a day. Make three passes: one that may only cut or move paragraphs, one for sentences, and one read aloud. Hand in both versions in one file, with a note of three things you cut, one that grew, and why.',
  },
]
