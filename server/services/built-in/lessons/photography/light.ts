import type { Lesson } from '../lesson.ts'

export const lightLessons: readonly Lesson[] = [
  {
    id: 'intent',
    goal: 'Say what a picture is about before you take it, and leave out what does not serve it.',
    deeper:
      'On the spot you hear, smell and remember; the picture keeps none of that. Your attention also works like a spotlight. At a market you look at the old man sorting cherries and hardly notice the yellow van behind him, but the camera keeps the van. So a strong feeling is no proof that the picture holds it: you have to find something *visible* that stands for it.\n\nSuppose it was the care in his hands that stopped you. Then the price signs and the street are not needed. You go down to the height of the cherries, wait until both hands are in the light, and let his face fall outside the frame. A picture about his loneliness would need the opposite: a step back, the empty street, a small figure. Same man, same minute, two reasons, two standpoints.',
    mistake:
      'Many beginners photograph a thing because it is impressive and put it in the middle, together with everything around it. You notice it when two friends name two different subjects. Take the picture again and leave out the half that you cannot explain.',
    questions: [
      {
        question:
          'You took a street scene because of a boy’s red boots in a puddle, yet friends speak of the shop signs above him. What would you try first next time?',
        right: {
          text: 'Go lower and closer, until boots and puddle fill most of the frame',
          why: 'The reason for the picture now takes the space, and the signs that drew the eye are gone.',
        },
        wrong: [
          {
            text: 'Use a better lens, so that the boots come out with finer detail',
            why: 'Finer detail leaves the signs where they were, just as large and readable as before.',
          },
          {
            text: 'Step back, so that people see the whole street around the boy',
            why: 'A wider view brings in more rivals, and the boots become even smaller among them.',
          },
          {
            text: 'Give the picture a title that mentions the red boots in the puddle',
            why: 'A title can send people searching, but the frame itself would still be about the signs.',
          },
        ],
      },
      {
        question:
          'A classmate’s reason for a picture is “the quiet after the party”. Which frame shows that reason best?',
        right: {
          text: 'A chair pushed back from the table, beside a half-empty glass',
          why: 'Chair and glass show that people were here and have gone, which makes the quiet visible.',
        },
        wrong: [
          {
            text: 'The whole room from the door, with guests putting on their coats',
            why: 'People in the act of leaving are still an event, so the quiet has not begun.',
          },
          {
            text: 'A paper streamer, very close, against a plain white wall',
            why: 'The streamer says party, but nothing in the frame tells that it is over.',
          },
          {
            text: 'The host’s cat asleep on a cushion in another, tidy room',
            why: 'Quiet is there, but without any trace of a party the word “after” has no ground.',
          },
        ],
      },
      {
        question:
          'On the mountain you felt small and moved; at home the picture looks like any other view. What is the likeliest reason?',
        right: {
          text: 'Nothing in the frame stands for that feeling',
          why: 'Wind, height and effort stay behind; only something visible, such as a tiny walker, can carry the feeling.',
        },
        wrong: [
          {
            text: 'The sensor is too small for so wide a view',
            why: 'A larger sensor holds finer tones, but it would record the same view without the feeling.',
          },
          {
            text: 'Mountains have been photographed too often to move anyone',
            why: 'Familiar subjects still move people when the frame shows a particular reason for taking them.',
          },
          {
            text: 'The colours were not made strong enough afterwards',
            why: 'Stronger colours make the same view louder, and it still would not tell how small you felt.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why does a strong feeling on the spot not guarantee a strong picture?',
        back: 'Sound, smell and your narrowed attention are not recorded. Something visible has to stand for the feeling.',
      },
      {
        front: 'How does knowing your reason for a picture help you to frame it?',
        back: 'It tells you what can be left out, and from where the rest is best seen.',
      },
    ],
    task: 'Take two pictures of the same person or object in the same place within ten minutes, each for a different reason. Hand in both side by side in one image or pdf, with the reason below each in at most ten words. Standpoint or frame must differ so clearly that someone else can match the sentences to the pictures.',
  },
  {
    id: 'light',
    goal: 'Place yourself and your subject so that the light shows what you care about.',
    deeper:
      'What counts is how large the source *looks* from the subject. The sun is enormous, but from here it covers only a small coin of sky, so nearly every point of a cheek sees either all of it or none. A window one metre away covers a large part of what the cheek can see. Round the nose the skin sees less and less of it, and so the shade comes on gradually. From the back of the room the same window looks small, and its light is harder and dimmer.\n\nPicture a friend at that window. Facing the glass, her skin is smooth and her features rather flat. Turned until the window is at her ear, half of her face falls dark and every line shows. Nothing was bought or switched on; she turned by a quarter of a circle.',
    mistake:
      'The usual slip is to choose a place for its background and to accept whatever light falls there. Dark eye sockets, a shiny forehead or a face as flat as a mask give it away. Before you raise the camera, turn the subject once around and watch.',
    questions: [
      {
        question:
          'A noon portrait outdoors shows black eye sockets and a hard shadow under the nose. What would you change first?',
        right: {
          text: 'Move the sitter into the open shade of a wall',
          why: 'In open shade a large stretch of sky becomes the source, so shadows soften and the eyes open up.',
        },
        wrong: [
          {
            text: 'Turn the sitter’s face straight up towards the sun',
            why: 'The eyes would be lit but screwed up, and the shadows on the face stay hard-edged.',
          },
          {
            text: 'Make the whole picture brighter until the eyes can be seen',
            why: 'The forehead would burn out first, because the step between light and shadow stays the same.',
          },
          {
            text: 'Step back a few metres and use a longer lens',
            why: 'Distance changes the proportions of the face, while the sun still stands small and high overhead.',
          },
        ],
      },
      {
        question:
          'You want old bark to look as rough as it feels. Where should the sun stand?',
        right: {
          text: 'Far to the side, so that it grazes along the trunk',
          why: 'Grazing light gives each ridge a lit flank and a shadow, which the eye reads as roughness.',
        },
        wrong: [
          {
            text: 'Behind your back, so that it falls straight on the bark',
            why: 'Frontal light fills the cracks as well as the ridges, so the surface looks flat.',
          },
          {
            text: 'Behind the tree, so that the trunk is outlined in light',
            why: 'Light from behind draws the outline, while the bark towards you lies in plain shade.',
          },
          {
            text: 'Behind thick cloud, so that the light comes from everywhere',
            why: 'Without small shadows the ridges can hardly be told from the cracks, and the roughness fades.',
          },
        ],
      },
      {
        question:
          'In a room with dark walls you make one portrait close to the window and another four metres from it. How do the shadows differ?',
        right: {
          text: 'They are crisper far from it, since the window looks smaller from there',
          why: 'A source is hard or soft by how large it looks from the subject, and distance shrinks it.',
        },
        wrong: [
          {
            text: 'They are softer far from it, since the light has spread out on its way',
            why: 'Spreading makes the light weaker, but a source that looks smaller draws a crisper border.',
          },
          {
            text: 'They stay the same, since it is the same window and the same sky',
            why: 'The window is the same, yet from four metres away it fills much less of the view.',
          },
          {
            text: 'They vanish far from it, since too little light arrives to cast any',
            why: 'Weak light casts shadows as well as strong light does; a longer exposure shows them plainly.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What decides whether light is hard or soft?',
        back: 'How large the source looks from the subject. Small gives crisp shadow borders, large gives soft ones.',
      },
      {
        front: 'Which direction of light brings out texture, and why?',
        back: 'Light from the side: each bump gets a lit flank and a small shadow of its own.',
      },
    ],
    task: 'Photograph one face or one textured object three times with a single light source and the same framing: lit from the front, from the side and from behind. Put the three in one image and write under each, in one sentence, what it shows best. Only the direction of the light may change.',
  },
  {
    id: 'exposure',
    goal: 'Choose aperture, shutter time and ISO by their side effects, and correct the meter when it errs.',
    deeper:
      'A meter does not know what it is looking at. It tends to make the measured part a middle tone, which works for most scenes, because most contain a bit of everything. A snowy field breaks the assumption: the camera takes the white for too much light and renders it grey. A black cat on a dark sofa comes out grey for the same reason. Exposure compensation is how you object: plus for the snow, minus for the cat.\n\nThe steps themselves are coins of equal value. Suppose a dancer blurs at 1/60 of a second, f/4 and ISO 400. You want 1/500, which costs three steps. Opening the lens to f/2 gives back two, and ISO 800 the third. The brightness is as before, but now the dancer stands still, the background is softer and the noise a little stronger.',
    mistake:
      'It is tempting to judge brightness by the camera’s own screen, which looks dim in sunshine and glows in the dark. At home the evening pictures then turn out murky. Check the histogram as well, and view what matters, such as a face, enlarged.',
    questions: [
      {
        question:
          'Your photographs of a snow-covered park come out dull grey in automatic mode. What would you change first?',
        right: {
          text: 'Set the exposure compensation to plus one or a little more',
          why: 'The meter takes the white for too much light and darkens it, so you tell it to give more.',
        },
        wrong: [
          {
            text: 'Set the exposure compensation to minus one to protect the snow',
            why: 'The picture is already too dark; minus one would turn the snow a deeper grey.',
          },
          {
            text: 'Set a higher ISO and leave the rest to the automatic mode',
            why: 'The camera would cancel the higher ISO with a shorter time, so the snow stays grey.',
          },
          {
            text: 'Set the white balance to a warmer value until it looks white',
            why: 'That shifts the grey towards yellow without making it any brighter.',
          },
        ],
      },
      {
        question:
          'A runner is streaked at 1/125 of a second, f/5.6 and ISO 200. You switch to 1/500 and keep the aperture. Which ISO keeps the brightness?',
        right: {
          text: 'ISO 800, because the time became two steps shorter',
          why: 'From 1/125 to 1/500 the light is halved twice, so the ISO has to be doubled twice.',
        },
        wrong: [
          {
            text: 'ISO 400, because the time became one step shorter',
            why: 'One doubling makes up for 1/250; at 1/500 the picture would be one step too dark.',
          },
          {
            text: 'ISO 1600, because the time became three steps shorter',
            why: 'Three doublings are one too many, and the picture would come out a step too bright.',
          },
          {
            text: 'ISO 200, because only the aperture changes the brightness',
            why: 'All three settings change the brightness, so the picture would come out two steps too dark.',
          },
        ],
      },
      {
        question:
          'You photograph a bowl of pears by a weak lamp, with the camera on a tripod. Which setting should make up for the lack of light?',
        right: {
          text: 'The shutter time, as neither the camera nor the pears will move',
          why: 'The price of a long time is the trace of movement, and here there is none to record.',
        },
        wrong: [
          {
            text: 'The ISO, as high values were made for scenes like this',
            why: 'A high ISO brings noise for nothing when a long time costs no quality here.',
          },
          {
            text: 'The aperture, as a lens should be wide open in weak light',
            why: 'Wide open, the sharp stretch may become thinner than the bowl, and a long time avoids that.',
          },
          {
            text: 'None of them, as the picture can be brightened just as well later',
            why: 'Brightening later lifts the noise of a dark picture, while a longer time gathers real light.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why does snow come out grey in automatic mode?',
        back: 'The meter aims at a middle tone and takes white for too much light. Plus compensation corrects it.',
      },
      {
        front:
          'How many steps lie between 1/60 and 1/500 of a second, and what do they do?',
        back: 'Three steps: the light is halved three times, to about an eighth.',
      },
    ],
    task: 'Fill the frame with something white, such as a pillow, and then with something black, such as a coat. Photograph each once with plain automatic exposure and once with compensation, until white looks white and black looks black. Hand in all four in one image, with the compensation written under each.',
  },
]
