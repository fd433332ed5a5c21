import { expect, test } from 'vitest'
import { placeCategories } from '#routers/contract/discovery.ts'
import {
  addressOf,
  descriptionOf,
  nameOf,
} from '#server/services/places/describe-tags.ts'
import { kindOf, placeRules } from '#server/services/places/place-rules.ts'
import {
  readOpeningHours,
  readPhone,
  readWebsite,
} from '#server/services/places/tag-text.ts'
import type { Tags } from '#server/services/places/place-rules.ts'

/** `tourism=museum; fee=no` as tags. */
function tags(written: string): Tags {
  return Object.fromEntries(
    written.split(' & ').map((tag) => {
      const [key = '', value = ''] = tag.split(/=([^]*)/)
      return [key, value]
    }),
  )
}

test.for([
  ['tourism=museum', 'museum'],
  ['tourism=museum & historic=castle', 'museum'],
  ['tourism=gallery', 'gallery'],
  ['tourism=attraction;gallery', 'gallery'],
  ['shop=art', 'gallery'],
  ['amenity=arts_centre & tourism=gallery', 'gallery'],
  ['historic=castle', 'historic_site'],
  ['historic=monument', 'historic_site'],
  ['historic=ruins', 'historic_site'],
  ['historic=manor', 'historic_site'],
  ['historic=archaeological_site', 'historic_site'],
  ['historic=fort', 'historic_site'],
  ['historic=city_gate', 'historic_site'],
  ['historic=memorial & wikidata=Q1', 'historic_site'],
  ['historic=memorial & wikipedia=en:X', 'historic_site'],
  ['historic=memorial & heritage=2', 'historic_site'],
  ['historic=memorial', undefined],
  ['historic=memorial & heritage=no', undefined],
  ['heritage=2 & wikidata=Q1', 'historic_site'],
  ['heritage=2 & wikidata=Q1 & amenity=place_of_worship', 'historic_site'],
  ['heritage=2 & wikidata=Q1 & amenity=pub', undefined],
  ['heritage=2 & wikidata=Q1 & shop=bakery', undefined],
  ['heritage=2 & wikidata=Q1 & office=lawyer', undefined],
  ['heritage=1 & wikidata=Q1 & place=village', undefined],
  ['heritage=2', undefined],
  ['heritage=no & wikidata=Q1', undefined],
  ['tourism=artwork & wikidata=Q1', 'historic_site'],
  ['tourism=artwork', undefined],
  ['amenity=theatre', 'performance_venue'],
  ['amenity=concert_hall', 'performance_venue'],
  ['amenity=cinema', 'performance_venue'],
  ['amenity=music_venue', 'performance_venue'],
  ['leisure=bandstand', 'performance_venue'],
  ['club=music', 'performance_venue'],
  ['amenity=arts_centre & theatre:type=amphi', 'performance_venue'],
  ['amenity=arts_centre & cinema=yes', 'performance_venue'],
  ['amenity=arts_centre & live_music=yes', 'performance_venue'],
  ['amenity=arts_centre', 'community_space'],
  ['amenity=arts_centre & cinema=no', 'community_space'],
  ['amenity=community_centre', 'community_space'],
  ['amenity=social_centre', 'community_space'],
  ['amenity=studio & studio=artist', 'artist_studio'],
  ['amenity=studio & studio=ceramics;video', 'artist_studio'],
  ['amenity=studio & craft=baker', 'artist_studio'],
  ['amenity=studio & studio=audio', undefined],
  ['amenity=studio', undefined],
  ['craft=artist', 'artist_studio'],
  ['craft=sculptor', 'artist_studio'],
  ['craft=photographer', 'artist_studio'],
  ['craft=pottery', 'artist_studio'],
  ['craft=glassblower', 'artist_studio'],
  ['craft=luthier', 'artist_studio'],
  ['craft=painter', undefined],
  ['craft=brewery', undefined],
  ['amenity=library', 'library'],
  ['place=quarter & name=Cultural Industries Quarter', 'creative_district'],
  ['place=neighbourhood & name=Museumsinsel', 'creative_district'],
  ['place=neighbourhood & name=Arts District', 'creative_district'],
  ['place=quarter & tourism=attraction', 'creative_district'],
  ['place=neighbourhood & name=Cartwright', undefined],
  ['place=neighbourhood & name=Harts Hill', undefined],
  ['place=suburb & name=Arts District', undefined],
  ['amenity=library & access=private', undefined],
  ['tourism=museum & access=no', undefined],
  ['tourism=museum & access=customers', 'museum'],
  ['amenity=cinema & disused=yes', undefined],
  ['amenity=theatre & abandoned=yes', undefined],
  ['historic=fort & disused=yes', 'historic_site'],
  ['amenity=pub', undefined],
  ['tourism=museums', undefined],
  ['name=Museum', undefined],
  ['tourism=', undefined],
] as const)('%s is %s', ([written, category]) => {
  expect(kindOf(tags(written))?.category).toBe(category)
})

