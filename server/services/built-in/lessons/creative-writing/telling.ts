import type { Lesson } from '../lesson.ts'

export const tellingLessons: readonly Lesson[] = [
  {
    id: 'voice',
    goal: 'Keep a speaker recognisable by words, by sentences and by what gets noticed.',
    deeper:
      'Three things make a voice: the words it has, the way it builds a sentence, and what it troubles to mention. “The vehicle was proceeding west”, says the constable; “some idiot came down Mill Lane with no lights”, says the neighbour. The car is the same. The constable leaves out the idiot because a report has no room for opinions, and the neighbour leaves out the west because nobody on Mill Lane thinks in compass points. What a speaker omits belongs to the voice as well.\n\nRegister may move within one voice, as it does in life. In a letter to the council the neighbour will grow stiff, and that stiffness, with one “idiot” breaking through, is both comic and true. But a shift needs an occasion: a new listener, anger, drink, a lie. Where nothing in the scene has changed, it sounds like the author leaning in.',
    mistake:
      'The narrator borrows the writer’s best vocabulary, so a farmhand “contemplates the ephemeral dusk”. Imagine the page spoken across the farmhand’s kitchen table, and mark what would make the others stare. Put the speaker’s own word there, even when it is plainer.',
    questions: [
      {
        question:
          'A plumber tells your story plainly for three pages. Then comes: “The pipes sang their melancholy canticle.” Which judgement is soundest?',
        right: {
          text: 'It should go, unless the scene gives him a reason to talk like that',
          why: 'A shift is welcome when a listener or a mood explains it; without one, the speaker vanishes for a line.',
        },
        wrong: [
          {
            text: 'It should stay, as long as the sentence itself is a beautiful one',
            why: 'Beauty that belongs to nobody in the story costs more trust than it brings in.',
          },
          {
            text: 'It should go, since a plumber can never have met a word like canticle',
            why: 'Plumbers may read poetry; what matters is that three pages have given no sign of it.',
          },
          {
            text: 'It should stay, and the three pages should be lifted to its level',
            why: 'Lifting everything to suit one line would throw away the speaker whom the reader has already met.',
          },
        ],
      },
      {
        question:
          'A monologue by a girl of eight has a Flesch reading ease of 25. What does that suggest?',
        right: {
          text: 'Her sentences or her words are probably too long for a child',
          why: 'A low score means hard reading, and it is reckoned from the length of sentences and words.',
        },
        wrong: [
          {
            text: 'The text is as easy as it should be for a child of her age',
            why: 'The scale runs the other way: near 100 is very easy and near 0 is very hard.',
          },
          {
            text: 'The writing is poor, since good prose scores between 60 and 70',
            why: 'That range is called plain English; no score is a mark for quality.',
          },
          {
            text: 'She uses too few adjectives for her talk to sound lively',
            why: 'Adjectives are not counted; only the length of sentences and of words enters the score.',
          },
        ],
      },
      {
        question:
          'Two sisters narrate alternate chapters of your story, and readers mix them up. Which change tells them apart best?',
        right: {
          text: 'Let one reckon prices and hours, and the other watch people’s hands',
          why: 'What somebody notices runs through every paragraph, so each sister can be known from any page.',
        },
        wrong: [
          {
            text: 'Put the name of the sister who narrates at the head of each chapter',
            why: 'A label says who speaks but leaves the pages alike, and readers will turn back to check.',
          },
          {
            text: 'Give one of the sisters a favourite oath and use it on every page',
            why: 'A catchword soon becomes a tic, and the sentences around it still belong to nobody in particular.',
          },
          {
            text: 'Let one sister tell in the past tense and the other in the present',
            why: 'Tense changes the distance of the telling; two people with the same words and eyes still sound the same.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Which three things make a voice?',
        back: 'The words it has, the way it builds sentences, and what it troubles to mention or leaves out.',
      },
      {
        front: 'When may a speaker’s register shift without harm?',
        back: 'When the scene gives an occasion, such as a new listener, anger or a lie. Otherwise it sounds like the author.',
      },
    ],
    task: 'Let one person report the same broken window twice, in 200 words each: in a message to a friend and in a letter to the landlord. The facts stay the same, and so does the person. Hand in both texts, and list five words that could not change places between them.',
  },
  {
    id: 'scene-and-summary',
    goal: 'Decide which moments deserve a scene and which a sentence of summary.',
    deeper:
      'A scene has a place, a clock and an outcome still unknown. “They argued all winter about the house” is summary: we are given a result. “He put the keys on the table and kept two fingers on them” has begun a scene, because the next second is open. Scene makes us witnesses, and witnesses judge for themselves. Summary makes us listeners, and a listener can be carried over ten years in a good sentence.\n\nSo “show, don’t tell” is only half of the craft. A novel shown throughout would never end, and a summary is lively when it is made of particulars: “That winter they argued in the car, in the bank and once, in whispers, at a christening.” Pace comes from the change between the two. Glide over the months in which nothing alters, then slow down abruptly, and readers sit up before anything has happened.',
    mistake:
      'Arrivals, greetings and coffee are played out minute by minute, while the decisive talk is over in “they discussed it and agreed to part”. We tend to summarise exactly what is hard to write. Find the paragraph you hurried through, and let it happen line by line.',
    questions: [
      {
        question:
          'In your story a flight and a hotel take 600 words, and the moment when two brothers speak again after years takes 30. What would you do?',
        right: {
          text: 'Sum up the journey in two lines and play out the talk',
          why: 'Readers take room for importance, and it is the talk that changes the brothers.',
        },
        wrong: [
          {
            text: 'Cut the talk as well, since the journey has set the mood',
            why: 'Without the talk nothing changes, and a mood of 600 words would lead up to nothing.',
          },
          {
            text: 'Shorten both by half, so that the story gains in speed',
            why: 'The proportion stays wrong at any speed: the journey would still look like the main event.',
          },
          {
            text: 'Keep both as they are, and say how much the talk meant',
            why: 'A remark about importance loses against 600 words that tell the reader otherwise.',
          },
        ],
      },
      {
        question:
          'A story is about a cashier who decides to own up to a theft. Which part would you leave in summary?',
        right: {
          text: 'How she took the same bus to the shop for six years',
          why: 'A habit of years only has to be known, and one sentence can carry all those mornings.',
        },
        wrong: [
          {
            text: 'How her employer praises her in public for her honesty',
            why: 'The praise sharpens her guilt and brings the decision nearer, so the reader should be in the room.',
          },
          {
            text: 'How she puts the money in an envelope and writes his name',
            why: 'With the envelope the decision turns into an act, and it deserves to be watched.',
          },
          {
            text: 'How she stands before him and has to start twice',
            why: 'The confession is the turning point; in summary it would pass for a detail.',
          },
        ],
      },
      {
        question:
          'A reader says that your third chapter drags, although it is all scene and full of talk. What is the likeliest cause?',
        right: {
          text: 'Every minute is given the same room, whether it changes anyone or not',
          why: 'Scene throughout makes all moments equally important, and then no moment stands out.',
        },
        wrong: [
          {
            text: 'Scenes are slow by nature, and most of these ought to be summary',
            why: 'A scene that changes someone holds us easily; the harm is in giving one to moments that change nothing.',
          },
          {
            text: 'It has too much dialogue, which is bound to slow a chapter down',
            why: 'Dialogue often reads faster than anything else, as long as something is at stake in it.',
          },
          {
            text: 'The places are not described fully enough for us to see them',
            why: 'More description would give still more room to minutes that change nobody.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What turns a statement into the start of a scene?',
        back: 'A place, a clock and an open next second: somebody acts, and the outcome is not yet known.',
      },
      {
        front: 'How can a summary be lively?',
        back: 'By being made of particulars, such as the three places where a couple argued, and not of general words.',
      },
    ],
    task: 'Write a story of 600 words that covers at least one year. A single scene, of no more than five minutes of story time, takes up 300 to 400 of the words, and the rest is summary. Hand in the text with the words of scene and summary counted.',
  },
  {
    id: 'concrete',
    goal: 'Put on the page the things from which a reader will draw the feeling unaided.',
    deeper:
      'Somebody writes “The house felt sad after she died”, and we nod. Somebody else writes that her reading glasses still lie open on the newspaper of the third of March, and we do the work ourselves: nobody has closed them, perhaps nobody dared. The glasses are stronger because the conclusion is ours, and because they are particular. Many houses are sad, but only one has this newspaper.\n\nChoosing matters more than heaping up. One detail that could belong to this person alone does more than a full inventory, and a smell or a sound often goes deeper than a colour, because we expect to be shown colours. Comparisons pass the same test. “Hands like roots” may serve for an old gardener: it gives shape, skin and a working life in three words. “Eyes like stars” has been said of every eye, and we read it without seeing anything.',
    mistake:
      'A feeling is named and then decorated: “an unbearable, crushing loneliness, like a dark ocean”. Strike out the named feelings on one page and see what is left to touch. If nothing is, ask what this person does differently at breakfast because of the feeling, and write that.',
    questions: [
      {
        question:
          'Readers should feel how much a boy misses his father, who is at sea. Which sentence does most for that?',
        right: {
          text: '“He slept in his father’s jersey and would let nobody wash it.”',
          why: 'The unwashed jersey is a thing and an act, and readers find the longing in it themselves.',
        },
        wrong: [
          {
            text: '“An aching emptiness came over him at the thought of his father.”',
            why: 'It names the feeling in abstract words, so we are informed of it and have nothing to discover.',
          },
          {
            text: '“He missed his father endlessly, as the desert misses rain.”',
            why: 'The comparison adorns a feeling already named and says nothing about this boy or this father.',
          },
          {
            text: '“The sea lay wide and blue, and it sparkled in the morning sun.”',
            why: 'It can be seen, but any visitor could see it, and nothing in it points to the boy.',
          },
        ],
      },
      {
        question:
          'Your description of a kitchen lists fourteen objects, and readers remember none of them. What would you try first?',
        right: {
          text: 'Keep the two or three that only this owner would have',
          why: 'A few particular things make a person appear behind them, while a long list reads like an inventory.',
        },
        wrong: [
          {
            text: 'Give each of the objects an adjective to make it vivid',
            why: 'Fourteen objects with adjectives ask for even more attention, and still none is singled out.',
          },
          {
            text: 'Add a sentence that names the atmosphere of the room',
            why: 'Naming the atmosphere tells us what to think and leaves the objects as dull as before.',
          },
          {
            text: 'Arrange them from left to right so that the eye can follow',
            why: 'Order helps us to place the objects, but it gives us no reason to care for any.',
          },
        ],
      },
      {
        question:
          'You have written “her voice was like velvet” of a teacher whom her pupils fear. What should decide whether it stays?',
        right: {
          text: 'Whether it tells more about this voice than a plain word would',
          why: 'A comparison has to be more exact than the plain name, and velvet must be tested for that.',
        },
        wrong: [
          {
            text: 'Whether the page has enough other comparisons to look rich',
            why: 'Richness is adornment; a page gains nothing from images that are less exact than plain words.',
          },
          {
            text: 'Whether readers know the phrase and will understand it quickly',
            why: 'A phrase that everyone knows is read without being heard, which is the trouble with it.',
          },
          {
            text: 'Whether velvet is something that readers like to think of',
            why: 'Pleasantness is beside the point, all the more for a voice that frightens a class.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why is one odd detail often stronger than the name of a feeling?',
        back: 'Because readers draw the conclusion themselves, and we believe what we have found out.',
      },
      {
        front: 'Why does a worn comparison such as “eyes like stars” fail?',
        back: 'It has been said of every eye, so it tells us nothing particular and is read without being seen.',
      },
    ],
    task: 'Write a portrait of 250 words of somebody we never meet, only through a bag that was left behind on a train. No word may name a feeling, and at least three details must be for the ear, the nose, the tongue or the skin. Hand in the text with these three underlined.',
  },
]
