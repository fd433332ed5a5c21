import { describe, expect, test } from 'vitest'
import { checkNumbers } from '#routers/facts/check-numbers.ts'
import { numberFacts } from '#routers/facts/number-facts.ts'
import { filmFacts, pictureFacts, soundFacts, textFacts } from '#tests/support/facts.ts'
import type { Facts } from '#routers/contract/facts.ts'
import type { FactKey } from '#routers/contract/facts.ts'
import type { NumberedFact } from '#routers/facts/number-facts.ts'

function factsOf(...all: Facts[]): NumberedFact[] {
  return numberFacts(all.map((facts, index) => ({ id: `file ${index}`, facts })))
}

const sound = factsOf(soundFacts())
const picture = factsOf(
  pictureFacts({ shadowsClipped: 0.034, brightness: 0.455 }, { tiltDegrees: -2.1 }),
)
const text = factsOf(textFacts({ words: 12_500 }))
const film = factsOf(filmFacts())

function numberOf(facts: NumberedFact[], key: FactKey): number {
  return facts.find((fact) => fact.key === key)!.number
}

function cite(facts: NumberedFact[], key: FactKey): string {
  return `[F${numberOf(facts, key)}]`
}

/** The words that are marked. */
function marked(reply: string, facts: NumberedFact[]): string[] {
  return checkNumbers(reply, facts).map(({ start, end }) => reply.slice(start, end))
}

describe('what was measured is not marked', () => {
  test.for<[string, NumberedFact[]]>([
    ['It measures −14.2 LUFS.', sound],
    ['It measures -14.2 LUFS.', sound],
    ['It measures –14.2 LUFS.', sound],
    ['It measures −14,2 LUFS.', sound],
    ['It measures −14.2\u00a0LUFS.', sound],
    ['It measures −14.2LUFS.', sound],
    ['It measures −14 LUFS.', sound],
    ['It measures −14.20 LKFS.', sound],
    ['The peak is −1.4 dBTP, or −1.4 dB TP.', sound],
    ['The range is 6.5 LU; the tempo is 96 BPM.', sound],
    ['It runs at 96 beats a minute.', sound],
    ['It runs at 96.5 bpm.', sound],
    ['The shadows are clipped at 3 % of the frame.', picture],
    ['The shadows clip at 3.4%.', picture],
    ['The horizon is tilted by 2.1 degrees.', picture],
    ['The horizon is tilted by 2°.', picture],
    ['The text runs to 12,500 words.', text],
    ['The text runs to 12500 words.', text],
    ['The text runs to 12,450 words.', text],
    ['The longest sentence has 34 words.', text],
    ['In all there are 3 shots at 25 fps.', film],
  ])('%s', ([reply, facts]) => {
    expect(checkNumbers(reply, facts)).toEqual([])
    const wrong = reply.replaceAll(/\d/g, '7')
    expect(marked(wrong, facts).length).toBeGreaterThan(0)
  })
})

describe('what is not what was measured is marked', () => {
  test.for<[string, NumberedFact[], string]>([
    ['It measures −9 LUFS.', sound, '−9 LUFS'],
    ['It measures -9.5 LUFS today.', sound, '-9.5 LUFS'],
    ['It measures −14.5 LUFS.', sound, '−14.5 LUFS'],
    ['It measures −9,5 LUFS.', sound, '−9,5 LUFS'],
    ['It measures 14.2 LUFS.', sound, '14.2 LUFS'],
    ['It runs at 120 BPM.', sound, '120 BPM'],
    ['Fine. Then:\n\nIt **runs at 120 BPM** here.', sound, '120 BPM'],
    ['A range of 12 LU is much.', sound, '12 LU'],
    ['The peak is −0.1 dBTP.', sound, '−0.1 dBTP'],
    ['The shadows are clipped at 20 % of the frame.', picture, '20 %'],
    ['The shadows are clipped at 20 percent.', picture, '20 percent'],
    ['The horizon is tilted by 5°.', picture, '5°'],
    ['The text runs to 13,500 words.', text, '13,500 words'],
    ['The longest sentence has 60 words.', text, '60 words'],
    ['On average there are 22 words a sentence.', text, '22 words'],
    ['In all there are 8 shots.', film, '8 shots'],
  ])('%s', ([reply, facts, expected]) => {
    expect(marked(reply, facts)).toEqual([expected])
  })

  test('with the fact that says otherwise', () => {
    expect(checkNumbers('Yes. It measures −9 LUFS.', sound)).toEqual([
      {
        start: 17,
        end: 24,
        number: numberOf(sound, 'loudness'),
        measured: 'Integrated loudness: −14.2 LUFS',
      },
    ])
  })

  test('counted as JavaScript counts, behind emoji and line breaks', () => {
    const reply = '😀 Good.\r\n\n- It is *loud*: \n  −9 LUFS 😀.\n- It runs at 120 BPM.'
    expect(marked(reply, sound)).toEqual(['−9 LUFS', '120 BPM'])
  })

  test('each of several in a sentence, in the order in which they stand', () => {
    expect(marked('It runs at 120 BPM, and 121 BPM later, with −9 LUFS.', sound)).toEqual(
      ['120 BPM', '121 BPM', '−9 LUFS'],
    )
  })

  test('when a fact is cited for it, whatever the words around it', () => {
    const cited = cite(picture, 'shadows')
    expect(marked(`The coat closes at 20 % ${cited}.`, picture)).toEqual(['20 %'])
    expect(marked(`The coat closes at 3.4 % ${cited}.`, picture)).toEqual([])
    expect(marked(`It is 45 % dark ${cited}.`, picture)).toEqual(['45 %'])
    expect(checkNumbers(`The coat closes at 20 % ${cited}.`, picture)[0]).toMatchObject({
      number: numberOf(picture, 'shadows'),
    })
  })

  test('when it is true of another work than the cited one', () => {
    const two = factsOf(soundFacts(), soundFacts({ integratedLufs: -9 }))
    const [first, second] = two.filter(({ key }) => key === 'loudness')
    expect(marked(`It measures −9 LUFS [F${first?.number}].`, two)).toEqual(['−9 LUFS'])
    expect(marked(`It measures −9 LUFS [F${second?.number}].`, two)).toEqual([])
  })

  test('when it is true of another fact than the cited one', () => {
    const reply = `It has 34 words ${cite(text, 'words')}.`
    expect(marked(reply, text)).toEqual(['34 words'])
    expect(marked(`It has 34 words ${cite(text, 'longest')}.`, text)).toEqual([])
  })
})

