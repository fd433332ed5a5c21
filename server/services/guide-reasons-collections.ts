import type { PlaceCategory } from '#routers/contract/discovery.ts'
import type { Reasons } from './guide-reasons.ts'

type Collecting = 'museum' | 'gallery' | 'library' | 'historic_site'

export const collectionReasons: Pick<Record<PlaceCategory, Reasons>, Collecting> = {
  museum: {
    photography: [
      'glass cases and spotlights are good practice in reflections and mixed light, where cameras are allowed.',
      'objects behind glass teach you to choose one thing and leave the rest of the room out.',
    ],
    picture: [
      'objects that hold still let you draw form, edge and shadow for as long as you need.',
      'old tools and pots give you shapes and worn colours that no photograph hands you.',
    ],
    design: [
      'labels, cases and routes show how much can be explained in thirty words and one picture.',
      'everyday things from other decades show how type, material and use were made to agree.',
    ],
    music: [
      'rooms full of old things have sounds and stories in them that can become a piece.',
      'listen for how each room answers a footstep, and take that difference back to your mix.',
    ],
    film: [
      'an exhibition is cut like a film: look for where it opens, where it turns and what ends it.',
      'a single object and its label can be the whole idea of a short film.',
    ],
    dance: [
      'figures and tools show how bodies worked and stood, which is material for movement.',
      'watch how visitors slow down, bend and turn: that is a score you can borrow.',
    ],
    writing: [
      'take one object and write down who last put it down, and why.',
      'labels are a lesson in leaving out; try one for something in your own text.',
    ],
    any: [
      'A museum lets you look at one thing for ten minutes, which few other places do.',
      'Choose three objects, sketch or note each, and ask what problem its maker solved.',
    ],
  },
  gallery: {
    photography: [
      'galleries hang prints at a size and in a light worth studying.',
      'look at how pictures are put in order on a wall, then try the same with your own series.',
    ],
    picture: [
      'a surface seen from a hand’s width away shows strokes and layers that no screen does.',
      'step back until a picture holds together, then forward until it falls apart: between the two is its scale.',
    ],
    design: [
      'look at where your eye goes first on a full wall, and work out what sent it there.',
      'the space left around each work is a lesson in margins at full size.',
    ],
    music: [
      'pictures solve repetition and contrast without time; look how, and carry one way over.',
      'choose one work and decide what it would sound like: tempo, register, density.',
    ],
    film: [
      'frames on a wall have to hold without a cut, which is the test of a composition.',
      'notice where the light falls in each picture and where you would put the lamp.',
    ],
    dance: [
      'sculpture and figures hold a movement at one instant; try to find the one before it.',
      'walk the room as a path with stops, and notice what the works make your body do.',
    ],
    writing: [
      'describe one picture so exactly that somebody could pick it out, without saying what it means.',
      'titles beside pictures show how three words change what is seen.',
    ],
    any: [
      'Pick the work that holds you longest, and say in one sentence how it does it.',
      'Go round once fast and once slowly: what you missed the first time is worth knowing.',
    ],
  },
  library: {
    photography: [
      'photo books show what a sequence does that single pictures cannot.',
      'rows of shelves and window light are a quiet exercise in lines and depth; ask before you photograph.',
    ],
    picture: [
      'large art books let you compare ten painters’ answers to one problem on a single table.',
      'readers sit still without knowing it, which is what a sketchbook wants; be discreet.',
    ],
    design: [
      'a shelf of book covers shows in a minute which of them can be read from three metres.',
      'open ten books at their first page and compare margins, line length and type.',
    ],
    music: [
      'scores and books on music let you look up how others built what you are trying.',
      'following a score while you listen shows where a piece really turns.',
    ],
    film: [
      'screenplays and novels show how a scene is set up before anything is filmed.',
      'local newspapers and maps are a cheap and honest way to find a true story.',
    ],
    dance: [
      'books on anatomy and on dance give words for what your body already does.',
      'pictures of dancers of other decades show where a line of movement comes from.',
    ],
    writing: [
      'read the first pages of ten books of your kind and note what each promises.',
      'a table among people who read is a good place to finish a page.',
    ],
    any: [
      'A library lets you follow a question from shelf to shelf without paying for a wrong turn.',
      'Ask the staff for the local collection: it is often the part that exists nowhere else.',
    ],
  },
  historic_site: {
    photography: [
      'old walls change with every hour of light; come early or late and compare.',
      'look for the frame that shows how large it is: a person, a door, a step.',
    ],
    picture: [
      'stone, weather and moss give a range of greys and greens worth mixing on the spot.',
      'ruins and roofs are perspective with the difficult parts left in.',
    ],
    design: [
      'carved letters and old signs show how type was fitted to stone and distance.',
      'patterns in brick, tile and tracery are ready-made lessons in repeating a motif.',
    ],
    music: [
      'stone rooms hold a sound for seconds; clap once and listen to what your reverb imitates.',
      'a place with a past is a strong beginning for a song: a name, a date, one event.',
    ],
    film: [
      'walk it as a location: where the sun stands, what is heard, where a scene could enter.',
      'one slow walk through it, shot in five sizes, is a complete exercise in coverage.',
    ],
    dance: [
      'steps, thresholds and slopes change how weight falls; notice what they ask of you.',
      'a place built for ceremony shows how a building leads bodies along a line.',
    ],
    writing: [
      'stand where something happened and write down only what you can see, hear and smell.',
      'a place outlives its people, which is half of a story; the other half is who comes next.',
    ],
    any: [
      'Find the oldest thing you can touch there, and work out how it was made.',
      'Look for what was repaired: every repair is somebody’s decision about what mattered.',
    ],
  },
}
