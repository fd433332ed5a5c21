import { expect, test } from 'vitest'
import { findVerse } from '#server/media/reading/verse.ts'
import { measureText } from '#server/media/text.ts'

const carriage = `Because I could not stop for Death –
He kindly stopped for me –
The Carriage held but just Ourselves –
And Immortality.

We slowly drove – He knew no haste
And I had put away
My labor and my leisure too,
For His Civility –`

const summer = `Shall I compare thee to a summer’s day?
Thou art more lovely and more temperate:
Rough winds do shake the darling buds of May,
And summer’s lease hath all too short a date:
Sometime too hot the eye of heaven shines,
And often is his gold complexion dimm’d;
And every fair from fair sometime declines,
By chance or nature’s changing course untrimm’d;
But thy eternal summer shall not fade
Nor lose possession of that fair thou owest;`

const kettle = `the light comes in
sideways, the way
you used to come home

late, with the smell of
rain on your collar
and nothing

to say
about it. I kept
the kettle warm`

test('stanzas and lines of verse are counted, and its sentences run over lines', () => {
  // 41 words in 8 lines.
  expect(measureText(carriage)).toMatchObject({
    words: 41,
    sentences: 2,
    verse: { stanzas: 2, lines: 8, meanLineWords: 5.1 },
    readability: null,
  })
  expect(measureText(kettle)).toMatchObject({
    sentences: 2,
    verse: { stanzas: 3, lines: 9, meanLineWords: 3.6 },
  })
  expect(measureText(carriage.replace('Immortality.', 'Immortality'))?.sentences).toBe(1)
})

test('verse of even lines is told by the capitals at their heads', () => {
  expect(findVerse(summer)).toEqual({ stanzas: 1, lines: 10, meanLineWords: 7.7 })
})

test('a title is no line of verse', () => {
  expect(findVerse(`The Carriage\n\nby Emily\n\n${carriage}`)).toEqual(
    findVerse(carriage),
  )
})

test('capitals at the heads of lines make no names of words', () => {
  const verse = carriage.replace('And I had put', 'Carriages had put')
  expect(measureText(verse)?.echoes.map(({ word }) => word)).not.toContain('carriage')
  const lines = `There was a time for the
Harbour and for us
and all that the
Harbour had of us, and of
what we were to be then`
  expect(measureText(lines)?.echoes.map(({ word }) => word)).toEqual(['harbour'])
})

const prose = `It is a truth universally acknowledged, that a single man in possession of a good fortune,
must be in want of a wife. However little known the feelings or views of such a man may be on his
first entering a neighbourhood, this truth is so well fixed in the minds of the surrounding
families, that he is considered the rightful property of some one or other of their daughters.`

function wrap(text: string, width: number): string {
  const lines = ['']
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? ''
    if (last !== '' && last.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`.trim()
  }
  return lines.join('\n')
}

test.for([36, 45, 60, 72, 80, 100])(
  'prose wrapped at %i columns is no verse',
  (width) => {
    const paragraphs = [prose, `${prose} ${prose}`, 'A short one, for once.', prose]
    expect(findVerse(paragraphs.map((text) => wrap(text, width)).join('\n\n'))).toBeNull()
  },
)

test('short lines of speech, lists and scripts are no verse', () => {
  const speech =
    '"No."\n"Why not?"\n"Because I said so."\n"You say that every time."\n"I do."'
  const list =
    '- eggs and milk\n- bread\n- apples, red ones\n- coffee\n- a new lamp for the hall'
  const script =
    'ANNA\nI don’t know\nwhat you mean\n\nJOHN\nYou do,\nyou always do\n\nANNA\nNo'
  expect([speech, list, script].map(findVerse)).toEqual([null, null, null])
})

test('three lines are too few to tell', () => {
  expect(findVerse('the light comes in\nsideways, the way\nyou used to')).toBeNull()
})