describe('what need not be a statement about the work is left alone', () => {
  test.for([
    'Aim for −9 LUFS.',
    'Streaming services expect −9 LUFS.',
    'You could bring it to −9 LUFS.',
    'It should be at −9 LUFS.',
    'Louder than −9 LUFS is tiring.',
    'Typically that is −9 LUFS.',
    'Try 120 BPM.',
    'It measures −14.2 LUFS, not the −9 LUFS of your model.',
    'The tempo falls from 96 BPM, and 120 BPM is what it feels like.',
    'It has 500 frames, 12 tracks and 3 takes.',
    'Bar 120 is the best of all.',
    'The BPM and the LUFS are fine.',
    'Look at the light.',
    '',
  ])('%s', (reply) => {
    expect(checkNumbers(reply, sound)).toEqual([])
  })

  test('a share of something that was not measured', () => {
    expect(checkNumbers('The boat fills 60 % of the frame.', picture)).toEqual([])
    expect(checkNumbers('He speaks 60 % of the time.', text)).toEqual([])
  })

  test('words that are not those of the whole text', () => {
    expect(checkNumbers('The first 20 words are the best.', text)).toEqual([])
  })

  test('a unit that nothing was measured in', () => {
    expect(checkNumbers('It measures −9 LUFS at 120 BPM.', picture)).toEqual([])
    expect(checkNumbers('It measures −9 LUFS.', [])).toEqual([])
  })

  test('a part of a longer word or number', () => {
    expect(checkNumbers('Preset v1.9 LUFSmeter, take #9 LUFS.', sound)).toEqual([])
  })

  test('a number that is true of any of the works', () => {
    const two = factsOf(soundFacts(), soundFacts({ integratedLufs: -9 }))
    expect(checkNumbers('The second measures −9 LUFS.', two)).toEqual([])
    expect(marked('The second measures −11 LUFS.', two)).toEqual(['−11 LUFS'])
  })

  test('a citation that there is not, as if it were not there', () => {
    expect(checkNumbers('It measures −14.2 LUFS [F99].', sound)).toEqual([])
    expect(marked('It measures −9 LUFS [F99].', sound)).toEqual(['−9 LUFS'])
    expect(checkNumbers('The coat closes at 20 % [F99].', picture)).toEqual([])
  })
})

// Each of these puts a mark on something right, or leaves a plain mistake unmarked.
describe('a reader would say', () => {
  test('that a number behind a colon belongs to the target before it', () => {
    expect(checkNumbers('The usual target for streaming: −9 LUFS.', sound)).toEqual([])
  })

  test('that a range which holds the true value is right', () => {
    expect(checkNumbers('The tempo is 90–100 BPM.', sound)).toEqual([])
    expect(marked('The tempo is 110–120 BPM.', sound)).toHaveLength(1)
  })

  test('that the first two pages and the last two shots are no count of all', () => {
    expect(checkNumbers('The first 2 pages are the strongest.', text)).toEqual([])
    expect(checkNumbers('The last 2 shots are the strongest.', film)).toEqual([])
  })

  test('that a white wall of a third of the frame is no clipped highlight', () => {
    expect(checkNumbers('The white wall fills 30 % of the frame.', picture)).toEqual([])
  })

  test.for<[string, NumberedFact[]]>([
    ['The shadows are clipped in 20 per cent of the frame.', picture],
    ['It runs at 120 beats per minute.', sound],
    ['It is shot at 50 frames per second.', film],
  ])('that a unit with “per” in it is still a unit: %s', ([reply, facts]) => {
    expect(marked(reply, facts)).toHaveLength(1)
  })
})
