import { describe, expect, it } from 'vitest'
import { withoutMarks } from '#src/lib/without-marks.ts'

describe('a piece of a reply', () => {
  it.each([
    ['The line turns. *(p.pdf)*', 'The line turns. (p.pdf)'],
    ['**Light** falls *from the **left*** side.', 'Light falls from the left side.'],
    ['Half of it** is dark [F12].', 'Half of it is dark.'],
    ['_Quiet_, and `p.pdf`', 'Quiet, and p.pdf'],
  ])('%s is read as %s', (markdown, read) => {
    expect(withoutMarks(markdown)).toBe(read)
  })

  it.each(['2 * 3 and 2*3*4', 'my_first_work.pdf', 'a note*', '_draft.pdf'])(
    '%s has no marks and stays as it is',
    (text) => {
      expect(withoutMarks(text)).toBe(text)
    },
  )
})
