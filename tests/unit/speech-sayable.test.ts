import { expect, test } from 'vitest'
import { sayable } from '#server/media/speech/sayable.ts'

test.each([
  ['The loudness is -14 LUFS.', 'The loudness is minus 14 LUFS.'],
  ['It peaks at −1.5 dBTP', 'It peaks at minus 1.5 decibels true peak.'],
  ['120 BPM, and 1 s of rest', '120 beats per minute, and 1 second of rest.'],
  ['f/2.8 at 1/250 s', 'f 2.8 at 1 over 250 seconds.'],
  ['It leans 0.3 degrees, or 0.3°', 'It leans 0.3 degrees, or 0.3 degrees.'],
  ['50% of it', '50% of it.'],
  [
    'A cut of -3 dB/oct at 2.4kHz',
    'A cut of minus 3 decibels per octave at 2.4 kilohertz.',
  ],
  ['1920×1080 or 3:2', '1920 by 1080 or 3 to 2.'],
  ['From 0:42 on, for 10–20 seconds', 'From 0:42 on, for 10 to 20 seconds.'],
  ['On 2024-05-01', 'On 2024-05-01.'],
  ['the 60s in 4K at 5600 K', 'the 60s in 4K at 5600 kelvin.'],
  ['C# minor, $5, #3', 'C sharp minor, 5 dollars, number 3.'],
])('numbers and units are words: %s', (text, words) => {
  expect(sayable(text)).toBe(words)
})

test.each([
  ['**Bold**, _soft_ and `code`', 'Bold, soft and code.'],
  ['# Light\n\nIt falls\n- left\n- right', 'Light. It falls. left. right.'],
  ['A lone * or # or ` or _ says nothing', 'A lone or or or says nothing.'],
  ['<speak>Hi <break time="5s"/><b>you</b></speak>', 'Hi you.'],
  ['x < y & z > 3 &amp; &lt;', 'x less than y and z more than 3 and.'],
  ["[[h@l'oU]] there", "h l'oU there."],
  ['Wait — what … well – so', 'Wait, what, well, so.'],
  ['“Don’t,” she said', "Don't, she said."],
  ['his/her and/or https://www.example.com/a?b=c', 'his or her and or example.com.'],
  ['Really?!!! Yes....', 'Really?! Yes.'],
])('marks are not spoken: %s', (text, words) => {
  expect(sayable(text)).toBe(words)
})

test.each([
  '',
  ' \n ',
  '🎉👍🏽',
  '---',
  '...',
  '日本語',
  'Привет',
  '\u0000\u0001',
  '\ud800',
])('nothing is left of %j', (text) => {
  expect(sayable(text)).toBe('')
})

test('whatever comes in, only letters, digits and plain punctuation go to the voice', () => {
  const every = Array.from({ length: 0x30_00 }, (_, code) => String.fromCharCode(code))
  const said = sayable(`a${every.join(' a')}`)
  expect(said).not.toMatch(/[^\p{Script=Latin}\d .,;:!?'"()%+-]/u)
  expect(said).toMatch(/[.!?]$/)
})
