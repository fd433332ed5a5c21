import { percent } from '#routers/contract/format-measure.ts'
import { castOf } from '#routers/contract/read-facts.ts'
import { areaText } from '#routers/facts/describe-tones.ts'
import type { ImageTones } from '#routers/contract/facts.ts'
import type { Point } from './point.ts'

/** Tones and colours, as the two speak of them. */
export const pointsOfTones: readonly Point<ImageTones>[] = [
  {
    key: 'brightness',
    title: /dark/,
    measured: ({ brightness }, { cite }) => [
      `The mean brightness is ${percent(brightness)}${cite}, where an ordinary picture sits somewhere around 45 %.`,
      `Average every tone in it and you are ${percent(brightness)} of the way from black to white${cite}.`,
    ],
    felt: [
      'With a dark picture I give my eyes two seconds. After that I want to be paid for waiting.',
      'Dark makes me lean in. And if I lean in and there is nothing to find, I feel a bit foolish.',
    ],
    plain:
      'Mean brightness is the average of all the tones. A black card would have 0 %, a white one 100 %.',
    dispute: ({ brightness }, { cite, noun }) => ({
      first: 'Alex',
      lines: [
        `Can I stand up for the dark? Nobody lands at ${percent(brightness)}${cite} and fails to notice. I trust a mood more than I trust an average.`,
        `I disagree. A dark ${noun} needs one thing for the dark to be dark against. Without it that isn’t night, it’s a lid.`,
        'Or it’s the first minute after the lights go out. You see nothing, and then you do.',
        'Then somebody has to give me the “and then”. So the maker decides: what is there to be found, and how long may it take to find it?',
      ],
    }),
  },
  {
    key: 'brightness',
    title: /light/,
    measured: ({ brightness }, { cite }) => [
      `The mean brightness is ${percent(brightness)}${cite}. There’s hardly any dark left to hold the light up.`,
      `From black to white, the average lands at ${percent(brightness)}${cite}. That’s very near the top.`,
    ],
    felt: [
      'It’s the curtains being opened before I’m awake. Lovely, and then I look for somewhere to rest my eyes.',
      'I like air. But I do want one thing in it that casts a shadow.',
    ],
    plain:
      'Mean brightness is the average of all the tones. A black card would have 0 %, a white one 100 %.',
    dispute: ({ brightness }, { cite }) => ({
      first: 'Alex',
      lines: [
        `I’d leave it light. Mist, snow, a sheet on a line: lightness is a subject, and ${percent(brightness)}${cite} is somebody going all the way.`,
        'Going all the way is what I don’t agree with. Light is made by the dark beside it. Everyone who ever painted snow kept one black crow.',
        'That crow is a cliché, Henry.',
        'It’s a cliché because it works. One for the maker, then: which place in here has earned being dark, and if none has, what is all this light for?',
      ],
    }),
  },
  {
    key: 'highlights',
    measured: (tones, { cite }) => [
      `${percent(tones.highlightsClipped)} of ${areaText(tones)} is all but pure white${cite}. There’s no drawing left in there for anyone to find.`,
      `It gives way at the bright end: ${percent(tones.highlightsClipped)} of ${areaText(tones)} has gone to blank white${cite}.`,
    ],
    felt: [
      'My eye goes to the brightest spot first, every time. If there’s nothing in it, I’ve been sent to an empty room.',
      'White like that is the first thing said. So it had better be what the maker meant to say first.',
    ],
    plain:
      'Clipped means that it has hit the end of the scale. Beyond it there’s only white, and no slider brings the detail back.',
    dispute: ({ highlightsClipped }, { cite, craft }) => ({
      first: 'Henry',
      lines: [
        `Lost is lost. ${percent(highlightsClipped)} without any tone in it${cite} is a hole, and a hole isn’t a style.`,
        {
          camera:
            'I don’t agree. A lamp is blank when you look into it. If everything has detail then nothing is glaring, and glare may be just what it felt like.',
          hand: 'I don’t agree. White that’s left alone can be the brightest thing anyone ever painted, because it’s me who fills it in.',
          layout:
            'I don’t agree. White is the loudest thing on a page, and somebody may well have wanted it loud.',
        }[craft],
        {
          camera:
            'A lamp, yes. A cloud or a cheek, no. It depends on what’s under the white, and neither of us knows.',
          hand: 'You fill it in when it was left on purpose. White that was kept and white that was forgotten look the same from here.',
          layout:
            'Then it has to group things. White that groups nothing is a page that isn’t finished.',
        }[craft],
        {
          camera:
            'The maker knows. So tell us: on the spot, could you see into that brightness, or did it make you look away?',
          hand: 'The maker knows. So tell us, patch by patch: what does each of those whites stand for?',
          layout:
            'Or a page that holds its breath. So, maker: when somebody looks at that white, what should they be waiting for?',
        }[craft],
      ],
    }),
  },
  {
    key: 'shadows',
    measured: (tones, { cite }) => [
      `${percent(tones.shadowsClipped)} of ${areaText(tones)} is all but black${cite}. Black that large is either a shape or a hole.`,
      `At the dark end, ${percent(tones.shadowsClipped)} of ${areaText(tones)} has closed up altogether${cite}.`,
    ],
    felt: [
      'I don’t mind not seeing everything. I mind not knowing whether I’m meant to.',
      'A deep shadow is an invitation, as long as it has an edge I can walk along.',
    ],
    plain:
      'Closed up means so dark that no part of it differs from the part beside it any more.',
    dispute: ({ shadowsClipped }, { cite }) => ({
      first: 'Alex',
      lines: [
        `I like a shadow that keeps its mouth shut. Not being told about ${percent(shadowsClipped)}${cite} can be the generous part.`,
        'I disagree. Black is strong when it has an outline you could cut with scissors. Spread about, it’s what is left when nobody decided.',
        'Or when somebody decided to leave me alone with it.',
        'Then draw me its outline in the air. That’s the question for the maker: if I named this black as a shape, which shape should I say?',
      ],
    }),
  },
  {
    key: 'contrast',
    measured: ({ contrast }, { cite }) => [
      `The spread of tones is ${percent(contrast)}${cite}. Below 13 % or so, one form begins to melt into the next.`,
      `Light and dark keep very close together, with a spread of ${percent(contrast)}${cite}.`,
    ],
    felt: [
      'Soft tones slow me down, which I like. Too soft and I stop, and it isn’t because I’m moved.',
      'It’s like somebody speaking quietly. First I listen harder, then I check whether they’re still talking.',
    ],
    plain:
      'Spread says how far the lights and the darks lie from the average. A small number is a foggy day.',
    dispute: ({ contrast }, { cite }) => ({
      first: 'Alex',
      lines: [
        `Fog is allowed, Henry. A spread of ${percent(contrast)}${cite} could be a decision about the weather.`,
        'It could. I don’t buy it until one edge in there is hard. Even in fog you see your own hand.',
        'Perhaps the point is that you don’t.',
        'Then leave it, and mean it. The maker should say: is somebody across the room to make out what this is, or only that it’s quiet?',
      ],
    }),
  },
  {
    key: 'cast',
    measured: (tones, { cite }) => [
      `The average of all its colours leans ${leaning(tones)}${cite}, and by more than one would overlook.`,
      `One colour lies over everything: on average it leans ${leaning(tones)}${cite}.`,
    ],
    felt: [
      'A colour over everything is like music through a wall. I get the mood before I get the words.',
      'One temperature all over makes me feel held. And after a while, a bit shut in.',
    ],
    plain: 'A cast is a tint over the whole picture, as if through coloured glass.',
    dispute: (tones, { cite, craft }) => ({
      first: 'Henry',
      lines: [
        `I’d correct it. A lean towards ${leaning(tones)} as strong as this${cite} makes every colour in there say the same thing.`,
        'I disagree. Correct an evening until it’s neutral and you get a nice clean noon. The lean may be the only true thing about the hour.',
        {
          camera: 'Or the only true thing about a white balance that nobody set.',
          hand: 'Or about a tube that happened to be open.',
          layout: 'Pages don’t have an hour, Alex. They have a job.',
        }[craft],
        craft === 'layout'
          ? 'Then name the job. Maker: should that colour make me feel something, or make me find something?'
          : 'The maker knows which, and we don’t. So: is there something in it that is grey in life, and do you want it to be grey here?',
      ],
    }),
  },
  {
    key: 'chroma',
    measured: ({ chroma }, { cite }) => [
      `Mean colourfulness comes out at ${chroma.toFixed(3)}${cite}. Beyond 0.15 or so, colours talk over one another.`,
      `Nearly every colour is at full strength: ${chroma.toFixed(3)}, on a scale where 0.1 is lively already${cite}.`,
    ],
    felt: [
      'It’s a party where everyone tells their best story at the same time.',
      'Strong colour gets me across the room. What keeps me there is the one that isn’t shouting.',
    ],
    plain: 'Colourfulness is how far a colour is from grey, whichever colour it is.',
    dispute: ({ chroma }, { cite }) => ({
      first: 'Alex',
      lines: [
        'I’d be sorry to see it toned down. Markets are loud, football crowds are loud, carpets in pubs are loud. That’s life getting in.',
        `A market is loud and still has a stall you walk to. At ${chroma.toFixed(3)}${cite} nothing leads. I disagree about what’s wrong: not the loud, the equal.`,
        'Maybe equal is the subject.',
        'I’d like to hear that from the maker. Which single colour is this about, and would you miss it more than all the others?',
      ],
    }),
  },
]

function leaning(tones: ImageTones): string {
  return castOf(tones).join(' and ') || 'one way'
}
