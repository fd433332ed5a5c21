import type { PlaceCategory } from '#routers/contract/discovery.ts'
import type { Reasons } from './guide-reasons.ts'

type Meeting =
  | 'performance_venue'
  | 'artist_studio'
  | 'creative_district'
  | 'community_space'

export const communityReasons: Pick<Record<PlaceCategory, Reasons>, Meeting> = {
  performance_venue: {
    photography: [
      'stage light is hard, coloured and quick; with permission it is the best practice in exposure.',
      'the queue and the foyer are full of faces that wait, before the lights go down.',
    ],
    picture: [
      'a stage is a lit shape on a dark ground: draw only the light and leave the rest out.',
      'figures on a stage never hold still, which is what quick drawing is for.',
    ],
    design: [
      'posters and programmes have one glance to say who, when and why; see which do.',
      'a stage set has to read from the last row, as a page has to from across the street.',
    ],
    music: [
      'hearing others play to a room shows what carries and what only works in headphones.',
      'listen for how players start, stop and breathe together, then look for it in your recordings.',
    ],
    film: [
      'performers hold an audience without a cut; watch what they do instead.',
      'look at how light and sound move your attention from one side of the stage to the other.',
    ],
    dance: [
      'bodies in front of you show weight and breath, which a screen takes away.',
      'watch one performer only for a whole scene, the one who is not at its centre.',
    ],
    writing: [
      'spoken lines show at once which sentences can be breathed and which cannot.',
      'note the moment when the room goes quiet, and what had been said just before.',
    ],
    any: [
      'Being in a room while something is made once and for good is worth the evening.',
      'Watch the audience for a minute as well: they show you what works.',
    ],
  },
  artist_studio: {
    photography: [
      'hands, tools and north light make a portrait of work; ask whether you may.',
      'a maker at work gives you a series with a beginning, a middle and an end.',
    ],
    picture: [
      'unfinished work on a wall shows the layers that a finished one hides.',
      'ask what a maker throws away, and at what point: it is the part books leave out.',
    ],
    design: [
      'materials answer back in a workshop; see what ink, clay or wood makes impossible.',
      'samples and trials lie about openly there: most of a good solution is what came before.',
    ],
    music: [
      'people who make by hand know about practice and repetition; ask how they keep it fresh.',
      'the rhythm of tools is worth recording, with permission, as material.',
    ],
    film: [
      'making a thing is a story that is told by pictures alone: hands, material, result.',
      'a workshop is full of near sounds that carry a scene without a word.',
    ],
    dance: [
      'skilled hands repeat one movement until nothing is too much; watch how it got so small.',
      'see how a maker stands and shifts weight through a day’s work, and try it.',
    ],
    writing: [
      'every craft has its own words; collect ten that you did not know.',
      'ask how a maker knows that a thing is finished, and write the answer down as it was said.',
    ],
    any: [
      'Seeing work half made tells you more of how it is done than the finished thing.',
      'Ask one good question there, about the part that went wrong.',
    ],
  },
  creative_district: {
    photography: [
      'streets where people make and sell things give you layers, signs and light to order in a frame.',
      'walk the same street twice, once for the wide view and once for details only.',
    ],
    picture: [
      'painted walls and shop fronts show how colour holds at the size of a house.',
      'sit at a corner for half an hour and draw what moves and what does not.',
    ],
    design: [
      'signs, windows and stickers are a free exhibition of what can be read at walking speed.',
      'photograph ten signs and sort them by type, age and purpose.',
    ],
    music: [
      'a district has a sound of its own; record a minute at each corner and compare.',
      'look at the posters for small nights: that is where you meet people to play with.',
    ],
    film: [
      'streets with life in them are a ready location for a scene of looking for somebody.',
      'follow one movement through the street, a bicycle or a parcel, and plan it as shots.',
    ],
    dance: [
      'people crossing a square never collide: notice the small choices that prevent it.',
      'walls, kerbs and rails are partners to try weight against when the street is quiet.',
    ],
    writing: [
      'listen to how people talk at a counter, and keep one sentence of it.',
      'write down every name on one street’s signs: there are characters among them.',
    ],
    any: [
      'Where many people make things close together, you see what is being tried now.',
      'Walk it without a plan, and go into the one door you would usually pass.',
    ],
  },
  community_space: {
    photography: [
      'people who meet regularly let themselves be photographed once they know you: go twice.',
      'showing prints to people who are no photographers tells you what a picture really says.',
    ],
    picture: [
      'drawing in a group, with others’ solutions beside yours, shows what you do by habit.',
      'ask for an evening class or an open table: steady company keeps the hand moving.',
    ],
    design: [
      'notice boards are a fair test of a poster: see which ones people stop at.',
      'a small group that needs a leaflet is a true brief with true limits.',
    ],
    music: [
      'a room with others who play is where timing is learned; ask about choirs and sessions.',
      'try one unfinished piece on people who will tell you where they stopped listening.',
    ],
    film: [
      'people with a shared purpose are a short documentary that has only to be asked for.',
      'show a rough cut to ten people in a room, and watch them instead of the screen.',
    ],
    dance: [
      'open classes bring movement from bodies that were not trained as yours was.',
      'a plain hall with a good floor is what most pieces begin in; ask what it costs by the hour.',
    ],
    writing: [
      'reading aloud to a few people finds the dead sentence that the eye forgives.',
      'people who have lived in one place for long tell stories that nobody has written down.',
    ],
    any: [
      'Work shown to people early, in a room, gets better answers than work shown late.',
      'Ask what happens there on an ordinary weekday: the best groups rarely advertise.',
    ],
  },
}
