import type { Lesson } from '../lesson.ts'

export const speechLessons: readonly Lesson[] = [
  {
    id: 'dialogue',
    goal: 'Write an exchange in which every line does something to the other person.',
    deeper:
      'Listen to a mother at the stove: “Have you eaten?” It may be an offer, a reproach, or a way of not asking where he has been. Her son says “I’m not twelve, Mum”. That tells us nothing about food; it defends a border. Two lines, and the whole kitchen is there. Had he said “No, I have not eaten since lunch”, the talk would be polite, complete and dead.\n\nReal talk is full of greetings, ums and repetition, and hard to read in full. So fiction imitates the manner of speech, its broken sentences and sidelong answers, and leaves out the rest. Who is speaking can mostly be heard from the words, helped now and then by a tag or a small act: she turned the plate. Such an act also makes a silence, and the reader feels how long it is.',
    mistake:
      'Characters tell each other what both have long known: “As you know, our father died two years ago.” Ask of each line whether the listener needed it. If only the reader did, move the fact into the narration, or let someone use it as a weapon.',
    questions: [
      {
        question:
          'Two sisters are dividing up furniture. One says: “You will recall that Mother left this house to both of us.” What is the best repair?',
        right: {
          text: 'Give her the line “To both of us, Ruth. Put the lamp back.”',
          why: 'Now the fact is used to stop her sister, and the reader learns it on the way.',
        },
        wrong: [
          {
            text: 'Follow her line with the livelier tag “she explained patiently”',
            why: 'The tag draws attention to a line that the listener never needed to hear.',
          },
          {
            text: 'Let her sister answer that she recalls it very well indeed',
            why: 'Now both sisters tell each other what both know, and it is still only for the reader.',
          },
          {
            text: 'Add an “um” and a “well” so that it sounds like real talk',
            why: 'Hesitations copy the surface of talk and leave the needless information standing.',
          },
        ],
      },
      {
        question:
          '“Where were you last night?” she asks. His reply should show, without help from the narrator, that he is dodging. Which one does?',
        right: {
          text: '“You’ve moved the lamp. I like it better over there.”',
          why: 'He acts as if nothing had been asked, and both she and the reader notice.',
        },
        wrong: [
          {
            text: '“I was at the office until ten, and then I took the bus.”',
            why: 'It may be true or false, but nothing in the words shows that he avoids anything.',
          },
          {
            text: '“I’d rather not tell you where I was, if you don’t mind.”',
            why: 'He refuses openly; a dodge would pretend that there had been no question.',
          },
          {
            text: '“At home,” he said evasively, for he had much to hide.',
            why: 'Here the narrator supplies the dodge, and the words he speaks show nothing by themselves.',
          },
        ],
      },
      {
        question:
          'In an exchange of yours nobody can tell who is speaking once the tags are hidden. What helps most?',
        right: {
          text: 'Give each of them a way of asking and answering that the other lacks',
          why: 'People differ in how they dodge, ask and build a sentence, and that can be heard in every line.',
        },
        wrong: [
          {
            text: 'Add “he said” or “she said” to every line, so that no doubt is left',
            why: 'Tags would name the speakers, but the two would still sound like one person.',
          },
          {
            text: 'Replace “said” by growled, trilled and other verbs that characterise',
            why: 'Striking tags claim a difference that the speech lacks, and they draw attention away from the words.',
          },
          {
            text: 'Let them call each other by name as often as the lines allow',
            why: 'People seldom do that in life, and the words between the names would remain alike.',
          },
        ],
      },
    ],
    cards: [
      {
        front:
          'How can you tell that a line of dialogue is only there to inform the reader?',
        back: 'The listener in the story did not need it, because both speakers know it already.',
      },
      {
        front: 'What can a small act between two lines of speech do?',
        back: 'It can show who speaks without a tag, and it makes a silence that the reader feels.',
      },
    ],
    task: 'Write a dialogue of 20 to 25 lines between someone who has come to ask a favour and someone who knows what is coming. The favour may be named only once, and not before line 15. Use at most four tags, all of them “said”. Hand it in as a text with numbered lines.',
  },
  {
    id: 'subtext',
    goal: 'Let a scene about one thing be understood as a scene about another.',
    deeper:
      'A couple are putting a cot together while they wait for a call from the clinic. They talk about screws. “There’s one missing.” “There can’t be.” “Count them, then.” None of it would matter if we had not heard of the call. Because we have, each word about the screws is heard twice, once as furniture and once as fear. Subtext has to be prepared: plant the pressure before the scene or early in it, then let it drop from sight.\n\nThe surface has a part of its own. It keeps hands busy, gives the two something to agree or quarrel about, and can go wrong at the telling moment. When he drops the screwdriver back into the box, nobody has mentioned hope, yet we know how much is left. A task with several steps works best, because we can feel how far it has got.',
    mistake:
      'The hidden matter is shown and then explained: “It was not really about the dishes.” Search for lines that interpret what we have just seen, and delete them. Let somebody read the scene who does not know your plan; only if they miss the point, plant one more sign early on.',
    questions: [
      {
        question:
          'Two colleagues discuss a broken coffee machine. They are rivals for one post, but readers did not notice. What should you do first?',
        right: {
          text: 'Let readers hear of the vacant post before the talk begins',
          why: 'Words are heard twice only when the pressure is known, so it has to be planted beforehand.',
        },
        wrong: [
          {
            text: 'Let one of them admit in the end that he wants the post',
            why: 'An admission turns the hidden matter into a statement, and there is nothing left to find out.',
          },
          {
            text: 'Let the narrator remark that more than coffee is at stake',
            why: 'The remark announces a secret without letting anyone feel what it is.',
          },
          {
            text: 'Make the talk about the machine longer and more detailed',
            why: 'Talk of coffee remains talk of coffee, however long, while nobody knows of the post.',
          },
        ],
      },
      {
        question:
          'A father drives his daughter, who is emigrating, to the airport. Which version lets us see, without saying so, that he does not want her to go?',
        right: {
          text: '“That was our exit,” she said. “There’s another,” he said.',
          why: 'He talks of roads, but missing the exit and not minding it says what he will not.',
        },
        wrong: [
          {
            text: '“I wish you would stay,” he said. “I know,” she said.',
            why: 'He names the matter outright, so what he says and what he means are the same.',
          },
          {
            text: '“The flight takes eleven hours,” she said, and he nodded.',
            why: 'A nod at the length of a flight fits a father who is glad as well as one who is not.',
          },
          {
            text: 'He drove in silence, because he could not bear to lose her.',
            why: 'The narrator supplies the reason, and the reader has nothing left to find out.',
          },
        ],
      },
      {
        question:
          'After a tense supper you close the scene with: “Of course, they had not been talking about salt at all.” What is the effect on readers?',
        right: {
          text: 'It takes from readers the discovery they have just made',
          why: 'Those who understood feel lectured, and those who did not needed a sign earlier, inside the scene.',
        },
        wrong: [
          {
            text: 'It lets readers feel more strongly what lay under the supper',
            why: 'A meaning that is handed over afterwards is known, but it is not felt any more strongly.',
          },
          {
            text: 'It adds a further hidden layer to what the two have said',
            why: 'The sentence pulls the hidden layer into plain view and puts nothing new beneath it.',
          },
          {
            text: 'It gives the scene the firm close that every scene requires',
            why: 'A scene can close on an act or an object; an explanation stops what could have gone on sounding.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What must readers know before subtext can work?',
        back: 'The pressure under the scene. Plant it before or early on, and then let it drop from sight.',
      },
      {
        front: 'Why give two people a task while they avoid a subject?',
        back: 'It keeps their hands busy, gives them something to quarrel about, and can go wrong at the telling moment.',
      },
    ],
    task: 'Write a scene of 350 words in which two people cook, pack or mend something while neither mentions a thing that both know. Plant that thing in one sentence before they begin, and never name it again. Let someone read it, and hand in the text with one line on what they took it to be about.',
  },
]
