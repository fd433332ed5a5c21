import type { Lesson } from '../lesson.ts'

export const storyLessons: readonly Lesson[] = [
  {
    id: 'desire',
    goal: 'Give a character one particular want, and an obstacle that forces a costly choice.',
    deeper:
      'A want gives the reader a ruler to hold against every event. Once we know that a boy must return a borrowed bicycle before his uncle wakes, a flat tyre is news, a chatty neighbour is a threat, and a light in the uncle’s window is a disaster. Without the want, the same three things are only a list of what happened that morning.\n\nThe obstacle does the other half of the work: it makes the character act, and we learn who people are from what they do when the easy way is shut. It works best when it presses on the want itself and leaves a choice. If the neighbour offers to mend the tyre but asks whose bicycle it is, the boy must lie, confess or walk. Each way costs him something, and each shows us a different boy. Rain alone would only make him wet.',
    mistake:
      'The main character suffers a string of misfortunes and wants nothing in particular, so the trouble feels random. Mark each thing in the draft that the character does on purpose. If the marks are few, hand out an errand on the opening page and let it go wrong.',
    questions: [
      {
        question:
          'Your story follows a lonely man through a bad day: the bus is late, his wallet is stolen, it rains. Readers say that nothing happens. What would you change first?',
        right: {
          text: 'Let him have to be at one particular door by six o’clock',
          why: 'Once he must be somewhere, the late bus and the theft stand in his way and become events.',
        },
        wrong: [
          {
            text: 'Add one more serious misfortune in the middle of the day',
            why: 'A further blow still lands on someone who is trying for nothing, so it feels as random as the rest.',
          },
          {
            text: 'Describe his loneliness more fully so that readers can feel it',
            why: 'More feeling explains his state, yet he attempts nothing, and nobody can wonder whether he will succeed.',
          },
          {
            text: 'Shorten each incident so that the day goes by faster',
            why: 'The incidents lack a connection, and without a want they are still only a list, however short.',
          },
        ],
      },
      {
        question: 'Which of these wants gives a scene most to work with?',
        right: {
          text: 'She wants her father’s coat back from the charity shop',
          why: 'The coat can be photographed, someone else holds it, and we shall know at once whether she gets it.',
        },
        wrong: [
          {
            text: 'She wants to be at peace with her family’s past',
            why: 'No camera could show peace arriving, so neither she nor the reader would know what she should do next.',
          },
          {
            text: 'She wants to find out at last who she really is',
            why: 'Finding oneself may be the theme of a life; it needs a particular errand before a scene can show it.',
          },
          {
            text: 'She wants to stop feeling so tired and alone in the city',
            why: 'A wish for a feeling to stop gives her nothing to reach for and nobody who could refuse it.',
          },
        ],
      },
      {
        question:
          'A girl wants to post a letter without her sister knowing. Which obstacle presses hardest on that want?',
        right: {
          text: 'Her sister is going out and offers to take the post along',
          why: 'The offer threatens the secret itself, and she must refuse, lie or hand the letter over.',
        },
        wrong: [
          {
            text: 'The road to the post box is icy, and she has to walk slowly',
            why: 'Ice slows her down but asks for no decision, and the secret is as safe as before.',
          },
          {
            text: 'She has been unhappy all winter and sleeps badly at night',
            why: 'Her mood may colour the scene, yet it does not stand between her and the post box.',
          },
          {
            text: 'The post office has raised the price of stamps again',
            why: 'A dearer stamp costs a little money and puts no pressure on the secret she is keeping.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why does a flat tyre bore us in one story and worry us in another?',
        back: 'Because we measure events by a want that we know. A mishap matters when it stands between someone and what they are after.',
      },
      {
        front: 'What should a good obstacle leave a character with, besides difficulty?',
        back: 'A choice in which every way costs something, since what people choose shows who they are.',
      },
    ],
    task: 'Write a story of 500 words in which somebody must give something back before evening. One obstacle has to leave them a choice that costs them something either way. Underline every sentence in which they act on purpose, and hand in the text with at least eight underlinings.',
  },
  {
    id: 'opening',
    goal: 'Begin where something is in doubt, and leave explanations until they are wanted.',
    deeper:
      'Readers arrive knowing nothing, and they do not mind. What they cannot bear for long is having nothing to wonder about. “On Tuesdays my grandmother set a place for the man who had robbed her” raises who, why and what next in fourteen words, and it tells us besides that a grandchild is speaking, and drily. The facts of the robbery can wait for a page, because now we want them.\n\nA useful gap is of a certain kind. We must know enough to ask the question: a person, a place, something out of order. If an opening hides all of these, as in “It was back, and she knew what it meant”, we are not curious but lost. So give plain facts freely, and keep back only the one whose answer matters.',
    mistake:
      'The draft warms up first: an alarm clock, a mirror, three generations of family. Look for the earliest sentence after which something could go wrong. Move it to the top, and put back only those facts that a test reader actually asks for.',
    questions: [
      {
        question:
          'Your story opens with two paragraphs on the history of a farm; then a stranger offers to buy its well. What would you try first?',
        right: {
          text: 'Open with the offer, and bring in the history when it is wanted',
          why: 'The offer puts something in doubt at once, and then the history has someone waiting for it.',
        },
        wrong: [
          {
            text: 'Polish the two paragraphs until they are as good as the rest',
            why: 'Fine prose still asks readers to wait for a reason to read, and the stranger remains two paragraphs away.',
          },
          {
            text: 'Begin with a nightmare about the farm in order to create suspense',
            why: 'A dream delays the real question further and promises a kind of story that does not follow.',
          },
          {
            text: 'Keep it a secret until the end what the stranger has come for',
            why: 'That removes the one thing in doubt, and the history would have to carry everything alone.',
          },
        ],
      },
      {
        question:
          'Readers of “It had begun again, and this time he would not run” say that they feel shut out. Which change helps most?',
        right: {
          text: 'Say plainly what has begun, and leave open how he will meet it',
          why: 'With a person and a fact in hand, readers can ask one clear question: will he stay?',
        },
        wrong: [
          {
            text: 'Add another mysterious sentence or two so that they grow curious',
            why: 'They already lack the facts to ask anything, and more mist leaves them more lost, not more curious.',
          },
          {
            text: 'Explain his whole past in the next paragraph to make up for it',
            why: 'A whole past at once answers questions that nobody has had time to ask, and the movement stops.',
          },
          {
            text: 'Put the sentence into the first person so that it feels closer',
            why: '“I would not run” hides just as much, because nobody knows from what.',
          },
        ],
      },
      {
        question:
          'A crime story opens with a comic scene in a bakery. The rest is grim, and readers feel cheated. Why?',
        right: {
          text: 'The first page promised them a different kind of story',
          why: 'An opening sets the tone that readers expect, and everything after it is measured against that promise.',
        },
        wrong: [
          {
            text: 'A bakery is too ordinary a place to open a crime story in',
            why: 'Ordinary places open crime stories very well, as long as the tone tells us what we are in for.',
          },
          {
            text: 'A crime story must show its crime in the first paragraph',
            why: 'Many good ones wait; what they need early is a doubt in the right tone, not a body.',
          },
          {
            text: 'The comic scene was left unexplained for far too long',
            why: 'Readers wait gladly for explanations, and a comic scene in a bakery hardly needs one.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What makes an opening intriguing and not merely confusing?',
        back: 'We know enough to ask a question: a person, a place and something out of order. Only the answer is missing.',
      },
      {
        front: 'How do you find the place where a draft really starts?',
        back: 'Look for the earliest sentence after which something could go wrong, and try the piece from there.',
      },
    ],
    task: 'Take a piece of yours, finished or not, and write two new openings for it of at most 120 words each: one that begins later in the story, and one that states its most important fact outright. Hand in all three openings in one text. Under each, write the one question it raises, and mark which you would keep.',
  },
  {
    id: 'point-of-view',
    goal: 'Choose whose knowledge a piece is told from, and keep the telling inside it.',
    deeper:
      'Think of a party seen from a kitchen doorway. Whoever stands there sees a strip of the room, hears half of a sentence, and takes a raised hand for a greeting or a threat, depending on what they fear. That strip is the story. A close third person, as in “Mara watched him fold the note”, stands in the doorway just as “I” does: all is coloured by Mara, and his reasons stay hidden until he shows them.\n\nA narrator who knows every mind gains breadth and irony, because we can watch two people misread each other. The price is distance, and some suspense about what others think. Neither is better. But readers learn the rule of the telling within a page and rely on it from then on. So change it at a clear border, such as a new chapter or a blank line, and not in mid-paragraph.',
    mistake:
      'A thought slips in from another head: “She turned away, and he found her cold”, in a story told from her side. Look for felt, thought, knew and wanted beside the wrong name. Turn each into something that she could see or hear.',
    questions: [
      {
        question:
          'A story is told closely from Nadia’s side. Which sentence breaks its point of view?',
        right: {
          text: '“Nadia closed the file, and Tom was secretly relieved.”',
          why: 'His secret relief is inside his head, and she has no way of seeing or hearing it.',
        },
        wrong: [
          {
            text: '“Tom put his cup down too hard, and Nadia looked up.”',
            why: 'She can hear the cup, so all of it lies within what she knows.',
          },
          {
            text: '“Tom must have known, Nadia thought, and had said nothing.”',
            why: 'It is a guess and marked as hers, so we only learn what goes on in Nadia.',
          },
          {
            text: '“Tom smiled, as he always did, it seemed to her, when he lied.”',
            why: 'She judges his smile from experience; right or wrong, the judgement is her own.',
          },
        ],
      },
      {
        question:
          'Two friends each believe that the other no longer cares. Readers should see both mistakes side by side in one scene. Which narrator serves you best?',
        right: {
          text: 'One outside the story who knows what each of the friends is thinking',
          why: 'Only a narrator with both minds in view can show the two errors while they happen.',
        },
        wrong: [
          {
            text: 'One of the friends, who tells it as “I” while it is happening',
            why: 'That friend knows only one of the beliefs and would have to guess at the other.',
          },
          {
            text: 'A close third person that stays with the unhappier friend',
            why: 'Closeness to one friend hides what the other believes, so half of the misunderstanding is missing.',
          },
          {
            text: 'A waiter who serves them both and watches their faces',
            why: 'From outside both friends look cool, and what each believes can at best be guessed.',
          },
        ],
      },
      {
        question:
          'Your story keeps to a boy of seven who listens to his parents through a wall. How can readers learn that the family is in debt?',
        right: {
          text: 'He hears “the bank” three times, and next day the car is gone',
          why: 'The boy reports what a boy can notice, and the reader, who is older, adds it up.',
        },
        wrong: [
          {
            text: 'He reflects that his parents have long lived beyond their means',
            why: 'The thought and its wording belong to an adult, and readers would stop believing in the boy.',
          },
          {
            text: 'The narrator leaves the boy for one line and names the exact sum',
            why: 'A leap out of his head for a single fact breaks the rule that readers have come to rely on.',
          },
          {
            text: 'His mother thinks, behind the wall, of the letters she has hidden',
            why: 'Her thoughts are out of his reach, so they belong to a point of view that this story has not got.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Where is a change of point of view safest?',
        back: 'At a clear border, such as a new chapter or a blank line, because readers rely on the rule they have learnt.',
      },
      {
        front:
          'What do you gain, and what do you pay, with a narrator who knows every mind?',
        back: 'You gain breadth and irony, as when two people misread each other. You pay with distance and some suspense.',
      },
    ],
    task: 'Write a scene of 400 words seen by one person who misunderstands what is going on, so that a reader can still work out the truth. Enter no other mind. Hand in the text with a note of two sentences: what the observer believes, and which three details give the truth away.',
  },
]
