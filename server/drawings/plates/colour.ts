import { ACCENT, COOL, INK, PAPER, grey, mix } from '../ink/colours.ts'
import {
  box,
  clipped,
  disc,
  fill,
  framed,
  line,
  outline,
  oval,
  plate,
  round,
} from '../ink/marks.ts'
import { jugPath, ridge } from '../ink/motifs.ts'
import type { Drawing } from '../drawing.ts'

interface Climate {
  sky: string
  sun: string
  far: string
  ground: string
  lit: string
  shade: string
  roof: string
}

/** A house on a hill, under light from the left. */
const house = (left: number, { sky, sun, far, ground, lit, shade, roof }: Climate) =>
  framed(
    `scene${left}`,
    [left, 110, 500, 455],
    box([left, 110, 500, 455], sky),
    disc([left + 105, 205], 46, sun),
    ridge(
      [
        [left, 370],
        [left + 140, 330],
        [left + 330, 372],
        [left + 500, 320],
      ],
      565,
      far,
    ),
    ridge(
      [
        [left, 450],
        [left + 220, 420],
        [left + 500, 452],
      ],
      565,
      ground,
    ),
    fill(`M${left + 360} 468L${left + 500} 500V540L${left + 210} 478Z`, shade),
    fill(`M${left + 210} 330H${left + 290}V478H${left + 210}Z`, lit),
    fill(`M${left + 290} 330H${left + 380}V470L${left + 290} 478Z`, shade),
    fill(`M${left + 250} 250L${left + 198} 332H${left + 290}Z`, lit),
    fill(`M${left + 250} 250H${left + 342}L${left + 392} 332H${left + 294}Z`, roof),
    box([left + 236, 366, 30, 44], roof),
  )

export const warmAndCool: Drawing = {
  alt: 'The same house twice: under a warm sun with cool shadows, and under a cool moon with warm shadows.',
  caption:
    'Nothing has moved: the light alone changes the hour, and the shadow leans the other way.',
  draw: () =>
    plate(
      'Warm light, cool light',
      house(80, {
        sky: mix(PAPER, ACCENT, 0.28),
        sun: ACCENT,
        far: mix(mix(PAPER, ACCENT, 0.5), COOL, 0.25),
        ground: mix(mix(PAPER, ACCENT, 0.62), INK, 0.12),
        lit: mix(PAPER, ACCENT, 0.08),
        shade: mix(COOL, PAPER, 0.18),
        roof: mix(COOL, INK, 0.35),
      }),
      house(620, {
        sky: mix(PAPER, COOL, 0.42),
        sun: PAPER,
        far: mix(PAPER, COOL, 0.62),
        ground: mix(COOL, INK, 0.12),
        lit: mix(PAPER, COOL, 0.14),
        shade: mix(mix(ACCENT, PAPER, 0.3), INK, 0.2),
        roof: mix(ACCENT, INK, 0.55),
      }),
    ),
}

export const colourRoles: Drawing = {
  alt: 'A still life in much grey, some blue and one small orange fruit, beside two overlapping circles whose mixture is the grey.',
  caption:
    'Two opposite colours, the greys they make together, and the smallest area for the loudest.',
  draw: () => {
    const mixed = mix(ACCENT, COOL, 0.55)
    const soft = (share: number) => mix(PAPER, mixed, share)
    return plate(
      'A palette with roles',
      framed(
        'picture',
        [80, 88, 640, 500],
        box([80, 88, 640, 330], soft(0.28)),
        box([80, 418, 640, 170], soft(0.62)),
        oval([330, 530], [230, 20], soft(0.85)),
        fill(jugPath([320, 530], 350), mix(COOL, INK, 0.28)),
        clipped('lit', jugPath([320, 530], 350), fill(jugPath([372, 536], 350), COOL)),
        oval([545, 527], [84, 14], soft(0.85)),
        disc([540, 484], 46, ACCENT),
      ),
      disc([900, 218], 105, ACCENT),
      disc([1015, 218], 105, COOL),
      clipped('mixture', round([900, 218], 105), disc([1015, 218], 105, mixed)),
      box([795, 398, 190, 190], soft(0.28)),
      box([985, 398, 70, 190], soft(0.62)),
      box([1055, 398, 48, 190], COOL),
      box([1103, 398, 17, 190], ACCENT),
      outline([795, 398, 325, 190], { width: 2 }),
      line([795, 362], [1120, 362], { width: 2, colour: grey(0.3) }),
    )
  },
}
