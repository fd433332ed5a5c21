import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseAnswer } from '#server/services/parse-answer.ts'

const shape = z.object({
  marks: z.array(z.object({ name: z.string(), size: z.number().nullable() })),
})
const marks = { marks: [{ name: 'horizon', size: 2 }] }
const json = JSON.stringify(marks)

function faultOf(text: string): string {
  const parsed = parseAnswer(text, shape)
  if ('value' in parsed) throw new Error(`Expected a fault, got ${json}`)
  return parsed.fault
}

test.for([
  ['bare', json],
  ['over several lines', JSON.stringify(marks, null, 2)],
  ['in a fence', `\`\`\`json\n${json}\n\`\`\``],
  ['in a fence without a name', `\`\`\`\n${json}\n\`\`\``],
  ['among words', `Here they are:\n${json}\nI hope that helps.`],
  ['behind a thought', `<think>Perhaps {"marks": []}? No.</think>\n${json}`],
  ['between two thoughts', `<think>{</think>${json}<think>Good. }</think>`],
  ['in a fence behind a thought', `<think>\nHm.\n</think>\n\`\`\`json\n${json}\n\`\`\``],
] as const)('an object that stands %s is read', ([, text]) => {
  expect(parseAnswer(text, shape)).toEqual({ value: marks })
})

test('braces and fences inside the words of the object belong to it', () => {
  const named = { marks: [{ name: 'a } { b ```json', size: null }] }
  expect(parseAnswer(`So: ${JSON.stringify(named)}.`, shape)).toEqual({ value: named })
})

test('what was not asked for is left out', () => {
  const text = JSON.stringify({ marks: [{ name: 'a', size: 1, colour: 'red' }], mood: 1 })
  expect(parseAnswer(text, shape)).toEqual({ value: { marks: [{ name: 'a', size: 1 }] } })
})

test.for([
  ['nothing', ''],
  ['words only', 'I could not find anything.'],
  ['an object in a thought only', `<think>${json}</think>I am done.`],
  ['a list without an object', '[1, 2]'],
  ['an end before a beginning', '} and {'],
] as const)('%s: there is no object', ([, text]) => {
  expect(faultOf(text)).toBe('There is no JSON object in the answer.')
})

test.for([
  ['broken off', '{"marks": [{"name": "a", "size": 1}'],
  ['with a comma too many', '{"marks": [],}'],
  ['with single quotes', "{'marks': []}"],
] as const)('an object that is %s cannot be read, and that is said', ([, text]) => {
  expect(faultOf(text)).toMatch(/^The JSON cannot be read: SyntaxError/)
})

test('what is said about broken JSON stays short', () => {
  expect(faultOf(`{"marks": ${'x'.repeat(5000)}}`).length).toBeLessThan(300)
})

test.for([
  ['another key', { list: [] }, 'marks', 'expected array, received undefined'],
  [
    'a key that is missing',
    { marks: [{ name: 'a', size: 1 }, { size: 1 }] },
    'marks.1.name',
    'expected string, received undefined',
  ],
  [
    'a null key that is missing',
    { marks: [{ name: 'a' }] },
    'marks.0.size',
    'expected number, received undefined',
  ],
  [
    'a string in place of a number',
    { marks: [{ name: 'a', size: '2' }] },
    'marks.0.size',
    'expected number, received string',
  ],
  [
    'an object in place of a list',
    { marks: {} },
    'marks',
    'expected array, received object',
  ],
] as const)('%s is told by its place', ([, answer, place, what]) => {
  const fault = faultOf(JSON.stringify(answer))
  expect(fault).toMatch(new RegExp(`^At ${place.replaceAll('.', String.raw`\.`)}: `))
  expect(fault).toContain(what)
})

test('a fault of the whole is told as one of the top', () => {
  const text = z.object({ a: z.number() }).refine(() => false, 'no good')
  expect(parseAnswer('{"a": 1}', text)).toEqual({ fault: 'At the top: no good' })
})