test('every category has a rule', () => {
  expect(new Set(placeRules.map(({ category }) => category))).toEqual(
    new Set(placeCategories),
  )
})

test.for([
  ['name=The Hepworth & name:en=Hepworth', 'The Hepworth'],
  ['name=国立博物館 & name:en=National Museum', '国立博物館 (National Museum)'],
  ['name=Музей', 'Музей'],
  ['name=Musée d’Art & name:en=Art Museum', 'Musée d’Art'],
  ['name=1853 & name:en=Gallery 1853', '1853'],
  ['name=  a \n b  ', 'a b'],
  ['name=‪…‬', ''],
  ['name:en=Only English', ''],
] as const)('the name of %j is %j', ([written, name]) => {
  expect(nameOf(tags(written))).toBe(name)
})

test.for([
  ['addr:housenumber=7 & addr:street=Drury Lane', '7 Drury Lane'],
  [
    'addr:postcode=WF1 & addr:city=Wakefield & addr:suburb=Sandal & addr:street=A Street',
    'A Street, Sandal, Wakefield, WF1',
  ],
  ['addr:suburb=Leeds & addr:city=Leeds', 'Leeds'],
  ['addr:full=7 Drury Lane, WF1 & addr:city=X', '7 Drury Lane, WF1'],
  ['addr:housename=Old Hall & addr:village=Emley', 'Old Hall, Emley'],
  ['name=X', ''],
] as const)('the address of %s is %j', ([written, address]) => {
  expect(addressOf(tags(written))).toBe(address)
})

test.for([
  ['tourism=museum', 'Museum'],
  [
    'tourism=museum & museum=local & wheelchair=yes & fee=no',
    'Museum of local history, wheelchair accessible, free entry',
  ],
  ['tourism=museum & museum=constructor', 'Museum'],
  [
    'tourism=museum & fee=yes & wheelchair=limited',
    'Museum, partly wheelchair accessible, entry fee',
  ],
  ['tourism=museum & fee=donation & wheelchair=bad', 'Museum'],
  ['amenity=arts_centre & operator=The Council', 'Arts centre, run by The Council'],
  ['historic=manor & start_date=1420', 'Manor house, dating from 1420'],
  ['historic=castle & start_date=C12', 'Castle'],
  ['tourism=artwork & wikidata=Q1 & artist_name=A. Smith', 'Work of art, by A. Smith'],
  ['shop=art', 'Art shop'],
  ['heritage=2 & wikidata=Q1', 'Listed as heritage'],
  ['tourism=museum & description=A museum of pencils.', 'A museum of pencils.'],
  [
    'tourism=museum & description=Ein Museum & description:en=A museum of ink',
    'A museum of ink',
  ],
] as const)('%s is described as %j', ([written, description]) => {
  const some = tags(written)
  expect(descriptionOf(some, kindOf(some)!)).toBe(description)
})

test.for([
  ['https://ysp.org.uk', 'https://ysp.org.uk/'],
  ['http://ysp.org.uk/visit?a=1', 'http://ysp.org.uk/visit?a=1'],
  ['www.ysp.org.uk', 'https://www.ysp.org.uk/'],
  ['ysp.org.uk:8080/x', 'https://ysp.org.uk:8080/x'],
  ['https://a.example; https://b.example', 'https://a.example/'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['mailto:a@b.example', null],
  ['ftp://a.example', null],
  ['https://user:secret@a.example', null],
  ['user@a.example', null],
  ['https://localhost/', null],
  ['museum', null],
  ['', null],
  [`https://a.example/${'x'.repeat(500)}`, null],
  [7, null],
] as const)('the website %j is %j', ([text, website]) => {
  expect(readWebsite(text)).toBe(website)
})

test.for([
  ['+44 1924 247360', '+44 1924 247360'],
  ['(01924) 247-360', '(01924) 247-360'],
  ['+44 1; ', null],
  ['+44 1924 1; +44 1924 2', '+44 1924 1'],
  ['call us', null],
  ['', null],
  [undefined, null],
] as const)('the phone %j is %j', ([text, phone]) => {
  expect(readPhone(text)).toBe(phone)
})

test('opening hours are left as they are written, within limits', () => {
  expect(readOpeningHours('Tu-Su 10:00-17:00; Mo off')).toBe('Tu-Su 10:00-17:00; Mo off')
  expect(readOpeningHours(' ')).toBeNull()
  expect(readOpeningHours('x '.repeat(500))!.length).toBeLessThanOrEqual(255)
})
