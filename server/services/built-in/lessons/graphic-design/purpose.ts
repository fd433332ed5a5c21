import type { Lesson } from '../lesson.ts'

/** What a piece is for, the thought that carries it, and what it shows first. */
export const purposeLessons: readonly Lesson[] = [
  {
    id: 'brief',
    goal: 'Write a short brief and use it to decide what stays on the page.',
    deeper:
      'A brief moves the argument away from taste. Two people can dispute for an hour whether green is pleasant; whether a parent finds the starting time can be tried out in ten seconds. So a good brief names one reader, one action and one situation. It names the limits as well: format, date, number of colours, words that have to appear.\n\nPicture a notice for a blood donor session in a village hall. The first brief says “modern and eye-catching”. It allows anything, so it decides nothing. The second says: people who have given before, passing the bakery on foot, should note the day and know that they need no appointment. Now the day must be large, “no appointment” must stand beside it, and the drawing of a heart has to earn its place or leave.',
    mistake:
      'Many briefs describe the look, “fresh, young, bold”, and leave out the act. You notice it when two opposite drafts both fit what is written. Put in a verb that can be watched, such as ring, book or turn left, and the person who should do it.',
    questions: [
      {
        question:
          'The brief for a choir concert says only “elegant, with a classical feel”. What does it need first?',
        right: {
          text: 'A listener to reach and something they should do',
          why: 'With a person and an action in it, the brief can decide between two drafts; a mood alone cannot.',
        },
        wrong: [
          {
            text: 'A list of elegant typefaces that the choir likes',
            why: 'A list of typefaces settles the means while the purpose is still unknown.',
          },
          {
            text: 'A more exact word for the mood, such as “solemn”',
            why: 'A finer adjective still describes a look, and very different posters could claim it.',
          },
          {
            text: 'Three posters by others that show the style wanted',
            why: 'Examples fix the look still further, and nobody knows yet what the poster has to bring about.',
          },
        ],
      },
      {
        question:
          'Your flyer for a repair workshop should make people bring broken lamps on Saturday. Which element would you question first?',
        right: {
          text: 'The paragraph on how the association was founded',
          why: 'Nobody needs the history to decide on Saturday, so it takes room from what brings the lamp through the door.',
        },
        wrong: [
          {
            text: 'The line that says which things can be mended',
            why: 'Without it a visitor cannot tell whether the lamp at home is worth carrying along.',
          },
          {
            text: 'The street and the door where the workshop is held',
            why: 'Somebody with a lamp under one arm has to know where to go.',
          },
          {
            text: 'The opening hours that stand large across the top',
            why: 'The hours tell people when to come, and without that the action cannot happen.',
          },
        ],
      },
      {
        question:
          'A client calls your draft too plain and wants a pattern behind the text. How do you use the brief?',
        right: {
          text: 'Ask whether the pattern helps the reader to do what was agreed',
          why: 'It turns a matter of taste into one that both sides can check against the same words.',
        },
        wrong: [
          {
            text: 'Add the pattern, since the client knows the trade best',
            why: 'The reader named in the brief may then miss the facts, and the client loses by it too.',
          },
          {
            text: 'Refuse the pattern, since a brief forbids late changes',
            why: 'A brief is there to judge changes by; it does not rule them out.',
          },
          {
            text: 'Offer three patterns and let the client pick a favourite',
            why: 'Choosing among favourites brings back the dispute about taste that the brief was meant to end.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What must a design brief name besides the look that is wished for?',
        back: 'The person it is for, what that person should do, where they meet the piece, and the limits.',
      },
      {
        front: 'How can you tell that a design brief is too vague to help?',
        back: 'Two opposite drafts both satisfy it. A usable brief would rule one of them out.',
      },
    ],
    task: 'Choose a printed notice that you meet in daily life, such as a bin calendar or a club’s invitation. Write the brief it should have had in at most 60 words, then lay it out anew on A5. Hand in a pdf with the old notice, the brief, and your version with every element numbered and matched to a phrase in the brief.',
  },
  {
    id: 'idea',
    goal: 'Find one decision that carries a piece and clear away what competes with it.',
    deeper:
      'Something odd and simple makes a passer-by stop; then the mind finishes the thought by itself, and what it has finished it keeps. That is why a gap can be stronger than a picture. A second oddity sends the attention elsewhere before the first has been understood. The best ideas also need no explanation, because form and message do the same thing.\n\nTake a poster against noise at night in a narrow street. A first round brings sleeping faces, moons, crossed-out loudspeakers. One of the late scribbles is only the word “quiet”, set very small in the middle of a large dark sheet. You have to step nearer to read it, as one bends towards somebody who whispers. Add a moon in the corner, and the sheet becomes a picture of night with a small word on it; the whisper is gone.',
    mistake:
      'Because each cost work, every good thought is kept. You notice it when people who saw the piece remember different things. Choose the thought that says the message by its form, remove the others one at a time, and keep them for other work.',
    questions: [
      {
        question:
          'Three friends see your theatre poster for a few seconds. One recalls a mask, one a torn edge, one a red chair. What now?',
        right: {
          text: 'Keep the one that says most and take out the other two',
          why: 'Three different memories show three rivals, and one gets the room it needs only when the others leave.',
        },
        wrong: [
          {
            text: 'Make all three larger so that each can be remembered',
            why: 'Larger rivals compete harder, and the next three friends will again remember different things.',
          },
          {
            text: 'Arrange the three in a triangle so that they form a whole',
            why: 'An orderly arrangement still leaves three starting points and no single thought.',
          },
          {
            text: 'Set the title across them to tie the three together',
            why: 'A title on top adds a fourth claim on the attention and settles nothing among the three.',
          },
        ],
      },
      {
        question:
          'You have 8 scribbles for a poster on saving water, six of them with a dripping tap. What is the best next step?',
        right: {
          text: 'Go on scribbling, now that the common answers are out',
          why: 'What comes first comes to everybody, and only beyond it do your own thoughts begin.',
        },
        wrong: [
          {
            text: 'Draw the best tap, since six times shows that it is right',
            why: 'Repetition shows how near at hand the tap is, and every passer-by has seen it already.',
          },
          {
            text: 'Combine two taps with a globe to make the idea richer',
            why: 'Two common images on one sheet make a crowded common image, and neither gets room.',
          },
          {
            text: 'Choose the colours and let the idea grow out of them',
            why: 'Colour chosen first decorates a thought that is not there yet.',
          },
        ],
      },
      {
        question:
          'For a talk about stage fright, which title design says the message through its form?',
        right: {
          text: 'The title small, in the bottom corner of a bare sheet',
          why: 'The word itself hides from the big empty space, so the layout does what the talk is about.',
        },
        wrong: [
          {
            text: 'The title in bold red across a photograph of a stage',
            why: 'The photograph shows where a talk takes place, and bold red sounds sure of itself rather than afraid.',
          },
          {
            text: 'The title in a handwritten face beside a microphone',
            why: 'A microphone names the subject, but the letters behave no differently from those of any other talk.',
          },
          {
            text: 'The title centred in large capitals on a curtain',
            why: 'Large centred capitals stand on the stage without fear, which contradicts the subject.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why can two good ideas on one sheet be weaker than one?',
        back: 'The second draws attention away before the first is understood. People then remember different things or nothing.',
      },
      {
        front: 'What does it mean that a design says its message through its form?',
        back: 'The layout itself does what the words say, as a tiny “quiet” on a large sheet makes the viewer lean in.',
      },
    ],
    task: 'Make one A4 poster for a plain household rule, such as “shut the door” or “mind the step”, with a single idea that works without any picture: only type, space and one colour. Hand in a pdf with the poster on page one and a photograph of at least 12 scribbles on page two, the chosen one ringed.',
  },
  {
    id: 'hierarchy',
    goal: 'Give a layout one clear order of notice and check that it holds.',
    deeper:
      'The eye goes first to what differs most from its surroundings. Size is only one such difference: a small red word on a grey sheet can beat a large grey one. Emphasis is therefore relative, and each thing you raise lowers the rest. When everything is bold, bold is the normal state and nothing stands out. Three levels can be told apart at a glance; with six, the middle ones blur.\n\nThink of a sign beside an entrance: a name, the word “Dentist”, the hours and the floor, all in capitals of one size. Patients stop and search. Now set “Dentist” at three times the size of the rest, make the floor bold at the small size, and leave name and hours alone. People know at once that they are right, look for the floor next, and read the hours on the way out.',
    mistake:
      'Whatever is important gets larger, bolder and coloured at once, and since everything seems important, all of it shouts. You notice it when several patches are equally strong as you squint. Do not raise the first thing again; calm the second and the third.',
    questions: [
      {
        question:
          'On your flyer the date, title, price and logo are all bold and large, and the title gets lost. What would you change first?',
        right: {
          text: 'Set date, price and logo smaller and in regular weight',
          why: 'Emphasis is relative, so calming the rivals lifts the title without adding any noise.',
        },
        wrong: [
          {
            text: 'Set the title in a still heavier weight and in capitals',
            why: 'The rivals stay as loud as before, and the page as a whole only becomes noisier.',
          },
          {
            text: 'Put the title into a coloured box with a thin outline',
            why: 'The box is one more strong thing on the page, and it will be noticed before the words in it.',
          },
          {
            text: 'Underline the title and set a row of stars beside it',
            why: 'Marks around the title clutter its edges while date, price and logo still pull as hard.',
          },
        ],
      },
      {
        question:
          'A heading of 11 points stands over text of 10 points in the same weight. A viewer takes it for a mistake. Why?',
        right: {
          text: 'The step between the sizes is too small to look intended',
          why: 'Two sizes that nearly agree look like a slip; a plain jump in size or weight reads as a decision.',
        },
        wrong: [
          {
            text: 'A heading must stand in another typeface than the text',
            why: 'One typeface can do both jobs well, as long as size, weight or space differ plainly.',
          },
          {
            text: 'Sizes of 10 and 11 points are both too small for print',
            why: 'Both are comfortable sizes in print held in the hand, so the eye stumbles over something else.',
          },
          {
            text: 'A heading needs a line beneath it to count as one',
            why: 'A line would add a mark, yet the two sizes would still look as if they had been mixed up.',
          },
        ],
      },
      {
        question:
          'You squint at a price board and notice the frame, the logo, the prices, then the names of the cheeses. Customers keep asking for the names. What would you do?',
        right: {
          text: 'Strengthen the names and let frame and logo recede',
          why: 'The order of notice then follows what customers need to know first.',
        },
        wrong: [
          {
            text: 'Enlarge the whole board with its parts in proportion',
            why: 'Everything grows alike, so frame and logo are still noticed long before the names.',
          },
          {
            text: 'Paint the frame in a colour that draws people near',
            why: 'The frame already comes first, and more strength there pushes the names further back.',
          },
          {
            text: 'Put a second logo beside the names to lead the eye',
            why: 'The eye would stop at the logo, which tells nobody what the cheese is called.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Which means besides size can raise one element above the others?',
        back: 'Weight, colour, position and the space around it. Direction or a rule can do it too.',
      },
      {
        front: 'Why does making everything bold emphasise nothing?',
        back: 'Emphasis is a difference from the surroundings. When all is bold, bold becomes the normal state.',
      },
    ],
    task: 'Set the programme of an evening, with a title, a date, a place, a price and six lines of small print, on one A5 page. Use only two type sizes and two weights, all in black. Show it to three people for five seconds each and note what they saw first and second. Hand in a pdf with the page and their answers.',
  },
]
