import type { Lesson } from '../lesson.ts'

export const colourAndEdgesLessons: readonly Lesson[] = [
  {
    id: 'mood-colour',
    goal: 'Choose the colour of the light first and let it lean into every colour of a picture.',
    deeper:
      'Under coloured light nothing keeps its own colour. By an orange lamp white paper is pale orange, and a blue coat turns greyish, since that light holds little blue to send back. You can imitate this by mixing something of the light into each colour, or by laying a thin layer of it over the whole. The palette is then related by birth, and one colour that does not belong gets great power.\n\nThink of an empty swing. With green grass, a red seat and blue sky it could be from a catalogue. Now choose dusk, a greyish violet. The grass goes to dull olive, the sky to mauve, the seat to brown, and it is time to go home. Leave one window behind it a warm yellow, and the swing is lonely, because somewhere there is supper. With three such windows it would only be evening.',
    mistake:
      'Colours get chosen by name, so that leaves are leaf green even at midnight. Look at several patches through a small hole in a card. If each could come from another hour, they share no light, so mix some of the light’s colour into all of them.',
    questions: [
      {
        question:
          'In a supper by candlelight everything is warm except for the tablecloth, which is pure white and looks cut out. What do you do?',
        right: {
          text: 'Mix the candle’s orange into the cloth and keep it the lightest area',
          why: 'The light leans into white as well, so a warm pale cloth joins the room.',
        },
        wrong: [
          {
            text: 'Shade the cloth with a neutral grey until its folds are easy to see',
            why: 'Grey folds model the cloth, but its white still comes from another light.',
          },
          {
            text: 'Make the rest of the room warmer, until the white looks intended',
            why: 'The wider the difference gets, the more the cloth looks cut out.',
          },
          {
            text: 'Cover the cloth with a woven pattern, so that less of it is white',
            why: 'A pattern hides some of the white and leaves the rest without the candle’s colour.',
          },
        ],
      },
      {
        question:
          'A harbour in cold blue-greys should hold one sign of hope. What serves best?',
        right: {
          text: 'One small lamp whose warmth appears nowhere else',
          why: 'A single colour outside the common cast has great power because it is alone.',
        },
        wrong: [
          {
            text: 'Warm sunlight on all the houses along the quay',
            why: 'That warms the climate of the whole, and the one sign is lost in it.',
          },
          {
            text: 'A deeper and purer blue in the water of the basin',
            why: 'More blue belongs to the cold climate and strengthens it.',
          },
          {
            text: 'Small flags in many colours on all of the masts',
            why: 'Many small colours are cheerful, but none of them is the one that differs.',
          },
        ],
      },
      {
        question:
          'Your palette strip shows grass green, sky blue, brick red, sun yellow and pink. The picture should be the hour before a storm. Where do you begin?',
        right: {
          text: 'Decide on the colour of that light and lean all five towards it',
          why: 'The strip is a list of objects, and a common light turns it into an hour.',
        },
        wrong: [
          {
            text: 'Add black to all five of them, until they are as dark as a storm',
            why: 'Blackened, they are five dark names of objects with no light in common.',
          },
          {
            text: 'Replace the yellow by a flash of white, and leave the other four',
            why: 'A flash tells of a storm, while the colours around it tell of a fine noon.',
          },
          {
            text: 'Make all five of them stronger, because a storm is a dramatic event',
            why: 'Stronger colours part further from each other, and sunshine gets more likely.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Which colour is chosen first when a picture needs a mood?',
        back: 'The colour of the light, because it leans into everything else.',
      },
      {
        front: 'How do you test whether a palette carries a mood?',
        back: 'Lay five of its colours side by side without the picture. They should tell the hour or the feeling.',
      },
    ],
    task: 'Colour one simple sketch twice, 40 minutes each, for two moods a friend has named. Choose the light first and paint it as a square beside each version. No more than one small thing may escape its tint. Hand in both with strips of five colours, and let somebody match strips and moods.',
  },
  {
    id: 'accent',
    goal: 'Make one vivid colour count by keeping its neighbours quiet.',
    deeper:
      'The eye gets used to vividness. Where everything is strong, strong becomes the rule and nothing sounds loud. Greys work the other way: beside orange a neutral grey leans towards blue, since we enlarge differences between neighbours, so one pure spot colours a whole grey street at no cost. Do not confuse chroma with lightness. A vivid yellow is light, a vivid blue is dark, and both are far from grey.\n\nIt rains on a railway platform. Coats, train and asphalt are mixed from orange and blue, so that the greys are a little warm here and a little cool there. A child holds an orange balloon, the size of a coin on the page, and everybody finds it. Now give the train an orange stripe and the sign orange letters. The balloon becomes part of a pattern, and the child is one passenger of many.',
    mistake:
      'When a picture seems dull, all its colours are turned up. Oddly it stays dull, only louder. Turn every colour but one down to half its strength: if that one begins to glow, though you never touched it, its neighbours were the trouble.',
    questions: [
      {
        question:
          'A red kite over a vivid green field, before a vivid blue sky, is meant as the centre and looks weak. What do you try first?',
        right: {
          text: 'Grey the green and the blue, and leave the red as it is',
          why: 'Quiet neighbours let the same red sound strong, so nothing has to be added.',
        },
        wrong: [
          {
            text: 'Find a purer red for the kite, and leave the other two',
            why: 'A purer red gains little as long as two strong neighbours answer it.',
          },
          {
            text: 'Give the kite a white line all round, and keep the colours',
            why: 'The line parts it from the sky, and three vivid colours go on competing.',
          },
          {
            text: 'Draw the kite twice as large, and keep the three colours',
            why: 'A larger red makes the picture louder, with no quiet place to set it off.',
          },
        ],
      },
      {
        question:
          'You mixed a neutral grey for a wall. Beside an orange shop window it looks bluish. What do you make of it?',
        right: {
          text: 'The neighbour does it, so I can leave the wall and enjoy the effect',
          why: 'Beside a vivid colour greys begin to look coloured, away from that colour.',
        },
        wrong: [
          {
            text: 'My mixture was wrong, so I must warm the wall until it looks neutral',
            why: 'Warmed paint would be brownish in itself, and the glow of the window would suffer.',
          },
          {
            text: 'The window is too weak, so I must make the orange much stronger',
            why: 'A stronger orange would push the grey even more towards blue.',
          },
          {
            text: 'The wall is too light, so I must darken it until the tint is gone',
            why: 'A darker grey leans towards blue as well, because lightness is not the cause.',
          },
        ],
      },
      {
        question:
          'A large, festive curtain hangs behind a small heroine in vivid yellow. How does she stay the centre?',
        right: {
          text: 'The curtain gets a rich red that is clearly greyer than her yellow',
          why: 'A large area may be warm and rich as long as the small spot is the more vivid.',
        },
        wrong: [
          {
            text: 'The curtain gets the same yellow, so that both belong together',
            why: 'She would lose her quiet neighbours and disappear in front of it.',
          },
          {
            text: 'The curtain gets the most vivid red, because it is the larger',
            why: 'A huge vivid area takes the stage, and the small yellow is left behind.',
          },
          {
            text: 'The curtain gets many vivid stripes, so that none of them wins',
            why: 'Where all stripes are vivid the eye has nowhere to begin, and she is one stripe more.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'What is chroma?',
        back: 'The strength of a colour, from grey to as vivid as paint or screen allows.',
      },
      {
        front: 'Why can a vivid picture look dull, and what is the cure?',
        back: 'Where everything is strong nothing stands out. Quieten all colours but one.',
      },
    ],
    task: 'Paint or colour a small scene in greys mixed from two complementary colours, with one vivid spot no larger than a coin where the story is. Make a second version with three more vivid spots elsewhere. Ask two people where they look first in each. Hand in both versions with the answers.',
  },
  {
    id: 'edges',
    goal: 'Decide where edges are hard, soft or lost, so that they guide the eye.',
    deeper:
      'An edge is hard where a tone changes at once, soft where it changes over a distance, and lost where two neighbours have the same tone. We see crisply only what we look at. Turning forms, moving things and mist are soft by nature. A lost edge does not cost the form, for the viewer closes the gap: a dark sleeve may vanish in a dark doorway if the hand and the collar are clear.\n\nA cellist plays on a dim stage. Her face and the hand with the bow have crisp borders. The far shoulder is gone, and the black dress is one with the stage; a thin light along the cello’s rim tells where her body must be. We look where it is crisp and sense the rest. Cut out all round, she would seem pasted on to a photograph of a stage.',
    mistake:
      'Zoomed in, you sharpen one edge after another, and each of them looks better. Back at page size the figures seem cut out with scissors. Choose two places for crisp edges, and lose others where neighbours are nearly the same tone, since there it is easiest.',
    questions: [
      {
        question:
          'A man sits before a bookshelf. The spines are as crisp as his eyes, and viewers read the titles. What do you do?',
        right: {
          text: 'Merge the spines into a few soft patches and keep the eyes as they are',
          why: 'With soft surroundings, the crisp edges of the eyes are rare and draw the look.',
        },
        wrong: [
          {
            text: 'Sharpen the eyes until they are crisper than any of the spines',
            why: 'Crisp edges are still everywhere, and eyes can hardly get sharper than letters.',
          },
          {
            text: 'Darken the spines and keep their edges, so that the shelf moves back',
            why: 'Dark crisp letters remain letters, and people go on reading them.',
          },
          {
            text: 'Set a hard contour round his whole head, so that it leaves the shelf',
            why: 'A hard contour makes him look cut out, and the titles can be read as before.',
          },
        ],
      },
      {
        question:
          'A black horse stands in a dark stable. You drew a pale line all the way round it, and it looks like a sticker. What is better?',
        right: {
          text: 'Lose the line where dark meets dark and light only the head and the back',
          why: 'Viewers close the missing edges, and the few clear ones say where the horse is.',
        },
        wrong: [
          {
            text: 'Keep the line all the way round, but draw it as thin as possible',
            why: 'A thin line that runs all round still cuts the horse out.',
          },
          {
            text: 'Keep the line all the way round, but choose a brown close to the coat',
            why: 'A quieter colour makes a quieter sticker; an unbroken contour remains.',
          },
          {
            text: 'Blur the line evenly all the way round, so that no part of it is hard',
            why: 'An even blur gives the horse a halo, and no place is crisper than another.',
          },
        ],
      },
      {
        question:
          'Your style is flat, and all your edges are hard. How can you still tell the viewer where to look longest?',
        right: {
          text: 'Put fine detail into the main figure and leave the rest in plain shapes',
          why: 'In a flat style the amount of detail does what edges do in a painted one.',
        },
        wrong: [
          {
            text: 'Blur the background, because only soft edges can lead towards hard ones',
            why: 'A blur would break the flat style, which has another means at hand.',
          },
          {
            text: 'Put the same detail everywhere, because a flat style has to be even',
            why: 'Even detail leaves the eye without a hint, as even sharpness does.',
          },
          {
            text: 'Draw a thick outline round every shape, because lines attract the eye',
            why: 'If every shape has it, no shape is favoured by it.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'When is an edge lost, and why does the form survive?',
        back: 'It is lost where two neighbours share a tone. The viewer closes the gap from the edges that are clear.',
      },
      {
        front: 'What replaces soft and hard edges in a flat style?',
        back: 'The amount of detail: much in the main figure and little elsewhere.',
      },
    ],
    task: 'Paint or draw one figure in a dim room in about 90 minutes. At least three stretches of its contour must be lost completely, and the two hardest edges must lie on the face or the hands. Hand in the picture and a copy on which these five places are numbered.',
  },
]
