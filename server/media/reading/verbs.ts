export const list = (words: string): ReadonlySet<string> =>
  new Set(words.trim().split(/\s+/))

/** Irregular verbs: base, past, participle. Those whose past is their base tell no tense. */
const irregular = `
  arise arose arisen|awake awoke awoken|bear bore borne|begin began begun|bend bent bent
  bind bound bound|bite bit bitten|bleed bled bled|blow blew blown|break broke broken
  breed bred bred|bring brought brought|build built built|burn burnt burnt|buy bought bought
  catch caught caught|choose chose chosen|cling clung clung|come came come|creep crept crept
  deal dealt dealt|dig dug dug|draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten
  fall fell fallen|feed fed fed|feel felt felt|fight fought fought|find found found
  flee fled fled|fling flung flung|fly flew flown|forget forgot forgotten
  forgive forgave forgiven|freeze froze frozen|get got got|give gave given|go went gone
  grind ground ground|grow grew grown|hang hung hung|hear heard heard|hide hid hidden
  hold held held|keep kept kept|kneel knelt knelt|know knew known|lay laid laid|lead led led
  lean leant leant|leap leapt leapt|learn learnt learnt|leave left left|lend lent lent
  lie lay lain|light lit lit|lose lost lost|make made made|mean meant meant|meet met met
  pay paid paid|ride rode ridden|ring rang rung|rise rose risen|run ran run|say said said
  see saw seen|seek sought sought|sell sold sold|send sent sent|sew sewed sewn
  shake shook shaken|shine shone shone|shoot shot shot|show showed shown|shrink shrank shrunk
  sing sang sung|sink sank sunk|sit sat sat|sleep slept slept|slide slid slid|sling slung slung
  smell smelt smelt|speak spoke spoken|spend spent spent|spill spilt spilt|spin spun spun
  spit spat spat|spoil spoilt spoilt|spring sprang sprung|stand stood stood|steal stole stolen
  stick stuck stuck|sting stung stung|stink stank stunk|stride strode stridden
  strike struck struck|string strung strung|strive strove striven|swear swore sworn
  sweep swept swept|swell swelled swollen|swim swam swum|swing swung swung|take took taken
  teach taught taught|tear tore torn|tell told told|think thought thought|throw threw thrown
  tread trod trodden|understand understood understood|wake woke woken|wear wore worn
  weave wove woven|weep wept wept|win won won|wind wound wound|withdraw withdrew withdrawn
  wring wrung wrung|write wrote written|become became become|forbid forbade forbidden
  overhear overheard overheard|overcome overcame overcome|undo undid undone|sow sowed sown
  mow mowed mown|saw sawed sawn|prove proved proven
`
  .trim()
  .split(/[|\n]\s*/)
  .map((verb) => verb.trim().split(' '))

const unchanging =
  'put set cut let hit shut hurt cost cast spread read beat bet burst split quit shed thrust'

/** Regular verbs that stories are made of, to know a present tense by. */
const regular = `
  ask answer arrive appear believe breathe call carry change climb close count cover cross cry
  dance decide die dream drop enter explain fill finish follow gather happen hate hear help hope
  hurry imagine join jump kick kill kiss laugh learn lift like listen live lock look love move
  need nod notice open pass pause pick play pour press pretend pull push reach realise realize
  recognise recognize remain remember reply rest return rub rush scream search seem shout shrug
  sigh smell smile stare start stay step stop stretch suppose talk taste touch try turn use wait
  walk want wash watch wave whisper wipe wish wonder work worry
`

export const pasts: ReadonlySet<string> = new Set(
  irregular.flatMap(([, past]) => (past ? [past] : [])),
)
export const bases: ReadonlySet<string> = new Set([
  ...irregular.flatMap(([base]) => (base ? [base] : [])),
  ...list(regular),
])
export const thirdPersons: ReadonlySet<string> = new Set(
  [...bases, ...list(unchanging)].map(thirdPerson),
)
const intransitive = list(
  'come become gone gotten arisen lain fallen risen swum slept run',
)
export const participles: ReadonlySet<string> = new Set(
  [...irregular.map((forms) => forms[2] ?? ''), ...list(unchanging), 'beaten', 'done']
    .filter((word) => word !== '')
    .filter((word) => !intransitive.has(word)),
)

function thirdPerson(base: string): string {
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`
  return /(?:s|sh|ch|x|z|o)$/.test(base) ? `${base}es` : `${base}s`
}

export const beForms = list(`
  am is are was were be been being isn't aren't wasn't weren't i'm you're we're they're
`)
export const haveForms = list(`
  have has had having haven't hasn't hadn't i've you've we've they've
`)
/** Words in -ed that are no forms of verbs. */
export const noVerbInEd = list(`
  need bed red shed indeed hundred naked wicked sacred crooked ragged rugged wretched beloved
  kindred speed seed feed breed deed weed greed bleed exceed proceed succeed creed reed sled
  hatred biped embed wed fled bred led fed steed
`)
const between = list(`
  not never also already just still even ever soon then once always often almost all both
  again now quite so too only
`)

export function isBetween(word: string): boolean {
  return between.has(word) || /..ly$/.test(word)
}
