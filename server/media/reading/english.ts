const list = (words: string) => new Set(words.trim().split(/\s+/))

/** Words that English alone has among its commonest; `was`, `in`, `die`, `me` are others' too. */
const tellTale = list(`
  the and of to that with his she you they from were this there what which have not but for their
  them would could been when into who your then than these those about through because where
  after before while upon don't didn't wasn't it's i'm he's she's
`)
const leastTellTale = 0.12

/** Words that carry grammar rather than weight: nobody notices that they come again. */
const light = list(`
  a about above across after afterwards again against ago all almost alone along already also
  although always am among an and another any anybody anyone anything anyway anywhere are aren't
  around as at away back be became because become becomes been before began behind being below
  beneath beside besides between beyond both but by called came can can't cannot come comes coming
  could couldn't did didn't do does doesn't doing don't done down during each either else enough
  even ever every everybody everyone everything everywhere except few first for from get gets
  getting give given go goes going gone good got had hadn't half has hasn't have haven't having he
  he'd he'll he's hence her here hers herself him himself his how however i i'd i'll i'm i've if
  in indeed inside instead into is isn't it it'd it'll it's its itself just keep kept last later
  least less let let's like little long made make makes making many may maybe me mean might mine
  more most mr mrs ms much must my myself near nearly neither never next no nobody none nor not
  nothing now nowhere of off often oh ok okay old on once one ones only onto or other others
  ought our ours ourselves out outside over own per perhaps put puts quite rather really right
  said same saw say saying says second see seem seemed seems seen several shall she she'd she'll
  she's should shouldn't since so some somebody someone something sometimes somewhere soon still
  such take taken takes than that that's the their theirs them themselves then there there's
  therefore these they they'd they'll they're they've thing things this those though three
  through thus till to together told too took toward towards two under unless until up upon us
  used very via was wasn't way we we'd we'll we're we've well went were weren't what what's
  whatever when whenever where wherever whether which while who who's whoever whole whom whose
  why will with within without won't would wouldn't yes yet you you'd you'll you're you've your
  yours yourself asked ask asks know knew knows known think thought thinks want wanted wants
  four five six seven eight nine ten hundred thousand new
`)

/** Words so common in stories that their return is little noticed. */
const plain = list(`
  look time hand eye face door man woman day night head room house year people mother father
  turn walk feel felt stand stood sit sat hear heard find found leave left live life world work
  place water light morning boy girl child children name word voice moment tell
`)

export function lower(word: string): string {
  return word.toLowerCase().replaceAll('’', "'")
}

/** Whether words are English, by the share of small words that no neighbour shares. */
export function isEnglish(words: string[]): boolean {
  const hits = words.reduce(
    (count, word) => count + (tellTale.has(lower(word)) ? 1 : 0),
    0,
  )
  return words.length > 0 && hits / words.length >= leastTellTale
}

/** Expects a word in lower case. */
export function isLight(word: string): boolean {
  return word.length < 4 || light.has(word) || !/^\p{L}/u.test(word)
}

/** How much a reader notices a word: 0.4 for the commonest, up to 1.5 for long ones. */
export function weightOf(key: string, word: string): number {
  if (plain.has(key) || plain.has(word)) return 0.4
  return Math.min(1.5, Math.max(0.7, word.length / 6))
}
