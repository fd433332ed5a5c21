import type { Lesson } from '../lesson.ts'

export const storyLessons: readonly Lesson[] = [
  {
    id: 'premise',
    goal: 'Say in one sentence why a stranger should keep watching your film.',
    deeper:
      'Watching is a kind of waiting. A viewer stays as long as there is something to find out, and a premise says what that something is. Each shot can then be weighed against it: does it feed the waiting, delay the answer on purpose, or merely sit there? Without that measure every decision turns on taste, and taste gives way when a shot was hard to get.\n\nPicture a short film about a baker. “A day in a bakery” is a subject; nothing in it can succeed or fail. “He has one night to bake for the wedding of the woman he loves” is a *premise*, and now the clock, the rising dough and the telephone all mean something. The sunrise over the roofs, filmed with such trouble, either shows that time is running out or goes.',
    mistake:
      'A subject is taken for a premise: “my grandmother’s garden” names a place and asks nothing. You notice it when your sentence has no verb of wanting or finding out. Add what could go wrong, or what you do not know yet yourself.',
    questions: [
      {
        question:
          'Your film about a harbour has lovely shots, but test viewers look at their telephones after a minute. What would you work on first?',
        right: {
          text: 'Settle which question the whole film is asking, and cut towards it',
          why: 'Viewers stay while something is left to find out, and the question decides which shots do that.',
        },
        wrong: [
          {
            text: 'Move the loveliest shots from later on up into the first minute',
            why: 'Better shots earlier put the boredom off by seconds, since there is still nothing to wait for.',
          },
          {
            text: 'Add a voice that explains what each part of the harbour is for',
            why: 'Information that nobody was curious about is soon ignored, however clearly it is spoken.',
          },
          {
            text: 'Lay a livelier piece of music under the shots from the start',
            why: 'Music lends energy for a while, yet it cannot supply a reason to want the next shot.',
          },
        ],
      },
      {
        question: 'Which of these is a premise rather than a subject?',
        right: {
          text: 'A ferryman must decide whether to carry the man who ruined him',
          why: 'Somebody has to choose, something stands in the way, and the outcome is open.',
        },
        wrong: [
          {
            text: 'The daily round of a ferryman on a wide and misty northern river',
            why: 'It names who and where, but nothing in it can be won, lost or found out.',
          },
          {
            text: 'A poetic film about time, about water and about what it means to leave',
            why: 'These are themes; without a person or a question to carry them there is nothing to wait for.',
          },
          {
            text: 'A ferry in black and white, told in a few long and patient takes',
            why: 'That is a way of filming, which tells a crew how to work but not why anyone should watch.',
          },
        ],
      },
      {
        question:
          'Rain leaves you time for only two of the six shots you planned. Which do you keep?',
        right: {
          text: 'Keep those without which the film’s question could not be understood',
          why: 'The premise shows which shots the film stands on; the others can be lost or replaced.',
        },
        wrong: [
          {
            text: 'Keep those that would look most impressive in this weather',
            why: 'Impressive shots that serve something else leave a film which nobody can follow.',
          },
          {
            text: 'Keep those that can be set up quickest, to be sure of both',
            why: 'Ease of shooting says nothing about need, so the film may still lack its main moment.',
          },
          {
            text: 'Keep those that come first on the list, as the order planned',
            why: 'A shooting order is made for convenience, and its beginning need not hold what the story needs.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What does a premise have that a subject lacks?',
        back: 'A want or a question, and something that stands in the way of its answer.',
      },
      {
        front: 'How does a premise help you when you cut a film?',
        back: 'It gives a measure for every shot: does it serve the question, or something else?',
      },
    ],
    task: 'Write the premise of a film of 3 minutes in at most fifteen words. Below it list eight shots, each with one line on how it serves the premise. Strike out the two that serve it least and say what the film would lose without them. Hand in one page as text or pdf.',
  },
  {
    id: 'scene-turn',
    goal: 'Build a scene in which something has changed by the time it ends.',
    deeper:
      'A scene is a small trade. Somebody comes in with a wish, meets resistance, and goes out with more, with less, or with something else. The turn is the instant at which that exchange can no longer be undone, and the next scene grows out of it. When nothing has changed hands, the order of scenes no longer matters, and the viewer senses it.\n\nThink of a son who visits his father to borrow money. They talk about football for a minute; both stay where they were. Now let the father, in the middle of a sentence, slide an envelope across the table without looking up. The son sees that it was ready all along. No word about money has been spoken, yet he came as a beggar and sits there as a child who was expected. That slide of the hand is the turn.',
    mistake:
      'Conflict is taken for change: two people shout for three minutes and leave as they came. Write down what each of them wants at the start and has at the end. If the two lists agree, let one of them get, lose or learn something.',
    questions: [
      {
        question:
          'Two sisters quarrel loudly throughout your scene, yet viewers call it static. What is the likeliest cause?',
        right: {
          text: 'Neither of them has won, lost or learnt anything by the time it ends',
          why: 'Noise is not change; as long as both stand where they stood, the story has not moved.',
        },
        wrong: [
          {
            text: 'The actors do not raise their voices enough towards the end of it',
            why: 'More volume would make the same standstill louder, since nothing passes between the sisters.',
          },
          {
            text: 'The scene lacks cuts to show both of the faces often enough',
            why: 'More cutting changes what we look at, but not how things are between the two.',
          },
          {
            text: 'The quarrel has too few words to make clear what it is about',
            why: 'Longer arguments explain the positions, and the positions would still be the same at the end.',
          },
        ],
      },
      {
        question:
          'In your scene a woman reads a letter and decides to stay. Where is the turn?',
        right: {
          text: 'In the moment when she puts her packed suitcase back',
          why: 'Until then she might still go; the act settles it, and what follows grows out of it.',
        },
        wrong: [
          {
            text: 'In the moment when the envelope drops through the door',
            why: 'The letter’s arrival starts the scene, but she has not changed her mind yet.',
          },
          {
            text: 'In the wide shot of the house with which the scene begins',
            why: 'An opening shot gives the place; nothing has been at stake in it so far.',
          },
          {
            text: 'In the last words of the letter, which we hear her read aloud',
            why: 'The words press on her, but whether she gives in is still open while she reads.',
          },
        ],
      },
      {
        question:
          'A pleasant breakfast scene begins and ends with a plus for your main character. You want to keep it. What helps most?',
        right: {
          text: 'Let him notice over the toast that his wife is not wearing her wedding ring',
          why: 'He goes out knowing something he did not know when he came in, so the scene has tipped.',
        },
        wrong: [
          {
            text: 'Shorten it by half, and have it over before any viewer begins to mind it',
            why: 'A shorter standstill costs less time, but the film still waits while it plays.',
          },
          {
            text: 'Film it in warmer light, so that the happiness can be felt',
            why: 'The light deepens a state that stays the same, and it is change that is missing.',
          },
          {
            text: 'Add a friend at the table who tells a funny story from work',
            why: 'A guest makes the meal livelier, yet the man still leaves the table as he sat down.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What is the turn in a scene?',
        back: 'The moment at which something tips for good: somebody gains, loses, learns or decides.',
      },
      {
        front: 'How can you test quickly whether a scene turns?',
        back: 'Note a plus or a minus for the main person at its start and at its end. Two equal signs mean that nothing has turned.',
      },
    ],
    task: 'Film a scene of 60 to 90 seconds with one person and one object, without speech, in which the person’s wish is turned round by something that they find. Let the turn fall between the middle and the last ten seconds. Write the second at which it happens in the file name.',
  },
  {
    id: 'opening-and-ending',
    goal: 'Choose a first and a last image that teach and complete the film.',
    deeper:
      'An opening is a promise about manner. From the first shots a viewer works out whether to lean in for small signs or sit back for a ride, and expects the rest to keep to it. An ending is read the other way round: it tells what all the earlier images were for. That is why the two are best chosen together. The last image gains when it answers the first, by repeating it with one thing changed or by showing what it kept back.\n\nPicture a film that opens on a hand setting two cups on a table. We learn about a couple, an illness, a winter. At the end the same hand, in the same frame, takes one cup from the shelf, pauses, and takes the second after all. No line could say so much, and it works only because the opening taught us to look at cups.',
    mistake:
      'Films often warm up: skyline, titles, an alarm clock, teeth being brushed. You notice it when a viewer can talk through your first half minute and miss nothing. Cut to the first image that belongs to this film alone, and bring needed facts in later.',
    questions: [
      {
        question:
          'Your film of four minutes begins with forty seconds of city views and a title before the main person appears. What would you try first?',
        right: {
          text: 'Begin with the person’s first telling act, so that the city comes in behind it',
          why: 'The film then starts with what could be in no other, and the place is learned on the way.',
        },
        wrong: [
          {
            text: 'Speed all the city views up until they fit into half of the time',
            why: 'Faster views of any city still tell a viewer nothing about this one story.',
          },
          {
            text: 'Put the main person’s name over the views, to make us wait for them',
            why: 'A name without a face or an act gives a viewer nothing to be curious about.',
          },
          {
            text: 'Keep the forty seconds, but grade them in colours that match the whole story',
            why: 'A grade sets a mood, yet a sixth of the film still goes by before it begins.',
          },
        ],
      },
      {
        question:
          'A quick, joking opening leads into a slow film about grief, and viewers feel misled. Why?',
        right: {
          text: 'They were taught at the start to expect another manner',
          why: 'The first shots set how fast and how serious we watch, and the rest broke that promise.',
        },
        wrong: [
          {
            text: 'They cannot bear a film that is both funny and sad',
            why: 'Many films hold both; what disturbs is the sudden change of a manner just taught.',
          },
          {
            text: 'They wanted the grief to be told in the title beforehand',
            why: 'A title informs, but viewers learn how to watch from shots far more than from words.',
          },
          {
            text: 'They need an opening that is slow, as in any serious film',
            why: 'A serious film may open fast, so long as its beginning prepares the way it goes on.',
          },
        ],
      },
      {
        question:
          'Your last scene resolves everything, and then comes a shot of a sunset, chosen because it is beautiful. What is the risk?',
        right: {
          text: 'The image taken home will have nothing to do with the story',
          why: 'What comes last stays longest, so the film’s own final picture is pushed aside.',
        },
        wrong: [
          {
            text: 'The film becomes too long by those few seconds to be shown anywhere',
            why: 'A few seconds hardly ever matter for a showing; what they put last in the mind does.',
          },
          {
            text: 'The viewers will think that a further scene must still follow',
            why: 'Most read a sunset as a close; the loss is that it closes nothing of this film.',
          },
          {
            text: 'The colours of the evening cannot be made to match the scene before',
            why: 'They could be graded to match, and the shot would still say nothing that the film needs.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What does the opening of a film teach its viewer?',
        back: 'How to watch it: how fast, how near, how serious. The rest is measured against that.',
      },
      {
        front: 'Why choose the first and the last image together?',
        back: 'The last one gains when it answers the first, for instance by repeating it with one thing changed.',
      },
    ],
    task: 'Shoot one image twice, as the opening and the ending of a film about a person leaving home. The frame must be the same and exactly one thing in it different. Hand in both, 8 seconds each, joined by 2 seconds of black, and let the change alone tell what has happened.',
  },
]
