import type { Lesson } from '../lesson.ts'

export const sentenceLessons: readonly Lesson[] = [
  {
    id: 'sentence-rhythm',
    goal: 'Vary the length and build of sentences so that their rhythm follows the event.',
    deeper:
      'Rhythm in prose rests on expectation. After three sentences of one length the ear awaits a fourth, and whatever breaks the pattern is stressed. “He searched the cellar, the loft, the shed behind the house and the car that had not moved since spring. Nothing.” That word has the whole weight, because the sentence before it took its time. Six such stumps in a row would have none.\n\nBuild counts as much as length. A sentence that names doer and deed at the start may run on safely, because we know where we stand: “She ran, past the bakery, past the school, one shoe in her hand.” If the main verb comes only after four clauses, we hold our breath until then, which suits suspense but wearies us in a description of a garden. The end of a sentence is heard longest, so keep it for a word that matters.',
    mistake:
      'All sentences have much the same length and begin with their subject, so that a chase and a nap read alike. Count the words of ten sentences in a row. If most lie within five words of each other, join two of them, and cut one short where the event turns.',
    questions: [
      {
        question:
          'The sentences of your chase have 15, 16, 14, 15, 17 and 15 words. What will readers probably feel?',
        right: {
          text: 'A steady march that does not hurry when the runners do',
          why: 'Nearly equal lengths set up an even beat, and nothing in it answers to the event.',
        },
        wrong: [
          {
            text: 'A breathless haste, because none of the sentences is long',
            why: 'Haste comes from contrast or from one long rush; fifteen words over and over are neither.',
          },
          {
            text: 'A jerky stumbling, because the lengths are never quite equal',
            why: 'Differences of one or two words are hardly heard, so there is nothing to stumble over.',
          },
          {
            text: 'A slow build-up, because each sentence adds to the chase',
            why: 'To build up, the lengths would have to grow or shrink clearly, and these stay where they were.',
          },
        ],
      },
      {
        question:
          'You want “She had sold it” to hit hard. Where would you place these words?',
        right: {
          text: 'As a sentence alone, after two long ones about her search',
          why: 'After length the ear is stretched, and a sudden short sentence takes all the stress.',
        },
        wrong: [
          {
            text: 'As the middle one of five sentences with four words each',
            why: 'Among equals a short sentence makes no contrast and passes as one step of a march.',
          },
          {
            text: 'As one of the clauses inside a long sentence about her search',
            why: 'Between other clauses the words are swallowed, because no pause lifts them out.',
          },
          {
            text: 'As a remark in brackets, ahead of a long sentence on the sale',
            why: 'Brackets lower the voice, and no long sentence has gone before to set the words off.',
          },
        ],
      },
      {
        question:
          'A sentence about a harbour keeps back its main verb until the 45th word, and readers get lost. What would you change first?',
        right: {
          text: 'Bring subject and verb to the front and let the details follow',
          why: 'Once readers know who does what, they can carry a long train of details without losing their place.',
        },
        wrong: [
          {
            text: 'Chop the whole of it into sentences of six words at most',
            why: 'Nobody would get lost any more, but the harbour would become a march of stumps.',
          },
          {
            text: 'Add a comma wherever a reader may wish to draw breath',
            why: 'Breath is not the trouble; with every comma in place the reader still waits for the verb.',
          },
          {
            text: 'Cut enough adjectives for the verb to come at the 40th word',
            why: 'Forty words of waiting are hardly better than forty-five, as the order that causes it remains.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why does a very short sentence sometimes hit hard?',
        back: 'Because longer ones before it have set an expectation. Among other short ones it loses its weight.',
      },
      {
        front: 'Which place in a sentence is heard longest?',
        back: 'Its end, so a word that matters should stand there.',
      },
    ],
    task: 'Describe in 200 words something that starts slowly and ends suddenly, such as a glass that slides off a tray. One sentence must have more than 50 words, and one fewer than four. Hand in the text together with the number of words in each sentence, in order.',
  },
  {
    id: 'verbs',
    goal: 'Find the verb that shows the act, and use adverbs and passives on purpose.',
    deeper:
      'A verb is a short film. “She went across the ice” shows a figure that gets to the other side; “she shuffled across the ice” shows bent knees, small steps and fear. “She went carefully across the ice” tells us as much about her mind but lets us see no feet. An exact verb also carries an opinion: people who stroll, march or slink into an office have different reasons for being there.\n\nNot every plain verb is a fault. Be and have are the floor of English, and a page on which everyone lunges, gleams and hurtles is worse than a plain one. So spend strong verbs where something happens. The passive is a choice of the same kind. “The window has been broken” is the right sentence for a child who hopes that nobody will ask; “Tom broke it” is right when Tom must answer.',
    mistake:
      'Eager revisers replace every plain verb, until nobody says, walks or looks any more: they declare, amble and peruse. Listen for a verb that is more noticeable than the act it names. Go back to the plain one there, and keep exactness for moments that turn the scene.',
    questions: [
      {
        question:
          '“He walked quietly up the stairs.” He hopes to surprise a burglar. Which version shows most?',
        right: {
          text: '“He crept up the stairs, keeping close to the wall.”',
          why: 'Crept holds the slowness, the quiet and the bent back, so the adverb is no longer needed.',
        },
        wrong: [
          {
            text: '“He walked very quietly and carefully up the stairs.”',
            why: 'More props do not mend a weak verb, and we still see only a man walking.',
          },
          {
            text: '“He was going up the stairs without making a noise.”',
            why: 'Was going is weaker than walked, and no movement of his becomes visible.',
          },
          {
            text: '“He negotiated the stairs in a noiseless manner.”',
            why: 'The verb is rarer but not more exact, and it is noticed more than the man.',
          },
        ],
      },
      {
        question:
          'Money is missing from the town’s funds, and the mayor faces the press. Readers should hear him leave open who did it. Which sentence is his?',
        right: {
          text: '“Mistakes were made, and some sums have been mislaid.”',
          why: 'The passive keeps the doer in the dark, and that is exactly what the mayor is after.',
        },
        wrong: [
          {
            text: '“I regret to say that I made mistakes and mislaid some sums.”',
            why: 'With himself as the doer he confesses, and nothing is left open.',
          },
          {
            text: '“My treasurer made mistakes and has mislaid some sums.”',
            why: 'He names somebody, so the doer is plain, whether the charge is fair or not.',
          },
          {
            text: '“We accidentally mislaid some sums and foolishly erred.”',
            why: 'The adverbs soften the tone, but “we” still says who mislaid the money.',
          },
        ],
      },
      {
        question:
          'After your revision people hurtle, gleam and brandish in every line, and a reader finds the page tiring. What would you do?',
        right: {
          text: 'Restore the plain verbs wherever nothing decisive happens',
          why: 'Strong verbs stand out only against plain ones, so they belong where the scene turns.',
        },
        wrong: [
          {
            text: 'Exchange the loud verbs for rarer ones that mean the same',
            why: 'Rarer verbs are noticed even more, and the reader tires for the same reason as before.',
          },
          {
            text: 'Soften each of the loud verbs by adding a quiet adverb',
            why: 'A loud verb with a soft adverb is two words at odds, and the page grows longer too.',
          },
          {
            text: 'Put half the sentences into the passive to calm the page',
            why: 'The passive hides who acts; the page would grow dim and the verbs stay as loud.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What does an exact verb give, besides fewer words?',
        back: 'It shows how the act looks, and it carries an opinion: strolling and slinking have different reasons.',
      },
      {
        front: 'When is the passive the right choice?',
        back: 'When the doer is unknown or does not matter, or when a speaker wants to keep the doer in the dark.',
      },
    ],
    task: 'Describe two minutes of work that you know well, such as kneading dough or changing a tyre, in 200 words. Use no adverb in -ly, at most four forms of “be”, and at least ten different exact verbs. Underline the ten and hand in the text.',
  },
  {
    id: 'repetition',
    goal: 'Tell an accidental echo from a deliberate one, and let readers hear which it is.',
    deeper:
      'For a few lines the ear keeps a word. If “window” returns in that time, we compare the two whether we want to or not, and look for a reason. Where we find none, the writer seems not to have listened. Where we find one, the word has gained: “In March he waited for a letter. In May he waited for a call. By summer he waited only for the waiting to stop.” Each return adds a little and alters the sense, which is what separates a refrain from a stutter.\n\nRare words echo further than common ones. “The” and “and” may come in every line, but two “crimsons” on a page ring against each other. A synonym, though, is often the worse cure. If the dog becomes the hound and then the animal, how many are there? A pronoun or a sentence built anew leaves only one.',
    mistake:
      'For fear of repeating, writers rename: Anna becomes the young woman, then the brunette, then the lawyer. Look for one person under several labels on a page. Go back to the name or “she”, and where the name comes too often, join two sentences so that it is needed only once.',
    questions: [
      {
        question:
          '“The dog barked. The hound ran to the gate, and there the animal sat down.” What is the main trouble?',
        right: {
          text: 'One dog under three names may be taken for three',
          why: 'New names make the reader search for new things, so the variety costs clarity.',
        },
        wrong: [
          {
            text: 'The word “the” comes four times and makes an echo',
            why: 'Small common words pass unheard and may come as often as the grammar needs them.',
          },
          {
            text: 'Two sentences in a row begin with the same word',
            why: 'Two beginnings with “the” are hardly heard, and mending them would leave the dog in three pieces.',
          },
          {
            text: 'The word “animal” is too plain to close the passage',
            why: 'Plainness is no fault, and a grander synonym would be one more false name for the dog.',
          },
        ],
      },
      {
        question:
          '“Grey” has slipped in twice within four lines, and it sounds careless. Which cure is soundest?',
        right: {
          text: 'Rebuild one of the two sentences so that it can do without a colour',
          why: 'Once the sentence no longer asks for the word, the echo is gone and nothing false has come in.',
        },
        wrong: [
          {
            text: 'Put “ashen” or another synonym in the place of one of them',
            why: 'A rarer word brings a tone that nobody meant and attracts more notice than the echo did.',
          },
          {
            text: 'Leave both, because only rare words are ever heard as an echo',
            why: 'Rare words echo further, but a colour four lines back is still in the ear and was noticed.',
          },
          {
            text: 'Begin the two sentences alike, so that the echo is covered up',
            why: 'Two like beginnings add a further echo, and the accidental one can still be heard.',
          },
        ],
      },
      {
        question:
          'Five paragraphs of your story begin with “Every night”, and readers are bored by the third. What would you change first?',
        right: {
          text: 'Let each return add something, until one of them breaks the habit',
          why: 'A refrain lives by change: by what each return brings, and by the moment when the pattern gives way.',
        },
        wrong: [
          {
            text: 'Make the five paragraphs equally long so that the pattern is clear',
            why: 'The pattern is clear already; what bores is that nothing alters from one return to the next.',
          },
          {
            text: 'Write “nightly” or “each evening” in some of them for variety',
            why: 'Synonyms blur the design without adding any sense, and the paragraphs stay as alike as before.',
          },
          {
            text: 'Add two more such paragraphs so that it is plainly intended',
            why: 'More returns prove the intention, but readers bored by three would only get more of the same.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What separates a refrain from a stutter?',
        back: 'Each return of a refrain adds something or alters the sense; a stutter only says the word again.',
      },
      {
        front: 'Why is a synonym often a poor cure for an echo?',
        back: 'It makes the reader look for a second thing, and it may bring in a tone that nobody meant.',
      },
    ],
    task: 'Write a piece of prose of 200 words in which one ordinary sentence comes four times, word for word, and means something else by the end. Apart from it, no noun may occur more than twice. Hand in the text, and say in one sentence what the returning sentence means the last time.',
  },
]
