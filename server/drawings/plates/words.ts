import { ACCENT, COOL, INK, grey } from '../ink/colours.ts'
import { smooth, times } from '../ink/curves.ts'
import { arrowHead, box, disc, fill, line, plate, stroke } from '../ink/marks.ts'
import type { Drawing } from '../drawing.ts'

export const storyArc: Drawing = {
  alt: 'A line that starts level, rises in steps to a turning point and falls to a new rest, above long blocks for scenes and thin ones for summary.',
  caption: 'Look for the point at which it turns, and for the room each part is given.',
  draw: () => {
    const blocks: [number, number, boolean][] = [
      [100, 150, true],
      [262, 22, false],
      [296, 190, true],
      [498, 22, false],
      [532, 36, false],
      [580, 300, true],
      [892, 22, false],
      [926, 174, true],
    ]
    return plate(
      'The arc of a story',
      line([80, 430], [1120, 430], { width: 2, colour: grey(0.4) }),
      stroke(
        smooth(
          [100, 400],
          [220, 385],
          [320, 320],
          [400, 335],
          [520, 240],
          [600, 258],
          [740, 110],
          [860, 235],
          [960, 335],
          [1100, 350],
        ),
        { width: 8 },
      ),
      disc([100, 400], 18),
      disc([1100, 350], 18),
      line([740, 144], [740, 430], { width: 2, dashed: true, colour: ACCENT }),
      disc([740, 110], 28, ACCENT),
      ...blocks.map(([x, width, isScene]) =>
        box([x, 490, width, 90], isScene ? (x === 580 ? INK : grey(0.7)) : grey(0.22)),
      ),
    )
  },
}

export const dialogueTurns: Drawing = {
  alt: 'Speech as blocks that pass from one speaker to the other above a line, with larger shapes hanging below it, the largest under the shortest turn.',
  caption: 'Little is said above the line; what presses lies beneath it.',
  draw: () => {
    const turns: [number, number, number][] = [
      [90, 150, 70],
      [256, 90, 130],
      [362, 210, 90],
      [588, 46, 278],
      [650, 160, 120],
      [826, 70, 200],
      [912, 198, 60],
    ]
    return plate(
      'What is said, and what is meant',
      ...turns.map(([x, width, deep], index) =>
        fill(
          `M${x} 330H${x + width}L${x + width * 0.5 + deep * 0.38} ${330 + deep * 0.55}L${x + width * 0.5} ${330 + deep}L${x + width * 0.5 - deep * 0.34} ${330 + deep * 0.5}Z`,
          index === 3 ? ACCENT : grey(index % 2 ? 0.34 : 0.2),
        ),
      ),
      ...turns.map(([x, width], index) =>
        box(
          [x, index % 2 ? 245 : 150, width, 54],
          index === 3 ? ACCENT : index % 2 ? grey(0.5) : INK,
          10,
        ),
      ),
      ...turns.map(([x, width], index) =>
        line([x + width / 2, index % 2 ? 299 : 204], [x + width / 2, 330], {
          width: 2,
          colour: grey(0.4),
        }),
      ),
      line([60, 330], [1140, 330]),
    )
  },
}

export const sentenceRhythm: Drawing = {
  alt: 'Eight bars of equal length on the left; on the right bars of many lengths, with one very short after the longest.',
  caption:
    'Equal lengths march; the short one after the long one falls like a hand on a table.',
  draw: () => {
    const varied = [0.55, 0.86, 0.42, 0.7, 1, 0.1, 0.64, 0.8]
    const bar = (left: number, share: number, index: number, colour: string) =>
      box([left, 92 + index * 63, 480 * share, 34], colour, 4) +
      disc([left + 480 * share + 24, 119 + index * 63], 7, colour)
    return plate(
      'The length of sentences',
      ...times(8, (index) => bar(80, 0.68, index, grey(0.4))),
      line([545, 92], [545, 567], { width: 2, colour: grey(0.3) }),
      ...varied.map((share, index) =>
        bar(620, share, index, share === 0.1 ? ACCENT : INK),
      ),
    )
  },
}

export const verseStresses: Drawing = {
  alt: 'Four lines of verse as tall and short strokes for stressed and light syllables; two line ends answer each other, and the third line runs over into the fourth.',
  caption:
    'Hear the tall strokes as the beat, and see where a line ends before its sentence does.',
  draw: () => {
    const lines = ['.|.|.|.|', '.|.|.|', '|..|.|.|', '.|.|.|']
    const [left, step] = [180, 112]
    return plate(
      'Stresses in lines of verse',
      ...lines.flatMap((verse, row) =>
        verse.split('').map((beat, index) => {
          const [x, base] = [left + index * step, 158 + row * 138]
          const rhyme = row % 2 === 1 && index === verse.length - 1
          return beat === '|'
            ? box([x - 17, base - 78, 34, 78], rhyme ? COOL : INK, 6)
            : box([x - 17, base - 28, 34, 28], grey(0.4), 6)
        }),
      ),
      stroke('M1004 404C1090 404 1100 463 1010 463H220C140 463 112 480 112 530', {
        colour: ACCENT,
      }),
      arrowHead([112, 536], 1.57, { colour: ACCENT }),
    )
  },
}

export const revisionMarks: Drawing = {
  alt: 'A page of lines with a paragraph struck out, and two words crossed with one bold word put in their place.',
  caption: 'Cut the large things first; then let one strong word do the work of two.',
  draw: () => {
    const mark = { colour: ACCENT, width: 4 } as const
    const words = (y: number, widths: readonly number[], colour: string) => {
      let x = 260
      return widths.map((width) => {
        x += width + 18
        return box([x - width - 18, y, width, 20], colour, 4)
      })
    }
    return plate(
      'A page revised',
      box([212, 72, 800, 543], grey(0.16)),
      box([200, 60, 800, 543], '#fdfaf3'),
      ...words(122, [90, 150, 60, 120, 84, 92], grey(0.8)),
      ...words(192, [130, 70], grey(0.8)),
      box([496, 192, 96, 20], grey(0.3), 4),
      box([610, 192, 138, 20], grey(0.3), 4),
      box([766, 192, 110, 20], grey(0.8), 4),
      line([482, 208], [762, 196], mark),
      box([560, 158, 124, 20], ACCENT, 4),
      ...words(300, [120, 84, 170, 96, 104], grey(0.3)),
      ...words(350, [70, 160, 110, 60, 150], grey(0.3)),
      ...words(400, [140, 96, 80], grey(0.3)),
      stroke('M240 282H920V438H240Z', mark),
      line([252, 430], [908, 290], mark),
      ...words(490, [100, 64, 150, 120, 90], grey(0.8)),
      ...words(540, [160, 90, 60], grey(0.8)),
    )
  },
}
