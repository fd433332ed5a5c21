import type { Lesson } from '../lesson.ts'

export const toneLessons: readonly Lesson[] = [
  {
    id: 'bright-and-dark-ends',
    goal: 'Decide which highlights and shadows must keep detail, and expose so that they do.',
    deeper:
      'Each point of a sensor is a small bucket for light. Once it is full, more light changes nothing: the rim of a bright cloud and the sun beside it are both recorded as “full”. At the other end the bucket holds a few drops, and the camera can hardly tell them from its own random flicker. Brightening a shadow multiplies drops and flicker alike. A raw file keeps somewhat more at both ends than a JPEG.\n\nThink of a bride in white at the door of a dark church. Exposed for the faces inside, her lace becomes a white shape without a thread. Exposed for the lace, the picture looks gloomy, but the threads are there and the faces can be lifted a little. If it was the *glow* of the doorway that you wanted, let that burn out and keep the lace away from it.',
    mistake:
      'In editing, many lift every shadow and pull down every highlight until all is visible. Greyish blacks, halos along the roofs and a scene without any sense of light betray it. Decide which areas may stay dark, set them back and compare again.',
    questions: [
      {
        question:
          'In a concert picture the singer’s face is a white patch without features, while the hall is pleasantly dark. What would you change next time?',
        right: {
          text: 'Lower the exposure until the face keeps its features',
          why: 'Lost white cannot be brought back, while a darker hall can be lifted or left as it is.',
        },
        wrong: [
          {
            text: 'Keep the exposure and pull the highlights down afterwards',
            why: 'Where all colours are full nothing was recorded, so the slider turns white into plain grey.',
          },
          {
            text: 'Raise the exposure so that hall and face match better',
            why: 'More light would burn out still more of the face, and the mood of the hall goes too.',
          },
          {
            text: 'Add a flash so that the hall gets as bright as the stage',
            why: 'A flash reaches a few metres and would add light to a face that has too much.',
          },
        ],
      },
      {
        question:
          'The histogram of a night street has a thin spike at the right wall, and the warning marks three bare street lamps. What do you do?',
        right: {
          text: 'Leave it, since nobody needs to see into the bulbs',
          why: 'Small sources of light are expected to be white; darkening for them would cost the whole street.',
        },
        wrong: [
          {
            text: 'Darken the exposure until that spike has left the wall',
            why: 'Bulbs are so bright that the street would sink into black before they showed detail.',
          },
          {
            text: 'Brighten the exposure until the curve fills the whole chart',
            why: 'A histogram has no right shape, and a night street should lie mostly in dark tones.',
          },
          {
            text: 'Come back by day, since sensors cannot hold night scenes',
            why: 'The sensor holds this scene well; only three small spots are full, and they may be.',
          },
        ],
      },
      {
        question:
          'You photograph a friend against a bright evening sky in a single frame, without flash, and want colour in both. What is safest?',
        right: {
          text: 'Expose for the sky, and lift your friend somewhat while editing',
          why: 'The dark end still holds detail that can be lifted, while a burnt sky holds none.',
        },
        wrong: [
          {
            text: 'Expose for your friend, and darken the sky while editing',
            why: 'A sky that was recorded as full has no colour left, so darkening turns it grey.',
          },
          {
            text: 'Expose with a high ISO, so that both of them get more light',
            why: 'A high ISO brightens both alike, so the sky burns out sooner and its colour is lost.',
          },
          {
            text: 'Expose one step brighter than metered, to be sure of the face',
            why: 'That step may cost the colour of the sky, and nothing done later would bring it back.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why can dark shadows be rescued in editing, but burnt highlights not?',
        back: 'Shadows hold a weak signal mixed with noise. A burnt highlight holds no differences at all.',
      },
      {
        front: 'When is a patch of pure white in a photograph no fault?',
        back: 'When it is small or meant, such as a lamp or a glint, and nobody wants to see into it.',
      },
    ],
    task: 'Find a scene with a bright window and a dark room. From one spot make three frames: one exposed for the view outside, one for the room, and one that you consider the best decision. Hand in the three side by side, each with one sentence on which end loses detail and whether anyone misses it.',
  },
  {
    id: 'contrast',
    goal: 'Set how far the tones lie apart, so that mood and subject come across without colour.',
    deeper:
      'The eye judges a tone by its neighbour. A grey glove looks light on a black coat and dark on snow, though its own tone is the same. What sets a subject apart is therefore the step at its *outline*, not the contrast of the whole. A tone curve makes the bargain plain: where it is steep, neighbouring tones move apart, and to pay for that it must be flatter somewhere else, where they move together. More contrast everywhere is not to be had.\n\nImagine a red tram before green trees. In colour it leaps out; in plain grey it sinks into leaves of the same brightness. Raise the reds in the colour mixer, and a pale tram glides past dark foliage. Raise the greens instead, and it is a heavy block among silver leaves. One file gives two pictures, one airy, one gloomy.',
    mistake:
      'Many a black and white picture is a colour picture with the colour taken out, left in a soup of middle greys. You notice it when viewers ask what they should look at. Brighten or darken one colour in the mixer until the subject parts from its surroundings.',
    questions: [
      {
        question:
          'In black and white, a woman’s red dress melts into the green hedge behind her. What would you try first?',
        right: {
          text: 'Darken the greens alone in the colour mixer',
          why: 'Dress and hedge differ in hue alone, and the mixer turns that into a difference of brightness.',
        },
        wrong: [
          {
            text: 'Raise the contrast of the whole picture',
            why: 'Both have the same grey, so a steeper curve moves them together and keeps them equal.',
          },
          {
            text: 'Sharpen the outline of the dress strongly',
            why: 'Sharpening strengthens steps in tone that exist; between equal greys there is hardly any.',
          },
          {
            text: 'Darken the corners to frame her figure',
            why: 'Dark corners draw the eye inwards, but there the dress still melts into the hedge.',
          },
        ],
      },
      {
        question:
          'A picture of fog over a lake seems weak to you, so you make its tone curve much steeper. What is the likely result?',
        right: {
          text: 'It looks more decided, and much of the quiet has gone',
          why: 'Low contrast is what told of fog; pulling the tones apart tells of clear air instead.',
        },
        wrong: [
          {
            text: 'It keeps its mood, and is merely clearer and easier to read',
            why: 'Contrast sets the mood before the subject is recognised, so a clearer picture feels different.',
          },
          {
            text: 'It looks quieter, as strong contrast simplifies what is there',
            why: 'Strong contrast does simplify, but what it gives is decision rather than quiet.',
          },
          {
            text: 'It looks more distant, as the far shore becomes darker',
            why: 'A darker shore seems nearer, because fog makes far things pale.',
          },
        ],
      },
      {
        question:
          'You make the tone curve of a portrait steep in the middle tones, keeping black and white where they were. What do you pay for it?',
        right: {
          text: 'The lightest and the darkest tones move closer together',
          why: 'A curve between fixed ends that is steep in one part has to be flatter in others.',
        },
        wrong: [
          {
            text: 'The middle tones move closer together and look muddy',
            why: 'Steep means apart: the middle tones gain contrast, which was the purpose of the change.',
          },
          {
            text: 'The finest lines, such as lashes and hair, turn softer',
            why: 'A curve moves brightness and leaves the detail itself; steeper middle tones even look crisper.',
          },
          {
            text: 'The whole portrait becomes darker from end to end',
            why: 'A curve made steeper in the middle darkens the lower tones and brightens the upper ones.',
          },
        ],
      },
    ],
    cards: [
      {
        front: 'Why can a red and a green merge in a black and white picture?',
        back: 'They may have the same brightness. The colour mixer can set them apart.',
      },
      {
        front: 'What does a steep part of a tone curve cost?',
        back: 'Another part has to be flatter, and the tones there lose contrast.',
      },
    ],
    task: 'Choose a colour picture in which two strong hues meet, and make two black and white versions of it: in one the first hue is clearly the lighter, in the other the darker. Hand in all three at equal size in one image. Ask someone to point at the subject of both versions; they should find it at once.',
  },
]
