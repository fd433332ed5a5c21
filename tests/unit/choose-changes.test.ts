import { expect, test } from 'vitest'
import { chooseById, chooseByWords } from '#routers/refyn/choose-changes.ts'
import type { SuggestionRow } from '#db/tables/conversations.ts'

let counter = 0

function suggestion(how: string, title = how): SuggestionRow {
  counter += 1
  return {
    id: `s${counter}`,
    userId: 'u',
    conversationId: 'c',
    messageId: 'm',
    fileId: 'f',
    position: counter,
    title,
    why: '',
    how,
    anchor: '{"type":"whole"}',
    criterion: null,
    excerpt: null,
    state: 'open',
    reason: null,
    createdAt: '',
    updatedAt: '',
  }
}

const shadows = suggestion('Add half a stop of light to the shadows.', 'Lift the shadows')
const horizon = suggestion('Turn the picture by 2.5 degrees', 'Level the horizon')
const sky = suggestion('Crop the sky away. Keep the mast', 'Crop the sky')
const all = [shadows, horizon, sky]

function named(words: string, among = all): string[] {
  return chooseByWords(among, words).map(({ suggestionId, how }) => suggestionId ?? how)
}

test('by id they come in the order of the ledger, each once', () => {
  const chosen = chooseById(all, [sky.id, shadows.id, sky.id])
  expect(chosen).toEqual([
    { suggestionId: shadows.id, title: shadows.title, how: shadows.how },
    { suggestionId: sky.id, title: sky.title, how: sky.how },
  ])
})

test('an id that is not there chooses nothing at all', () => {
  expect(() => chooseById(all, [sky.id, 'other'])).toThrow()
  expect(() => chooseById([], [sky.id])).toThrow()
})

test('joined with a full stop and a space each is found, whatever its own end', () => {
  const joined = all.map(({ how }) => how).join('. ')
  expect(joined).toContain('shadows.. Turn')
  expect(named(joined)).toEqual([shadows.id, horizon.id, sky.id])
  expect(named([sky, shadows].map(({ how }) => how).join('. '))).toEqual([
    shadows.id,
    sky.id,
  ])
})

test('a chosen suggestion keeps its own words', () => {
  expect(chooseByWords(all, shadows.how)).toEqual([
    { suggestionId: shadows.id, title: shadows.title, how: shadows.how },
  ])
})

test('words of their own are asked as they stand, their beginning is the title', () => {
  const own =
    'Make the sea warmer, as on a summer evening when the light comes from behind it'
  const long = `${own}, and the sail too`
  expect(chooseByWords(all, ` ${long}. `)).toEqual([
    { suggestionId: null, title: long.slice(0, 80), how: long },
  ])
  expect(chooseByWords([], 'Make it glow')).toEqual([
    { suggestionId: null, title: 'Make it glow', how: 'Make it glow' },
  ])
})

test('known and own words together are each taken for what they are', () => {
  expect(named(`Warm the sea. ${horizon.how}. Darken the pier`)).toEqual([
    horizon.id,
    'Warm the sea. Darken the pier',
  ])
})

test('words that match in part only are own words', () => {
  expect(named('Turn the picture by 2.5')).toEqual(['Turn the picture by 2.5'])
  expect(named('add half a stop of light to the shadows')).toEqual([
    'add half a stop of light to the shadows',
  ])
})

test('the numbers of own words keep their points', () => {
  expect(named('Add 1.5 stops. Sharpen by 0.2')).toEqual([
    'Add 1.5 stops. Sharpen by 0.2',
  ])
})

test('two suggestions of the same words are both chosen only when both are sent', () => {
  const twins = [suggestion('Crop it'), suggestion('Crop it')]
  expect(named('Crop it', twins)).toEqual([twins[0]!.id])
  expect(named('Crop it. Crop it', twins)).toEqual(twins.map(({ id }) => id))
})

test('a suggestion whose words begin another is not chosen for it', () => {
  const short = suggestion('Lift the shadows')
  const long = suggestion('Lift the shadows of the coat by one stop')
  expect(named(long.how, [short, long])).toEqual([long.id])
  expect(named(`${short.how}. ${long.how}`, [short, long])).toEqual([short.id, long.id])
})

test('a suggestion without words is never chosen by them', () => {
  expect(named('Make it glow', [suggestion('. ')])).toEqual(['Make it glow'])
})
